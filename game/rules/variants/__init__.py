"""The variants: one file of data each, discovered by looking into this package."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.rules.variant import Rules, Variant

if TYPE_CHECKING:
    from collections.abc import Mapping

SHARED = ("house", "brazilian")  # what several variants have in common; they hold no variant


class OptionError(ValueError):
    """A choice that the variant does not offer; `name` is the option's, or None for the variant."""

    def __init__(self, name: str | None, message: str) -> None:
        super().__init__(message)
        self.name = name


@cache
def variants() -> Mapping[str, Variant]:
    """All variants by name, in the order in which they say they are listed."""
    found = (
        import_module(f"{__name__}.{module.name}").VARIANT
        for module in iter_modules(__path__)
        if module.name not in SHARED
    )
    listed = sorted(found, key=lambda variant: variant.listed)
    return MappingProxyType({variant.name: variant for variant in listed})


def resolve(name: str, given: Mapping[str, str]) -> Rules:
    """The rules of a variant with some options given and the rest at their defaults.

    Raises OptionError for an unknown variant, option or value (RULES.md section 7).
    """
    variant = variants().get(name)
    if variant is None:
        raise OptionError(None, f"unknown variant {name!r}; there are {', '.join(variants())}")
    for key in given:
        if variant.option(key) is None:
            offered = ", ".join(option.name for option in variant.options)
            raise OptionError(key, f"{name} has no option {key!r}; it has {offered}")
    chosen = dict(given)
    for option in sorted(variant.options, key=lambda option: option.default_for is not None):
        value = chosen.setdefault(option.name, option.default(chosen))
        fault = option.fault(value)
        if fault is not None:
            raise OptionError(option.name, fault)
    ordered = tuple((option.name, chosen[option.name]) for option in variant.options)
    return Rules(name, ordered, variant.build(chosen))
