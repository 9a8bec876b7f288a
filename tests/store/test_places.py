from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.store.places import own_places, places_under, portable_places, program_folder


def test_each_kind_of_file_has_its_own_kind_of_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    places = own_places()
    if sys.platform.startswith("linux"):
        assert places.data == tmp_path / "XDG_DATA_HOME" / "la-e-lo"
        assert places.config == tmp_path / "XDG_CONFIG_HOME" / "la-e-lo"
        assert places.state == tmp_path / "XDG_STATE_HOME" / "la-e-lo"
    for folder in (places.saves, places.records, places.scores):
        assert folder.parent == places.data
    assert places.settings.parent == places.config
    assert places.logs.parent == places.state
    assert list(tmp_path.iterdir()) == []


def test_a_portable_game_keeps_everything_beside_the_program() -> None:
    checkout = Path(__file__).resolve().parents[2]
    assert program_folder() == checkout
    assert portable_places() == places_under(checkout / "la-e-lo-portable")


def test_a_frozen_program_is_beside_its_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "game" / "la-e-lo"))
    assert program_folder() == tmp_path / "game"
    bundle = tmp_path / "La e Lo.app" / "Contents" / "MacOS" / "la-e-lo"
    monkeypatch.setattr(sys, "executable", str(bundle))
    assert program_folder() == tmp_path
