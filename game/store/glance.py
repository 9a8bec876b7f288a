"""A first look at the settings, for the one picture that must not wait for all of them."""

from __future__ import annotations

import json

from game.store.places import Places


def glance(places: Places) -> dict[str, str]:
    """The settings that are words, unchecked; none where the file cannot be read.

    `load_settings` reads them properly a moment later, and says what is wrong with them.
    """
    try:
        document = json.loads(places.settings.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(document, dict):
        return {}
    return {key: value for key, value in document.items() if isinstance(value, str)}
