from __future__ import annotations

from pathlib import Path

from build_spec.text.build import keys
from build_spec.text.scan import literals, uses

SOURCES = sorted(Path("game").rglob("*.py"))


def test_every_key_that_the_program_asks_for_exists() -> None:
    known = keys()
    families = {key[: key.rindex(".") + 1] for key in known}
    missing = [use for use in uses(SOURCES) if use.key not in known | families]
    assert not missing, "add them to build_spec/text/en.po"


def test_no_key_is_unused() -> None:
    said = literals(SOURCES)
    unused = {key for key in keys() if key not in said and key[: key.rindex(".") + 1] not in said}
    assert not unused, "remove them from build_spec/text/en.po"


def test_keys_are_found_in_calls_tables_and_families(tmp_path: Path) -> None:
    source = tmp_path / "scene.py"
    source.write_text(
        'a = self.text("menu.play")\nb = text(f"refusal.{why}")\nc = {1: "menu.quit"}\n'
        'd = font.draw("not.a.key")\n'
    )
    assert [use.key for use in uses([source])] == ["menu.play", "refusal."]
    assert {"menu.play", "refusal.", "menu.quit"} <= literals([source])
