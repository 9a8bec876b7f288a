"""Which catalogue keys the program uses, read from its source.

The rule that makes this possible: a catalogue is always called `text` or `_text` (`self.text`
too), and a key is a literal, `text("menu.play")`, or a literal family with a name behind its
last dot, `text(f"refusal.{why.value}")`. A key may also stand in a table and be passed on.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Use:
    """A key, or a family of keys (ending in a dot), asked of a catalogue at a place."""

    key: str
    place: str


def uses(sources: Iterable[Path]) -> Iterator[Use]:
    """Every key that is the first argument of a call to a catalogue."""
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_catalogue(node.func):
                key = _literal(node.args[0])
                if key is not None:
                    yield Use(key, f"{path}:{node.lineno}")


def literals(sources: Iterable[Path]) -> frozenset[str]:
    """Every string in the sources, and the head of every f-string that ends in a dot."""
    found = set()
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.expr) and (text := _literal(node)) is not None:
                found.add(text)
    return frozenset(found)


def _is_catalogue(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else ""
    name = function.id if isinstance(function, ast.Name) else name
    return name in {"text", "_text"}


def _literal(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=[ast.Constant(value=str(head)), *_]) if head.endswith("."):
            return head
        case _:
            return None
