"""The tables of the simulation, made once for each table of rules."""

from __future__ import annotations

from functools import lru_cache

from game.ai.ends import Automaton
from game.ai.position import Tables
from game.rules.line import Branching
from game.rules.policies.choices import Counting
from game.rules.variant import Policies

DOUBLED = 2


@lru_cache(maxsize=8)
def _automaton(branching: Branching, counting: Counting) -> Automaton:
    return Automaton(branching, counting)


@lru_cache(maxsize=64)
def tables_for(policies: Policies, doubled: bool = False) -> Tables:  # noqa: FBT001, FBT002 - State's
    """The tables for these policies, filled as they are used; `doubled` as in `State`."""
    automaton = _automaton(policies.branching, policies.counting)
    return Tables(policies, DOUBLED if doubled else 1, automaton)
