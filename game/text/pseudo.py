"""A made-up language: English that is a third longer and accented, to find what would not fit."""

from __future__ import annotations

import re
from typing import Final

STRETCH: Final = 0.3
_PLAIN: Final = "AaCcEeIiNnOoUu"
_ACCENTED: Final = "ÃáÇçÊéÍíÑñÕóÚü"
_TABLE: Final = str.maketrans(_PLAIN, _ACCENTED)
_VALUE: Final = re.compile(r"(\{[^{}]*\})")


def pseudo(sentence: str) -> str:
    """Accents a sentence and makes it 30 % longer, leaving `{values}` as they are."""
    parts = _VALUE.split(sentence)
    plain = "".join(part for part in parts if not _VALUE.fullmatch(part))
    accented = "".join(p if _VALUE.fullmatch(p) else p.translate(_TABLE) for p in parts)
    if not plain.strip():
        return sentence
    return f"{accented}{'~' * round(len(plain) * STRETCH + 0.5)}"
