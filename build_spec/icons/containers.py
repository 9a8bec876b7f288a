"""Icon files of Windows and macOS: PNG pictures, one for each size, behind a table of contents."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

WHOLE_BYTE = 256
ICNS_KINDS = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
}
"""Of each size in pixels: as itself, and as half that size on screens of double density."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon.

    Args:
        pictures: PNG files by pixels a side, which may be up to 256.
    """
    sizes = sorted(size for size in pictures if size <= WHOLE_BYTE)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    at = len(head) + 16 * len(sizes)
    for size in sizes:
        side = size % WHOLE_BYTE
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(pictures[size]), at)
        at += len(pictures[size])
    return head + b"".join(pictures[size] for size in sizes)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon.

    Args:
        pictures: PNG files by pixels a side; sizes that the format has no place for are left out.
    """
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kinds in ICNS_KINDS.items()
        if size in pictures
        for kind in kinds
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
