from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import tiers
from game.layout.lattice import CROSS_FELT, union
from game.layout.router import route
from game.rules.variants import resolve, variants
from game.scenes.draft import Draft
from game.scenes.rules_card import paragraphs
from game.scenes.troubles import Lost, sentence
from game.scenes.vignette import LINES, nearest_zoom, sample
from game.scenes.wording import label, means, summary
from game.scenes.words import Words
from game.store.trouble import Kind, Trouble
from game.text.catalogue import Catalogue, Lapse

TEXT = Words(Catalogue.load("en", Path("assets/text"), Lapse.RAISE))
VARIANTS = list(variants())
OPTIONS = [
    (option.name, value)
    for variant in variants().values()
    for option in variant.options
    for value in option.offered(dict(resolve(variant.name, {}).chosen))
]


@pytest.mark.parametrize(("option", "value"), sorted(set(OPTIONS)))
def test_every_option_and_value_has_its_words(option: str, value: str) -> None:
    assert TEXT(f"option.{option}")
    assert label(TEXT, option, value)
    told = means(TEXT, option, value)
    assert told.endswith(".")
    assert "{" not in told


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_system_is_named_told_and_shown(variant: str) -> None:
    for family in ("variant", "story", "rules"):
        assert TEXT(f"{family}.{variant}")
    assert variant in LINES
    assert len(sample(variant).laid) > 4
    assert len(paragraphs(TEXT, resolve(variant, {}))) > 5


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_tile_is_cut_at_the_upper_or_lower_edge_of_its_vignette(variant: str) -> None:
    whole = union(placed.rect for placed in route(sample(variant), CROSS_FELT).placed)
    for height in (75, 79, 200):
        assert whole.h * nearest_zoom(whole.h, height) <= height


def test_every_tier_is_named_and_told() -> None:
    for tier in tiers.names():
        assert TEXT(f"tier.{tier}")
        assert TEXT(f"about.{tier}")


@pytest.mark.parametrize("kind", Kind)
def test_every_trouble_is_a_sentence_that_says_where(kind: Kind) -> None:
    trouble = Trouble(kind, Path("saves") / "running.dmn", Path("saves") / "kept.dmn", "because")
    told = sentence(TEXT, trouble)
    assert told.endswith((".", "kept.dmn"))
    assert "{" not in told


def test_a_file_moved_aside_is_named_with_its_new_place() -> None:
    trouble = Trouble(Kind.MOVED_ASIDE, Path("a") / "running.dmn", Path("a") / "kept.dmn")
    assert str(Path("a") / "kept.dmn") in sentence(TEXT, trouble)


@pytest.mark.parametrize("kind", [Kind.NOT_WRITTEN, Kind.DISK_FULL])
def test_settings_that_are_not_written_are_no_match_that_is_not(kind: Kind) -> None:
    trouble = Trouble(kind, Path("config") / "settings.json", detail="because")
    told = sentence(TEXT, trouble, Lost.SETTINGS)
    assert "options" in told
    assert "match" not in told


def test_a_pair_wins_in_the_plural() -> None:
    assert TEXT("result.wins", side="Bira", n=1) == "Bira wins the match"
    assert TEXT("result.wins", side="Bira and Zefa", n=2) == "Bira and Zefa win the match"


def test_the_summary_names_what_is_not_as_usual() -> None:
    assert summary(TEXT, Draft("brasil", "x")) == []
    told = summary(TEXT, Draft("brasil", "x", {"cruzada": "4"}))
    assert told == ["Cruzada: Four stones"]
