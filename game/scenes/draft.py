"""The table that a player is putting together: rule system, house rules, opponents. Headless."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.rules.variants import OptionError, resolve, variants
from game.scenes.people import seated

if TYPE_CHECKING:
    from game.rules.variant import Option, Preset, Rules, Variant
    from game.store.settings import Settings

TEMPER_MARK = "/"
IN_MENU = ("seats", "target")
"""The options that the menu itself offers; the rest are house rules."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice that is always playable.

    Attributes:
        variant: its name.
        tier: the opponents' strength, by the thinker's name for it; a temper may follow a slash.
        given: the options that are not at their default.
        people: who are people, as it was chosen; `seated` is what comes of it at this table.
    """

    variant: str
    tier: str
    given: Mapping[str, str] = field(default_factory=dict)
    people: str = "h"

    @classmethod
    def remembered(cls, settings: Settings, tiers: tuple[str, ...]) -> Draft:
        """What was chosen last, as far as it is still offered."""
        names = tuple(variants())
        variant = settings.variant if settings.variant in names else names[0]
        tier = settings.tier if settings.tier in tiers else usual(tiers)
        given = _valid(variant, settings.options.get(variant, {}))
        return cls(variant, tier, given, settings.people)

    @property
    def rules(self) -> Rules:
        """The rules of this table."""
        return resolve(self.variant, self.given)

    @property
    def seated(self) -> str:
        """Who are people at this table, by seat: `h` for each, `c` for a computer."""
        return seated(self.people, self.rules.seating)

    @property
    def chosen(self) -> Mapping[str, str]:
        """The value of every option."""
        return dict(self.rules.chosen)

    @property
    def house_rules(self) -> tuple[Option, ...]:
        """The options that can change something at this table, without those of the menu."""
        return tuple(option for option in self._offered() if option.name not in IN_MENU)

    def option(self, name: str) -> Option | None:
        """An option if it is offered at this table, else None."""
        return next((option for option in self._offered() if option.name == name), None)

    def values(self, option: Option) -> tuple[str, ...]:
        """What the menu offers for an option, with the value it has now if that is another."""
        offered = option.offered(self.chosen)
        value = self.chosen[option.name]
        return offered if value in offered else (*offered, value)

    def default(self, option: Option) -> str:
        """The value that an option has where nobody touches it."""
        return option.default(self.chosen)

    def changed(self) -> tuple[Option, ...]:
        """The house rules that are not at their default."""
        chosen = self.chosen
        return tuple(o for o in self.house_rules if chosen[o.name] != self.default(o))

    def with_value(self, name: str, value: str) -> Draft:
        """Another value for an option; options that follow from it go back to their default."""
        before = self.chosen
        given = {**self.given, name: value}
        after = dict(resolve(self.variant, given).chosen)
        for option in _variant(self.variant).options:
            if option.name != name and option.default(before) != option.default(after):
                given.pop(option.name, None)
        return replace(self, given=_valid(self.variant, given))

    def with_variant(self, variant: str, settings: Settings) -> Draft:
        """Another rule system, with the house rules remembered for it."""
        given = _valid(variant, settings.options.get(variant, {}))
        return replace(self, variant=variant, given=given)

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The named ways to play this rule system."""
        return _variant(self.variant).presets

    @property
    def preset(self) -> Preset | None:
        """The one that is chosen; None where people play by rules of their own."""
        return next((each for each in self.presets if self.with_preset(each) == self), None)

    def with_preset(self, preset: Preset) -> Draft:
        """As a preset has it; of what the menu offers, only what presets speak of changes."""
        spoken = {name for each in self.presets for name in each.values}
        kept = {n: v for n, v in self.given.items() if n in IN_MENU and n not in spoken}
        return replace(self, given=_valid(self.variant, {**kept, **preset.values}))

    @property
    def switches(self) -> tuple[Option, ...]:
        """The options with more than one value to choose from, in their order."""
        return tuple(option for option in self._offered() if len(self.values(option)) > 1)

    def memory(self, settings: Settings) -> dict[str, object]:
        """The settings that remember this choice; a temper is for this once."""
        options = {**settings.options, self.variant: MappingProxyType(dict(self.given))}
        return {
            "variant": self.variant,
            "tier": self.tier.partition(TEMPER_MARK)[0],
            "people": self.people,
            "options": MappingProxyType(options),
        }

    def _offered(self) -> tuple[Option, ...]:
        chosen = self.chosen
        options = _variant(self.variant).options
        return tuple(option for option in options if not option.fixed and option.matters(chosen))


def usual(tiers: tuple[str, ...]) -> str:
    """The tier for who has not chosen: the second from below."""
    return tiers[min(1, len(tiers) - 1)]


def _variant(name: str) -> Variant:
    return variants()[name]


def _valid(variant: str, given: Mapping[str, str]) -> Mapping[str, str]:
    """Those of the options that the variant takes and that differ from its defaults."""
    kept: dict[str, str] = {}
    for option in _variant(variant).options:
        value = given.get(option.name)
        if value is None:
            continue
        try:
            chosen = dict(resolve(variant, {**kept, option.name: value}).chosen)
        except OptionError:
            continue
        if value != option.default(chosen):
            kept[option.name] = value
    return kept
