from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.text.catalogue import (
    Catalogue,
    Lapse,
    MissingText,
    language_fault,
    languages,
    nearest,
)
from game.text.pseudo import pseudo

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path("assets/text")


@pytest.fixture
def folder(tmp_path: Path, write_mo: Callable[[Path, dict[str, tuple[str, ...]]], None]) -> Path:
    write_mo(
        tmp_path / "en.mo",
        {"menu.play": ("Play",), "drew": ("{seat} drew a tile.", "{seat} drew {n} tiles.")},
    )
    write_mo(tmp_path / "pt_BR.mo", {"menu.play": ("Jogar",)})
    return tmp_path


def test_a_key_gives_its_sentence(folder: Path) -> None:
    assert Catalogue.load("en", folder)("menu.play") == "Play"
    assert Catalogue.load("pt_BR", folder)("menu.play") == "Jogar"


def test_numbers_choose_the_form_and_values_fill_it(folder: Path) -> None:
    text = Catalogue.load("en", folder)
    assert text("drew", n=1, seat="Ana") == "Ana drew a tile."
    assert text("drew", n=3, seat="Ana") == "Ana drew 3 tiles."


def test_english_stands_behind_every_language(folder: Path) -> None:
    text = Catalogue.load("pt_BR", folder)
    assert text("drew", n=2, seat="Ana") == "Ana drew 2 tiles."
    assert "drew" in text
    assert "nothing" not in text


def test_a_missing_key_or_value_is_loud_in_tests(folder: Path) -> None:
    text = Catalogue.load("en", folder, Lapse.RAISE)
    with pytest.raises(MissingText, match=r"menu\.pay"):
        text("menu.pay")
    with pytest.raises(MissingText, match="seat"):
        text("drew", n=1)


def test_a_missing_key_or_value_is_shown_to_players(folder: Path) -> None:
    text = Catalogue.load("en", folder)
    assert text("menu.pay") == "menu.pay"
    assert text("drew", n=1) == "{seat} drew a tile."


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt_BR", "pt_BR"),
        ("pt-BR", "pt_BR"),
        ("pt_PT.UTF-8", "pt_BR"),
        ("en_GB", "en"),
        ("ja", "en"),
        ("C", "en"),
        ("qps", "qps"),
    ],
)
def test_the_nearest_language_serves(wanted: str, found: str, folder: Path) -> None:
    assert nearest(wanted, languages(folder)) == found
    assert Catalogue.load(wanted, folder).language == found


def test_without_english_nothing_is_loaded(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"en\.mo"):
        Catalogue.load("en", tmp_path)


def test_the_pseudo_language_is_longer_and_keeps_values(folder: Path) -> None:
    text = Catalogue.load("qps", folder)
    assert text("drew", n=3, seat="Ana").startswith("Ana dréw 3 tílés.~")
    for sentence in ("Play", "A longer sentence, with several words."):
        assert len(sentence) * 1.3 <= len(pseudo(sentence)) <= len(sentence) * 1.3 + 2
    assert pseudo("{seat}") == "{seat}"


@pytest.mark.parametrize("wanted", ["en", "pt", "es-MX", "pt_BR.UTF-8", "qps", "en_GB@euro"])
def test_a_language_of_ours_or_of_their_kin_is_no_fault(wanted: str) -> None:
    assert language_fault(wanted, Path("assets/text")) is None


def test_a_language_that_nobody_wrote_is_a_fault_that_names_the_others() -> None:
    fault = language_fault("xx", Path("assets/text"))
    assert fault == "no language 'xx'; there are en, es, es_ES, pt_BR"
