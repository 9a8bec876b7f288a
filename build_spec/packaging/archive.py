"""Archives and checksums that are the same bytes for the same files, whenever they are made."""

from __future__ import annotations

import gzip
import hashlib
import os
import tarfile
import time
import zipfile
from pathlib import Path

EARLIEST = 315532800
"""1 January 1980, before which a zip knows no time."""


def pack(folder: Path, target: Path, moment: int) -> Path:
    """Packs a folder, under its own name, into a `.zip` or `.tar.gz`.

    Args:
        folder: what is packed, links as links.
        target: the archive, named with its suffix.
        moment: seconds since 1970, the time that every file in it gets.
    """
    paths = sorted([folder, *folder.rglob("*")])
    if target.suffix == ".zip":
        _zip(folder, paths, target, max(moment, EARLIEST))
    else:
        _tar(folder, paths, target, moment)
    return target


def sums(files: list[Path]) -> str:
    """Lines for `sha256sum --check`, by name."""
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    return "".join(f"{digest}  {name}\n" for name, digest in sorted(digests.items()))


def _tar(folder: Path, paths: list[Path], target: Path, moment: int) -> None:
    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in paths:
            entry = archive.gettarinfo(path, str(path.relative_to(folder.parent)))
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
            entry.mode = 0o755 if entry.isdir() or os.access(path, os.X_OK) else 0o644
            if entry.isreg():
                with path.open("rb") as file:
                    archive.addfile(entry, file)
            else:
                archive.addfile(entry)


def _zip(folder: Path, paths: list[Path], target: Path, moment: int) -> None:
    when = time.gmtime(moment)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in paths:
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
                archive.writestr(entry, path.read_bytes())
