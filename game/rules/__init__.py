"""The rules of dominoes, exactly, and nothing else: no screen, no clock, no chance, no words.

This package imports nothing else of the game. Start at `state`, `legal` and `apply`.
"""
