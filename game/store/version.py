"""The game's version."""

from __future__ import annotations


def installed_version() -> str:
    """The version of the installed game, or `unknown` where it was only unpacked."""
    # Imported here, because it would cost every start a tenth of its time.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - see above

    try:
        return version("la-e-lo")
    except PackageNotFoundError:
        return "unknown"
