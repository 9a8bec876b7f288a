from __future__ import annotations

import pygame
import pytest

from game.scenes.furnish import system_language
from game.text.catalogue import nearest

OFFERED = ("en", "es", "es_ES", "pt_BR")


def speaks(monkeypatch: pytest.MonkeyPatch, *wishes: tuple[str, str], **environment: str) -> str:
    """The language taken where the system wishes for some, in order, and has an environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    told = [{"language": language, "country": country} for language, country in wishes]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)
    return nearest(system_language(), OFFERED)


def test_the_environment_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speaks(monkeypatch, ("es", "MX"), LANG="pt_BR.UTF-8") == "pt_BR"
    assert speaks(monkeypatch, LANG="en_US.UTF-8", LC_ALL="es_ES.UTF-8") == "es_ES"


@pytest.mark.parametrize(
    ("wish", "found"),
    [(("pt", "PT"), "pt_BR"), (("es", "MX"), "es"), (("es", "ES"), "es_ES"), (("es", ""), "es")],
)
def test_a_silent_environment_leaves_it_to_the_system(
    wish: tuple[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert speaks(monkeypatch, wish, ("en", "US")) == found


def test_a_system_that_says_nothing_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speaks(monkeypatch) == "en"
