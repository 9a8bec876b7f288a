"""Makes the kit: reads words, letters and sheets, and follows the settings from then on."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Art, Contrast, Halves, Style
from game.engine.ui.look import Look
from game.match.fair import Seeded
from game.scenes.backdrop import Backdrop
from game.scenes.bound import bindings_of
from game.scenes.decor import Decor
from game.scenes.kit import Kit
from game.scenes.words import Words
from game.store.settings import Glyphs, Switch, TextSize
from game.store.settings import Halves as Chosen
from game.text.catalogue import SOURCE_LANGUAGE, Catalogue, Lapse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.scenes.devices import LastDevice
    from game.scenes.prefs import Prefs
    from game.scenes.sound import Sound
    from game.scenes.toasts import Toasts
    from game.store.settings import Settings

    Listener = Callable[[Settings, Settings], None]


def furnish(
    assets: Path,
    prefs: Prefs,
    device: LastDevice,
    toasts: Toasts,
    sound: Sound,
    seed: str | None = None,
    lapse: Lapse = Lapse.SHOW,
    *,
    audible: Callable[[], bool] = lambda: True,
) -> Kit:
    """The kit of one run of the game.

    Args:
        assets: the folder of what is shipped.
        prefs: the player's settings; a change of language is followed.
        device: the device used last.
        toasts: short messages.
        sound: where cues and music go.
        seed: makes deals and decorations repeat.
        lapse: what a missing sentence does.
        audible: whether there is anything to hear sound with.
    """
    words = Words(_catalogue(assets, prefs.settings, lapse))
    art, look, decor = _drawn(assets, prefs.settings)
    kit = Kit(
        text=words,
        art=art,
        look=look,
        decor=decor,
        sound=sound,
        audible=audible,
        prefs=prefs,
        device=device,
        toasts=toasts,
        rng=random.Random(seed),  # noqa: S311 - only for what is to be seen
        entropy=os.urandom if seed is None else Seeded(seed),
    )
    _follow(kit, (_speaker(words, assets, lapse), _binder(device), _dresser(kit, assets)))
    return kit


def _follow(kit: Kit, listeners: tuple[Listener, ...]) -> None:
    """From now on what is said, pressed and drawn is as the settings have it."""
    for hear in listeners:
        hear(kit.prefs.settings, kit.prefs.settings)
        kit.prefs.listen(hear)
    kit.toasts.listen = kit.narrator.aside


def _drawn(assets: Path, settings: Settings) -> tuple[Art, Look, Decor]:
    """What everything is drawn with."""
    art = Art(assets, style_of(settings))
    look = Look.of(art)
    return art, look, Decor(look, Backdrop.of(art))


def _speaker(words: Words, assets: Path, lapse: Lapse) -> Listener:
    """Follows a change of language."""

    def speak(before: Settings, after: Settings) -> None:
        if before.language != after.language:
            words.speak(_catalogue(assets, after, lapse))

    return speak


def _binder(device: LastDevice) -> Listener:
    """Follows a change of keys, buttons and what they are drawn as."""

    def bind(_before: Settings, after: Settings) -> None:
        device.bindings = bindings_of(after)[0]
        device.glyphs = "" if after.glyphs is Glyphs.AUTO else after.glyphs.value

    return bind


def _dresser(kit: Kit, assets: Path) -> Listener:
    """Follows a change of what everything is drawn with."""

    def dress(_before: Settings, after: Settings) -> None:
        if kit.art.style != style_of(after):
            kit.art, kit.look, kit.decor = _drawn(assets, after)

    return dress


def style_of(settings: Settings) -> Style:
    """How the player wants things drawn."""
    return Style(
        text=2 if settings.text_size is TextSize.LARGE else 1,
        contrast=Contrast.HIGH if settings.contrast is Switch.ON else Contrast.PLAIN,
        halves=Halves.NUMERALS if settings.halves is Chosen.NUMERALS else Halves.PIPS,
    )


def system_language() -> str:
    """The language that the system speaks, as far as it says."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value
    return next(_preferred(), SOURCE_LANGUAGE)


def _preferred() -> Iterator[str]:
    """What Windows and macOS are set to, where the environment says nothing."""
    for wish in pygame.system.get_pref_locales():
        yield "_".join(name for name in (wish["language"], wish["country"]) if name)


def _catalogue(assets: Path, settings: Settings, lapse: Lapse) -> Catalogue:
    return Catalogue.load(settings.language or system_language(), assets / "text", lapse)
