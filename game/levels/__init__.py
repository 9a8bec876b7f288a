"""Tables as Tiled maps: where things lie on the canvas, and what is painted around them. Headless.

`reader.load` gives one frozen `Level`; `reader.load_all` a folder of them, with the errors beside.
"""
