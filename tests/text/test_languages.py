"""The translations: complete, with the same values, in letters that both fonts have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from babel.messages.pofile import read_po

from build_spec.text.build import keys
from game.engine.font import Font
from game.text.catalogue import Catalogue, Lapse, languages, nearest

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCES = Path("build_spec/text")
FOLDER = Path("assets/text")
WHOLE: Final = ("pt_BR", "es")
"""Languages that say everything themselves; regional ones only what differs from their kin."""

EVERY: Final = tuple(sorted(path.stem for path in SOURCES.glob("*.po")))
VALUE: Final = re.compile(r"\{(\w+)\}")
WORD: Final = re.compile(r"[^\W\d_]{2,}")

AS_IN_ENGLISH: Final = {
    "pt_BR": re.compile(
        r"(table\.(banner|finish)|option)\.(both-ends|crossed|double|cruzada)"
        r"|(prompt|table|action)\.menu|setting\.speed-(normal|turbo)"
    ),
    "es": re.compile(
        r"option\.cruzada|value\.(la-e-lo-equal-no|blank-steals-off)|table\.no|options\.off"
        r"|setting\.speed-(normal|turbo)"
    ),
    "es_ES": re.compile(r"-"),
}
"""Keys of words that are rightly the same; finishes are called in Portuguese in English too."""

NAMES: Final = re.compile(
    r"(language|opponent)\..*|setting\.glyphs-.*|variant\.(mano-a-mano|brasil|nordeste)"
)


def sentences(language: str) -> dict[str, tuple[str, ...]]:
    """The sentences of a source by key, all plural forms."""
    with (SOURCES / f"{language}.po").open("rb") as file:
        book = read_po(file, locale=language)
    found = {}
    for message in book:
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            said = message.string
            found[key] = (said,) if isinstance(said, str) else tuple(said or ())
    return found


@pytest.fixture(scope="module")
def books() -> Mapping[str, dict[str, tuple[str, ...]]]:
    return {language: sentences(language) for language in EVERY}


def letters(cut: str) -> frozenset[str]:
    """What a font has a glyph for."""
    table = json.loads(Path(f"assets/fonts/{cut}.json").read_text("utf-8"))
    return frozenset(table["glyphs"])


@pytest.mark.parametrize("language", WHOLE)
def test_every_sentence_is_translated(
    language: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    assert sorted(keys() - set(books[language])) == []


@pytest.mark.parametrize("language", [name for name in EVERY if name != "en"])
def test_values_are_those_of_the_english_sentence(
    language: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    wrong = []
    for key, said in books[language].items():
        english = books["en"][key]
        assert len(said) == len(english), f"{key}: as many forms as in English"
        forms = zip(said, english, strict=True)
        wrong += [key for one, its in forms if sorted(VALUE.findall(one)) != _values(its, one)]
    assert wrong == []


def _values(english: str, said: str) -> list[str]:
    """The values that a form must have: in the singular, `n` may be said in words."""
    values = VALUE.findall(english)
    if "n" not in values and "n" in VALUE.findall(said):
        values.append("n")
    return sorted(values)


@pytest.mark.parametrize("language", [name for name in EVERY if name != "en"])
def test_nothing_is_left_in_english(
    language: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    same = {key for key, said in books[language].items() if said == books["en"][key]}
    worded = {key for key in same if WORD.search(VALUE.sub("", books["en"][key][0]))}
    rightly = AS_IN_ENGLISH[language]
    assert [key for key in worded if not NAMES.fullmatch(key) and not rightly.fullmatch(key)] == []


def test_a_regional_language_repeats_nothing_of_its_kin(
    books: Mapping[str, dict[str, tuple[str, ...]]],
) -> None:
    regional = books["es_ES"]
    assert [key for key, said in regional.items() if said == books["es"][key]] == []


@pytest.mark.parametrize("cut", ["body", "display"])
@pytest.mark.parametrize("language", EVERY)
def test_both_fonts_have_every_letter(
    language: str, cut: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    """FAULTS 120: letters of names and numbers that are put into sentences count as well."""
    said = "".join(form for forms in books[language].values() for form in forms)
    alphabet = "abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõúüñ"
    wanted = {*said, *said.upper(), *said.lower(), *alphabet, *alphabet.upper(), *"¿¡ºª0123456789"}
    assert sorted(wanted - letters(cut) - {"\n"}) == []


@pytest.mark.parametrize("language", ["es", "es_ES"])
def test_spanish_questions_and_exclamations_are_opened(
    language: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    for key, forms in books[language].items():
        for form in forms:
            assert form.count("¿") == form.count("?"), key
            assert form.count("¡") == form.count("!"), key


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize(
    ("room", "words"),
    [
        (62, r"table\.(round|double|last|stock|asleep|tiles|did-.*|target-.*|menu)"),
        (62, r"(tier|opponent)\..*"),
        (66, r"table\.(pass|draw|go-on|yes|no)"),
        (106, r"result\.(again|check|menu)|board\.view-table"),
        (118, r"variant\..*|tier\..*|value\.seats-.*"),
        (176, r"menu\.(play|other|continue|options|quit)"),
    ],
)
def test_short_words_fit_where_they_stand(
    room: int, words: str, language: str, books: Mapping[str, dict[str, tuple[str, ...]]]
) -> None:
    """In pixels of the body cut: side plates, the caption's buttons, results, menus, title."""
    font = Font.load(Path("assets/fonts/body.png"), Path("assets/fonts/body.json"))
    text = Catalogue.load(language, FOLDER, Lapse.RAISE)
    values = {"n": 14, "variant": text("variant.all-fives")}
    said = [text(key, **values) for key in books["en"] if re.fullmatch(words, key)]
    assert said
    assert [(one, font.width(one)) for one in said if font.width(one) > room] == []


def test_numbers_take_the_right_form() -> None:
    said = {
        language: [Catalogue.load(language, FOLDER)("table.tiles", n=n) for n in (0, 1, 2)]
        for language in WHOLE
    }
    assert said == {
        "pt_BR": ["0 pedra", "1 pedra", "2 pedras"],
        "es": ["0 fichas", "1 ficha", "2 fichas"],
    }


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt-BR", "pt_BR"),
        ("pt_PT.UTF-8", "pt_BR"),
        ("pt", "pt_BR"),
        ("es", "es"),
        ("es-MX", "es"),
        ("es_AR.UTF-8", "es"),
        ("es_419", "es"),
        ("es-ES", "es_ES"),
        ("es_ES@euro", "es_ES"),
        ("es_es.utf8", "es_ES"),
        ("en_GB.UTF-8", "en"),
        ("eu_ES.UTF-8", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_the_system_language_finds_its_words(wanted: str, found: str) -> None:
    assert nearest(wanted, languages(FOLDER)) == found


def test_spain_and_america_have_their_own_words() -> None:
    america, spain, brazil = (
        Catalogue.load(language, FOLDER, Lapse.RAISE) for language in ("es-MX", "es-ES", "pt-BR")
    )
    assert (america("table.draw"), spain("table.draw")) == ("Tomar", "Robar")
    assert america("table.advice.turn") == spain("table.advice.turn") == "Tu turno."
    assert brazil("table.draw") == "Comprar"
