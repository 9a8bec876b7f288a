"""The catalogue: a key and named values in, a finished sentence out."""

from __future__ import annotations

import gettext
import re
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.text.pseudo import pseudo

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SOURCE_LANGUAGE: Final = "en"
PSEUDO_LANGUAGE: Final = "qps"
PROPER: Final = ("opponent.", "variant.")
"""How keys of proper names begin, which are much the same in every language."""

_TAIL: Final = re.compile(r"[.@].*")


class MissingText(LookupError):  # noqa: N818 - it names what is missing
    """A key that no catalogue has, or a sentence that wants a value it was not given."""


class Lapse(Enum):
    """What a missing key or value does."""

    RAISE = "raise"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Sentences in one language, with its kin and English behind it.

    `text("menu.play")` looks a sentence up; `text("table.drew", n=3, seat="Ana")` fills its
    `{seat}` and `{n}`, and `n` also chooses between singular and plural.
    """

    language: str
    chain: tuple[gettext.GNUTranslations, ...]
    lapse: Lapse = Lapse.SHOW

    @classmethod
    def load(cls, language: str, folder: Path, lapse: Lapse = Lapse.SHOW) -> Catalogue:
        """Reads `folder/<language>.mo`, and English behind it.

        A regional language (`es_ES`) needs to say only what differs: its plain kin (`es`) stands
        between it and English. A language that is not there (`pt` where only `pt_BR` is, or none
        at all) falls back to its nearest kin, then to English. `qps` is English stretched and
        accented, for tests.

        Raises:
            FileNotFoundError: even English is not in the folder.
        """
        offered = languages(folder)
        found = nearest(language, offered)
        names = [name for name in (found, _kin(found)) if name in offered]
        names = list(dict.fromkeys([*names, SOURCE_LANGUAGE]))
        chain = tuple(_read(folder / f"{name}.mo") for name in names)
        return cls(found, chain, lapse)

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence for a key, with its values filled in.

        Raises:
            MissingText: with `Lapse.RAISE` only: no such key, or a value is missing. Otherwise
                the key or the value's name is shown, so that a player meets a blemish, no crash.
        """
        sentence = self._find(key, values.get("n"))
        if sentence is None:
            if self.lapse is Lapse.RAISE:
                raise MissingText(f"{key!r} is in no catalogue; add it to build_spec/text/en.po")
            return key
        try:
            return sentence.format_map(values if self.lapse is Lapse.RAISE else _Shown(values))
        except KeyError as error:
            raise MissingText(f"{key!r} needs a value for {error}") from None

    def __contains__(self, key: str) -> bool:
        """Whether some catalogue of the chain has the key."""
        return self._find(key, 1) is not None

    def _find(self, key: str, count: object) -> str | None:
        for book in self.chain:
            sentence = book.ngettext(key, key, count) if isinstance(count, int) else key
            if sentence == key:
                sentence = book.gettext(key)
            if sentence != key:
                stretched = self.language == PSEUDO_LANGUAGE and not key.startswith(PROPER)
                return pseudo(sentence) if stretched else sentence
        return None


class _Shown(dict[str, object]):
    """Values that answer for a missing one with its name in braces."""

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__(values)

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def languages(folder: Path) -> tuple[str, ...]:
    """The languages that a folder of catalogues has, English first."""
    names = sorted(path.stem for path in folder.glob("*.mo"))
    return tuple(sorted(names, key=lambda name: name != SOURCE_LANGUAGE))


def nearest(wanted: str, offered: tuple[str, ...]) -> str:
    """The offered language that serves a wanted one best: itself, its kin, else English.

    `wanted` is written in any common way: `es-ES`, `es_ES.UTF-8`, `es_es@euro`.
    """
    name = _TAIL.sub("", wanted).replace("-", "_").lower()
    for other in (*offered, PSEUDO_LANGUAGE):
        if other.lower() == name:
            return other
    kin = [other for other in offered if _kin(other) == _kin(name)]
    return min(kin, key=len, default=SOURCE_LANGUAGE)


def language_fault(wanted: str, folder: Path) -> str | None:
    """What is wrong with a wanted language: no catalogue is its own or of its kin; else None."""
    offered = languages(folder)
    name = _TAIL.sub("", wanted).replace("-", "_").lower()
    if _kin(name) in {_kin(other) for other in (*offered, PSEUDO_LANGUAGE)}:
        return None
    return f"no language {wanted!r}; there are {', '.join(offered)}"


def _kin(name: str) -> str:
    return name.split("_", maxsplit=1)[0]


def _read(path: Path) -> gettext.GNUTranslations:
    with path.open("rb") as file:
        return gettext.GNUTranslations(file)
