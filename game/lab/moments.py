"""Moments of a match that pass: each is waited for, and caught while it lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.input.events import Action, Device
from game.engine.screen.scanlines import Scanlines
from game.lab.studio import match_where
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.move import Pass, Play
from game.rules.seat import Seat
from game.rules.views import view
from game.scenes.table import cues as cue
from game.scenes.table.match_point import at_match_point
from game.scenes.table.memory import passed_on

if TYPE_CHECKING:
    from game.lab.studio import Studio, Wanted
    from game.rules.state import State
    from game.rules.tile import Tile

Pose = Callable[["Studio"], None]

IDLE, NAMELESS = 22.0, 27.5
"""Seconds at the title until the room is shown, and until it is seen without the logo."""

ROWS = 9
"""Rows of options that are seen at a time."""

PASSES = 3
MANY = 4
SEEN = 0.35
"""How far a moment has come when its picture is taken."""


def moments() -> Iterator[tuple[str, Pose]]:
    """Every moment by name."""
    yield "attract-named", lambda studio: studio.run(IDLE)
    yield "attract-room", lambda studio: studio.run(NAMELESS)
    for page in (2, 3):
        yield f"options-page-{page}", partial(_options, rows=ROWS * (page - 1))
    yield "table-slam", _slam
    yield "table-hint", _hint
    yield "table-spoken", _spoken
    yield "table-spinner", _spinner
    yield "table-knock", _knock
    yield (
        "table-three-passes",
        lambda studio: _sit(studio, _passed_round, "express", {"seats": "4"}),
    )
    yield "table-lacks", lambda studio: _sit(studio, _known, "nordeste")
    yield "table-match-point", lambda studio: _sit(studio, _close, "all-fives")
    yield "table-la-e-lo", _la_e_lo
    yield "table-pass-on", _pass_on
    for lines in (Scanlines.SOFT, Scanlines.FULL):
        yield f"table-crt-{lines.name.lower()}", partial(_tube, lines=lines)


def _options(studio: Studio, rows: int) -> None:
    studio.go("options")
    studio.press(Device.KEYS, *(Action.DOWN,) * rows)


def _sit(
    studio: Studio, wanted: Wanted, variant: str, options: dict[str, str] | None = None
) -> None:
    studio.sit_at(match_where(wanted, variant, options))
    studio.run(1.2)


def _running(studio: Studio, act: type) -> list[float]:
    """How far pictures of a kind have come that are on their way."""
    return [way for each, way in studio.table.picture.running if isinstance(each.act, act)]


def _shows(studio: Studio, act: type) -> bool:
    """Whether such a picture has come far enough to be seen."""
    return any(way > SEEN for way in _running(studio, act))


# ---- what to look for in a match


def _plays(state: State) -> list[Play]:
    return [move for move in legal(state) if isinstance(move, Play)]


def _begun(state: State) -> bool:
    return state.turn is Seat.A and len(state.line.laid) > PASSES and bool(_plays(state))


def _first_double(state: State) -> tuple[Tile, Arm | None] | None:
    """A double that the viewer can make the spinner of a line that has none."""
    if not _begun(state) or state.line.spinner is not None:
        return None
    return next(((play.tile, play.arm) for play in _plays(state) if play.tile.is_double), None)


def _must_knock(state: State) -> bool:
    return state.turn is Seat.B and len(state.line.laid) > PASSES and not _plays(state)


def _passed_round(state: State) -> bool:
    last = state.acts[-PASSES:]
    passed = len(last) == PASSES and all(isinstance(act.move, Pass) for act in last)
    return state.turn is Seat.A and passed


def _known(state: State) -> bool:
    """The seat opposite has passed on more suits than a row holds in large text."""
    passes = [act for act in state.acts if act.seat is Seat.C and isinstance(act.move, Pass)]
    if state.turn is not Seat.A or state.doubled or len(passes) < PASSES:
        return False
    return len(passed_on(view(state, Seat.A))[Seat.C]) > MANY


def _close(state: State) -> bool:
    return _begun(state) and bool(at_match_point(state.rules, state.totals))


def _both_ends(state: State) -> bool:
    """The viewer goes out with a tile that fits both ends, one half each."""
    if state.turn is not Seat.A or len(state.hands[Seat.A]) != 1:
        return False
    (tile,) = state.hands[Seat.A]
    ends = sorted(end.pips for end in state.line.ends)
    return not tile.is_double and ends == sorted((tile.low, tile.high))


# ---- moments


def _slam(studio: Studio) -> None:
    _sit(studio, _begun, "all-fives")
    _lay_any(studio)
    studio.run_until(lambda: any(studio.table.picture.effects.dust()))
    studio.run_until(lambda: studio.table.picture.effects.shaken == (0, 0))


def _lay_any(studio: Studio) -> None:
    reach = studio.table.picture.cursor.reach
    if reach is None:
        raise TypeError("it is not the viewer's turn")
    tile, arms = next((tile, arms) for tile, arms in reach.plays.items() if arms)
    studio.lay(tile, next(iter(arms)))


def _hint(studio: Studio) -> None:
    _sit(studio, _begun, "all-fives")
    studio.press(Device.KEYS, Action.HINT)
    studio.run_until(lambda: studio.table.picture.hinted is not None)


def _spoken(studio: Studio) -> None:
    _sit(studio, _begun, "brasil", {"seats": "4"})
    while studio.table.picture.said is None:
        _lay_any(studio)
        studio.run_until(partial(_spoken_or_asked, studio))
    studio.run_until(lambda: not _running(studio, cue.Fly))


def _spoken_or_asked(studio: Studio) -> bool:
    reach = studio.table.picture.cursor.reach
    return studio.table.picture.said is not None or (reach is not None and bool(reach.plays))


def _spinner(studio: Studio) -> None:
    _sit(studio, lambda state: _first_double(state) is not None, "all-fives")
    reach = studio.table.picture.cursor.reach
    if reach is None:
        raise TypeError("it is not the viewer's turn")
    tile = next(tile for tile in reach.plays if tile.is_double)
    studio.lay(tile, next(iter(reach.plays[tile])))
    studio.run_until(lambda: _shows(studio, cue.SpinnerRings))


def _knock(studio: Studio) -> None:
    studio.sit_at(match_where(_must_knock, "express", {"seats": "4"}))
    studio.run_until(lambda: _shows(studio, cue.Knock))


def _la_e_lo(studio: Studio) -> None:
    _sit(studio, _both_ends, "nordeste")
    _lay_any(studio)
    studio.run_until(lambda: _shows(studio, cue.Banner))


def _pass_on(studio: Studio) -> None:
    studio.prefs.change(variant="mano-a-mano", people="hh")
    studio.go("play")
    studio.run_until(lambda: studio.table.picture.due is not None)
    studio.run(0.5)


def _tube(studio: Studio, lines: Scanlines) -> None:
    studio.tube(lines)
    _sit(studio, _begun, "all-fives")
