"""The running match on disk, kept so that neither a kill nor a power cut loses an action.

After `append` and `replace` the file holds the whole record: a killed process loses nothing. What
waits for the disk is done in the background, so that no frame waits: a sync after every line; at
a replacement the file written anew, synced and renamed into place; and with the first line after
that, at another time than the save itself, its older copy likewise.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path

from game.store import slot
from game.store.files import sync_file, sync_folder
from game.store.growing import GrowingFile
from game.store.loading import Loaded, Source
from game.store.lock import Lock
from game.store.places import Places
from game.store.trouble import Kind, Trouble, trouble_writing


class RunningMatch:
    """The record of one match while it is played: the sink that `game.match.journal` asks for.

    Nothing here raises. What goes wrong is told by `take_troubles`, each kind once; the match is
    played on in memory, and every later line tries again to bring the disk up to date.
    `background` runs what waits for the disk, one job after the other; without one the match has
    a thread for that.
    """

    def __init__(self, places: Places, background: Executor | None = None) -> None:
        self._places = places
        self._file = GrowingFile(slot.save_of(places))
        self._lock: Lock | None = None
        self._there = 0  # so many bytes of the save that is there are this match's
        self._background = background or ThreadPoolExecutor(1, "save")
        self._shared = background is not None
        self._jobs: list[Future[bool]] = []
        self._copy_due = False
        self._troubles: deque[Trouble] = deque()
        self._told: set[Kind] = set()

    @classmethod
    def start(cls, places: Places, text: str, background: Executor | None = None) -> RunningMatch:
        """Begin the record of a new match. A match left there is kept among the records."""
        match = cls(places, background)
        match.replace(text)
        return match

    @classmethod
    def resume(
        cls, places: Places, loaded: Loaded, background: Executor | None = None
    ) -> RunningMatch:
        """Go on with the match that `load` found."""
        match = cls(places, background)
        if loaded.source is Source.SAVE:
            match._there = len(loaded.data)
        match.replace(loaded.data.decode())
        return match

    @property
    def on_disk(self) -> bool:
        """Whether the save is this match's, and holds it up to its last action."""
        return self._lock is not None and self._file.whole

    def append(self, line: str) -> None:
        """Add one line, given without its end."""
        self._file.extend(f"{line}\n".encode())
        self._catch_up()
        self._later(self._file.sync)
        if self._copy_due:
            self._copy_due = False
            self._later(lambda: self._file.write_anew(slot.backup_of(self._places)))

    def replace(self, text: str) -> None:
        """Take `text` for the whole record."""
        self._file.become(text.encode())
        self._catch_up()
        self._later(lambda: self._file.write_anew(self._file.path))
        self._copy_due = True

    def finish(self, name: str) -> Path | None:
        """End the record and put it among the records as `name`, or `name-2`, ….

        Gives back where it is; None where it could not be put there.
        """
        self._catch_up()
        self._file.close()
        kept = None
        try:
            if self._file.made:
                kept = slot.put_away(self._places, name)
            else:
                kept = slot.put_there(self._places, name, self._file.text)
        except OSError as error:
            self._tell(trouble_writing(self._places.records, error))
        else:
            self._later(lambda: _sync_moved(kept, self._file.path))
        self._leave()
        return kept

    def close(self) -> None:
        """Leave the match on the disk for another day, and wait until it is there."""
        self.settle()
        self._file.close()
        self._leave()

    def settle(self) -> None:
        """Wait until the background has nothing left to do."""
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            job.result()

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong since this was last asked."""
        return tuple(self._troubles.popleft() for _ in range(len(self._troubles)))

    def _catch_up(self) -> None:
        if self._lock or self._try(self._take_slot):
            self._try(self._file.catch_up)

    def _take_slot(self) -> None:
        mine, self._there = self._there, 0
        lock = Lock.take(slot.lock_of(self._places))
        try:
            if mine:
                self._file.adopt(mine)
            else:
                slot.clear(self._places)
        except OSError:
            lock.release()
            raise
        self._lock = lock

    def _later(self, work: Callable[[], None]) -> None:
        self._jobs = [job for job in self._jobs if not job.done() or job.exception()]
        self._jobs.append(self._background.submit(self._try, work))

    def _try(self, work: Callable[[], None]) -> bool:
        try:
            work()
        except OSError as error:
            self._tell(trouble_writing(self._file.path, error))
            return False
        return True

    def _tell(self, trouble: Trouble) -> None:
        if trouble.kind not in self._told:
            self._told.add(trouble.kind)
            self._troubles.append(trouble)

    def _leave(self) -> None:
        if self._lock:
            self._lock.release()
            self._lock = None
        if not self._shared:
            self._background.shutdown(wait=False)


def _sync_moved(path: Path, old: Path) -> None:
    sync_file(path)
    sync_folder(path.parent)
    sync_folder(old.parent)
