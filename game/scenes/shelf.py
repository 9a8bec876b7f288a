"""Where running matches are kept: on the disk, or in memory for pictures and trials."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.store.loading import Loaded, Source, Valid, load
from game.store.running import RunningMatch
from game.store.scores import Scores

if TYPE_CHECKING:
    from game.match.annal import Annal
    from game.scenes.sitting import Keep
    from game.store.places import Places
    from game.store.trouble import Trouble


class Annals(Protocol):
    """What is remembered of the matches played; records that are new are read one by one.

    Attributes:
        rows: by the record's file name, oldest first.
    """

    rows: dict[str, Annal]

    @property
    def waiting(self) -> int:
        """How many records are still to be read."""

    def read_one(self) -> None:
        """Read one of them."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong since this was last asked."""


class Shelf(Protocol):
    """Begins records, finds the one that waits, and remembers those that are done."""

    def annals(self) -> Annals:
        """The matches played."""

    def load(self, valid: Valid) -> Loaded:
        """The match that waits, if `valid` says that its bytes can be read."""

    def begin(self) -> Keep:
        """Room for a new match's record."""

    def go_on(self, loaded: Loaded) -> Keep:
        """The record of the match that was found."""


class DiskShelf:
    """The player's own folder.

    Args:
        places: where it is.
        background: see `RunningMatch`.
    """

    def __init__(self, places: Places, background: Executor | None = None) -> None:
        self._places = places
        self._background = background

    def load(self, valid: Valid) -> Loaded:
        """The match that waits on the disk."""
        return load(self._places, valid)

    def begin(self) -> Keep:
        """A new file; one that is there goes among the records."""
        return RunningMatch(self._places, self._background)

    def go_on(self, loaded: Loaded) -> Keep:
        """The file that was found."""
        return RunningMatch.resume(self._places, loaded, self._background)

    def annals(self) -> Annals:
        """What the player's records come to."""
        return Scores(self._places)


class MemoryShelf:
    """Forgets everything at the end of the program.

    Args:
        record: a running match that waits.
        troubles: what is told on loading.
        rows: of matches played before.
    """

    def __init__(
        self,
        record: str = "",
        troubles: tuple[Trouble, ...] = (),
        rows: tuple[Annal, ...] = (),
    ) -> None:
        self.record = record
        self.troubles = troubles
        self.rows = rows

    def load(self, valid: Valid) -> Loaded:
        """The match that waits."""
        data = self.record.encode()
        if data and valid(data):
            return Loaded(data, Source.SAVE, self.troubles)
        return Loaded(b"", Source.NONE, self.troubles)

    def begin(self) -> Keep:
        """A record in memory."""
        self.record = ""
        return _Memory(self)

    def go_on(self, loaded: Loaded) -> Keep:
        """The same record."""
        self.record = loaded.data.decode()
        return _Memory(self)

    def annals(self) -> Annals:
        """The matches that it was told of."""
        return _Remembered({str(place): row for place, row in enumerate(self.rows)})


class _Remembered:
    waiting = 0

    def __init__(self, rows: dict[str, Annal]) -> None:
        self.rows = rows

    def read_one(self) -> None:
        """All are read."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        return ()


class _Memory:
    def __init__(self, shelf: MemoryShelf) -> None:
        self._shelf = shelf

    @property
    def on_disk(self) -> bool:
        return True  # the shelf stands for a disk

    def append(self, line: str) -> None:
        self._shelf.record += f"{line}\n"

    def replace(self, text: str) -> None:
        self._shelf.record = text

    def finish(self, name: str) -> Path | None:
        self._shelf.record = ""
        return Path("records") / f"{name}.dmn"

    def close(self) -> None:
        """Leaves the record where it is."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        return ()
