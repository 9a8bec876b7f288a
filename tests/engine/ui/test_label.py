from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.form import GAP, Form
from game.engine.ui.label import Entry, GroupHeading, Label, PaperHeading
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from game.engine.ui.look import Look

PAPER = "bone3"
STORY = "who holds none that fits draws until one does " * 6
VERSE = "\n".join(["draws until"] * 4)


def paper(look: Look, size: tuple[int, int] = (400, 360)) -> pygame.Surface:
    canvas = pygame.Surface(size, 0, 32)
    canvas.fill(look.palette[PAPER])
    return canvas


def colours(canvas: pygame.Surface) -> set[tuple[int, ...]]:
    width, height = canvas.get_size()
    return {tuple(canvas.get_at((x, y)))[:3] for x in range(width) for y in range(height)}


def inked(canvas: pygame.Surface, look: Look) -> int:
    return pygame.mask.from_threshold(canvas, look.palette["ink1"], (1, 1, 1, 255)).count()


def test_a_line_that_the_clip_would_cut_is_left_out(look: Look) -> None:
    label, line = Label("story", STORY, "ink1"), look.body.line_height
    rect = pygame.Rect(10, 10, 300, label.height(look, 300))
    whole, cut = paper(look), paper(look)
    whole.set_clip((0, 10, 400, 2 * line))
    label.draw(whole, look, rect, Mood.IDLE)
    cut.set_clip((0, 10, 400, 3 * line - 1))
    label.draw(cut, look, rect, Mood.IDLE)
    assert len(colours(whole)) > 1
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(cut, "RGB")


def test_a_scrolled_form_shows_whole_lines_alone(look: Look) -> None:
    area = pygame.Rect(10, 40, 300, 5 * look.body.line_height + 6)
    form = Form([Label(f"verse-{number}", VERSE, "ink1") for number in range(2)], area, look)
    assert form.scrolls
    line = paper(look)
    look.body.draw(line, "draws until", (0, 0), look.palette["ink1"])
    for offset in range(2 * GAP + look.body.line_height):
        form.offset = offset
        canvas = paper(look)
        form.draw(canvas)
        lines, rest = divmod(inked(canvas, look), inked(line, look))
        assert 4 <= lines <= 5
        assert rest == 0


def test_what_fits_does_not_scroll(look: Look) -> None:
    assert not Form([Label("story", "short")], pygame.Rect(0, 0, 300, 60), look).scrolls


def test_a_heading_on_paper_is_one_flat_colour(look: Look) -> None:
    canvas, heading = paper(look), PaperHeading("heading", "At this table", "rose1")
    heading.draw(canvas, look, canvas.get_rect(), Mood.IDLE)
    assert colours(canvas) == {look.palette[PAPER], look.palette["rose1"]}


def test_the_term_of_an_entry_has_its_own_colour(look: Look) -> None:
    text = f"First lead. {STORY}"
    entry = Entry("first", text, "ink1", term="First lead", lead="sea1")
    width = look.body.width("First lead.")
    canvas = paper(look)
    entry.draw(canvas, look, pygame.Rect(0, 0, width, 300), Mood.IDLE)
    term = pygame.Rect(0, 0, look.body.width("First lead"), look.body.line_height)
    assert colours(canvas.subsurface(term)) == {look.palette[PAPER], look.palette["sea1"]}
    below = canvas.subsurface(canvas.get_rect().move(0, term.height).clip(canvas.get_rect()))
    assert look.palette["sea1"] not in colours(below)


def test_a_text_that_does_not_begin_with_the_term_is_all_of_one_colour(look: Look) -> None:
    canvas = paper(look)
    entry = Entry("first", "In the first round", "ink1", term="First lead", lead="sea1")
    entry.draw(canvas, look, canvas.get_rect(), Mood.IDLE)
    assert colours(canvas) == {look.palette[PAPER], look.palette["ink1"]}


def test_a_group_s_heading_stands_before_a_rule(look: Look) -> None:
    canvas = paper(look)
    row = pygame.Rect(0, 0, canvas.get_width(), look.row)
    GroupHeading("group", "Sound").draw(canvas, look, row, Mood.IDLE)
    assert {look.palette["brass1"], look.palette["brass3"]} <= colours(canvas)
    bare = paper(look)
    GroupHeading("group", "").draw(bare, look, row, Mood.IDLE)
    assert colours(bare) == {look.palette[PAPER], look.palette["brass1"]}
