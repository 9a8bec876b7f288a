"""Compiles the catalogues: every `*.po` here becomes `text/<language>.mo`."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

HERE = Path(__file__).parent
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
"""Stands in every compiled header, so that the same source compiles to the same bytes."""

_VALUE = re.compile(r"\{(\w*)[^{}]*\}")


class TextError(ValueError):
    """A catalogue source that cannot be compiled: file, line and remedy."""


def build(out: Path) -> dict[str, str]:
    """Writes `text/*.mo` under `out`; returns each file made with the source it is made from."""
    made = {}
    (out / "text").mkdir(parents=True, exist_ok=True)
    english = _read(HERE / "en.po")
    for source in sorted(HERE.glob("*.po")):
        catalogue = _read(source)
        _check(catalogue, english, source.name)
        with (out / "text" / f"{source.stem}.mo").open("wb") as file:
            write_mo(file, catalogue)
        made[f"text/{source.stem}.mo"] = f"build_spec/text/{source.name}"
    return made


def keys(source: Path = HERE / "en.po") -> frozenset[str]:
    """Every key of a catalogue source."""
    return frozenset(_key(message) for message in _read(source) if message.id)


def _read(source: Path) -> Catalog:
    try:
        with source.open("rb") as file:
            catalogue = read_po(file, locale=source.stem, abort_invalid=True)
    except PoFileError as error:
        raise TextError(f"{source.name}: {error}") from None
    catalogue.creation_date = catalogue.revision_date = UNDATED
    return catalogue


def _check(catalogue: Catalog, english: Catalog, name: str) -> None:
    """Refuses unknown keys, blank sentences and values that the English sentence lacks."""
    for message in catalogue:
        if not message.id:
            continue
        key, place = _key(message), f"{name}: {_key(message)}"
        known = english.get(key)
        if known is None:
            raise TextError(f"{place}: no such key in en.po; remove it or add it there")
        wanted = {value for part in _sentences(known) for value in _VALUE.findall(part)}
        for sentence in _sentences(message):
            if not sentence:
                raise TextError(f"{place}: is not translated; write its msgstr")
            if unknown := set(_VALUE.findall(sentence)) - wanted:
                raise TextError(f"{place}: has {unknown}, which English has not; remove it")


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _sentences(message: Message) -> tuple[str, ...]:
    text = message.string
    return (text,) if isinstance(text, str) else tuple(text or ())
