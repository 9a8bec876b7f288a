"""The player's settings as far as the table goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.layout.tray import Order
from game.scenes.table.pace import Speed
from game.store.settings import HandOrder, Switch

if TYPE_CHECKING:
    from game.store.settings import Settings

FULL = 100
_ORDERS = {
    HandOrder.SUIT: Order.SUIT,
    HandOrder.WEIGHT: Order.WEIGHT,
    HandOrder.BY_HAND: Order.HAND,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Amounts:
    """How much there is of what is only for show, 0 to 1.

    Attributes:
        shake: of the picture, when something lands hard.
        flash: of light.
        particles: dust and sparks.
        hit_stop: how long time stands still as a tile is slammed.
        scenery: how much the room behind the table moves.
    """

    shake: float = 1.0
    flash: float = 1.0
    particles: float = 1.0
    hit_stop: float = 1.0
    scenery: float = 1.0


@dataclass(frozen=True, slots=True)
class Preferences:
    """What of the settings concerns the table.

    Attributes:
        speed: how fast it tells what happens.
        order: of the own hand.
        amounts: of what is only for show.
        suit_counter: whether the tiles seen of each suit are counted for the player.
        pass_memory: whether it is kept in view who has passed on what.
        auto_play: whether forced moves and passes play themselves.
    """

    speed: Speed = Speed.NORMAL
    order: Order = Order.SUIT
    amounts: Amounts = Amounts()
    suit_counter: Switch = Switch.OFF
    pass_memory: Switch = Switch.OFF
    auto_play: Switch = Switch.OFF


def preferences(settings: Settings) -> Preferences:
    """What the settings say of the table."""
    amounts = Amounts(
        shake=settings.shake / FULL,
        flash=settings.flash / FULL,
        particles=settings.particles / FULL,
        hit_stop=settings.hit_stop / FULL,
        scenery=settings.scenery / FULL,
    )
    return Preferences(
        speed=Speed(settings.speed.value),
        order=_ORDERS[settings.hand_order],
        amounts=amounts,
        suit_counter=settings.suit_counter,
        pass_memory=settings.pass_memory,
        auto_play=settings.auto_play,
    )


def hand_order(order: Order) -> HandOrder:
    """The setting that remembers an order of the hand."""
    return next(kept for kept, shown in _ORDERS.items() if shown is order)
