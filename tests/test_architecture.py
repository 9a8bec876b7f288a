from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "ARCHITECTURE.md"
TEXT = {".cfg", ".json", ".md", ".po", ".py", ".toml", ".tmx", ".txt", ".yaml", ".yml", ""}
# A letter in brackets each, so that these lines do not find themselves.
MARKS = re.compile(r"\b(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b")
FOREIGN = re.compile(r"(?<![\w.~])/(?:home|root|Users|work|opt)/\w|C:\\Users|\b(?i:p[y]pi)\b")
LONGEST = 400  # lines of a file
TOP = {
    ".ci",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "assets",
    "build_spec",
    "game",
    "levels",
    "play.py",
    "pyproject.toml",
    "tests",
}


def named() -> set[str]:
    """Packages and modules in the table of the page."""
    rows = re.findall(
        r"^\| *\d+ *\| `(game/[^`]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) == len(set(rows))
    return set(rows)


def there() -> set[str]:
    """Packages of the game, and the modules that lie in none of its rooms."""
    game = ROOT / "game"
    packages = {path.parent for path in game.rglob("__init__.py")} - {game}
    modules = set(game.glob("*.py")) - {game / "__init__.py"}
    return {path.relative_to(ROOT).as_posix() for path in packages | modules}


def kept() -> dict[str, str]:
    """Every file that the project keeps, by its path, with its mode."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--stage"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    rows = [row.split("\t", 1) for row in listed.stdout.split("\0") if row]
    return {path: facts.split()[0] for facts, path in rows}


def sources() -> list[Path]:
    """Every text file of the project that is kept."""
    paths = [ROOT / name for name in kept()]
    return [path for path in paths if path.suffix in TEXT and path.is_file()]


def hits(pattern: re.Pattern[str], suffixes: set[str]) -> list[str]:
    """Where a pattern is found, as `file:line: text`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources()
        if path.suffix in suffixes
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_page_names_every_room_and_no_other() -> None:
    assert named() == there()


def test_every_file_that_the_page_names_is_there() -> None:
    paths = re.findall(r"`((?:game|tests|build_spec)/[^` ]*)`", PAGE.read_text(encoding="utf-8"))
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_imports_point_one_way() -> None:
    lint = "from importlinter.cli import lint_imports_command as run; run()"
    contracts = subprocess.run(
        [sys.executable, "-c", lint, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert contracts.returncode == 0, contracts.stdout + contracts.stderr


def test_only_what_was_fixed_lies_at_the_top() -> None:
    assert {Path(path).parts[0] for path in kept()} <= TOP


def test_only_plain_files_are_kept() -> None:
    assert {path: mode for path, mode in kept().items() if not mode.startswith("100")} == {}


def test_no_mark_of_unfinished_work_is_left() -> None:
    assert hits(MARKS, TEXT - {".po", ".json"}) == []


def test_nothing_names_another_machine() -> None:
    assert hits(FOREIGN, TEXT) == []


def test_no_file_is_long() -> None:
    sizes = {path: len(path.read_bytes().splitlines()) for path in (ROOT / "game").rglob("*.py")}
    assert [path for path, lines in sizes.items() if lines > LONGEST] == []
