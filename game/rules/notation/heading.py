"""What the headers of a record say: the rules and the lots, or what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.notation.record import Header, RecordError
from game.rules.policies.choices import First
from game.rules.seat import Seat
from game.rules.tile import Tile, tile
from game.rules.variant import Option, Rules, Variant, shown
from game.rules.variants import resolve, variants

LOTS = "lots"


@dataclass(slots=True)
class Heading:
    """Gathers headers as they are read; `rules` and `lots` are known once `close` has passed."""

    headers: list[Header] = field(default_factory=list)
    _lines: dict[str, int] = field(default_factory=dict)
    _faults: list[RecordError] = field(default_factory=list)

    def add(self, number: int, header: Header) -> None:
        """Take one more header; a repeated key is a fault of its second line."""
        if header.name in self._lines:
            self.fault(number, f"header {shown(header.key)} stands twice; keep one")
            return
        self.headers.append(header)
        self._lines[header.name] = number

    def fault(self, number: int, message: str) -> None:
        """Note a fault; the earliest line is the one reported."""
        self._faults.append(RecordError(number, message))

    def close(self, number: int) -> tuple[Rules, tuple[Tile, ...]]:
        """The rules and the lots; `number` is blamed for a missing Variant.

        Raises RecordError for the earliest fault.
        """
        variant = self._variant(number)
        given = self._options(variant)
        lots: tuple[Tile, ...] = ()
        if variant is not None and not self._faults:
            rules = resolve(variant.name, given)
            if rules.policies.first is First.DRAWN:
                lots = self._lots(rules)
            if not self._faults:
                return rules, lots
        raise min(self._faults, key=lambda fault: fault.line)

    def _value(self, name: str) -> str | None:
        return next((header.value for header in self.headers if header.name == name), None)

    def _variant(self, number: int) -> Variant | None:
        name = self._value("variant")
        names = ", ".join(variants())
        if name is None:
            self.fault(number, f'no [Variant "…"] header; name one of {names}')
            return None
        variant = variants().get(name)
        if variant is None:
            line = self._lines["variant"]
            self.fault(line, f"unknown variant {shown(name)}; there are {names}")
        return variant

    def _options(self, variant: Variant | None) -> dict[str, str]:
        """The options among the headers, each looked at by itself."""
        given = {}
        for header in self.headers:
            named = [v.option(header.name) for v in variants().values()]
            if not any(named):
                continue
            own = [variant.option(header.name)] if variant else named
            given[header.name] = header.value
            fault = _fault(header, own)
            if fault is not None:
                self.fault(self._lines[header.name], fault)
        return given

    def _lots(self, rules: Rules) -> tuple[Tile, ...]:
        """One different tile for each seat, as `A 6-3 B 5-1 …`."""
        value = self._value(LOTS)
        seats = [seat.name for seat in rules.seating.seats]
        example = '[Lots "' + " ".join(f"{seat} TILE" for seat in seats) + '"]'
        if value is None:
            self.fault(self._lines["first"], f"first=drawn needs the lots: add {example}")
            return ()
        words = value.split()
        try:
            lots = {Seat[s]: tile(t) for s, t in zip(words[::2], words[1::2], strict=True)}
        except (KeyError, ValueError):
            lots = {}
        whole = sorted(words[::2]) == seats and len(set(lots.values())) == len(seats)
        if not whole:
            self.fault(self._lines[LOTS], f"lots are one different tile for each seat: {example}")
            return ()
        return tuple(lots[seat] for seat in rules.seating.seats)


def _fault(header: Header, options: list[Option | None]) -> str | None:
    """What is wrong with a header that names an option of some variant, if no `options` take it."""
    faults = [option.fault(header.value) for option in options if option is not None]
    if not faults:
        return f"this variant has no option {header.name}; take the header out"
    return faults[0] if all(faults) else None
