"""Whole matches through the real scenes, with one device each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action, Device, Press
from game.match import fair
from game.rules.line import Arm
from game.rules.move import Play
from game.rules.notation import read
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes.board import UNDER, Board
from game.scenes.dialog import Dialog
from game.store.settings import Settings, Speed
from tests.scenes.evening import GUESTS, ByMouse, Evening
from tests.scenes.robot import Mouse, my_turn, round_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.move import Move
    from tests.scenes.evening import Guest

    Arrive = Callable[[Evening], Guest]

every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
TURBO = Settings(language="en", speed=Speed.TURBO)
ARMS = {Arm.N, Arm.S, Arm.E, Arm.W}
HOUR = 3600.0
COARSE = 1 / 15
"""Seconds of a frame while nobody but the screen is busy; keeps the tests quick."""


def dragging(evening: Evening) -> Guest:
    return ByMouse(evening, Mouse(evening.rig, drags=True))


def wish(evening: Evening, used: set[Arm]) -> Move:
    """A move of the viewer's that uses an arm not used so far, if there is one."""
    moves = evening.sitting.session.view(Seat.A).legal
    fresh = [move for move in moves if isinstance(move, Play) and move.arm in ARMS - used]
    return fresh[0] if fresh else moves[0]


def play_on(evening: Evening, guest: Guest, used: set[Arm], *until: str) -> None:
    """Plays until a scene of one of these names is on top."""
    rig = evening.rig
    end = rig.now + HOUR
    while evening.where not in until:
        assert rig.now < end, f"still at {evening.where}"
        if my_turn(rig) and rig.table.picture.tray.moving:
            rig.wait(COARSE, COARSE)
        elif my_turn(rig):
            move = wish(evening, used)
            before = evening.sitting.session.state
            guest.player.play(move)
            assert evening.sitting.session.state is not before, f"{move} was not made"
            if isinstance(move, Play) and move.arm:
                used.add(move.arm)
        elif round_over(rig):
            guest.player.go_on()
        elif evening.where == "ScoreboardScene":
            guest.choose("next")
        else:
            rig.wait(COARSE, COARSE)


@every_device
def test_a_match_of_all_fives_from_the_title_to_the_result(arrive: Arrive) -> None:
    evening = Evening(TURBO, seed="journey")
    guest = arrive(evening)
    guest.choose("menu")
    guest.choose("start")
    used: set[Arm] = set()
    play_on(evening, guest, used, "ResultScene")
    state = evening.sitting.session.state
    assert state.phase is Phase.MATCH_OVER
    assert max(state.totals) >= 100
    assert used == ARMS, "another seed is needed"
    guest.choose("check")
    guest.back()
    guest.choose("look")
    guest.any_press()
    guest.choose("again")
    assert evening.where == "TableScene"
    again = evening.sitting.session
    assert again.state.number == 0
    assert again.players[0].name == "You"


def test_a_match_by_dragging_every_tile() -> None:
    evening = Evening(TURBO, seed="journey")
    guest = dragging(evening)
    guest.choose("play")
    used: set[Arm] = set()
    play_on(evening, guest, used, "ResultScene")
    assert used == ARMS, "another seed is needed"


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("mano-a-mano", {}),
        ("express", {"seats": "3", "target": "50"}),
        ("express", {"seats": "2x2", "target": "50"}),
        ("brasil", {"seats": "4", "first": "drawn"}),
        ("nordeste", {}),
    ],
)
def test_every_rule_system_reaches_its_result_and_a_second_match(
    variant: str, options: dict[str, str]
) -> None:
    settings = Settings(
        language="en", speed=Speed.TURBO, variant=variant, options={variant: options}
    )
    evening = Evening(settings)
    guest = GUESTS["keys"](evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ResultScene")
    record = str(evening.sitting.session.record)
    reading = read(record.encode(), fair)
    assert reading.taken[-1].step.state.phase is Phase.MATCH_OVER
    assert evening.sitting.kept is not None
    guest.choose("again")
    play_on(evening, guest, set(), "ScoreboardScene", "ResultScene")


def test_two_confirms_in_one_frame_begin_one_round() -> None:
    evening = Evening(TURBO)
    guest = GUESTS["keys"](evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ScoreboardScene")
    session = evening.sitting.session
    assert len(session.results) == 1
    guest.focus("next")
    twice = Press(Action.CONFIRM, Device.KEYS)
    evening.rig.send(twice, twice)
    evening.rig.wait(5)
    deals = [proof.number for proof in session.proofs]
    assert deals.count(2) == 1
    assert session.state.number == 2


def test_two_confirms_in_one_frame_begin_one_rematch() -> None:
    settings = Settings(language="en", speed=Speed.TURBO, options={"all-fives": {"target": "5"}})
    evening = Evening(settings)
    guest = GUESTS["keys"](evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ResultScene")
    twice = Press(Action.CONFIRM, Device.KEYS)
    guest.focus("again")
    evening.rig.send(twice, twice)
    evening.rig.wait(5)
    assert [proof.number for proof in evening.sitting.session.proofs] == [1]


@every_device
def test_the_table_is_seen_from_the_scoreboard_and_back(arrive: Arrive) -> None:
    evening = Evening(TURBO)
    guest = arrive(evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ScoreboardScene")
    board = evening.rig.top
    assert isinstance(board, Board)
    score = evening.picture()
    guest.choose("look")
    assert evening.picture() != score
    strip = evening.rig.look().subsurface(UNDER)
    only = strip.copy()
    only.fill(evening.kit.look.palette["ink0"], (UNDER.w // 2, 0, UNDER.w // 2, UNDER.h))
    assert pygame.image.tobytes(strip, "RGB") == pygame.image.tobytes(only, "RGB")
    guest.any_press()
    assert not board.looking
    assert evening.rig.top is board
    guest.back()
    assert evening.where == "PauseScene"
    guest.choose("resume")
    assert evening.rig.top is board


def test_totals_stay_in_sight_through_deal_pause_and_resume() -> None:
    evening = Evening(TURBO)
    guest = GUESTS["keys"](evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ScoreboardScene")
    totals = evening.sitting.session.state.totals
    assert any(totals)
    guest.choose("next")
    for _ in range(40):
        evening.rig.wait(0.05)
        assert evening.rig.table.picture.shown.totals == evening.sitting.session.state.totals
    guest.menu()
    guest.choose("title")
    guest.choose("continue")
    assert evening.rig.table.picture.shown.totals == totals


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
@pytest.mark.parametrize("reason", ["pause.saved", "pause.focus-lost", "pause.pad-lost"])
def test_a_pause_leaves_what_was_told_last_in_sight(language: str, reason: str) -> None:
    evening = Evening(Settings(language=language, speed=Speed.TURBO))
    GUESTS["keys"](evening).choose("play")
    told = evening.rig.table.places.plan.caption
    pause = evening.cabinet.pause(evening.sitting, evening.kit.text(reason))
    assert isinstance(pause, Dialog)
    assert 20 <= pause.area.top < pause.area.bottom < told.y
