"""The table: what is played on it, how it moves, and how it is drawn.

`scene.TableScene` wires the parts. `cursor` and `choreography` are headless: which tile and which
arm a player means, and which cues tell what happened. `shown` is what the screen says while the
cues run; the painters draw it.
"""
