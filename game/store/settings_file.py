"""The settings on disk: a JSON file that people may edit, break, or bring from another version."""

from __future__ import annotations

import json
from collections.abc import Sequence

from game.store.files import move_aside, read_whole, write_whole
from game.store.places import Places
from game.store.settings import Settings, document_of, settings_from
from game.store.trouble import Kind, Trouble
from game.store.versions import KEY, Document, Migration, migrated, version_of

MIGRATIONS: Sequence[Migration] = ()
DEEPEST = 500  # brackets; what the game writes has a dozen


def load_settings(places: Places) -> tuple[Settings, tuple[Trouble, ...]]:
    """Read the settings, with defaults for what is missing or no good, and what was wrong.

    A file that is no settings file at all, or a newer game's, is moved aside and kept.
    """
    path = places.settings
    found = read_whole(path)
    if found is None:
        return Settings(), ()
    if isinstance(found, Trouble):
        return Settings(), (found,)
    document = _parsed(found)
    if document is None:
        return Settings(), (move_aside(path),)
    newer = version_of(document) > 1 + len(MIGRATIONS)
    document = migrated(document, MIGRATIONS)
    del document[KEY]
    settings, faults = settings_from(document)
    troubles = [Trouble(Kind.VALUE, path, detail=name) for name in faults]
    return settings, (*([move_aside(path)] if newer else []), *troubles)


def save_settings(places: Places, settings: Settings) -> Trouble | None:
    """Write the settings; gives back what went wrong."""
    document = {KEY: 1 + len(MIGRATIONS), **document_of(settings)}
    text = json.dumps(document, indent=2, ensure_ascii=False)
    return write_whole(places.settings, f"{text}\n".encode(errors="surrogatepass"))


def _parsed(data: bytes) -> Document | None:
    if data.count(b"[") + data.count(b"{") > DEEPEST:
        return None
    try:
        document = json.loads(data.decode("utf-8-sig"))
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
