"""Rules and options in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.ui.choice import Option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.scenes.draft import Draft
    from game.scenes.words import Words


def label(text: Words, option: str, value: str) -> str:
    """A value as a choice shows it; numbers speak for themselves."""
    key = f"{option}-{value}"
    return text(f"value.{key}") if f"value.{key}" in text else value


def choices(text: Words, option: str, values: Iterable[str]) -> list[Option]:
    """The values of an option with their words."""
    return [Option(value, label(text, option, value)) for value in values]


def means(text: Words, option: str, value: str) -> str:
    """What a value means, in a sentence."""
    key = f"{option}-{value}"
    return text(f"means.{key}") if f"means.{key}" in text else text(f"means.{option}", value=value)


def summary(text: Words, draft: Draft) -> list[str]:
    """The house rules that are not at their default, a line each."""
    chosen = draft.chosen
    return [
        text(
            "house.line",
            option=text(f"option.{option.name}"),
            value=label(text, option.name, chosen[option.name]),
        )
        for option in draft.changed()
    ]
