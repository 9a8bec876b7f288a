"""One match being played: who sits where, what has happened, its record, its fair shuffle.

`session.Session` is the one thing that changes; everything else here is a value.
"""
