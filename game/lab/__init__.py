"""Headless tools behind the command line: replay, bench, arena and their kin."""
