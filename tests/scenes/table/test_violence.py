"""The most violent moments, frame by frame: how often the picture flashes, and whether it shakes.

A flash, as WCAG 2 reckons it: a cell of the picture becomes lighter or darker by a tenth of full
luminance or more, and goes back, while its darker state is below 0.8.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.lab.states import ended
from game.lab.studio import match_where
from game.match.fair import Seeded
from game.match.session import Session
from game.rules.line import Arm
from game.rules.result import Ending, Finish
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile, tile
from game.scenes.confetti import Confetti
from game.scenes.table.preferences import Amounts, Preferences
from game.store.settings import Settings
from tests.lab.legible import luminance
from tests.scenes.evening import Evening
from tests.scenes.robot import Mouse
from tests.scenes.table.house import House
from tests.scenes.table.sitting import resumed
from tests.scenes.table.test_scene import FOUR_ARMS

FRAMES, SECONDS = 30, 4
ACROSS, DOWN = 4, 3
STEP, DARK = 0.1, 0.8
MOST = 3
CALM = Amounts(shake=0, flash=0, particles=0, hit_stop=0, scenery=0)
MOMENTS = ("slam", "la-e-lo", "win")
AMOUNTS = {"calm": CALM, "half": Amounts(shake=0.5, flash=0.5, particles=0.5), "full": Amounts()}


def la_e_lo(state: State) -> bool:
    result = state.result
    wanted = ended(Ending.DOMINO, Finish.BOTH_ENDS)
    return wanted(state) and result is not None and result.out is Seat.A


def won(state: State) -> bool:
    result = state.result
    return state.phase is Phase.MATCH_OVER and result is not None and result.out is Seat.A


@cache
def before(moment: str) -> tuple[str, Tile, Arm | None]:
    """A record just before the viewer's tile of a moment, and the tile with its arm."""
    if moment == "slam":
        return FOUR_ARMS, tile("6-4"), Arm.E
    record = match_where(la_e_lo if moment == "la-e-lo" else won, "nordeste")
    laid = sat(record).state.line.laid[-1]
    return record.rstrip("\n").rpartition("\n")[0] + "\n", laid.tile, laid.arm


def sat(record: str) -> Session:
    """The match of a record, with its own players or with those of the tests."""
    if "[A " not in record:
        return resumed(record)
    return Session.resume(record.encode(), Seeded("violence"))


def frames(moment: str, amounts: Amounts) -> Iterator[pygame.Surface]:
    """Thirty pictures a second, from a flick of the mouse until the points have been told."""
    record, last, arm = before(moment)
    house = House(sat(record))
    house.preferences = Preferences(amounts=amounts)
    house.rig.wait(1.0)
    mouse = Mouse(house.rig, drags=True)
    mouse.drag(mouse.on_tile(last), mouse.on_end(last, arm), steps=3)
    assert house.session.state.line.laid[-1].tile == last
    for _ in range(SECONDS * FRAMES):
        house.rig.wait(2 / 60)
        yield house.rig.look()


def cells(picture: pygame.Surface) -> tuple[float, ...]:
    """The luminance of each part of the picture."""
    small = pygame.transform.smoothscale(picture, (ACROSS, DOWN))
    colours = (small.get_at((x, y)) for x in range(ACROSS) for y in range(DOWN))
    return tuple(luminance((red, green, blue)) for red, green, blue, _ in colours)


def flashes(levels: list[float]) -> list[int]:
    """The frames at which a change of luminance is undone."""
    turns: list[int] = []
    low = high = levels[0]
    rising: bool | None = None
    for at, level in enumerate(levels):
        low, high = min(low, level), max(high, level)
        if rising is not False and high - level >= STEP and level < DARK:
            turns += [at] if rising else []
            rising, low, high = False, level, level
        elif rising is not True and level - low >= STEP and low < DARK:
            turns += [at] if rising is False else []
            rising, low, high = True, level, level
    return turns


def most_a_second(levels: list[float]) -> int:
    turns = flashes(levels)
    return max((sum(at <= turn < at + FRAMES for turn in turns) for at in turns), default=0)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("amounts", ["full", pytest.param("half", marks=pytest.mark.slow)])
def test_there_are_three_flashes_a_second_at_most(moment: str, amounts: str) -> None:
    seen = [cells(picture) for picture in frames(moment, AMOUNTS[amounts])]
    assert max(most_a_second(list(levels)) for levels in zip(*seen, strict=True)) <= MOST


@pytest.mark.parametrize("moment", MOMENTS)
def test_calm_neither_lights_up_nor_shakes(moment: str) -> None:
    """No cell flashes; a corner of the room and one of the felt stay as they are, to the pixel."""
    seen, corners = [], set()
    for picture in frames(moment, AMOUNTS["calm"]):
        seen.append(cells(picture))
        parts = (picture.subsurface(area) for area in ((0, 0, 60, 8), (90, 30, 20, 12)))
        corners.add(tuple(pygame.image.tobytes(part, "RGB") for part in parts))
    assert max(most_a_second(list(levels)) for levels in zip(*seen, strict=True)) == 0
    assert len(corners) == 1


def test_calm_rains_no_paper() -> None:
    evening = Evening(Settings(language="en", particles=0))
    paper = Confetti(evening.kit.rng, pygame.Rect(0, 0, 200, 200), 0.0)
    assert not paper.update(0.5)


def test_the_measure_finds_a_strobe() -> None:
    strobe = [0.6 if frame // 6 % 2 else 0.1 for frame in range(120)]
    assert most_a_second(strobe) > MOST
    assert most_a_second([0.3] * 60) == 0
