"""The states of the pages of keys and pads that are worth a picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.input.events import Action, Device, PadFound, PadLost, Press, Struck, Unstruck
from game.lab.studio import match_where
from game.rules.seat import Seat
from game.scenes.front import Front

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.lab.studio import Studio
    from game.rules.state import State


def device_poses() -> Iterator[tuple[str, Callable[[Studio], None]]]:
    """Every state: `scene-state` to what brings it about."""
    yield "controls-keys", lambda studio: studio.go("options", "controls")
    yield "controls-waits", _awaited
    yield "controls-taken", _taken
    yield "controls-pad", partial(_controls, pad=PadFound(7, "DualSense", mapped=True))
    yield "controls-raw", partial(_controls, pad=STRANGER)
    yield "bind-pad", _stranger
    yield "pause-pad", _unplugged


STRANGER = PadFound(8, "USB Gamepad", mapped=False, guid="03000000790000000600000010010000")


def _controls(studio: Studio, pad: PadFound) -> None:
    """The page of a pad's buttons, some of them changed."""
    studio.prefs.change(pads={pad.guid: {}}, pad={"hint": "x", "sort": "y"})
    studio.go("options", "controls")
    studio.send(pad, Press(Action.DOWN, Device.PAD, pad.pad))
    studio.send(Press(Action.UP, Device.PAD, pad.pad), Press(Action.RIGHT, Device.PAD, pad.pad))
    studio.send(*[Press(Action.DOWN, Device.PAD, pad.pad)] * 9)


def _awaited(studio: Studio) -> None:
    studio.go("options", "controls", "hint")


def _taken(studio: Studio) -> None:
    """A key was given to another action than had it."""
    _awaited(studio)
    studio.send(Struck(Device.KEYS, "f"))


def _stranger(studio: Studio) -> None:
    studio.front = Front(studio.cabinet.title(), studio.kit, studio.cabinet.bind_pad)
    studio.send(STRANGER, Press(Action.CONFIRM, Device.PAD, STRANGER.pad))
    for control in ("hat-0-up", "hat-0-up"):
        studio.send(Struck(Device.PAD, control, STRANGER.pad))
        studio.send(Unstruck(Device.PAD, control, STRANGER.pad))


def _unplugged(studio: Studio) -> None:
    studio.sit_at(match_where(_own_turn, "nordeste"))
    studio.run(0.8)
    studio.send(PadFound(7, "Xbox pad", mapped=True), Press(Action.RIGHT, Device.PAD, 7))
    studio.send(PadLost(7))


def _own_turn(state: State) -> bool:
    return state.turn is Seat.A and bool(state.line.laid)
