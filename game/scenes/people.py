"""Who of a table's seats are people, and who are computers: what there is to choose from.

A company is spelled by seat from the first on, `h` for a person and `c` for a computer; seat A is
always a person, for somebody has to sit there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.rules.seat import Seating

if TYPE_CHECKING:
    from collections.abc import Callable

    Text = Callable[..., str]

ALONE, NUMBERED = "You", "Player {n}"
"""What records call people who gave no name, whatever language they play in."""

_NUMBERED = re.compile(NUMBERED.format(n=r"(\d+)"))

COMPANIES = {
    Seating.TWO: ("hc", "hh"),
    Seating.THREE: ("hcc", "hhc", "hhh"),
    Seating.FOUR: ("hccc", "hhcc", "hchc", "hhhc", "hhhh"),
    Seating.PAIRS: ("hccc", "hchc", "hhcc", "hhhc", "hhhh"),
}


def seated(people: str, seating: Seating) -> str:
    """A company that was chosen, as far as these seats can hold it; else one person alone."""
    offered = COMPANIES[seating]
    if people in offered:
        return people
    wanted = people.count("h")
    return next((each for each in offered if each.count("h") == wanted), offered[0])


def initial(name: str) -> str:
    """The letter that stands for a name where there is room for no more: of Dona Zefa, Z."""
    return name.rsplit(maxsplit=1)[-1][:1].upper() if name.strip() else ""


def key_of(people: str, seating: Seating) -> str:
    """The end of the catalogue key that says what a company is like at these seats."""
    return f"pairs-{people}" if seating is Seating.PAIRS else people


def named(text: Text, name: str) -> str:
    """What somebody is called: people without a name in the language of the moment."""
    if name == ALONE:
        return text("player.you")
    numbered = _NUMBERED.fullmatch(name)
    return text("player.number", n=int(numbered[1])) if numbered else name
