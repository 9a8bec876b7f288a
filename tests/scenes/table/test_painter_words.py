"""What is written on the table fits, and can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from game.levels.canvas import bare
from game.rules.line import Arm, Line
from game.rules.seat import Seat
from game.rules.tile import tile
from game.scenes.table.captions import caption
from game.scenes.table.cues import Said
from game.scenes.table.paint.brush import Brush
from game.scenes.table.paint.caption import CaptionPainter
from game.scenes.table.paint.ends import told as read
from game.scenes.table.places import Places
from game.text.catalogue import Catalogue
from tests.scenes.table.house import ART, ASSETS, House
from tests.scenes.table.sitting import VARIANTS, begin, played, resumed, sit_down, told
from tests.scenes.table.test_captions import teller
from tests.scenes.table.test_painter import looked
from tests.scenes.table.test_scene import FOUR_ARMS


@pytest.mark.parametrize("language", ["en", "qps"])
def test_every_caption_fits_its_two_lines(language: str) -> None:
    catalogue = Catalogue.load(language, ASSETS / "text")
    seen = 0
    for variant, options in VARIANTS:
        session = begin(variant, options)
        brush = Brush(ART)
        places = Places(bare().plan(len(session.players)), session.state.rules, Seat.A)
        tell = replace(teller(session), text=catalogue)
        width = places.plan.caption.w - 44 - 6 - 84
        for done in played(session, 250):
            for one in told(done).cues:
                if isinstance(one.act, Said) and one.act.caption is not None:
                    lines = brush.look.body.wrap(tell.tell(one.act.caption), width)
                    assert len(lines) <= 2, lines
                    seen += 1
    assert seen > 500


def test_a_sentence_is_never_cut_to_make_room_for_advice() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    long = caption("table.four-doubles", Seat.B)
    picture = house.scene.picture
    picture = replace(picture, shown=replace(picture.shown, caption=long))
    painter = CaptionPainter(Brush(ART), house.scene.places, teller(house.session))
    wide, narrow = painter.lines(picture, 590), painter.lines(picture, 330)
    assert len(wide) == 2
    assert [line for line, _ in narrow] == [line for line, _ in wide[1:]]


@pytest.mark.parametrize("lead", ["6-6", "0-0", "6-5"])
def test_a_lone_tile_tells_its_ends_and_counts_only_where_ends_count(lead: str) -> None:
    line = Line.empty().lay(tile(lead), None)
    high, low = tile(lead).high, tile(lead).low
    assert read(line, counts=False) == ((Arm.W, high), (Arm.E, low))
    alone = ((None, high + low),) if high == low else ((Arm.W, high), (Arm.E, low))
    assert read(line, counts=True) == alone


def test_two_lines_stay_clear_of_the_rims_above_and_below() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    picture = house.scene.picture
    long = caption("table.four-doubles", Seat.B)
    picture = replace(picture, shown=replace(picture.shown, caption=long))
    painter = CaptionPainter(Brush(ART), house.scene.places, teller(house.session))
    canvas = pygame.Surface((640, 360), pygame.SRCALPHA, 32)
    painter.draw(canvas, picture)
    x, y, w, h = house.scene.places.plan.caption
    assert len(painter.lines(picture, w)) == 2
    words = canvas.subsurface((x + 44, y, w - 44, h)).get_bounding_rect()
    assert words.top >= 6
    assert words.bottom <= h - 1


def test_what_is_sealed_can_be_read_while_the_tiles_are_stirred() -> None:
    house = House(sit_down("all-fives"))
    house.rig.wait(0.2)
    assert house.scene.picture.commit
    canvas = looked(house)
    x, y, w, h = house.scene.places.plan.tray
    ground = tuple(canvas.get_at((x + 20, y + h // 2)))
    palette = ART.palette
    for ink in ("bone2", "bone4"):
        assert contrast(palette[ink], ground) >= 4.5
        lit = [canvas.get_at((at, row)) for at in range(x, x + w) for row in range(y, y + h)]
        assert pygame.Color(*palette[ink][:3]) in lit


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Of two colours, as the WCAG measures it."""

    def bright(colour: Sequence[int]) -> float:
        parts = [part / 255 for part in colour[:3]]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    lighter, darker = sorted((bright(one), bright(other)), reverse=True)
    return lighter / darker
