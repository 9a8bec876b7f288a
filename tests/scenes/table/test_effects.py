from __future__ import annotations

from itertools import pairwise

import pygame

from game.rules.line import Arm
from game.rules.tile import tile
from game.scenes.table.effects import CALM, STOP, Effects, Place
from game.scenes.table.preferences import Amounts, Preferences
from tests.scenes.robot import Mouse
from tests.scenes.table.house import House
from tests.scenes.table.sitting import resumed
from tests.scenes.table.test_scene import FOUR_ARMS

FRAME = 1 / 60
SIX = tile("6-6")


def effects(**amounts: float) -> Effects:
    return Effects(lambda: Amounts(**amounts))


def test_all_is_over_after_a_second() -> None:
    show = effects()
    show.bang(SIX)
    show.burst(100, 100, 12, 20)
    show.glint(SIX, Place.HAND, 0.2)
    assert show.moving
    for _ in range(60):
        show.update(FRAME)
    assert not show.moving
    assert (show.shaken, show.lift, show.light, list(show.sparks())) == ((0, 0), 0, 0.0, [])


def test_bangs_in_a_row_flash_at_most_twice_a_second() -> None:
    show = effects()
    flashes, dark = [], True
    for frame in range(240):
        show.bang(SIX)
        show.update(FRAME)
        if show.light and dark:
            flashes.append(frame * FRAME)
        dark = not show.light
    gaps = [later - sooner for sooner, later in pairwise(flashes)]
    assert len(flashes) > 4
    assert min(gaps) >= CALM - FRAME


def test_none_of_it_is_seen_where_none_is_wanted() -> None:
    show = effects(shake=0, flash=0, particles=0, hit_stop=0)
    show.bang(SIX)
    show.burst(100, 100, 12, 20)
    assert show.held_up(FRAME) == FRAME
    for _ in range(40):
        show.update(FRAME)
        assert (show.shaken, show.lift, show.light) == ((0, 0), 0, 0.0)
        assert not list(show.sparks())
        assert not list(show.dust())
        assert not show.hop({SIX: (0, 0), tile("6-5"): (20, 0)})


def test_half_of_it_is_less() -> None:
    whole, half = effects(), effects(shake=0.5, particles=0.5)
    for show in (whole, half):
        show.bang(SIX)
        show.burst(0, 0, 12, 20)
    assert (whole.shaken, half.shaken) == ((0, 2), (0, 1))
    assert len(list(whole.dust())) == 2 * len(list(half.dust()))


def test_time_stands_still_for_a_moment() -> None:
    show = effects(hit_stop=0.5)
    show.bang(SIX)
    told = sum(show.held_up(FRAME) for _ in range(60))
    assert abs(told - (1 - STOP / 2)) < 1e-9


def test_the_wave_runs_outwards() -> None:
    show = effects()
    spots = {SIX: (0, 0), tile("6-5"): (24, 0), tile("5-4"): (48, 0), tile("4-3"): (200, 0)}
    show.bang(SIX)
    first = [set(show.hop(spots))]
    for _ in range(12):
        show.update(FRAME)
        first.append(set(show.hop(spots)))
    assert first[0] == {tile("6-5")}
    assert {tile("6-5"), tile("5-4")} in first
    assert not any(SIX in up or tile("4-3") in up for up in first)


def test_light_runs_over_a_tile_once() -> None:
    show = effects()
    show.glint(SIX, Place.LINE, after=0.1)
    frames = []
    for _ in range(40):
        frames.append(show.glint_of(SIX, Place.LINE))
        show.update(FRAME)
    assert frames[0] is None
    assert frames[-1] is None
    seen = [frame for frame in frames if frame is not None]
    assert seen == sorted(seen)
    assert set(seen) == set(range(6))
    assert show.glint_of(SIX, Place.HAND) is None


def brightness(house: House) -> list[int]:
    """The light on a corner of the felt that nothing lies on, frame by frame for two seconds."""
    x, y, _, _ = house.scene.places.plan.felt
    seen = []
    for _ in range(120):
        house.rig.wait()
        seen.append(sum(house.rig.look().get_at((x + 30, y + 30))[:3]))
    return seen


def test_flashes_on_the_screen_are_few_and_none_where_none_is_wanted() -> None:
    seen = {}
    for amount in (0.0, 1.0):
        house = House(resumed(FOUR_ARMS))
        house.preferences = Preferences(amounts=Amounts(shake=amount, flash=amount))
        house.rig.wait(1.0)
        mouse = Mouse(house.rig, drags=True)
        mouse.lay(tile("6-4"), Arm.E)
        seen[amount] = brightness(house)
    calm, lively = seen[0.0], seen[1.0]
    assert set(calm) == {min(calm)}
    rises = [later > sooner for sooner, later in pairwise([min(lively), *lively])]
    starts = [now and not before for before, now in pairwise([False, *rises])]
    assert 1 <= sum(starts) <= 6


def test_the_picture_shakes_only_where_it_may() -> None:
    for amount in (0.0, 1.0):
        house = House(resumed(FOUR_ARMS))
        house.preferences = Preferences(amounts=Amounts(shake=amount, flash=0, particles=0))
        house.rig.wait(1.0)
        Mouse(house.rig, drags=True).lay(tile("6-4"), Arm.E)
        corner = (0, 0, 60, 20)
        rows = set()
        for _ in range(40):
            house.rig.wait()
            rows.add(pygame.image.tobytes(house.rig.look().subsurface(corner), "RGB"))
        assert (len(rows) > 1) == bool(amount)
