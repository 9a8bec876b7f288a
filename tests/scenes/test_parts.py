"""The small parts of the pages: toasts, settings, the parade, the tally."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.ai.simple import choose
from game.engine.input.bindings import Bindings
from game.engine.input.events import (
    Action,
    Device,
    FocusGained,
    PadFound,
    Point,
    Press,
    Resized,
)
from game.match.session import Session
from game.rules.policies.choices import Next
from game.rules.state import Phase
from game.scenes.devices import LastDevice
from game.scenes.parade import Parade
from game.scenes.prefs import Prefs
from game.scenes.remembering import DELAY, Remembering
from game.scenes.sound import LateSound
from game.scenes.tally import Tally, next_opening
from game.scenes.toasts import SECONDS, Toasts
from game.store.settings import Display, Settings, Speed
from tests.scenes.evening import Heard
from tests.scenes.table.sitting import sit_down


def test_toasts_wait_for_each_other_and_go() -> None:
    toasts = Toasts()
    for sentence in ("one", "one", "two"):
        toasts.say(sentence)
    assert toasts.current == "one"
    toasts.update(SECONDS)
    assert toasts.current == "two"
    toasts.update(SECONDS)
    assert not toasts.animating


def test_a_change_is_heard_once_and_only_if_it_is_one() -> None:
    prefs, heard = Prefs(Settings()), []
    prefs.listen(lambda before, after: heard.append((before.speed, after.speed)))
    prefs.change(speed=Speed.NORMAL)
    prefs.change(speed=Speed.TURBO)
    assert heard == [(Speed.NORMAL, Speed.TURBO)]


def test_settings_are_written_a_little_after_the_last_change() -> None:
    prefs, saved = Prefs(Settings()), []
    remembering = Remembering(prefs, lambda s: saved.append(s.music), prefs.settings, {})
    prefs.change(music=10)
    remembering.update(DELAY / 2)
    prefs.change(music=20)
    remembering.update(DELAY / 2)
    assert saved == []
    remembering.update(DELAY)
    remembering.update(DELAY)
    assert saved == [20]
    prefs.change(music=30)
    remembering.settle()
    assert saved == [20, 30]


def test_what_the_command_line_gave_is_not_written_unless_it_is_changed() -> None:
    loaded = Settings()
    once = {"display": Display.WINDOW}
    prefs, saved = Prefs(Settings(display=Display.WINDOW)), []
    remembering = Remembering(prefs, lambda s: saved.append(s.display), loaded, once)
    prefs.change(music=10)
    remembering.settle()
    assert saved == [Display.FULL_SCREEN]
    prefs.change(display=Display.FULL_SCREEN)
    prefs.change(display=Display.WINDOW)
    remembering.settle()
    assert saved[-1] is Display.WINDOW


def test_sound_that_comes_late_plays_the_music_of_the_moment() -> None:
    late, heard = LateSound(), Heard()
    late.music("title")
    late.cue("lost")
    late.music("table")
    late.begin(heard)
    late.cue("clack")
    assert (heard.playing, heard.cues) == ("table", ["clack"])


def test_prompts_follow_the_device_in_the_hand() -> None:
    device = LastDevice(Bindings())
    device.hear(PadFound(3, "Sony DualSense", mapped=True))
    keys = device.prompt(Action.CONFIRM, "Choose")
    device.hear(Press(Action.DOWN, Device.PAD, 3))
    pad = device.prompt(Action.CONFIRM, "Choose")
    assert keys is not None
    assert pad is not None
    assert (keys.picture, pad.picture) == ("key/return", "playstation/a")
    device.hear(Point(1, 1))
    assert device.device is Device.MOUSE


@pytest.mark.parametrize("seed", range(5))
def test_the_parade_matches_and_never_tears(seed: int) -> None:
    parade = Parade(320, 6, random.Random(seed))
    for _ in range(2000):
        parade.update(1 / 20)
        tiles = parade.tiles
        assert tiles[0].x < 1e-6
        assert tiles[-1].x + tiles[-1].width > 320 - 1e-6
        for left, right in pairwise(tiles):
            assert left.x + left.width == pytest.approx(right.x)
            assert left.tile.other(left.first) == right.first
        assert all(left.tile != right.tile for left, right in pairwise(tiles))


def played(session: Session, rounds: int) -> Session:
    while len(session.results) < rounds and session.state.phase is not Phase.MATCH_OVER:
        if session.deal_due:
            session.begin_deal()
            session.complete_deal()
            continue
        assert session.state.turn is not None
        seat = session.state.turn
        session.submit(seat, choose(session.view(seat), "greedy", 1))
    return session


def test_the_tally_adds_up() -> None:
    session = played(sit_down("all-fives", "tally"), 3)
    tally = Tally.of(session)
    assert tally.numbers == tuple(range(1, len(session.results) + 1))
    for row in tally.rows:
        assert sum(row.gains) == row.total == session.state.totals[row.side]
        assert row.before == row.total - row.gains[-1]
    assert tally.ranking[0].total == max(session.state.totals)


def test_the_tally_of_a_match_without_a_round_is_empty() -> None:
    tally = Tally.of(sit_down("mano-a-mano"))
    assert [row.total for row in tally.rows] == [0, 0]
    assert tally.numbers == ()


@pytest.mark.parametrize("variant", ["mano-a-mano", "all-fives", "express", "brasil", "nordeste"])
@pytest.mark.parametrize("how", ["rotate", "winner", "highest"])
def test_who_leads_next_is_who_leads_then(variant: str, how: str) -> None:
    session = played(sit_down(variant, "leads", next=how, target="1000"), 1)
    for _ in range(4):
        told = next_opening(session.state)
        assert told is not None
        assert told.how is Next(how)
        session.begin_deal()
        session.complete_deal()
        if session.state.phase is Phase.PLAY and session.state.number > 1:
            assert told.seat in (session.state.opener, None)
            assert (told.seat is None) == (how == "highest")
        played(session, len(session.results) + 1)


def test_nobody_leads_after_the_match() -> None:
    session = played(sit_down("all-fives", target="5"), 99)
    assert session.state.phase is Phase.MATCH_OVER
    assert next_opening(session.state) is None


def test_a_window_that_moves_under_the_pointer_is_no_mouse_in_hand() -> None:
    device = LastDevice(Bindings())
    for event in (Press(Action.FULLSCREEN, Device.KEYS), Resized(1920, 1080), FocusGained()):
        device.hear(event)
        device.hear(Point(300, 100))
        device.hear(Point(301, 101))
        assert device.device is Device.KEYS
    device.hear(Point(303, 101))
    assert device.device is Device.MOUSE
