"""The menu says how a tier fares, by the ladder that was measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.ladder import Standing, beside, ladder, named
from game.ai.tiers import names
from game.rules.variants import resolve
from game.scenes.draft import Draft
from game.scenes.strength import strength
from game.scenes.words import Words
from game.text.catalogue import Catalogue


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
    known = {("express/4", "craque", "aprendiz"): Standing(0.63, 0.55, 0.71, 200)}
    monkeypatch.setattr("game.ai.ladder.ladder", lambda: known)
    draft = Draft("express", "craque/blocker")
    assert strength(text, draft).endswith("Wins about 6 of 10 matches against Rookie.")
    draft = Draft("express", "aprendiz")
    assert strength(text, draft).endswith("Wins about 4 of 10 matches against Ace.")
    assert strength(text, Draft("express", "lenda")) == text("about.lenda")
    assert strength(text, Draft("express", "random")) == text("about.random")
