"""What the README points at is there, and what it names is so."""

from __future__ import annotations

import re
from pathlib import Path

from game.ai.tiers import Temper, names

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_every_link_into_the_tree_leads_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert "build_spec/readme/table.png" in targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_tier_and_temper_is_named() -> None:
    wanted = [*names(), *(temper.value for temper in Temper if temper.value)]
    assert [name for name in wanted if not re.search(rf"`(\w+/)?{name}`", README)] == []
