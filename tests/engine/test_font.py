from __future__ import annotations

import string
import unicodedata
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.font import KEPT, MISSING, Align, Font
from game.engine.palette import Ink, Palette

FOLDER = Path("assets/fonts")
WHITE = (255, 255, 255)
LETTERS = "ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ"
SIGNS = "¿¡ªº«»“”‘’–—…·•×÷−±½°←↑→↓↔●◆▲■✓✗"
REQUIRED = string.printable.strip() + LETTERS + LETTERS.lower() + SIGNS


def cut(name: str, scale: int = 1) -> Font:
    return Font.load(FOLDER / f"{name}.png", FOLDER / f"{name}.json", scale)


@pytest.fixture(scope="module", params=["body", "display"])
def font(request: pytest.FixtureRequest) -> Font:
    return cut(request.param)


@pytest.fixture(scope="module")
def body() -> Font:
    return cut("body")


def painted(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=1)


def pixels(font: Font, text: str) -> bytes:
    line = font.line(text, WHITE)
    return line.get_width().to_bytes(2) + pygame.image.tobytes(line, "RGBA")


def test_every_letter_and_sign_is_drawn(font: Font) -> None:
    assert [sign for sign in REQUIRED if sign not in font] == []


def test_no_two_signs_look_alike(font: Font) -> None:
    seen: dict[bytes, str] = {}
    same = [
        (seen[picture], sign)
        for sign in REQUIRED
        if seen.setdefault(picture := pixels(font, sign), sign) != sign
    ]
    # A dash and a minus are the same stroke.
    assert {frozenset(pair) for pair in same} <= {frozenset("\u2013\u2212")}


def test_accents_have_a_row_of_air_and_a_wide_tilde(body: Font) -> None:
    for marked in "ÁÂÃÉÊÍÓÔÕÚÑáâãéêíóôõúñ":
        line = body.line(marked, WHITE)
        rows = [any(line.get_at((x, y)).a for x in range(line.width)) for y in range(body.height)]
        top = rows.index(True)
        assert rows[top : top + 3] == [True, True, False], marked
        if unicodedata.name(marked).endswith("TILDE"):
            strip = line.subsurface((0, top, line.width, 2))
            assert painted(strip).width == 5


def test_nothing_is_painted_beyond_its_line(font: Font) -> None:
    for sign in REQUIRED:
        line = font.line(sign, WHITE)
        assert painted(line).bottom <= font.height, sign
        assert painted(line).right <= font.width(sign), sign


def test_width_is_what_is_painted(body: Font) -> None:
    for text in ("Play", "AVÔ", "coração", "«Lá e ló»", "I"):
        assert painted(body.line(text, WHITE)).width == body.width(text)
    assert body.width("") == 0


def test_an_unknown_character_is_a_visible_box(font: Font) -> None:
    assert pixels(font, "漢") == pixels(font, MISSING)
    assert painted(font.line("漢", WHITE)).width > 4


def test_decomposed_accents_are_joined(font: Font) -> None:
    assert pixels(font, unicodedata.normalize("NFD", "coração")) == pixels(font, "coração")


def test_a_line_is_composed_once_and_few_are_kept() -> None:
    font = cut("body")
    first = font.line("0", WHITE)
    assert font.line("0", WHITE) is first
    for number in range(KEPT):
        font.line("0", WHITE)
        font.line(f"n{number}", WHITE)
    assert font.line("0", WHITE) is first
    for number in range(KEPT):
        font.line(f"m{number}", WHITE)
    assert font.line("0", WHITE) is not first


def test_alignment(body: Font) -> None:
    canvas = pygame.Surface((100, 20), pygame.SRCALPHA)
    for align, left in ((Align.LEFT, 50), (Align.CENTRE, 50 - 10), (Align.RIGHT, 50 - 20)):
        canvas.fill((0, 0, 0, 0))
        assert body.width("Play") == 20
        body.draw(canvas, "Play", (50, 4), WHITE, align)
        assert painted(canvas).left == left


def test_colours_reach_the_pixels() -> None:
    palette = Palette.load(Path("assets/palette.json"))
    ink = palette.ink("brass2")
    line = cut("display").line("H", ink)
    colours = {tuple(line.get_at((x, y)))[:3] for x in range(12) for y in range(24)}
    assert {ink.face, ink.light, ink.shade, ink.edge} <= colours
    plain = Ink((1, 2, 3), (1, 2, 3), (1, 2, 3), None, shadow=(9, 9, 9))
    line = cut("body").line("I", plain)
    assert tuple(line.get_at((0, 3))) == (1, 2, 3, 255)
    assert tuple(line.get_at((3, 4))) == (9, 9, 9, 255)


def test_twice_the_scale_is_twice_everything(font: Font) -> None:
    double = font.scaled(2)
    assert double.width("João") == 2 * font.width("João")
    assert double.line_height == 2 * font.line_height
    small = font.line("João", WHITE)
    assert double.line("João", WHITE).get_size() == (small.width * 2, small.height * 2)


def test_capitals_stand_in_the_middle(font: Font) -> None:
    canvas = pygame.Surface((40, 41), pygame.SRCALPHA)
    ink = Ink(WHITE, WHITE, WHITE, None)
    font.draw(canvas, "H", (0, font.level(0, 41)), ink)
    area = painted(canvas)
    assert abs(area.top - (41 - area.bottom)) <= 1


@given(
    text=st.text(alphabet="ab cdé\n", max_size=60),
    width=st.integers(min_value=12, max_value=120),
)
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = BODY.wrap(text, width)
    assert all(BODY.width(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace("\n", "").replace(" ", "")


def test_wrap_breaks_at_spaces_and_line_feeds(body: Font) -> None:
    assert body.wrap("one two\nthree", body.width("one two")) == ["one two", "three"]
    assert body.wrap("one two", body.width("one t")) == ["one", "two"]
    assert body.wrap("", 50) == [""]
    assert body.wrap("a\u00a0b c", body.width("a b")) == ["a\u00a0b", "c"]


def test_fit_cuts_with_an_ellipsis(body: Font) -> None:
    assert body.fit("Mestre", 100) == "Mestre"
    short = body.fit("Mestre Ana", 40)
    assert short.endswith("…")
    assert body.width(short) <= 40


BODY = cut("body")
