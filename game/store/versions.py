"""Bringing a document that an older game wrote up to what this one reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Document = dict[str, object]
Migration = Callable[[Document], Document]

KEY = "version"


def version_of(document: Document) -> int:
    """The version that a document says it has; the first where it says none, or nonsense."""
    version = document.get(KEY)
    return version if type(version) is int and version > 0 else 1


def migrated(document: Document, migrations: Sequence[Migration]) -> Document:
    """The document in the newest version, `1 + len(migrations)`.

    `migrations[0]` turns version 1 into 2, and so on. They must take whatever people may have
    put into the file: a value they do not understand they leave.
    """
    newest = 1 + len(migrations)
    for migrate in migrations[version_of(document) - 1 :]:
        document = migrate(document)
    return {**document, KEY: newest}
