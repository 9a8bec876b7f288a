from __future__ import annotations

import pytest

from game.match.seats import Computer, Human
from game.rules.seat import Seating
from game.scenes.draft import Draft
from game.scenes.opponents import company
from game.scenes.people import COMPANIES, key_of, seated
from game.scenes.words import Words
from game.store.settings import Settings, Speed
from game.text.catalogue import Catalogue, Lapse
from tests.scenes.evening import ASSETS, GUESTS, Evening

TEXT = Words(Catalogue.load("en", ASSETS / "text", Lapse.RAISE))


def test_every_company_fills_its_seats_with_a_person_on_the_first() -> None:
    for seating, offered in COMPANIES.items():
        assert len(set(offered)) == len(offered)
        for people in offered:
            assert len(people) == len(seating.seats)
            assert people.startswith("h")
            assert set(people) <= set("hc")
            assert TEXT(f"people.{key_of(people, seating)}")


def test_a_company_follows_its_number_to_other_seats() -> None:
    assert seated("hhhh", Seating.PAIRS) == "hhhh"
    assert seated("hh", Seating.FOUR) == "hhcc"
    assert seated("hhhh", Seating.TWO) == "hc"
    assert seated("", Seating.THREE) == "hcc"
    assert seated("nonsense", Seating.TWO) == "hc"


def test_one_person_is_you_and_several_have_numbers() -> None:
    alone = company(TEXT, Draft("express", "greedy"))
    assert [type(each) for each in alone] == [Human, Computer, Computer, Computer]
    assert alone[0].name == "You"
    two = company(TEXT, Draft("express", "greedy", {"seats": "2x2"}, "hchc"))
    assert [type(each) for each in two] == [Human, Computer, Human, Computer]
    assert [two[0].name, two[2].name] == ["Player 1", "Player 2"]
    assert len({each.name for each in two}) == 4


@pytest.mark.parametrize("device", list(GUESTS))
def test_people_are_chosen_in_the_menu_and_remembered(device: str) -> None:
    evening = Evening(Settings(language="en", speed=Speed.TURBO, variant="mano-a-mano"))
    guest = GUESTS[device](evening)
    guest.choose("menu")
    guest.turn("people")
    assert evening.prefs.settings.people == "hh"
    guest.choose("start")
    assert [type(each) for each in evening.sitting.session.players] == [Human, Human]
    evening.rig.wait_until(lambda: evening.rig.table.picture.due is not None)
    guest.any_press()
    assert evening.rig.table.picture.due is None
    assert not evening.rig.table.picture.covered
