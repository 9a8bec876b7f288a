from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.layout.lattice import Rect
from game.rules.line import Line
from game.rules.move import Pass
from game.rules.policies.choices import Stock
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.tile import Tile, double_six, tile
from game.rules.views import view
from game.scenes.table.memory import SUITS, hopeless, laid_by, passed_on, unseen
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from game.store.settings import Switch
from tests.scenes.robot import Keys, my_turn
from tests.scenes.table.house import House
from tests.scenes.table.sitting import VARIANTS, begin, played, resumed, sit_down
from tests.scenes.table.test_painter import looked, pixels
from tests.scenes.table.test_scene import FOUR_ARMS, PASSING


def test_at_first_seven_of_each_suit_are_unseen() -> None:
    assert unseen(Line.empty(), ()) == (7,) * 7


def test_what_lies_and_what_is_held_is_seen_once() -> None:
    line = Line.empty().lay(tile("6-6"), None)
    assert unseen(line, [tile("6-5"), tile("6-6")]) == (7, 7, 7, 7, 7, 6, 5)


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_who_passed_on_a_suit_holds_none_of_it(variant: str, options: dict[str, str]) -> None:
    passes = 0
    for seed in range(3):
        for done in played(begin(variant, options, str(seed)), 120, seed):
            state = done.after
            if state.phase is not Phase.PLAY:
                continue
            lacks = passed_on(view(done.after, Seat.A))
            for hand, suits in zip(state.hands, lacks, strict=True):
                assert not any(held.fits(pips) for held in hand for pips in suits)
            passes += any(isinstance(act.move, Pass) for act in state.acts)
    assert passes or begin(variant, options).state.rules.policies.stock is Stock.DRAW


def test_a_tile_is_hopeless_when_nothing_can_bring_its_suits_back() -> None:
    line = Line.empty()
    assert hopeless(line, double_six()) == frozenset()
    assert hopeless(line.lay(tile("6-6"), None), double_six()) == frozenset()


def test_a_hopeless_tile_is_never_played_again() -> None:
    found = 0
    for seed in range(40):
        doomed: frozenset[Tile] = frozenset()
        for done in played(sit_down("express", str(seed), seats="4"), 80, seed):
            if not done.before.number or done.before.phase is not Phase.PLAY:
                doomed = frozenset()
            laid = {each.tile for each in done.after.line.laid}
            assert not doomed & (laid - {each.tile for each in done.before.line.laid})
            for hand in done.after.hands:
                doomed |= hopeless(done.after.line, hand)
        found += bool(doomed)
    assert found


# ---- at the table


def test_aids_are_seen_when_they_are_wanted() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait(1.0)
    plate = house.scene.places.plan.plates[0].frame
    plain = pixels(looked(house), plate)
    house.preferences = Preferences(suit_counter=Switch.ON)
    counted = pixels(looked(house), plate)
    assert counted != plain


def test_passes_stay_in_view_where_they_are_wanted() -> None:
    seen = {}
    for wanted in Switch:
        house = House(sit_down("express", "3", seats="4"), Speed.TURBO)
        house.preferences = Preferences(Speed.TURBO, pass_memory=wanted)
        rng, keys = random.Random(1), Keys(house.rig)
        while not any(passed_on(house.scene.picture.view)[1:]):
            house.rig.wait(1 / 20, frame=1 / 20)
            if my_turn(house.rig):
                keys.play(rng.choice(list(house.scene.picture.view.legal)))
        house.rig.wait_until(lambda: my_turn(house.rig))  # noqa: B023 - called at once
        house.rig.wait(1.0)
        canvas = looked(house)
        boxes = []
        for seat in (Seat.B, Seat.C, Seat.D):
            plate = house.scene.places.plate(seat)
            assert plate is not None
            assert isinstance(plate.lacks, Rect)
            boxes.append(pixels(canvas, plate.lacks))
        seen[wanted] = boxes
    assert seen[Switch.ON] != seen[Switch.OFF]


def test_aids_never_tell_what_is_hidden() -> None:
    house = House(resumed(PASSING))
    mine = house.session.view(Seat.A)
    other = replace(mine, counts=tuple(reversed(mine.counts)))
    assert passed_on(mine) == passed_on(other)
    counts = unseen(mine.line, mine.hand)
    for pips, held in zip(SUITS, counts, strict=True):
        assert held + sum(each.fits(pips) for each in mine.hand) == 7


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_the_line_is_what_all_seats_laid_in_their_turn(
    variant: str, options: dict[str, str]
) -> None:
    for done in played(begin(variant, options, "1"), 60, 1):
        seen = view(done.after, Seat.A)
        laid = [tiles for seat in seen.rules.seating.seats for tiles in laid_by(seen, seat)]
        assert sorted(laid) == sorted(each.tile for each in seen.line.laid)
