from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match.seats import Computer
from game.rules.variants import variants
from game.scenes.draft import IN_MENU, Draft
from game.scenes.opponents import company
from game.scenes.premises import asked_for
from game.scenes.words import Words
from game.store.settings import Settings
from game.text.catalogue import Catalogue

TIERS = ("low", "middle", "high")


def draft(variant: str, **given: str) -> Draft:
    return Draft(
        variant, "middle", {name.replace("_", "-"): value for name, value in given.items()}
    )


def test_a_first_start_offers_what_is_playable() -> None:
    first = Draft.remembered(Settings(), TIERS)
    assert first.variant == "all-fives"
    assert first.tier == "middle"
    assert first.given == {}


def test_what_was_chosen_last_is_remembered() -> None:
    chosen = draft("brasil", seats="2x2", cruzada="4")
    settings = replace(Settings(), **chosen.memory(Settings()))  # type: ignore[arg-type]
    assert Draft.remembered(settings, TIERS) == chosen


def test_nonsense_in_the_settings_is_left_out() -> None:
    settings = Settings(
        variant="brasil",
        tier="emperor",
        options={"brasil": {"seats": "9", "cruzada": "4", "colour": "red", "target": "many"}},
    )
    remembered = Draft.remembered(settings, TIERS)
    assert remembered.given == {"cruzada": "4"}
    assert remembered.tier == "middle"
    assert Draft.remembered(Settings(variant="chess"), TIERS).variant == next(iter(variants()))


def test_an_option_at_its_default_is_not_kept() -> None:
    changed = draft("express").with_value("target", "50")
    assert changed.given == {"target": "50"}
    assert changed.with_value("target", "100").given == {}


def test_what_follows_from_an_option_goes_back_to_its_default() -> None:
    stones = draft("brasil").with_value("doubles", "off")
    points = stones.with_value("score", "points")
    assert points.chosen["target"] == "100"
    assert points.chosen["doubles"] == "off"
    assert points.with_value("score", "stones").chosen["doubles"] == "on"


def test_options_that_change_nothing_are_not_offered() -> None:
    names = {option.name for option in draft("brasil", seats="4").house_rules}
    assert "over-draw" not in names
    assert "cruzada" in names
    names = {option.name for option in draft("brasil", seats="2", score="points").house_rules}
    assert "over-draw" in names
    assert "cruzada" not in names


def test_a_value_of_ones_own_is_offered_with_the_named_ones() -> None:
    own = draft("express", target="37")
    target = own.option("target")
    assert target is not None
    assert own.values(target) == ("100", "50", "150", "200", "37")


@pytest.mark.parametrize("variant", list(variants()))
def test_every_preset_is_playable_and_none_is_another(variant: str) -> None:
    plain = draft(variant)
    assert plain.preset is plain.presets[0]
    assert plain.presets[0].name == "book"
    assert not plain.presets[0].values
    for preset in plain.presets:
        chosen = plain.with_preset(preset)
        assert chosen.preset is preset
        assert {name: chosen.chosen[name] for name in preset.values} == dict(preset.values)
        assert preset.source
    assert len({tuple(plain.with_preset(one).chosen.items()) for one in plain.presets}) == len(
        plain.presets
    )


def test_a_preset_takes_the_place_of_rules_of_ones_own() -> None:
    own = draft("brasil", seats="2x2", cruzada="4")
    assert own.preset is None
    book, pairs = own.presets[:2]
    assert own.with_preset(book).given == {}
    assert own.with_preset(pairs).given == {"seats": "2x2"}


def test_a_preset_leaves_what_it_does_not_speak_of_to_the_menu() -> None:
    changed = draft("express", target="50", seats="2x2")
    assert changed.preset is not None
    assert changed.preset.name == "pairs"
    assert changed.with_preset(changed.presets[0]).given == {"target": "50"}


def test_switches_have_something_to_choose() -> None:
    assert [each.name for each in draft("mano-a-mano").switches] == [
        "next",
        "direction",
        "dead-ends",
    ]
    names = [each.name for each in draft("brasil", seats="2").switches]
    assert len(names) == 12
    assert "target" not in names


def test_each_rule_system_remembers_its_own() -> None:
    settings = Settings(options={"express": {"seats": "3"}})
    assert draft("brasil", cruzada="4").with_variant("express", settings).given == {"seats": "3"}


@pytest.mark.parametrize("variant", list(variants()))
def test_every_option_is_offered_with_every_value(variant: str) -> None:
    reached = set()
    seen = [Draft(variant, "middle")]
    for one in seen:
        for option in (*one.house_rules, *filter(None, map(one.option, IN_MENU))):
            for value in one.values(option):
                if (option.name, value) not in reached:
                    reached.add((option.name, value))
                    seen.append(one.with_value(option.name, value))
    wanted = {
        (option.name, value)
        for option in variants()[variant].options
        for value in option.values
        if not option.fixed
    }
    assert wanted <= reached


def test_a_temper_from_the_command_line_is_seated_and_not_remembered() -> None:
    asked = asked_for("express", {}, "high/blocker", TIERS)
    words = Words(Catalogue.load("en", Path("assets/text")))
    assert company(words, asked)[1:] == tuple(
        Computer(words(f"opponent.{seat}"), "high", "blocker") for seat in (1, 2, 3)
    )
    assert asked.memory(Settings())["tier"] == "high"


def test_a_tier_that_is_none_becomes_the_usual_one() -> None:
    assert asked_for("express", {}, "emperor", TIERS).tier == "middle"
