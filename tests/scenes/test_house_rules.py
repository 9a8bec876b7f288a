"""The service panel: every switch of every rule system, what it comes to in words, and presets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import Action
from game.engine.ui.label import Entry
from game.engine.ui.switch import BLOCK, LAMP, Switch
from game.rules.variants import variants
from game.scenes.draft import IN_MENU, Draft
from game.scenes.house_rules import SHEET, HouseRulesScene
from game.scenes.rules_card import paragraphs
from game.scenes.rules_sheet import GUTTER, MARGIN
from game.scenes.stated import stated
from game.scenes.words import Words
from game.store.settings import Settings, TextSize
from game.text.catalogue import Catalogue, Lapse
from tests.scenes.evening import GUESTS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.scenes.evening import Guest

    Arrive = Callable[[Evening], Guest]

LANGUAGES = ("en", "pt_BR", "es", "es_ES", "qps")
every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def tables(variant: str) -> Iterator[tuple[Draft, str, tuple[str, ...]]]:
    """Every option with its values, at a table where it matters."""
    seen, done = [Draft(variant, "greedy")], set()
    for draft in seen:
        for option in (*draft.house_rules, *filter(None, map(draft.option, IN_MENU))):
            if option.name in done:
                continue
            done.add(option.name)
            values = draft.values(option)
            seen += [draft.with_value(option.name, value) for value in values]
            yield draft, option.name, values


def opened(draft: Draft, language: str) -> tuple[Evening, HouseRulesScene]:
    evening = Evening(Settings(language=language))
    scene = HouseRulesScene(evening.kit, evening.cabinet, draft, lambda _draft: None)
    return evening, scene


@every_language
@pytest.mark.parametrize("variant", list(variants()))
def test_the_sheet_changes_with_every_value_of_every_option(variant: str, language: str) -> None:
    text = Words(Catalogue.load(language, Path("assets/text"), Lapse.RAISE))
    for draft, name, values in tables(variant):
        told = {}
        for value in values:
            found = stated(text, draft.with_value(name, value).rules)
            told[value] = {each.name: each.sentence for each in found}[name]
            assert "{" not in told[value]
        assert len(set(told.values())) == len(values), f"{name}: {told}"


@every_language
@pytest.mark.parametrize("variant", list(variants()))
def test_nothing_on_the_panel_is_cut(variant: str, language: str) -> None:
    words = SHEET.width - 2 * MARGIN - GUTTER
    for draft, name, _ in tables(variant):
        evening, scene = opened(draft, language)
        body = evening.kit.look.body
        assert name in {each.name for each in scene.sheet.sentences}
        for told in scene.sheet.sentences:
            wide = [word for word in told.sentence.split() if body.width(word) > words]
            assert wide == [] or language == "qps"
        for switch in scene.switches:
            room = switch.rect.width - BLOCK - 16
            assert body.width(switch.label) <= room
            assert max(body.width(each.label) for each in switch.options) <= room - LAMP
            assert switch.rows == 2 or switch.fits(evening.kit.look, switch.rect.width)
        selector = scene.form.widget("preset")
        label = max(body.width(each.label) for each in selector.options)  # type: ignore[attr-defined]
        assert label <= selector.rect.width - 28


@pytest.mark.parametrize("variant", list(variants()))
def test_a_switch_lights_the_sentences_that_it_changes(variant: str) -> None:
    for draft, name, _ in tables(variant):
        evening, scene = opened(draft, "en")
        if name not in {each.name for each in scene.switches}:
            continue
        assert not scene.sheet.lit
        before = {each.name: each.sentence for each in scene.sheet.sentences}
        scene.form.focus.to(name)
        guest = GUESTS["keys"](evening)
        evening.front.stack._scenes.append(scene)
        guest.turn(name)
        after = {each.name: each.sentence for each in scene.sheet.sentences}
        assert name in scene.sheet.lit
        assert scene.sheet.lit == {key for key in after if before.get(key) != after[key]}


def test_every_preset_has_its_name_and_its_story() -> None:
    text = Words(Catalogue.load("en", Path("assets/text"), Lapse.RAISE))
    for variant in variants().values():
        for preset in variant.presets:
            assert text(f"preset.{preset.name}")
            assert text(f"about-preset.{variant.name}-{preset.name}").endswith(".")


@every_device
def test_switches_and_presets_with_each_device(arrive: Arrive) -> None:
    evening = Evening(Settings(language="en", variant="brasil"))
    guest = arrive(evening)
    guest.choose("menu")
    guest.choose("house")
    scene = evening.page
    assert isinstance(scene, HouseRulesScene)
    preset = scene.form.widget("preset")
    assert preset.value == "book"  # type: ignore[attr-defined]
    for switch in [each.name for each in scene.switches]:
        if switch in {each.name for each in scene.switches}:
            guest.turn(switch)
    assert scene.form.widget("preset").value == "own"  # type: ignore[attr-defined]
    guest.turn("preset")
    assert scene.form.widget("preset").value == "book"  # type: ignore[attr-defined]
    for _ in range(3):
        guest.turn("preset")
    guest.turn("blank-steals")
    guest.choose("done")
    kept = evening.prefs.settings.options["brasil"]
    assert kept == {"seats": "3", "blank-steals": "off"}


def test_ones_own_rules_are_come_back_to() -> None:
    evening = Evening(Settings(language="en", variant="nordeste"))
    guest = GUESTS["keys"](evening)
    guest.choose("menu")
    guest.choose("house")
    guest.turn("cruzada")
    for expected in ("book", "lots", "sena", "own"):
        guest.turn("preset")
        assert evening.page.form.widget("preset").value == expected  # type: ignore[attr-defined]
    guest.choose("done")
    assert evening.prefs.settings.options["nordeste"] == {"cruzada": "4"}


def test_a_lever_is_seen_on_its_way_and_heard() -> None:
    evening = Evening(Settings(language="en", variant="mano-a-mano"))
    guest = GUESTS["keys"](evening)
    guest.choose("menu")
    guest.choose("house")
    guest.focus("direction")
    before = evening.picture()
    guest.turn("direction")
    assert evening.heard.cues[-1] == "switch"
    scene = evening.page
    assert isinstance(scene, HouseRulesScene)
    lever = scene.form.widget("direction")
    assert isinstance(lever, Switch)
    assert 0 < lever.at < 1
    under_way = evening.picture()
    evening.rig.wait(0.3)
    assert lever.at == 1
    assert len({before, under_way, evening.picture()}) == 3


def test_the_sheet_is_read_on_with_every_device() -> None:
    evening = Evening(Settings(language="en", variant="brasil"))
    keys = GUESTS["keys"](evening)
    keys.choose("menu")
    keys.choose("house")
    scene = evening.page
    assert isinstance(scene, HouseRulesScene)
    assert scene.sheet.scrolls
    before = evening.picture()
    keys.press(Action.NEXT)  # type: ignore[attr-defined]
    read_on = evening.picture()
    assert read_on != before
    keys.press(Action.PREV)  # type: ignore[attr-defined]
    mouse = GUESTS["mouse"](evening)
    mouse.prompt(Action.NEXT)  # type: ignore[attr-defined]
    assert evening.picture() != before


@pytest.mark.parametrize("variant", list(variants()))
def test_the_rules_card_at_the_table_says_the_same(variant: str) -> None:
    text = Words(Catalogue.load("pt_BR", Path("assets/text"), Lapse.RAISE))
    rules = Draft(variant, "greedy").rules
    card = [each.text for each in paragraphs(text, rules) if isinstance(each, Entry)]
    told = stated(text, rules)
    assert len(card) == len(told)
    assert all(line.endswith(each.sentence) for line, each in zip(card, told, strict=True))


def test_large_text_keeps_the_levers() -> None:
    evening = Evening(Settings(language="en", variant="brasil", text_size=TextSize.LARGE))
    guest = GUESTS["pad"](evening)
    guest.choose("menu")
    guest.choose("house")
    scene = evening.page
    assert isinstance(scene, HouseRulesScene)
    before = evening.picture()
    guest.turn("hand")
    evening.rig.wait(0.3)
    assert evening.picture() != before
    lever = scene.form.widget("hand")
    assert isinstance(lever, Switch)
    assert lever.at == 1
    guest.choose("done")
    assert evening.where == "MenuScene"
