from __future__ import annotations

import dataclasses
import errno
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as runs
from hypothesis import strategies as st

from game.store.places import Places, places_under
from game.store.settings import (
    Crt,
    Display,
    Glyphs,
    HandOrder,
    Scaling,
    Settings,
    Speed,
    Switch,
)
from game.store.settings_file import load_settings, save_settings
from game.store.trouble import Kind, Trouble

NAMES = st.text(st.characters(categories=["L", "N", "P"]), max_size=64)
SETTINGS = st.builds(
    Settings,
    language=NAMES,
    variant=NAMES,
    tier=NAMES,
    options=st.dictionaries(NAMES, st.dictionaries(NAMES, NAMES, max_size=4), max_size=4),
    hand_order=st.sampled_from(HandOrder),
    speed=st.sampled_from(Speed),
    display=st.sampled_from(Display),
    scaling=st.sampled_from(Scaling),
    crt=st.sampled_from(Crt),
    music=st.integers(0, 100),
    effects=st.integers(0, 100),
    keys=st.dictionaries(NAMES, NAMES, max_size=4),
    pad=st.dictionaries(NAMES, NAMES, max_size=4),
    pads=st.dictionaries(NAMES, st.dictionaries(NAMES, NAMES, max_size=4), max_size=4),
    swap_buttons=st.sampled_from(Switch),
    glyphs=st.sampled_from(Glyphs),
    unknown=st.dictionaries(st.sampled_from(["theme", "drum"]), st.integers() | NAMES),
)


def write(places: Places, text: str | bytes) -> None:
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    places.settings.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_without_a_file_there_are_defaults_and_no_folder(places: Places) -> None:
    assert load_settings(places) == (Settings(), ())
    assert not places.config.exists()


@runs(deadline=None, max_examples=50)
@given(SETTINGS)
def test_what_is_written_is_read(settings: Settings) -> None:
    with tempfile.TemporaryDirectory() as folder:
        places = places_under(Path(folder))
        assert save_settings(places, settings) is None
        assert load_settings(places) == (settings, ())


@runs(deadline=None, max_examples=50)
@given(
    st.binary()
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(
        lambda value: json.dumps(value).encode()
    )
)
def test_nothing_in_the_file_can_stop_the_game(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        places = places_under(Path(folder))
        write(places, data)
        settings, troubles = load_settings(places)
        assert settings == Settings()
        assert [trouble.kind for trouble in troubles] == [Kind.MOVED_ASIDE]
        kept = troubles[0].kept
        assert kept is not None
        assert kept.read_bytes() == data


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", 3),
        ("variant", "x" * 65),
        ("tier", "two\nlines"),
        ("options", []),
        ("options", {"brasil": {"hand": 6}}),
        ("hand_order", "colour"),
        ("speed", 2),
        ("display", None),
        ("scaling", ["whole"]),
        ("crt", True),
        ("music", -1),
        ("music", True),
        ("effects", 101),
        ("effects", "50"),
    ],
)
def test_a_value_that_is_no_good_leaves_the_others(
    name: str, value: object, places: Places
) -> None:
    good = {"language": "es", "variant": "brasil", "music": 5, "theme": "neon"}
    write(places, json.dumps({"version": 1, **good, name: value}))
    settings, troubles = load_settings(places)
    assert troubles == (Trouble(Kind.VALUE, places.settings, detail=name),)
    expected = Settings(language="es", variant="brasil", music=5, unknown={"theme": "neon"})
    default = getattr(Settings(), name)
    assert settings == dataclasses.replace(expected, **{name: default})


def test_a_newer_games_file_is_kept_and_read_as_far_as_it_goes(places: Places) -> None:
    text = json.dumps({"version": 99, "music": 5, "effects": {"clack": 3}})
    write(places, text)
    settings, troubles = load_settings(places)
    assert settings.music == 5
    assert [trouble.kind for trouble in troubles] == [Kind.MOVED_ASIDE, Kind.VALUE]
    kept = troubles[0].kept
    assert kept is not None
    assert kept.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"version":' * 600, '{"music": ' + "9" * 10_000 + "}", "\ufeff{"]
)
def test_a_foreign_file_is_moved_aside(text: str, places: Places) -> None:
    write(places, text)
    settings, troubles = load_settings(places)
    assert settings == Settings()
    assert [trouble.kind for trouble in troubles] == [Kind.MOVED_ASIDE]


def test_a_hand_written_file_may_have_a_byte_order_mark(places: Places) -> None:
    write(places, '\ufeff{"music": 5}')
    assert load_settings(places) == (Settings(music=5), ())


def test_settings_that_cannot_be_written_are_told(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    save_settings(places, Settings(music=5))
    monkeypatch.setattr(os, "fsync", full)
    trouble = save_settings(places, Settings(music=6))
    assert trouble is not None
    assert trouble.kind is Kind.DISK_FULL
    assert load_settings(places) == (Settings(music=5), ())
