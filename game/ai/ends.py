"""The line of play as an interned automaton, compiled from the rules core as it is met.

What a line will do depends on its open ends alone: which pips they take, what they add to the
count, how far the spinner is covered. Lines that agree in that are one `Ends`. Every step is made
by laying the tile on a real `Line`, so no rule is written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.ai.bits import ALL, BITS, by_place, places, suits
from game.rules.line import Arm, Branching, Line
from game.rules.policies.choices import Counting
from game.rules.tile import MAX_PIPS, Tile

Key = tuple[int, tuple[tuple[int, int, bool], ...]]
Option = tuple["Ends", int]
"""What a tile may lead to: the ends after it, and the points that it scores."""
Choice = tuple[int, int, "Ends", int]
"""A move in a list of moves: a number of its own, the tile's place, the ends after it, points."""
Greedy = tuple[int, "Ends", int]
"""A move: the tile's bit, the ends after it, and the points."""

SETTLED = 2
NO_SPINNER = -1
PLACES = 29
MENUS = 256  # lists of moves that are kept for one state


class Ends:
    """One state of the automaton.

    `playable` are the tiles that fit; `scoring` those tiles that score at once, or that nobody has
    tried yet; `quiet[p]` is where the tile of place p leads if it does not score, `sole[p]` the
    same where it can lead nowhere else; `best` is the greedy move among scoring tiles,
    `best[tiles] -> (bit, ends after, points)`.
    Entries appear as they are asked for.
    """

    __slots__ = (
        "_automaton",
        "_choices",
        "_untried",
        "best",
        "key",
        "line",
        "menus",
        "options",
        "pips",
        "playable",
        "quiet",
        "scoring",
        "sole",
    )

    def __init__(self, automaton: Automaton, key: Key, line: Line) -> None:
        self._automaton = automaton
        self.key = key
        self.line = line
        self.pips = tuple(sorted(end.pips for end in line.ends))
        self.playable = 0 if line.laid else ALL
        for pips in self.pips:
            self.playable |= suits()[pips]
        self._untried = self.scoring = self.playable
        self.options: list[tuple[Option, ...] | None] = [None] * PLACES
        self.quiet: list[Ends | None] = [None] * PLACES
        self.sole: list[Ends | None] = [None] * PLACES
        self.best: dict[int, Greedy] = {}
        self._choices: list[tuple[Choice, ...] | None] = [None] * PLACES
        self.menus: dict[int, tuple[Choice, ...]] = {}

    def after(self, at: int) -> tuple[Option, ...]:
        """The different outcomes of laying the tile of place `at`, most points first."""
        return self.options[at] or self._try(at)

    def menu(self, playable: int) -> tuple[Choice, ...]:
        """The moves of a hand whose tiles `playable` fit: most points last, then heaviest."""
        found: list[Choice] = []
        rest = playable
        while rest:
            low = rest & -rest
            rest ^= low
            at = low.bit_length()
            found += self._choices[at] or self._number(at)
        if playable & self.scoring:
            found.sort(key=_points_of)
        menu = tuple(found)
        if len(self.menus) >= MENUS:
            self.menus.clear()
        self.menus[playable] = menu
        return menu

    def _number(self, at: int) -> tuple[Choice, ...]:
        numbered = tuple(
            (at + PLACES * index, at, *option) for index, option in enumerate(self.after(at))
        )
        self._choices[at] = numbered[::-1]
        return numbered[::-1]

    def calm(self, at: int) -> Ends:
        """Where the tile of place `at` leads if it does not score; kept in `quiet`."""
        found = self.after(at)[-1][0]
        self.quiet[at] = found
        return found

    def greediest(self, held: int) -> Greedy:
        """The move of most points, then of the heaviest tile, of a hand's playable tiles."""
        for at in places(held & self._untried):
            self._try(at)
        scorers = held & self.scoring
        if not scorers:
            at = held.bit_length()
            return BITS[at], self.quiet[at] or self.calm(at), 0
        top = max(places(scorers), key=lambda at: (self.after(at)[0][1], at))
        found = (BITS[top], *self.after(top)[0])
        self.best[scorers] = found
        return found

    def _try(self, at: int) -> tuple[Option, ...]:
        found = self._automaton.options(self, at)
        self.options[at] = found
        self._untried &= ~BITS[at]
        if not found[0][1]:
            self.scoring &= ~BITS[at]
            if len(found) == 1:
                self.sole[at] = found[0][0]
        return found


def _points_of(choice: Choice) -> int:
    return choice[3]


class Automaton:
    """All ends met so far, for one way of branching and counting."""

    def __init__(self, branching: Branching, counting: Counting) -> None:
        self._counting = counting
        self._counts = counting is not Counting.NONE
        self._known: dict[Key, Ends] = {}
        self.empty = self.intern(Line.empty(branching))

    def __len__(self) -> int:
        return len(self._known)

    def filling(self) -> Iterator[None]:
        """Try every tile on all ends that can be reached, one state at a step."""
        todo = [self.empty]
        met = {self.empty}
        while todo:
            ends = todo.pop()
            for at in places(ends.playable):
                fresh = {after for after, _ in ends.after(at)} - met
                met |= fresh
                todo += fresh
            yield

    def intern(self, line: Line) -> Ends:
        """The ends of a line."""
        return self._interned(self.key(line), line)

    def key(self, line: Line) -> Key:
        """What the future of a line depends on; equal keys have equal futures."""
        return self._read(line)[0]

    def _read(self, line: Line) -> tuple[Key, int]:
        """The key of a line, and what its last tile scored."""
        spinner = line.spinner
        phase = NO_SPINNER if spinner is None else min(line.covered, SETTLED)
        if phase == SETTLED:
            spinner = None
        terms = line.terms() if self._counts else ()
        points = {term.arm: term.points for term in terms}
        ends = [
            (end.pips, points.get(end.arm, 0), spinner is not None and end.tip == spinner)
            for end in line.ends
        ]
        ends.sort()
        return (phase, tuple(ends)), self._counting.points(sum(points.values()))

    def arms(self, line: Line, tile: Tile, after: Ends) -> tuple[Arm | None, ...]:
        """The real arms of `line` on which `tile` leads to the ends `after`."""
        arms: tuple[Arm | None, ...] = line.arms_for(tile) if line.laid else (None,)
        return tuple(arm for arm in arms if self.intern(line.lay(tile, arm)) is after)

    def options(self, ends: Ends, at: int) -> tuple[Option, ...]:
        """Lay the tile of place `at` on every arm that takes it.

        Their order does not depend on which line the ends were met with first.
        """
        outcomes = self._lay(ends.line, by_place()[at - 1])
        found = [(self._interned(key, line), points) for key, (line, points) in outcomes.items()]
        return tuple(sorted(found, key=lambda option: (-option[1], option[0].key)))

    def _interned(self, key: Key, line: Line) -> Ends:
        found = self._known.get(key)
        if found is None:
            found = Ends(self, key, replace(line, laid=line.laid[:SETTLED]))
            self._known[key] = found
        return found

    def _lay(self, line: Line, tile: Tile) -> dict[Key, tuple[Line, int]]:
        if tile == line.spinner:
            line = _renamed(line, tile)
        outcomes: dict[Key, tuple[Line, int]] = {}
        tried = set()
        arms: tuple[Arm | None, ...] = line.arms_for(tile) if line.laid else (None,)
        for arm in arms:
            end = None if arm is None else line.end(arm)
            alike = end and (end.pips, end.tip.is_double, end.tip == line.spinner)
            if alike in tried:
                continue
            tried.add(alike)
            after = line.lay(tile, arm)
            key, points = self._read(after)
            outcomes[key] = (after, points)
        return outcomes


def _renamed(line: Line, tile: Tile) -> Line:
    """The same ends with another double as the spinner.

    Lines with different spinners are one state once all its sides are built on; the double that
    this line happened to have as its spinner may still be in a hand in another.
    """
    tips = {end.tip for end in line.ends}
    doubles = (Tile(pips, pips) for pips in range(MAX_PIPS + 1))
    other = next(double for double in doubles if double != tile and double not in tips)
    return replace(line, spinner=other)
