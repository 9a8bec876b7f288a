"""Sees to it that no end of the game goes unexplained, and that the way back is one press."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Protocol

from game.store.crash_fault import LastWords

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.scene import Scene
    from game.scenes.crashed import CrashedScene
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.toasts import Toasts
    from game.store.crash_log import Log
    from game.store.places import Places
    from game.store.trouble import Trouble

CRASHED = 1
NAME = "Lá e Ló"


class Evening(Protocol):
    """What is watched: the running game."""

    def play(self) -> None:
        """Runs until the player leaves."""

    def close(self) -> None:
        """Leaves everything in order."""


class Opening:
    """The first page of an evening that follows a crash.

    Args:
        key: of the sentence that says what happened.
        cause: the last line of the traceback; may be empty.
        report: where it is written down, or why it is not.
    """

    def __init__(self, key: str, cause: str, report: Path | Trouble) -> None:
        self._told = key, cause, report
        self._scene: CrashedScene | None = None

    def __call__(self, kit: Kit, doors: Doors, news: tuple[str, ...]) -> Scene:
        """Makes the page; `news` is told on it too."""
        from game.scenes.crashed import CrashedScene, Told  # noqa: PLC0415 - rarely wanted

        self._scene = CrashedScene(kit, doors, Told(*self._told, news))
        return self._scene

    @property
    def answered(self) -> bool:
        """Whether the page came up, and the player went on from there."""
        return self._scene is not None and self._scene.answered


Begin = Callable[[Opening | None], Evening]


class Watch:
    """Watches over one run of the program.

    Args:
        places: where logs and reports go.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._words = LastWords.listen(places)
        self._log: Log | None = None
        self._seen: tuple[str, str | None] = ("", None)
        self._lost: BaseException | None = None

    # ---- the evening

    def play(self, begin: Begin) -> None:
        """Plays; after a crash begins again at the page that tells of it.

        Raises whatever makes even that page impossible.
        """
        from game.store.crash_log import Log  # noqa: PLC0415 - the first picture comes before

        opening = self._left_before()
        self._log = Log(self._places)
        before, threading.excepthook = threading.excepthook, self._thread_died
        try:
            while (following := self._evening(begin, opening)) is not None:
                opening = following
        finally:
            threading.excepthook = before

    def tend(self, scene: Scene, toasts: Toasts) -> None:
        """Notes where the player is and what is said; raises what a thread died of."""
        if self._lost is not None:
            error, self._lost = self._lost, None
            raise error
        seen = type(scene).__name__, toasts.current
        if seen != self._seen:
            if not self._seen[0]:
                self._note_facts()
            self._seen = seen
            self.note(f"at {seen[0]}" + (f", told: {seen[1]}" if seen[1] else ""))

    def note(self, line: str) -> None:
        """Adds a line to the log."""
        if self._log is not None:
            self._log.note(line)

    def close(self) -> None:
        """The program ends as it should."""
        if self._log is not None:
            self.note("end")
            self._log.close()
        self._words.close()

    # ---- when it does not

    def last_words(self, error: Exception) -> int:
        """Says what no page could say, and writes it down; the exit code."""
        report = self._report("".join(traceback.format_exception(error)))
        cause = cause_of(error)
        self.say(f"The game broke: {cause}\nAll that is known about it is in {report}")
        return CRASHED

    def say(self, sentence: str) -> None:
        """Says something without a window: in the terminal, or else in a box on the desktop."""
        if sys.stderr is not None:
            sys.stderr.write(f"{sentence}\n")
            if sys.stderr.isatty():
                return
        import pygame  # noqa: PLC0415 - it may be what does not work

        with suppress(pygame.error):
            pygame.display.message_box(NAME, sentence, message_type="error")

    def _evening(self, begin: Begin, opening: Opening | None) -> Opening | None:
        try:
            with closing(begin(opening)) as game:
                game.play()
        except Exception as error:
            if opening is not None and not opening.answered:
                raise
            report = self._report("".join(traceback.format_exception(error)))
            return Opening("crash.now", cause_of(error), report)
        return None

    def _left_before(self) -> Opening | None:
        if not self._words.left:
            return None
        from game.store.crash_log import last_lines  # noqa: PLC0415 - rarely wanted

        cause = self._words.left.strip().partition("\n")[0]
        report = self._report(self._words.left, last_lines(self._places))
        return Opening("crash.before", cause, report)

    def _report(self, error: str, log: tuple[str, ...] | None = None) -> Path | Trouble:
        from game.app.facts import facts  # noqa: PLC0415 - rarely wanted
        from game.store.crash import Crash, report  # noqa: PLC0415

        if log is None:
            log = self._log.last() if self._log is not None else ()
        for line in error.splitlines():
            self.note(line)
        from datetime import datetime  # noqa: PLC0415 - only after a crash

        return report(self._places, Crash(datetime.now().astimezone(), error, log, facts()))

    def _thread_died(self, died: threading.ExceptHookArgs) -> None:
        self._lost = died.exc_value

    def _note_facts(self) -> None:
        from game.app.facts import facts  # noqa: PLC0415 - the first picture comes before

        for name, value in facts().items():
            self.note(f"{name}: {value}")


def cause_of(error: BaseException) -> str:
    """The last line of a traceback, with the place."""
    line = traceback.format_exception_only(error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return line
    last = frames[-1]
    return f"{line} ({last.filename.rpartition('/')[2]}:{last.lineno})"
