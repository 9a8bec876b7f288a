"""A file that grows line by line, and at every moment holds a beginning of its text."""

from __future__ import annotations

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from threading import Lock as Mutex

from game.store.files import new_of, put, sync_folder, write_new


class GrowingFile:
    """The text that a file should hold, and the file, which `catch_up` brings up to it.

    What fails raises OSError and changes neither: a later call tries again with what is missing.
    Calls may come from several threads; the two that wait for the disk (`write_anew`, `sync`) do
    not hold up the others.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._mutex = Mutex()
        self._text = b""
        self._on_disk = 0  # so many bytes of the text are in the file
        self._made = False  # the file that is there is this one
        self._stale = False  # it holds another text, which is better than none
        self._closed = False
        self._open: FileIO | None = None

    @property
    def text(self) -> bytes:
        """What the file should hold."""
        return self._text

    @property
    def made(self) -> bool:
        """Whether a file is there that is this one."""
        return self._made

    @property
    def whole(self) -> bool:
        """Whether the file that is there holds the whole text, and nothing else."""
        return self._made and not self._stale and self._on_disk == len(self._text)

    def adopt(self, length: int) -> None:
        """Take over the file that is there: it holds `length` bytes of the text, and a torn end."""
        with self._mutex:
            self._on_disk, self._made = length, True

    def extend(self, data: bytes) -> None:
        """Add to the end of the text."""
        with self._mutex:
            self._text += data

    def become(self, text: bytes) -> None:
        """Change the text for another, which as a rule begins with what there was."""
        with self._mutex:
            self._stale |= not text.startswith(self._text)
            self._text = text

    def catch_up(self) -> None:
        """Write what the file lacks. Raises OSError."""
        with self._mutex:
            if self._stale and self._made:
                write_new(new_of(self.path), self._text)
                self._swap_in(new_of(self.path))
            try:
                self._write_rest()
            except OSError:
                self._let_go()
                raise

    def write_anew(self, path: Path) -> None:
        """Write the text to a new file, wait until the disk has it, and let it take `path`.

        For the file itself or for a copy of it; lines that come meanwhile are not lost by it.
        Raises OSError.
        """
        with self._mutex:
            text = self._text
        new = new_of(path)
        try:
            write_new(new, text)
            with self._mutex:
                if self._closed or not self._made or not self._text.startswith(text):
                    new.unlink()
                    return
                with new.open("ab") as file:
                    file.write(self._text[len(text) :])
                if path == self.path:
                    self._swap_in(new)
                else:
                    put(new, path)
            sync_folder(path.parent)
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise

    def sync(self) -> None:
        """Wait until the disk has the file. Raises OSError."""
        with self._mutex:
            if self._open is None:
                return
            handle = os.dup(self._open.fileno())
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def close(self) -> None:
        """Let go of the file: it stays as it is, and nothing takes its place any more."""
        with self._mutex:
            self._closed = True
            self._let_go()

    def _write_rest(self) -> None:
        if self._on_disk == len(self._text) and self._made:
            return
        file = self._opened()
        file.seek(self._on_disk)
        while self._on_disk < len(self._text):
            self._on_disk += file.write(self._text[self._on_disk :])

    def _opened(self) -> FileIO:
        if self._open is not None:
            return self._open
        if self._made and self.path.exists():
            self._open = FileIO(self.path, "r+")
            self._open.truncate(self._on_disk)
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._open = FileIO(self.path, "x+")
            self._on_disk, self._made, self._stale = 0, True, False
        return self._open

    def _swap_in(self, new: Path) -> None:
        self._let_go()  # Windows renames nothing over an open file
        put(new, self.path)
        self._on_disk, self._stale = len(self._text), False

    def _let_go(self) -> None:
        if self._open is not None:
            with suppress(OSError):
                self._open.close()
            self._open = None
