"""The room that a game is played in: painted by its map, lit by its mood, moving a little.

`Room` is around the table, `establishing` the whole room behind menus. Colours are palette indices
until the light has been reckoned with, so that nothing ever leaves the palette.
"""
