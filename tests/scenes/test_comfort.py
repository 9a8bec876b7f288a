"""FAULTS, section Display and comfort, as far as no window is needed; and the first language."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.engine.art import Art, Atlas, Halves, Style
from game.engine.screen.viewport import CANVAS, Scaling, viewport
from game.engine.ui.look import Look
from game.layout.tray import TILE_WIDTH
from game.rules.line import Arm
from game.rules.tile import double_six, tile
from game.scenes import furnish
from game.scenes.table.aim import hit
from game.scenes.table.holding import OnTile
from game.scenes.table.preferences import Amounts, Preferences
from game.store.settings import Settings
from tests.scenes.evening import Evening, keys
from tests.scenes.robot import Mouse
from tests.scenes.table.house import House
from tests.scenes.table.sitting import resumed
from tests.scenes.table.test_scene import FOUR_ARMS

ASSETS = Path("assets")
SCREENS = (
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3200, 1800),
    (3840, 2160),
)
AMOUNTS = ("shake", "flash", "particles", "hit_stop", "scenery")


@pytest.mark.parametrize("screen", SCREENS)
def test_fault_102_every_canvas_pixel_comes_back_from_the_window(screen: tuple[int, int]) -> None:
    for scaling in Scaling:
        view = viewport(screen, scaling)
        for x, y in ((0, 0), (CANVAS[0] - 1, 0), (0, CANVAS[1] - 1), (639, 359), (320, 180)):
            inside = view.x + -(-x * view.w // CANVAS[0]), view.y + -(-y * view.h // CANVAS[1])
            assert view.to_canvas(inside) == (x, y)


@pytest.mark.parametrize("screen", SCREENS)
def test_fault_104_half_a_tile_is_six_hundredths_of_the_screen(screen: tuple[int, int]) -> None:
    assert TILE_WIDTH * viewport(screen, Scaling.INTEGER).scale >= 0.06 * screen[1]


def test_fault_36_tiles_of_a_larger_screen_are_larger() -> None:
    scales = [viewport(size, Scaling.INTEGER).scale for size in SCREENS]
    assert scales == sorted(scales)
    assert viewport((3840, 2160), Scaling.INTEGER).scale == 2 * 3


@pytest.mark.parametrize(("screen", "floor"), [((1280, 800), 12), ((1920, 1080), 18)])
def test_fault_106_capitals_are_high_enough(screen: tuple[int, int], floor: int) -> None:
    scale = viewport(screen, Scaling.INTEGER).scale
    for size in (1, 2):
        look = Look.of(Art(ASSETS, Style(size)))
        assert look.body.capital * scale >= floor * size
        assert look.display.capital * scale >= floor


def shape(art: Art, name: str) -> frozenset[tuple[int, int]]:
    """The outline of a sprite without any colour."""
    mask = pygame.mask.from_surface(art.sheet(Atlas.KIT).image(name))
    width, height = mask.get_size()
    return frozenset((x, y) for x in range(width) for y in range(height) if mask.get_at((x, y)))


@pytest.mark.parametrize(
    "names",
    [
        ("mark/playable/hand", "mark/selected", "mark/focus/0", "mark/last", "mark/hint"),
        tuple(f"token/seat/{seat}" for seat in "abcd"),
        ("token/turn/0", "token/mao", "token/ai"),
        ("toggle/on", "toggle/off"),
    ],
    ids=lambda names: names[0],
)
def test_fault_107_states_differ_by_shape(names: tuple[str, ...]) -> None:
    """FAULTS 107 and 108: marks and seats are told apart where no colour is seen."""
    art = Art(ASSETS)
    if names[0].startswith("toggle"):
        pictures = [pygame.transform.grayscale(art.sheet(Atlas.KIT).image(name)) for name in names]
        assert pygame.image.tobytes(pictures[0], "RGB") != pygame.image.tobytes(pictures[1], "RGB")
        return
    for one, two in combinations(names, 2):
        assert shape(art, one) != shape(art, two), (one, two)


def test_fault_111_each_amount_goes_from_nothing_to_all_and_calm_ends_all() -> None:
    evening = Evening()
    guest = keys(evening)
    guest.choose("options")
    for name in AMOUNTS:
        assert getattr(evening.prefs.settings, name) == 100
    guest.choose("calm")
    assert {getattr(evening.prefs.settings, name) for name in AMOUNTS} == {0}
    for name in AMOUNTS:
        guest.turn(name)
        assert getattr(evening.prefs.settings, name) == 10


def test_fault_111_clicks_do_not_shake() -> None:
    house = House(resumed(FOUR_ARMS))
    house.preferences = Preferences(amounts=Amounts())
    house.rig.wait(1.0)
    mouse = Mouse(house.rig, drags=True)
    mouse.drag(mouse.on_tile(tile("6-4")), mouse.on_end(tile("6-4"), Arm.E), steps=3)
    shaken = set()
    for _ in range(60):
        house.rig.wait()
        picture = house.scene.picture
        shaken.add(picture.effects.shaken)
        for held in picture.cursor.hand:
            x, y = mouse.on_tile(held)
            assert hit(mouse.places, picture.shown.line, picture.cursor, x, y) == OnTile(held)
    assert len(shaken) > 1


# ---- numerals


@pytest.mark.parametrize("size", ["table", "near", "hand"])
@pytest.mark.parametrize("direction", "nesw")
def test_numerals_are_upright_in_every_direction(size: str, direction: str) -> None:
    """Each half shows the digit of its number, the same one wherever the tile points."""
    sheet = Art(ASSETS, Style(halves=Halves.NUMERALS)).sheet(Atlas.TILES)
    found: dict[int, set[frozenset[tuple[int, int]]]] = {}
    for each in double_six():
        picture = sheet.image(f"{size}/{each}/{direction}")
        side = {"table": 12, "near": 16, "hand": 24}[size]
        first, second = each.high, each.low
        near, far = (first, second) if direction in "nw" else (second, first)
        for place, number in enumerate((near, far)):
            x, y = (0, place * side) if direction in "ns" else (place * side, 0)
            found.setdefault(number, set()).add(digit(picture, pygame.Rect(x, y, side, side)))
    upright = Art(ASSETS, Style(halves=Halves.NUMERALS)).sheet(Atlas.TILES)
    side = {"table": 12, "near": 16, "hand": 24}[size]
    for number, drawn in found.items():
        assert len(drawn) == 1
        double = upright.image(f"{size}/{number}-{number}/n")
        assert digit(double, pygame.Rect(0, 0, side, side)) in drawn
    assert len({next(iter(drawn)) for drawn in found.values()}) == 7


def digit(picture: pygame.Surface, half: pygame.Rect) -> frozenset[tuple[int, int]]:
    """The ink of a half, from its own top left corner."""
    ink = Art(ASSETS).palette["ink0"]
    dark = [
        (x, y)
        for x in range(half.left, half.right)
        for y in range(half.top, half.bottom)
        if tuple(picture.get_at((x, y)))[:3] == ink and picture.get_at((x, y)).a
    ]
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    return frozenset((x - left, y - top) for x, y in dark)


def test_digits_can_be_read_on_a_small_screen() -> None:
    """At 1280x720 the smallest digits are 16 pixels high."""
    sheet = Art(ASSETS, Style(halves=Halves.NUMERALS)).sheet(Atlas.TILES)
    rows = {y for _, y in digit(sheet.image("table/3-3/n"), pygame.Rect(0, 0, 12, 12))}
    assert len(rows) * viewport((1280, 720), Scaling.INTEGER).scale >= 16


# ---- the first run's language


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ({"LANG": "es_ES.UTF-8"}, "es_ES"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "pt_PT", "LANG": "en_US.UTF-8"}, "pt_BR"),
    ],
)
def test_the_first_run_speaks_the_systems_language(
    system: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert Evening(Settings()).kit.text.language == spoken


def test_where_the_environment_is_silent_the_desktop_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    wishes = [{"language": "es", "country": "ES"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wishes)
    assert furnish.system_language() == "es_ES"
    assert Evening(Settings()).kit.text.language == "es_ES"
