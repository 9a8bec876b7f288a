"""The one thing that changes: a match being played, with its history and its record."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Self

from game.match import fair
from game.match.journal import Sink, line_of, parts, read_running
from game.match.proofs import DealProof, proofs
from game.match.seats import SeatError, Seats, from_headers, to_headers
from game.rules.apply import apply, deal, deal_order, new_match
from game.rules.events import Event, RoundEnded
from game.rules.legal import legal, refusal
from game.rules.move import Move, Refusal
from game.rules.notation import (
    Header,
    Proof,
    Record,
    RecordError,
    act_entry,
    deal_entries,
    headers,
    read,
)
from game.rules.notation.record import Entry
from game.rules.policies.choices import First
from game.rules.result import RoundResult
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.step import Step
from game.rules.variant import Rules
from game.rules.view import View
from game.rules.views import view

CHOICE_SEED = "Choice-Seed"
UNDONE = "Undone"
CHOICE_SEED_BYTES = 16


@dataclass(frozen=True, slots=True)
class Submitted:
    """One thing that happened: its events, the match before and after, its lines of the record."""

    events: tuple[Event, ...]
    before: State
    after: State
    entries: tuple[Entry, ...]


class Session:
    """A match being played; `start` and `resume` make one.

    The whole record is put into `sink` at once and after every round; in between each line is
    appended as it happens. The seed of a deal is written when the deal is made, together with the
    tiles, which give away no less; until then it is nowhere but here.

    Args:
        start: the match before its first deal.
        found: the headers of the record.
        players: who sits where, by seat.
        entropy: where the deals come from.
        sink: where the record goes.
        history: what has happened so far.
    """

    def __init__(
        self,
        start: State,
        found: tuple[Header, ...],
        players: Seats,
        entropy: fair.Entropy,
        sink: Sink | None = None,
        history: tuple[Submitted, ...] = (),
    ) -> None:
        self._start = start
        self._headers = found
        self._players = players
        self._entropy = entropy
        self._sink = sink
        self._history = list(history)
        self._seed: bytes | None = None
        self._write_all()

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: Seats,
        entropy: fair.Entropy,
        sink: Sink | None = None,
        extra: tuple[Header, ...] = (),
    ) -> Self:
        """Sit down to a new match.

        Args:
            rules: what is played.
            players: one for each seat.
            entropy: where lots and deals come from.
            sink: where the record goes.
            extra: more headers for the record, such as `Date`.

        Raises:
            ValueError: for a wrong number of players, or headers that a record cannot hold.
        """
        if len(players) != len(rules.seating.seats):
            raise ValueError(f"{len(players)} players for {len(rules.seating.seats)} seats")
        choice_seed = Header(CHOICE_SEED, entropy(CHOICE_SEED_BYTES).hex())
        drawn = rules.policies.first is First.DRAWN
        lots = fair.draw_lots(len(players), entropy) if drawn else ()
        named = tuple(Header(key, value) for key, value in to_headers(players))
        record = Record((*headers(rules, lots), *extra, *named, choice_seed), ())
        try:
            faithful = read(str(record).encode()).record == record
        except (RecordError, UnicodeEncodeError):
            faithful = False
        if not faithful:
            raise ValueError(f"a record cannot hold these headers: {' '.join(map(str, extra))}")
        return cls(new_match(rules, lots), record.headers, players, entropy, sink)

    @classmethod
    def resume(
        cls,
        data: bytes,
        entropy: fair.Entropy,
        sink: Sink | None = None,
        tiers: Collection[str] | None = None,
    ) -> Self:
        """Sit down again to the match whose record is `data`, after its last complete action.

        A last line that lacks its end is dropped, and so is a deal that lacks lines.

        Args:
            data: the record, perhaps cut short.
            entropy: where further deals come from.
            sink: where the record goes from here on.
            tiers: the computer players that there are, or None to take any.

        Raises:
            RecordError: for a record that cannot be read, or that seats players there are not.
        """
        reading = read_running(data)
        found = reading.record.headers
        seating = reading.start.rules.seating
        try:
            players = from_headers(seating, {header.key: header.value for header in found}, tiers)
        except SeatError as error:
            raise RecordError(line_of(data, error.key), f"{error.key}: {error}") from None
        history = tuple(
            Submitted(taken.step.events, taken.before, taken.step.state, entries)
            for taken, entries in zip(reading.taken, parts(reading.record), strict=False)
        )
        return cls(reading.start, found, players, entropy, sink, history)

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self._history[-1].after if self._history else self._start

    @property
    def players(self) -> Seats:
        """Who sits where, by seat."""
        return self._players

    @property
    def history(self) -> tuple[Submitted, ...]:
        """All that has happened, in order."""
        return tuple(self._history)

    @property
    def record(self) -> Record:
        """The match so far, as it is written."""
        entries = (entry for done in self._history for entry in done.entries)
        return Record(self._headers, tuple(entries))

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The finished rounds."""
        events = (event for done in self._history for event in done.events)
        return tuple(event.result for event in events if isinstance(event, RoundEnded))

    @property
    def undone(self) -> int:
        """How often somebody took back a move; such a match is kept out of statistics."""
        found = self._header(UNDONE) or ""
        return int(found) if found.isascii() and found.isdigit() else 0

    @property
    def choice_seed(self) -> bytes:
        """What the computers' decisions follow from; it has nothing to do with the deals."""
        return (self._header(CHOICE_SEED) or "").encode()

    @property
    def proofs(self) -> tuple[DealProof, ...]:
        """The fair shuffles so far; their seeds are shown when the match is over."""
        made = proofs(self.record)
        if self.state.phase is Phase.MATCH_OVER:
            return made
        return tuple(replace(proof, seed=None) for proof in made)

    @property
    def deal_due(self) -> bool:
        """Whether the match waits for a deal."""
        return self.state.phase in (Phase.NEW, Phase.PUT_BACK, Phase.ROUND_OVER)

    def view(self, seat: Seat) -> View:
        """What `seat` may know."""
        return view(self.state, seat)

    def begin_deal(self) -> str:
        """Draw the seed of the deal that is due; asking again changes nothing.

        Returns:
            The commit, 64 hex digits, to be shown before the player stirs.

        Raises:
            ValueError: where no deal is due.
        """
        if not self.deal_due:
            raise ValueError("no deal is due")
        if self._seed is None:
            self._seed = fair.draw_seed(self._entropy)
        return fair.commit(self._seed)

    def complete_deal(self, stir: bytes = b"") -> Submitted:
        """Deal by the seed that was committed to and by the player's stir.

        Raises:
            ValueError: where `begin_deal` has not gone before.
        """
        if self._seed is None:
            raise ValueError("a commit is shown before the deal")
        before = self.state
        dealt = deal_order(before.rules, fair.order(self._seed, stir))
        lines = (
            (Proof.COMMIT, bytes.fromhex(fair.commit(self._seed))),
            (Proof.SEED, self._seed),
            (Proof.STIR, stir),
        )
        self._seed = None
        return self._done(before, deal(before, dealt), deal_entries(before, dealt, lines))

    def submit(self, seat: Seat, move: Move) -> Submitted | Refusal:
        """Make a move: the one way in for mouse, keys, pads, computers and tests.

        A refused move changes nothing.
        """
        before = self.state
        refused = refusal(before, seat, move)
        if refused is not None:
            return refused
        return self._done(before, apply(before, seat, move), (act_entry(before, seat, move),))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` has made a decision since the last deal, while the round is played."""
        return self._decision(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Go back to before the last decision of `seat`; whether there was one.

        A decision is a move that had an alternative; what was forced after it, and what others did,
        goes with it. The record is cut there, and its header `Undone` counts how often.
        """
        cut = self._decision(seat)
        if cut is None:
            return False
        del self._history[cut:]
        marked = Header(UNDONE, str(self.undone + 1))
        others = (header for header in self._headers if header.key.casefold() != UNDONE.casefold())
        self._headers = (*others, marked)
        self._write_all()
        return True

    def _decision(self, seat: Seat) -> int | None:
        """Where in the history the last decision of a seat since the last deal stands."""
        if self.state.phase is not Phase.PLAY:
            return None
        for index in range(len(self._history) - 1, -1, -1):
            before = self._history[index].before
            if before.phase is not Phase.PLAY:
                return None
            if before.turn is seat and len(legal(before)) > 1:
                return index
        return None

    def _done(self, before: State, step: Step, entries: tuple[Entry, ...]) -> Submitted:
        done = Submitted(step.events, before, step.state, entries)
        self._history.append(done)
        if self._sink is not None:
            for entry in entries:
                self._sink.append(str(entry))
        if done.after.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            self._write_all()
        return done

    def _write_all(self) -> None:
        if self._sink is not None:
            self._sink.replace(str(self.record))

    def _header(self, key: str) -> str | None:
        return Record(self._headers, ()).header(key)
