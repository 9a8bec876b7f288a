"""Icon files of Windows and macOS: pictures of every size behind a table of contents.

Pictures come as raw pixels: rows from the top, four bytes a pixel (red, green, blue, opacity).
Everything is written with full colours, for not every reader of icons knows palettes.
"""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST = 256
"""Pixels a side; only this size is a PNG in a Windows icon, as Windows wants it."""

BITS = 32
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
    """A Windows icon of the pictures, by pixels a side, that are no larger than 256."""
    made = {
        size: png(size, raw) if size == LARGEST else bitmap(size, raw)
        for size, raw in sorted(pictures.items())
        if size <= LARGEST
    }
    head = struct.pack("<HHH", 0, 1, len(made))
    at = len(head) + 16 * len(made)
    for size, data in made.items():
        side = size % LARGEST
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, BITS, len(data), at)
        at += len(data)
    return head + b"".join(made.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of the pictures, by pixels a side, that the format has a place for."""
    body = b""
    for size, kinds in ICNS_KINDS.items():
        if size in pictures:
            data = png(size, pictures[size])
            body += b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind in kinds)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def bitmap(size: int, raw: bytes) -> bytes:
    """A picture as icons of old hold it: rows from the bottom, and a mask that hides nothing."""
    rows = [raw[at : at + 4 * size] for at in range(0, len(raw), 4 * size)]
    swapped = bytearray(b"".join(reversed(rows)))
    swapped[0::4], swapped[2::4] = swapped[2::4], swapped[0::4]
    mask = bytes((size + 31) // 32 * 4 * size)
    sizes = len(swapped) + len(mask)
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, BITS, 0, sizes, 0, 0, 0, 0)
    return head + swapped + mask


def png(size: int, raw: bytes) -> bytes:
    """A picture as a PNG file."""
    rows = (raw[at : at + 4 * size] for at in range(0, len(raw), 4 * size))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)),
            _chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
