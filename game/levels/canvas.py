"""The canvas plan as designed: columns 80 + 480 + 80, and a table without a map of its own."""

from __future__ import annotations

from pathlib import Path

from game.levels.level import Level
from game.levels.plan import Company, Plan, Rect, plan

DESIGNED = {
    Company.TWO: {
        "status": Rect(0, 0, 80, 24),
        "menu": Rect(560, 0, 80, 24),
        "felt": Rect(80, 24, 480, 240),
        "last": Rect(0, 24, 80, 96),
        "ends": Rect(0, 120, 80, 72),
        "boneyard": Rect(0, 192, 80, 72),
        "scores": Rect(560, 192, 80, 72),
        "caption": Rect(0, 264, 640, 24),
        "tray": Rect(0, 288, 640, 58),
        "prompts": Rect(0, 346, 640, 14),
        "top-frame": Rect(560, 24, 80, 168),
        "top-portrait": Rect(576, 30, 48, 48),
        "top-name": Rect(562, 80, 76, 54),
        "top-passes": Rect(562, 136, 76, 54),
        "top-rack": Rect(80, 0, 480, 24),
        "top-reveal": Rect(80, 0, 480, 24),
    },
    Company.MORE: {
        "status": Rect(0, 0, 80, 48),
        "menu": Rect(560, 0, 80, 48),
        "felt": Rect(80, 48, 480, 216),
        "boneyard": Rect(0, 192, 80, 72),
        "scores": Rect(560, 192, 80, 72),
        "caption": Rect(0, 264, 640, 24),
        "tray": Rect(0, 288, 640, 58),
        "prompts": Rect(0, 346, 640, 14),
        "left-frame": Rect(0, 48, 80, 144),
        "left-portrait": Rect(16, 48, 48, 48),
        "left-name": Rect(0, 96, 80, 24),
        "left-passes": Rect(0, 156, 80, 24),
        "left-rack": Rect(0, 120, 80, 36),
        "left-reveal": Rect(0, 120, 80, 72),
        "top-frame": Rect(192, 0, 256, 48),
        "top-portrait": Rect(197, 0, 48, 48),
        "top-name": Rect(248, 0, 96, 24),
        "top-passes": Rect(248, 24, 96, 24),
        "top-rack": Rect(344, 0, 104, 48),
        "top-reveal": Rect(344, 0, 216, 48),
        "right-frame": Rect(560, 48, 80, 144),
        "right-portrait": Rect(576, 48, 48, 48),
        "right-name": Rect(560, 96, 80, 24),
        "right-passes": Rect(560, 156, 80, 24),
        "right-rack": Rect(560, 120, 80, 36),
        "right-reveal": Rect(560, 120, 80, 72),
    },
}


def designed(company: Company) -> Plan:
    """The plan that every table follows unless its map has a reason."""
    return plan(company, DESIGNED[company])


def bare() -> Level:
    """A table without a map: what is played on where no level can be read."""
    return Level("bare", "plain", Path(), designed(Company.TWO), designed(Company.MORE), layers=())
