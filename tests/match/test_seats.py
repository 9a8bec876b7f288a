from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.seats import Computer, Human, Player, SeatError, from_headers, to_headers
from game.rules.seat import Seating

NAMES = st.text(min_size=1, max_size=12).filter(
    lambda name: name.isprintable() and name == name.strip() and '"' not in name
)
WORDS = st.from_regex(r"[a-z0-9][a-z0-9-]{0,8}", fullmatch=True)
PLAYERS: st.SearchStrategy[Player] = st.builds(Human, NAMES) | st.builds(
    Computer, NAMES, WORDS, st.just("") | WORDS
)


@given(data=st.data(), seating=st.sampled_from(Seating))
def test_players_come_back_from_headers(data: st.DataObject, seating: Seating) -> None:
    size = len(seating.seats)
    seats = tuple(data.draw(st.lists(PLAYERS, min_size=size, max_size=size)))
    assert from_headers(seating, dict(to_headers(seats))) == seats


def test_headers_are_readable() -> None:
    seats = (Human("Ana"), Computer("Seu Zé", "mestre", "calm"))
    assert to_headers(seats) == (
        ("A", "Ana"),
        ("B", "Seu Zé"),
        ("A-Player", "human"),
        ("B-Player", "tier mestre temper calm"),
    )


def test_a_record_that_names_nobody_seats_people() -> None:
    assert from_headers(Seating.THREE, {"B": "Bia"}) == (Human("A"), Human("Bia"), Human("C"))


def test_keys_are_read_in_any_case() -> None:
    assert from_headers(Seating.TWO, {"a": "Ana", "b-PLAYER": "tier greedy"}) == (
        Human("Ana"),
        Computer("B", "greedy"),
    )


@pytest.mark.parametrize(
    "value", ["", "Human", "tier", "tier ", "tier a b", "tier a temper", "tier É", "x"]
)
def test_an_unreadable_player_is_named(value: str) -> None:
    with pytest.raises(SeatError, match=f'who is "{value}"\\? write "human"') as caught:
        from_headers(Seating.TWO, {"B-Player": value})
    assert caught.value.key == "B-Player"


def test_an_unknown_tier_is_named_with_those_there_are() -> None:
    headers = {"A-Player": "tier lenda"}
    assert from_headers(Seating.TWO, headers)[0] == Computer("A", "lenda")
    with pytest.raises(ValueError, match="no tier lenda here; there are random, greedy"):
        from_headers(Seating.TWO, headers, ("random", "greedy"))


@pytest.mark.parametrize("name", ["", " Ana", "Ana\n", 'A"na', "A\tna", "A\u2028na", "\ud800"])
def test_names_that_would_break_a_record_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no name for a seat"):
        Human(name)
    with pytest.raises(ValueError, match="is no name for a seat"):
        Computer(name, "greedy")


def test_an_unprintable_name_in_a_record_is_named() -> None:
    with pytest.raises(SeatError, match="is no name for a seat") as caught:
        from_headers(Seating.TWO, {"A": "Ana\tB", "A-Player": "tier greedy"})
    assert caught.value.key == "A"


@pytest.mark.parametrize("tier", ["", "Mestre", "two words", "-a", "é"])
def test_tiers_are_plain_words(tier: str) -> None:
    with pytest.raises(ValueError, match="no name of a tier or temper"):
        Computer("Bia", tier)
