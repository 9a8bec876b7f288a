"""A game without a window, brought into a wanted state: the real scenes, posed for a picture."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from game.ai.inprocess import InProcess
from game.ai.simple import Simple, choose
from game.ai.tiers import names
from game.engine.input.bindings import Bindings
from game.engine.input.events import Point, PointDown, PointUp, Press
from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.layout.lattice import Rect
from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats
from game.match.session import Session
from game.rules.move import Refusal
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.variants import resolve
from game.scenes.devices import LastDevice
from game.scenes.front import Front
from game.scenes.furnish import furnish
from game.scenes.opponents import Opponents
from game.scenes.page import Page
from game.scenes.prefs import Prefs
from game.scenes.premises import open_up
from game.scenes.shelf import MemoryShelf
from game.scenes.sound import LateSound
from game.scenes.table.places import centre
from game.scenes.table.scene import TableScene
from game.scenes.toasts import Toasts
from game.store.loading import Loaded, Source
from game.store.settings import Settings

if TYPE_CHECKING:
    from game.engine.input.events import Action, Device, InputEvent
    from game.engine.screen.scanlines import Scanlines
    from game.rules.line import Arm
    from game.rules.move import Move
    from game.rules.state import State
    from game.rules.tile import Tile
    from game.rules.view import View
    from game.scenes.cabinet import Cabinet
    from game.store.trouble import Trouble

FRAME = 1 / 60
LONGEST = 120.0
"""Seconds of the scenes' time that a wanted state may take to come."""

MOST_SEEDS = 4000
Wanted = Callable[["State"], bool]


class Studio:
    """One run of the game for one picture.

    Args:
        presenter: shows the picture.
        assets: the folder of what is shipped.
        language: a language's code.
        settings: the player's settings; language is put into them.
        troubles: met on loading the running match.
        record: of a match that waits.
    """

    def __init__(
        self,
        presenter: OffscreenPresenter,
        assets: Path,
        language: str,
        *,
        settings: Settings | None = None,
        troubles: tuple[Trouble, ...] = (),
        record: str = "",
    ) -> None:
        self._presenter = presenter
        presenter.look = Look()
        self.prefs = Prefs(settings or Settings())
        self.prefs.change(language=language)
        self.kit = furnish(
            assets, self.prefs, LastDevice(Bindings()), Toasts(), LateSound(), "studio"
        )
        self.shelf = MemoryShelf(record, troubles)
        thinker = InProcess(_at_once)
        opponents = Opponents(lambda: thinker, names())
        self.cabinet: Cabinet = open_up(self.kit, assets, self.shelf, opponents, _evening)
        self.begin()

    def begin(self) -> None:
        """The title, as at the start of the program."""
        self.front = Front(self.cabinet.title(self.cabinet.open_up()), self.kit)
        self.run(0.7)

    @property
    def table(self) -> TableScene:
        """The table on top."""
        top = self.front.stack.top
        if not isinstance(top, TableScene):
            raise TypeError(f"not at the table but at {top}")
        return top

    @property
    def page(self) -> Page:
        """The page on top."""
        top = self.front.stack.top
        if not isinstance(top, Page):
            raise TypeError(f"not a page: {top}")
        return top

    def tube(self, lines: Scanlines) -> None:
        """Shows the picture as such a tube would."""
        self._presenter.look = Look(scanlines=lines)

    def save(self, path: Path) -> None:
        """Writes the picture."""
        self.front.draw(self._presenter.canvas)
        self._presenter.save(path)

    # ---- what a player would do

    def send(self, *events: InputEvent) -> None:
        """Events, each followed by a frame."""
        for event in events:
            self.front.handle(event)
            self.run(FRAME)

    def press(self, device: Device, *actions: Action) -> None:
        """Presses with one device."""
        self.send(*(Press(action, device) for action in actions))

    def go(self, *names: str) -> None:
        """Clicks on widgets of the pages, one after another."""
        for name in names:
            form = self.page.form
            form.focus.to(name)
            form.reveal()
            self.click(*form.widget(name).rect.move(0, -form.offset).center)

    def click(self, x: int, y: int) -> None:
        """Moves there and clicks."""
        self.send(Point(x, y), PointDown(x, y), PointUp(x, y))

    def lay(self, tile: Tile, arm: Arm | None) -> None:
        """Drags a tile of the viewer's hand to an end."""
        table = self.table
        x, y = table.picture.tray.at(tile)
        socket = table.places.layout(table.picture.shown.line).socket(arm, tile)
        target = centre(table.places.camera.pixels(Rect(*socket.rect)))
        self.send(Point(x + 12, y + 24), PointDown(x + 12, y + 24), Point(*target))
        self.send(Point(*target), PointUp(*target))

    def run(self, seconds: float) -> None:
        """Lets time pass."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.front.update(FRAME)

    def run_until(self, what: Callable[[], bool]) -> None:
        """Lets time pass until something holds. Raises TimeoutError."""
        for _ in range(round(LONGEST / FRAME)):
            if what():
                return
            self.front.update(FRAME)
        raise TimeoutError("the wanted state did not come")

    # ---- matches

    def sit_at(self, record: str) -> None:
        """Goes on with a match, at its last action."""
        loaded = Loaded(record.encode(), Source.NONE)
        self.front = Front(self.cabinet.resume(loaded), self.kit)

    def to_score(self) -> None:
        """From a finished round on the table to what shows its score."""
        self.run(0.5)
        self.send(PointDown(320, 150))


def _at_once(view: View, _tier: str, seed: int) -> Move:
    """Whatever the tier, the simple player decides: pictures must not wait."""
    return choose(view, Simple.GREEDY, seed)


def _evening() -> datetime:
    return datetime(2024, 5, 1, 20, 15, tzinfo=UTC)


def match_where(
    wanted: Wanted, variant: str, options: dict[str, str] | None = None, *, tier: str = "parceiro"
) -> str:
    """The record of a match that comes to a wanted state, the player on seat A.

    Raises LookupError where none of many matches does.
    """
    rules = resolve(variant, options or {})
    others = ("Dona Zefa", "Bira", "Seu Nonato")[: len(rules.seating.seats) - 1]
    players: Seats = (Human("You"), *(Computer(name, tier) for name in others))
    for seed in count():
        if seed == MOST_SEEDS:
            break
        session = Session.start(rules, players, Seeded(str(seed)))
        if _play_until(session, wanted):
            return str(session.record)
    raise LookupError(f"no match of {variant} comes to the wanted state")


def _play_until(session: Session, wanted: Wanted) -> bool:
    while not wanted(session.state):
        if session.state.phase is Phase.MATCH_OVER:
            return False
        if session.deal_due:
            session.begin_deal()
            session.complete_deal()
            continue
        seat = session.state.turn or Seat.A
        done = session.submit(seat, _at_once(session.view(seat), "", len(session.history)))
        if isinstance(done, Refusal):
            raise TypeError(f"a legal move was refused: {done}")
    return True
