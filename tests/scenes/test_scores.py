"""The page of scores: filled from the player's records, in every language, by every device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import Action
from game.engine.ui.bars import Bars
from game.engine.ui.label import Label
from game.lab.annals import played
from game.match.annal import MANY, Annal, Hands, Outcome
from game.scenes.scores import decimal
from game.scenes.shelf import DiskShelf, MemoryShelf
from game.store.places import places_under
from game.store.settings import Settings
from tests.scenes.evening import GUESTS, Evening
from tests.store.test_scores import put

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.scenes.evening import Guest


def at_the_scores(evening: Evening) -> Evening:
    GUESTS["keys"](evening).ask(Action.INFO)
    assert evening.where == "ScoresScene"
    return evening


def told(evening: Evening) -> dict[str, str]:
    return {each.name: each.text for each in evening.page.form.widgets if isinstance(each, Label)}


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_it_is_reached_from_the_title_and_left(arrive: Callable[[Evening], Guest]) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.ask(Action.INFO)
    assert evening.where == "ScoresScene"
    guest.back()
    assert evening.where == "TitleScene"


def test_records_are_read_while_it_shows(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    for name in "abc":
        put(places, f"{name}.dmn")
    evening = at_the_scores(Evening(shelf=DiskShelf(places)))
    seen = evening.picture()
    for _ in range(5):
        evening.rig.wait()
    assert evening.picture() != seen
    assert "of 3 matches" in told(evening)["all"]
    (bars,) = [each for each in evening.page.form.widgets if isinstance(each, Bars)]
    assert [bar.told for bar in bars.bars if bar.told] == ["3 of 3"]


def test_what_went_wrong_is_said(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    places.scores.mkdir(parents=True)
    (places.scores / "scores.json").write_bytes(b"\x00")
    evening = at_the_scores(Evening(shelf=DiskShelf(places)))
    evening.rig.wait()
    assert "scores-unreadable.json" in (evening.kit.toasts.current or "")


def test_before_the_first_match_it_says_so() -> None:
    assert set(told(at_the_scores(Evening()))) == {"none", "aside"}


@pytest.mark.parametrize("language", ["en", "es", "es_ES", "pt_BR"])
def test_every_language_tells_it(language: str) -> None:
    mixed = Annal("brasil", MANY, Outcome.WON, 3, 2, 6, Hands(3, 4, 110), Hands(9, 14, 320))
    shelf = MemoryShelf(rows=(*played(), mixed))
    evening = at_the_scores(Evening(Settings(language=language), shelf))
    words = told(evening)
    comma = "." if language == "en" else ","
    assert f"1{comma}75" in words["you-doubles"] or f"1{comma}6" in words["you-doubles"]
    assert decimal(evening.kit.text, 2) == f"2{comma}00"
    assert {"you-pips", "they-doubles", "they-pips", "fair", "left", "run"} <= set(words)
