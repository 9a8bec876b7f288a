from __future__ import annotations

from itertools import combinations

import pytest

from game.layout import lattice
from game.layout.camera import Camera
from game.layout.lattice import CROSS_FELT, LINE_FELT
from game.layout.rows import PILE, RACK, REVEALED, ranked
from game.layout.tray import LARGEST_HAND, lifted, slots
from game.levels.canvas import DESIGNED, bare, designed
from game.levels.fitness import faults
from game.levels.plan import CANVAS, Company, Place, Plan, Rect, names, plan


@pytest.mark.parametrize("company", Company)
def test_the_designed_plan_has_no_faults(company: Company) -> None:
    assert list(faults(company, DESIGNED[company])) == []
    assert set(DESIGNED[company]) == set(names(company))


@pytest.mark.parametrize("company", Company)
def test_areas_keep_apart_and_on_the_canvas(company: Company) -> None:
    areas = {name: rect for name, rect in DESIGNED[company].items() if "-" not in name}
    areas |= {f"{each.place}": each.frame for each in designed(company).plates}
    for rect in DESIGNED[company].values():
        assert rect.inside(CANVAS)
    for (one, first), (other, second) in combinations(areas.items(), 2):
        assert not first.overlaps(second), f"{one} lies over {other}"


@pytest.mark.parametrize(("company", "strip", "felt"), [("TWO", 24, 240), ("MORE", 48, 216)])
def test_the_rows_of_the_canvas_are_those_of_the_design(
    company: str, strip: int, felt: int
) -> None:
    laid_out = designed(Company[company])
    assert laid_out.felt == Rect(80, strip, 480, felt)
    assert laid_out.caption == Rect(0, 264, 640, 24)
    assert laid_out.tray == Rect(0, 288, 640, 58)
    assert laid_out.prompts == Rect(0, 346, 640, 14)


def test_the_felts_are_those_on_which_every_line_fits() -> None:
    assert Camera(designed(Company.TWO).felt).felt == CROSS_FELT
    assert Camera(designed(Company.MORE).felt).felt == LINE_FELT


@pytest.mark.parametrize(("company", "most"), [(Company.TWO, 22), (Company.MORE, 16)])
def test_every_hand_and_stock_has_room(company: Company, most: int) -> None:
    laid_out = designed(company)
    for slot in slots(LARGEST_HAND, laid_out.tray):
        assert lifted(slot).inside(lattice.Rect(*laid_out.tray))
    for plate in laid_out.plates:
        assert len(ranked(most, plate.rack, RACK)) == most
        faces = ranked(most, plate.reveal, REVEALED)
        assert not any(one.overlaps(other) for one, other in combinations(faces, 2))
    for ranks in (PILE, REVEALED):
        lying = ranked(16, laid_out.boneyard, ranks)
        assert not any(one.overlaps(other) for one, other in combinations(lying, 2))


def test_two_seats_have_their_windows_and_one_plate() -> None:
    laid_out = designed(Company.TWO)
    assert laid_out.ends is not None
    assert laid_out.last is not None
    assert [plate.place for plate in laid_out.plates] == [Place.TOP]
    with pytest.raises(KeyError):
        laid_out.plate(Place.LEFT)


def test_four_seats_have_three_plates() -> None:
    laid_out = designed(Company.MORE)
    assert [plate.place for plate in laid_out.plates] == list(Place)
    assert laid_out.plate(Place.RIGHT).portrait == (576, 48, 48, 48)
    assert (laid_out.ends, laid_out.last) == (None, None)


def test_a_missing_rectangle_is_named() -> None:
    with pytest.raises(KeyError, match="tray"):
        plan(Company.TWO, {n: r for n, r in DESIGNED[Company.TWO].items() if n != "tray"})


def test_the_bare_table_serves_every_number_of_seats() -> None:
    plans: dict[int, Plan] = {seats: bare().plan(seats) for seats in (2, 3, 4)}
    assert plans[2] == designed(Company.TWO)
    assert plans[3] == plans[4] == designed(Company.MORE)
    with pytest.raises(ValueError, match="2 to 4 seats, not 5"):
        bare().plan(5)
