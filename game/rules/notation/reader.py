"""Reading a record: every line is checked against the rules as it comes (NOTATION.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from game.rules.apply import apply
from game.rules.dealing import deal, new_match
from game.rules.legal import legal, refusal
from game.rules.move import Draw, Move, Pass, Play
from game.rules.notation.dealt import DealLines
from game.rules.notation.heading import Heading
from game.rules.notation.record import (
    ActEntry,
    DrawEntry,
    Entry,
    PassEntry,
    PlayEntry,
    Record,
    RecordError,
    RedealEntry,
    RoundEntry,
)
from game.rules.notation.scan import Scanned, entry, header, line_count, scan
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.step import Step
from game.rules.tile import Tile
from game.rules.variant import shown


class Fairness(Protocol):
    """The fair shuffle, handed in: this package does not know how a deal is made."""

    def commit(self, seed: bytes) -> str:
        """The SHA-256 of a seed in lower-case hex."""

    def order(self, seed: bytes, stir: bytes) -> tuple[Tile, ...]:
        """The 28 tiles in the order that seed and stir give."""


@dataclass(frozen=True, slots=True)
class Taken:
    """One step of a record: what was dealt or done on line `line`, from `before` to `step.state`.

    `act` is the seat and its move, or None for a deal.
    """

    line: int
    before: State
    act: tuple[Seat, Move] | None
    step: Step


@dataclass(frozen=True, slots=True)
class Reading:
    """A record that was read to its end.

    `state` is where the match stands; `taken` how it got there; `fair_deals` how many deals were
    verified against their seeds; `open_deal` how many entries of an unfinished deal (its `round`
    or `redeal` line included) stand at the end, past `state`.
    """

    record: Record
    start: State
    taken: tuple[Taken, ...]
    fair_deals: int
    open_deal: int

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.taken[-1].step.state if self.taken else self.start


def read(data: bytes, fairness: Fairness | None = None) -> Reading:
    """Read a whole record; raises RecordError for its earliest fault.

    Without `fairness` the lines of the fair shuffle are read and not verified.
    """
    lines = scan(data)
    heading, first = _head(lines, line_count(data))
    rules, lots = heading.close(first.number if first else line_count(data))
    reader = _Reader(new_match(rules, lots), fairness)
    if first is not None:
        reader.take(first)
    for line in lines:
        reader.take(line)
    record = Record(tuple(heading.headers), tuple(reader.entries))
    open_deal = reader.deal_lines.entries if reader.deal_lines else 0
    return Reading(record, reader.start, tuple(reader.taken), reader.fair_deals, open_deal)


def _head(lines: Iterator[Scanned], last: int) -> tuple[Heading, Scanned | None]:
    """The headers, and the first line after them."""
    heading = Heading()
    try:
        for line in lines:
            if not line.is_header:
                return heading, line
            heading.add(line.number, header(line))
    except RecordError as error:
        heading.fault(error.line, error.message)
        heading.close(last)
    return heading, None


class _Reader:
    """The match so far, and what may come next."""

    def __init__(self, start: State, fairness: Fairness | None) -> None:
        self.start = start
        self.state = start
        self.fairness = fairness
        self.entries: list[Entry] = []
        self.taken: list[Taken] = []
        self.fair_deals = 0
        self.deal_lines: DealLines | None = None

    def take(self, line: Scanned) -> None:
        """Take one line; raises RecordError."""
        found = entry(line)
        if self.deal_lines is not None:
            self._deal_line(line, found, self.deal_lines)
        elif isinstance(found, RoundEntry | RedealEntry):
            self._open_deal(line, found)
        elif isinstance(found, PlayEntry | DrawEntry | PassEntry):
            found = self._act(line, found)
        else:
            raise RecordError(line.number, f"a deal begins with its round; {self._due()}")
        self.entries.append(found)

    def _due(self) -> str:
        """What may come next, as the remedy in a message."""
        match self.state.phase:
            case Phase.NEW | Phase.ROUND_OVER:
                return f"legal: round {self.state.number + 1}, or the end of the record"
            case Phase.PUT_BACK:
                return "legal: redeal"
            case Phase.MATCH_OVER:
                return "the match is over: legal: the end of the record"
            case Phase.PLAY:
                choices = ", ".join(f"{self.state.turn} {move}" for move in legal(self.state))
                return f"legal: {choices}"

    def _open_deal(self, line: Scanned, found: RoundEntry | RedealEntry) -> None:
        phase, number = self.state.phase, self.state.number
        match found:
            case RoundEntry(wanted):
                right = phase in (Phase.NEW, Phase.ROUND_OVER) and wanted == number + 1
            case RedealEntry():
                right = phase is Phase.PUT_BACK
        if not right:
            raise RecordError(line.number, f"{shown(str(found))} does not come here; {self._due()}")
        self.deal_lines = DealLines(self.state.rules, self.fairness)

    def _deal_line(self, line: Scanned, found: Entry, lines: DealLines) -> None:
        dealt = lines.take(line.number, found)
        if dealt is None:
            return
        self._step(line, None, deal(self.state, dealt))
        self.fair_deals += lines.verified
        self.deal_lines = None

    def _act(self, line: Scanned, found: ActEntry) -> ActEntry:
        if self.state.phase is not Phase.PLAY:
            raise RecordError(line.number, f"'{found}' does not come here; {self._due()}")
        move = self._move(line, found)
        refused = refusal(self.state, found.seat, move)
        if refused is not None:
            raise RecordError(line.number, f"'{found}': {refused}")
        self._check_drawn(line, found)
        self._step(line, (found.seat, move), apply(self.state, found.seat, move))
        if isinstance(move, Play):
            return PlayEntry(found.seat, move.tile, move.arm)
        return found

    def _move(self, line: Scanned, found: ActEntry) -> Move:
        match found:
            case PassEntry():
                return Pass()
            case DrawEntry():
                return Draw()
            case PlayEntry(_, tile, None) if self.state.line.laid:
                arms = self.state.line.arms_for(tile)
                if len(arms) > 1:
                    choices = " or ".join(f"'{found} {arm}'" for arm in arms)
                    raise RecordError(line.number, f"'{found}' is ambiguous: legal: {choices}")
                return Play(tile, arms[0] if arms else None)
            case PlayEntry(_, tile, arm):
                return Play(tile, arm)

    def _check_drawn(self, line: Scanned, found: ActEntry) -> None:
        if isinstance(found, DrawEntry) and found.tile != self.state.stock[0]:
            due = self.state.stock[0]
            raise RecordError(
                line.number, f"'{found}': the next tile of the stock is another; legal: draw {due}"
            )

    def _step(self, line: Scanned, act: tuple[Seat, Move] | None, step: Step) -> None:
        self.taken.append(Taken(line.number, self.state, act, step))
        self.state = step.state
