"""The menu says how a tier fares, by the ladder that was measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.ladder import Standing, beside, ladder, named
from game.ai.tiers import names
from game.rules.variants import resolve, variants
from game.scenes import large
from game.scenes.draft import Draft
from game.scenes.menu import HELP
from game.scenes.strength import strength
from game.scenes.words import Words
from game.store.settings import Settings, TextSize
from game.text.catalogue import Catalogue
from tests.scenes.evening import Evening


@pytest.fixture(name="text")
def _text() -> Words:
    return Words(Catalogue.load("en", Path("assets/text")))


def test_tables_are_called_as_in_the_ladder() -> None:
    assert named(resolve("all-fives", {})) == "all-fives"
    assert named(resolve("express", {"seats": "2x2"})) == "express/2x2"
    assert named(resolve("nordeste", {})) == "nordeste"


@pytest.mark.parametrize("table", ["all-fives", "express/2x2"])
def test_every_tier_that_was_measured_is_compared_with_its_neighbour(table: str) -> None:
    met = {tier for where, *pair in ladder() if where == table for tier in pair}
    for tier in met:
        known = beside(table, tier)
        assert known is not None
        other, standing = known
        assert other != tier
        assert other in names()
        assert 0 < standing.tenths < 10


def test_the_figure_stands_in_a_plain_sentence(
    text: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {("all-fives", "craque", "aprendiz"): Standing(0.63, 0.55, 0.71, 200)}
    monkeypatch.setattr("game.ai.ladder.ladder", lambda: known)
    draft = Draft("all-fives", "craque/blocker")
    assert strength(text, draft).endswith("Wins about 6 of 10 matches against Rookie.")
    draft = Draft("all-fives", "aprendiz")
    assert strength(text, draft).endswith("Wins about 4 of 10 matches against Ace.")
    assert strength(text, Draft("all-fives", "lenda")) == text("about.lenda")
    assert strength(text, Draft("all-fives", "random")) == text("about.random")


def test_what_was_too_few_matches_to_tell_is_not_said(
    text: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {
        ("nordeste", "lenda", "craque"): Standing(0.53, 0.34, 0.72, 32),
        ("nordeste", "lenda", "aprendiz"): Standing(0.81, 0.66, 0.96, 32),
    }
    monkeypatch.setattr("game.ai.ladder.ladder", lambda: known)
    assert strength(text, Draft("nordeste", "craque")) == text("about.craque")
    told = strength(text, Draft("nordeste", "lenda"))
    assert told.endswith("Wins about 8 of 10 matches against Rookie.")


def test_one_against_several_is_said_to_be_that(
    text: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {("express/4", "craque", "aprendiz"): Standing(0.38, 0.33, 0.43, 200)}
    monkeypatch.setattr("game.ai.ladder.ladder", lambda: known)
    assert strength(text, Draft("express", "craque")).endswith(
        "Against 3 players like Rookie it wins about 4 of 10 matches; an equal would win 2.5."
    )
    assert strength(text, Draft("express", "aprendiz")) == text("about.aprendiz")


def test_other_rules_than_those_that_were_played_have_no_figure(
    text: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {("all-fives", "craque", "aprendiz"): Standing(0.63, 0.55, 0.71, 200)}
    monkeypatch.setattr("game.ai.ladder.ladder", lambda: known)
    turned = Draft("all-fives", "craque", {"direction": "cw"})
    assert strength(text, turned).endswith("Wins about 6 of 10 matches against Rookie.")
    short = Draft("all-fives", "craque", {"target": "40"})
    assert strength(text, short) == text("about.craque")


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("size", list(TextSize))
def test_what_is_said_of_a_tier_has_room_in_the_menu(language: str, size: TextSize) -> None:
    kit = Evening(Settings(language=language, text_size=size)).kit
    box = large.at_size(kit.look, HELP, large.TOLD)
    for name, variant in variants().items():
        option = variant.option("seats")
        for seats in option.values if option else ():
            for tier in names():
                told = strength(kit.text, Draft(name, tier, {"seats": seats}))
                lines = kit.look.body.wrap(told, box.width - 20)
                assert len(lines) * kit.look.body.line_height <= box.height, told
