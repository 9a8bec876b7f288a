"""The table: what is played on it, how it moves, and how it is drawn.

`scene.TableScene` wires the parts. Headless are `cursor` and `slam` (which tile and which arm a
player means, and how hard), `choreography` (which cues tell what happened, in which order), `flow`
(what comes next: lots, the stir, deals, turns, ends), `chair` (whose hand is seen), `memory`,
`counsel` and `reasoning` (help), and `match_point`. `shown` is what the screen says while the cues
run; `atmosphere` is what they sound and feel like; the painters draw it.
"""
