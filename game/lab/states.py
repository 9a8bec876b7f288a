"""The states of the scenes that are worth a picture, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine.input.events import (
    Action,
    Device,
    FocusLost,
    Point,
    PointDown,
)
from game.lab.annals import played
from game.lab.device_states import device_poses
from game.lab.moments import moments
from game.lab.studio import match_where
from game.lab.teaching import teaching
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.move import Play
from game.rules.result import Ending, Finish
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.variants import variants
from game.scenes.crashed import CrashedScene, Told
from game.scenes.front import Front
from game.scenes.scoreboard import ScoreboardScene
from game.store.trouble import Kind, Trouble

if TYPE_CHECKING:
    from game.lab.studio import Studio, Wanted
    from game.match.annal import Annal
    from game.rules.state import State
    from game.rules.tile import Tile

SOME_TILES, LONG_LINE, LARGE_HAND = 5, 19, 13
FIRST_ROUNDS, BOTH, GOOD_SCORE = 2, 2, 10
SETTLED = 1.4
"""Seconds from the menu to a table at which nothing of the passage is left."""

UNDER_WAY = 0.4
"""How far a tile has flown when its picture is taken."""

BLOCKED: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("two", "all-fives", {}),
    ("four", "express", {"seats": "4"}),
    ("three", "brasil", {"seats": "3"}),
)

JUDGED = frozenset({"scoreboard-four", "scoreboard-la-e-lo"})
"""Where the costliest move is waited for."""

Pose = Callable[["Studio"], None]
"""Brings a studio into a state."""


def poses() -> Mapping[str, Pose]:
    """Every state: `scene-state` to what brings it about."""
    return dict((*_menus(), *teaching(), *_tables(), *moments(), *_endings(), *device_poses()))


# ---- pages


def _menus() -> Iterator[tuple[str, Pose]]:
    yield "title-first", lambda _studio: None
    yield "title-continue", _waiting
    yield "title-toast", _toast
    yield "title-quit", lambda studio: studio.go("quit")
    yield "notice-save", _unreadable
    yield "crashed-waiting", _crashed
    for name in variants():
        yield f"menu-{name}", partial(_menu, variant=name, options={})
        yield f"house-{name}", partial(_house, variant=name, options={})
        yield f"rules-{name}", partial(_card, variant=name)
    changed = {"seats": "2x2", "hand": "6", "cruzada": "4", "blank-steals": "off"}
    yield "menu-changed", partial(_menu, variant="brasil", options=changed)
    yield "house-changed", partial(_house, variant="brasil", options=changed)
    yield "house-most", partial(_house, variant="brasil", options={"seats": "2"})
    yield "house-lit", _lit
    yield "options-all", lambda studio: studio.go("options")
    yield "confirm-another", _another
    yield "scores-none", _annals
    yield "scores-some", partial(_annals, rows=played())


def _toast(studio: Studio) -> None:
    studio.kit.toasts.say(studio.kit.text("sound.no-device"))
    studio.run(1)


def _waiting(studio: Studio) -> None:
    studio.shelf.record = match_where(_own_turn, "all-fives")
    studio.begin()


def _annals(studio: Studio, rows: tuple[Annal, ...] = ()) -> None:
    studio.shelf.rows = rows
    studio.press(Device.KEYS, Action.INFO)


def _another(studio: Studio) -> None:
    _waiting(studio)
    studio.go("play")


def _unreadable(studio: Studio) -> None:
    saves = Path("saves")
    trouble = Trouble(Kind.MOVED_ASIDE, saves / "running.dmn", saves / "running-unreadable.dmn")
    studio.shelf.troubles = (trouble,)
    studio.begin()


def _crashed(studio: Studio) -> None:
    studio.shelf.record = match_where(_own_turn, "all-fives")
    studio.begin()
    report = Path("logs") / "crash-2024-05-01-201530.txt"
    told = Told("crash.now", "ZeroDivisionError: division by zero (scene.py:1)", report)
    studio.front = Front(CrashedScene(studio.kit, studio.cabinet, told), studio.kit)
    studio.run(0.7)


def _remember(studio: Studio, variant: str, options: Mapping[str, str]) -> None:
    studio.prefs.change(variant=variant, options={variant: dict(options)})


def _menu(studio: Studio, variant: str, options: Mapping[str, str]) -> None:
    _remember(studio, variant, options)
    studio.go("menu")


def _house(studio: Studio, variant: str, options: Mapping[str, str]) -> None:
    _menu(studio, variant, options)
    studio.go("house")
    studio.press(Device.PAD, Action.DOWN)


def _lit(studio: Studio) -> None:
    """Another score has just been chosen, and other rules followed from it."""
    _house(studio, "brasil", {})
    studio.press(Device.PAD, Action.DOWN, Action.RIGHT)
    studio.run(0.3)


def _card(studio: Studio, variant: str) -> None:
    studio.sit_at(match_where(_own_turn, variant))
    studio.press(Device.KEYS, Action.MENU)
    studio.go("rules")


# ---- what to look for in a match


def _own_turn(state: State) -> bool:
    return state.turn is Seat.A and len(state.line.laid) >= SOME_TILES


def _plays(state: State) -> dict[Tile, set[Arm | None]]:
    found: dict[Tile, set[Arm | None]] = {}
    for move in legal(state):
        if isinstance(move, Play):
            found.setdefault(move.tile, set()).add(move.arm)
    return found


def _several(state: State) -> bool:
    """The viewer has a tile for several arms of a cross."""
    cross = {Arm.N, Arm.S} <= {each.arm for each in state.line.laid}
    return cross and state.turn is Seat.A and _widest(state) > BOTH


def _stuck(state: State) -> bool:
    return _own_turn(state) and not _plays(state) and bool(state.stock)


def _must_pass(state: State) -> bool:
    return _own_turn(state) and not _plays(state)


def _large_hand(state: State) -> bool:
    return state.turn is Seat.A and len(state.hands[Seat.A]) >= LARGE_HAND


def _long_line(state: State) -> bool:
    return state.turn is Seat.A and len(state.line.laid) >= LONG_LINE


def _others_turn(state: State) -> bool:
    return state.turn is Seat.B and len(state.line.laid) >= SOME_TILES and any(_plays(state))


def _scores(state: State) -> bool:
    """The viewer can score."""
    if state.turn is not Seat.A or len(state.line.laid) < SOME_TILES:
        return False
    return any(_scored(state, tile, arm) >= GOOD_SCORE for tile, arm in _choices(state))


def _choices(state: State) -> Iterator[tuple[Tile, Arm | None]]:
    return ((tile, arm) for tile, arms in _plays(state).items() for arm in arms)


def _widest(state: State) -> int:
    return max((len(arms) for arms in _plays(state).values()), default=0)


def _scored(state: State, tile: Tile, arm: Arm | None) -> int:
    return state.rules.policies.counting.points(state.line.lay(tile, arm).count)


def ended(ending: Ending, finish: Finish | None = None) -> Wanted:
    """A round, not one of the first, that ended in a way while the match goes on."""

    def wanted(state: State) -> bool:
        result = state.result
        if state.phase is not Phase.ROUND_OVER or result is None:
            return False
        right = result.ending is ending and (finish is None or result.award.finish is finish)
        return right and result.number > FIRST_ROUNDS

    return wanted


def _won(state: State) -> bool:
    side = state.rules.seating.side_of(Seat.A)
    return state.phase is Phase.MATCH_OVER and state.winner == side


def _lost(state: State) -> bool:
    side = state.rules.seating.side_of(Seat.A)
    return state.phase is Phase.MATCH_OVER and state.winner != side


# ---- the table


def _tables() -> Iterator[tuple[str, Pose]]:
    yield "table-stir", lambda studio: _new(studio, "all-fives", {}, SETTLED)
    yield "table-lots", lambda studio: _new(studio, "brasil", {"first": "drawn"}, 2.0)
    yield "table-deal", lambda studio: _new(studio, "express", {"seats": "4"}, 2.4)
    yield "table-turn", lambda studio: _at(studio, _own_turn, "mano-a-mano")
    yield "table-choose", _choose
    yield "table-drag", _drag
    yield "table-refused", _refused
    yield "table-draw", lambda studio: _at(studio, _stuck, "mano-a-mano")
    yield "table-pass", lambda studio: _at(studio, _must_pass, "nordeste")
    yield "table-large-hand", lambda studio: _at(studio, _large_hand, "all-fives")
    yield "table-long-line", lambda studio: _at(studio, _long_line, "express", {"seats": "2x2"})
    yield "table-three", lambda studio: _at(studio, _own_turn, "express", {"seats": "3"})
    yield "table-pairs", lambda studio: _at(studio, _own_turn, "brasil", {"seats": "2x2"})
    yield "table-flight", _flight
    yield "table-score", _score
    blocked = ended(Ending.BLOCKED)
    for name, variant, options in BLOCKED:
        pose = partial(_at, wanted=blocked, variant=variant, options=options)
        yield f"table-blocked-{name}", pose
    yield "pause-asked", _paused
    yield "pause-focus", _unfocused


def _new(studio: Studio, variant: str, options: Mapping[str, str], seconds: float) -> None:
    _remember(studio, variant, options)
    studio.go("play")
    studio.run(seconds)


def _at(
    studio: Studio, wanted: Wanted, variant: str, options: dict[str, str] | None = None
) -> None:
    studio.sit_at(match_where(wanted, variant, options))
    studio.run(0.8)


def _of_several(studio: Studio) -> Tile:
    _at(studio, _several, "all-fives")
    reach = studio.table.picture.cursor.reach
    if reach is None:
        raise TypeError("it is not the viewer's turn")
    return next(tile for tile, arms in reach.plays.items() if len(arms) > BOTH)


def _choose(studio: Studio) -> None:
    tile = _of_several(studio)
    x, y = studio.table.picture.tray.at(tile)
    studio.send(Point(x + 12, y + 24), PointDown(x + 12, y + 24))
    studio.click(x + 12, y + 24)
    studio.run(0.4)


def _drag(studio: Studio) -> None:
    tile = _of_several(studio)
    x, y = studio.table.picture.tray.at(tile)
    studio.send(Point(x + 12, y + 24), PointDown(x + 12, y + 24))
    for step in range(1, 13):
        studio.send(Point(x + 12 - 4 * step, y + 24 - 9 * step))


def _refused(studio: Studio) -> None:
    _at(studio, _own_turn, "all-fives")
    picture = studio.table.picture
    reach = picture.cursor.reach
    hand = picture.cursor.hand
    tile = next(tile for tile in hand if reach is not None and not reach.fits(tile))
    x, y = picture.tray.at(tile)
    studio.click(x + 12, y + 24)
    studio.run(0.1)


def _flight(studio: Studio) -> None:
    studio.sit_at(match_where(_others_turn, "all-fives"))
    studio.run_until(lambda: any(way > UNDER_WAY for _, way in studio.table.picture.running))


def _score(studio: Studio) -> None:
    _at(studio, _scores, "all-fives")
    state = studio.cabinet.sitting.session.state if studio.cabinet.sitting else None
    if state is None:
        raise TypeError("nobody sits at the table")
    tile, arm = max(
        _choices(state),
        key=lambda play: _scored(state, *play),
    )
    studio.lay(tile, arm)
    studio.run_until(lambda: studio.table.picture.shown.points is not None)
    studio.run(0.15)


def _paused(studio: Studio) -> None:
    _at(studio, _own_turn, "all-fives")
    studio.press(Device.KEYS, Action.MENU)


def _unfocused(studio: Studio) -> None:
    _at(studio, _own_turn, "nordeste")
    studio.send(FocusLost())


# ---- scores


def _endings() -> Iterator[tuple[str, Pose]]:
    out, blocked = ended(Ending.DOMINO), ended(Ending.BLOCKED)
    la_e_lo = ended(Ending.DOMINO, Finish.BOTH_ENDS)
    scores: tuple[tuple[str, Wanted, str, dict[str, str]], ...] = (
        ("scoreboard-out", out, "all-fives", {}),
        ("scoreboard-blocked", blocked, "mano-a-mano", {}),
        ("scoreboard-la-e-lo", la_e_lo, "nordeste", {}),
        ("scoreboard-three", blocked, "express", {"seats": "3"}),
        ("scoreboard-four", out, "express", {"seats": "4"}),
        ("result-won", _won, "all-fives", {}),
        ("result-lost", _lost, "mano-a-mano", {}),
        ("result-pair", _won, "nordeste", {}),
        ("result-pair-lost", _lost, "nordeste", {}),
        ("result-four", _lost, "express", {"seats": "4"}),
    )
    for name, wanted, variant, options in scores:
        pose = _judged if name in JUDGED else _scoreboard
        yield name, partial(pose, wanted=wanted, variant=variant, options=options)
    yield "result-table", _looked_at
    yield "proofs-all", _proofs


def _scoreboard(studio: Studio, wanted: Wanted, variant: str, options: dict[str, str]) -> None:
    _at(studio, wanted, variant, options)
    studio.to_score()


def _judged(studio: Studio, wanted: Wanted, variant: str, options: dict[str, str]) -> None:
    """The costliest move has been found."""
    _scoreboard(studio, wanted, variant, options)
    page = studio.page
    if isinstance(page, ScoreboardScene):
        studio.run_until(lambda: page.hindsight.done)


def _looked_at(studio: Studio) -> None:
    _scoreboard(studio, _won, "all-fives", {})
    studio.go("look")


def _proofs(studio: Studio) -> None:
    _scoreboard(studio, _won, "mano-a-mano", {})
    studio.go("check")
