"""Duplicate deals: the same tiles played with the seats exchanged, so that luck cancels out."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.ai.utility import Utility
from game.lab.players import player, turn
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Move, Play
from game.rules.notation import act_entry, deal_entries, headers, read, report
from game.rules.notation.record import Entry, Header, Record
from game.rules.policies.choices import First, Next
from game.rules.seat import Seat, Seating
from game.rules.state import Phase, State
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules
from game.rules.variants import resolve

FAR = 1_000_000  # a target that no round comes near
TRIES = 2000
MS = 1000.0


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played: names by seat before any exchange, and how."""

    variant: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    seed: int
    matches: bool
    utility: Utility
    iterations: int | None
    records: str | None = None

    @property
    def rules(self) -> Rules:
        """The rules, with a target out of reach where single rounds are played for points."""
        given = dict(self.options)
        if not self.matches and self.utility is Utility.POINTS:
            given["target"] = str(FAR)
        return resolve(self.variant, given)


@dataclass(slots=True)
class Tally:
    """What came of one deal or match, averaged over the exchanges, for the first player.

    `rounds` counts rounds played, `points` is the mean a round, `won` the share of rounds and
    `matches_won` that of matches; `times` are milliseconds by name.
    """

    points: float = 0.0
    won: float = 0.0
    matches_won: float = 0.0
    rounds: int = 0
    times: dict[str, list[float]] = field(default_factory=dict)
    records: int = 0
    agreeing: int = 0


def play(terms: Terms, number: int) -> Tally:
    """Play deal (or match) `number` in all its exchanges."""
    rules = terms.rules
    tally = Tally()
    exchanges = 2 if rules.seating in (Seating.TWO, Seating.PAIRS) else len(rules.seating.seats)
    start = opening(rules, terms)
    for shift in range(exchanges):
        _Table(terms, rules, tally, number, shift).play(start)
    tally.points /= tally.rounds
    tally.won /= tally.rounds
    tally.matches_won /= exchanges
    return tally


@dataclass(frozen=True, slots=True)
class Opening:
    """A match before the deals that count, and the lines of its record so far."""

    state: State
    entries: tuple[Entry, ...] = ()


def opening(rules: Rules, terms: Terms) -> Opening:
    """A new match; for single rounds, one whose first round was won so that seat A leads next."""
    rng = random.Random(f"{terms.seed} start")
    if terms.matches or rules.policies.next is Next.HIGHEST:
        return Opening(new_match(rules, _lots(rules, rng)))
    for _ in range(TRIES):
        found = _random_round(new_match(rules, _lots(rules, rng)), rng)
        if found.state.phase is Phase.ROUND_OVER and _next_opener(found.state, rng) is Seat.A:
            return found
    raise ValueError("no first round was found after which seat A leads")


def _random_round(state: State, rng: random.Random) -> Opening:
    entries: list[Entry] = []
    while state.phase in (Phase.NEW, Phase.PUT_BACK):
        dealt = deal_order(state.rules, _shuffled(rng))
        entries += deal_entries(state, dealt)
        state = deal(state, dealt).state
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            move = rng.choice(plays or list(legal(state)))
            entries.append(act_entry(state, state.turn, move))
            state = apply(state, state.turn, move).state
    return Opening(state, tuple(entries))


def _next_opener(state: State, rng: random.Random) -> Seat | None:
    """Who leads the next round, whatever is dealt."""
    for _ in range(TRIES):
        dealt = deal(state, deal_order(state.rules, _shuffled(rng))).state
        if dealt.phase is Phase.PLAY:
            return dealt.turn
    return None


def _lots(rules: Rules, rng: random.Random) -> tuple[Tile, ...]:
    wanted = len(rules.seating.seats) if rules.policies.first is First.DRAWN else 0
    return tuple(rng.sample(double_six(), wanted))


def _shuffled(rng: random.Random) -> tuple[Tile, ...]:
    return tuple(rng.sample(double_six(), len(double_six())))


class _Table:
    """One exchange of a deal or match, and its record."""

    def __init__(self, terms: Terms, rules: Rules, tally: Tally, number: int, shift: int) -> None:
        self.terms = terms
        self.rules = rules
        self.tally = tally
        self.label = f"{number:06}-{shift}"
        names = terms.names
        self.names = tuple(names[(seat - shift) % len(names)] for seat in range(len(names)))
        self.players = tuple(player(name, terms.utility, terms.iterations) for name in self.names)
        self.side = rules.seating.side_of(Seat(shift % len(names)))
        self.deals = random.Random(f"{terms.seed} deals {number}")
        self.seeds = random.Random(f"{terms.seed} choices {number} {shift}")
        self.entries: list[Entry] = []

    def play(self, start: Opening) -> None:
        """Play on from `start` to the end of the round, or of the match."""
        state = start.state
        while True:
            before = state.totals
            state = self._round(state)
            self._count(before, state)
            if state.phase is Phase.MATCH_OVER or not self.terms.matches:
                break
        if state.phase is Phase.MATCH_OVER and state.winner == self.side:
            self.tally.matches_won += 1
        if self.terms.records is not None:
            self._write(start, state, Path(self.terms.records))

    def _round(self, state: State) -> State:
        while True:
            order = _shuffled(self.deals)
            dealt = deal_order(self.rules, order)
            after = deal(state, dealt).state
            if after.phase is Phase.MATCH_OVER and not self.terms.matches:
                continue  # six doubles: there is nothing to play
            self.entries += deal_entries(state, dealt)
            state = after
            if state.phase is not Phase.PUT_BACK:
                break
        while state.phase is Phase.PLAY:
            seat = turn(state)
            move = self._move(state, seat)
            self.entries.append(act_entry(state, seat, move))
            state = apply(state, seat, move).state
        return state

    def _move(self, state: State, seat: Seat) -> Move:
        choices = legal(state)
        seed = self.seeds.getrandbits(48)
        if len(choices) == 1:
            return choices[0]
        start = time.perf_counter()
        move = self.players[seat].choose(state, seed)
        spent = (time.perf_counter() - start) * MS
        self.tally.times.setdefault(self.names[seat], []).append(spent)
        return move

    def _count(self, before: Sequence[int], state: State) -> None:
        gains = [now - then for now, then in zip(state.totals, before, strict=True)]
        own = gains[self.side]
        rest = [gain for side, gain in enumerate(gains) if side != self.side]
        self.tally.points += own - sum(rest) / len(rest)
        best = max(gains)
        if own == best:
            self.tally.won += 1 / gains.count(best)
        self.tally.rounds += 1

    def _write(self, start: Opening, end: State, folder: Path) -> None:
        """Write the record, and read it back as a stranger would."""
        folder.mkdir(parents=True, exist_ok=True)
        named = [Header(seat.name, name) for seat, name in zip(Seat, self.names, strict=False)]
        entries = (*start.entries, *self.entries)
        record = Record((*headers(self.rules, start.state.lots), *named), entries)
        path = folder / f"{self.rules.variant}-{self.label}.dmn"
        path.write_text(str(record), encoding="utf-8")
        again = report(read(path.read_bytes()))
        self.tally.records += 1
        scores = dict(zip(self.rules.seating.sides, end.totals, strict=True))
        self.tally.agreeing += again["scores"] == scores
