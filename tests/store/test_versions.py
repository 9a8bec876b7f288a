from __future__ import annotations

import pytest

from game.store.versions import Document, migrated, version_of


def louder(document: Document) -> Document:
    volume = document.pop("sound")
    return {**document, "volume": volume}


def by_kind(document: Document) -> Document:
    volume = document.pop("volume")
    return {**document, "music": volume, "effects": volume}


MIGRATIONS = (louder, by_kind)


@pytest.mark.parametrize(
    "old",
    [
        {"sound": 7},
        {"version": 1, "sound": 7},
        {"version": "nonsense", "sound": 7},
        {"version": True, "sound": 7},
        {"version": 2, "volume": 7},
        {"version": 3, "music": 7, "effects": 7},
    ],
)
def test_every_version_arrives_at_the_newest(old: Document) -> None:
    assert migrated({**old, "mine": 1}, MIGRATIONS) == {
        "version": 3,
        "music": 7,
        "effects": 7,
        "mine": 1,
    }


def test_a_newer_document_is_not_migrated() -> None:
    document: Document = {"version": 9, "sound": 7}
    assert version_of(document) == 9
    assert migrated(document, MIGRATIONS) == {"version": 3, "sound": 7}
