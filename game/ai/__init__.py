"""Computer players: pure functions of what a seat may know, and what runs them.

This package imports the rules alone; it never sees a state, a deal or a shuffle.
"""
