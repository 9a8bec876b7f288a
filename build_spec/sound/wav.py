"""RIFF files of 16-bit mono samples, and back."""

from __future__ import annotations

import struct
from array import array
from pathlib import Path

from build_spec.sound.signals import Signal

FULL = 32767.0


def encoded(signal: Signal, rate: int) -> bytes:
    """The bytes of a file; what is beyond full scale is cut off."""
    words = array("h", (int(max(-FULL, min(FULL, round(x * FULL)))) for x in signal))
    if struct.pack("=h", 1) != struct.pack("<h", 1):
        words.byteswap()
    data = words.tobytes()
    head = struct.pack(
        "<4sI4s4sIHHIIHH",
        b"RIFF",
        36 + len(data),
        b"WAVE",
        b"fmt ",
        16,
        1,
        1,
        rate,
        rate * 2,
        2,
        16,
    )
    return head + struct.pack("<4sI", b"data", len(data)) + data


def read(path: Path) -> tuple[Signal, int]:
    """Samples and rate of a file that `encoded` wrote.

    Raises:
        ValueError: the file is of another kind.
    """
    raw = path.read_bytes()
    if raw[:4] != b"RIFF" or raw[20:24] != b"\x01\x00\x01\x00":
        raise ValueError(f"{path}: not a mono RIFF file of plain samples")
    (rate,) = struct.unpack_from("<I", raw, 24)
    words = array("h")
    words.frombytes(raw[44:])
    if struct.pack("=h", 1) != struct.pack("<h", 1):
        words.byteswap()
    return [x / FULL for x in words], rate
