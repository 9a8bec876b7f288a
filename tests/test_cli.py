from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "cases"


def run(*args: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *args],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("path", sorted(CASES.glob("*.json")), ids=lambda path: path.stem)
def test_replay_prints_the_report(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path.with_suffix(".dmn")), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(path.read_text())


@pytest.mark.parametrize("path", sorted(CASES.glob("*.err")), ids=lambda path: path.stem)
def test_replay_blames_a_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = path.with_suffix(".dmn")
    assert main(["replay", str(record), "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{record}:{path.read_text().strip()}: ")
    assert said.err.count("\n") == 1


def test_replay_shows_people_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(CASES / "all-fives--match-0.dmn")]) == 0
    shown = capsys.readouterr().out
    assert "wins the match" in shown
    assert "scores 10" in shown
    assert main(["replay", str(CASES / "hand--fair-1.dmn")]) == 0
    assert "verified against their seeds: 1" in capsys.readouterr().out


def test_replay_loads_neither_pygame_nor_pytmx() -> None:
    code = (
        "import sys; from game.cli import main; "
        f"main(['replay', {str(CASES / 'all-fives--match-0.dmn')!r}]); "
        "print([name for name in ('pygame', 'pytmx') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("[]\n")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["replay"], "required: file"),
        (["replay", "nowhere.dmn"], "nowhere.dmn: No such file"),
        (["replay", "tests"], "tests: Is a directory"),
        (["--variant", "all-sixes"], "unknown variant"),
        (["--variant", "express", "--seats", "5"], "seats must be"),
        (["--variant", "express", "--option", "target"], "NAME=VALUE"),
        (["--seats", "4"], "goes with --variant"),
        (["--variant", "express", "--tier", "genius"], "aprendiz, parceiro, craque, mestre, lenda"),
        (["--variant", "express", "--tier", "craque/meek"], "no temper 'meek'"),
        (["--lang", "xx"], "no language 'xx'; there are en, es, es_ES, pt_BR"),
        (["shots", "nowhere", "--lang", "xx"], "there are en, es, es_ES, pt_BR"),
        (["--frames", "-3"], "from 1 on"),
        (["--nonsense"], "unrecognized arguments"),
    ],
)
def test_bad_arguments_are_one_line(args: list[str], says: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_help_names_every_command() -> None:
    shown = run("--help")
    assert shown.returncode == 0
    for name in COMMANDS:
        assert f"\n  {name} " in shown.stdout
        assert run(name, "--help").returncode == 0


def test_version() -> None:
    assert run("--version").stdout.startswith("la-e-lo ")


def test_a_reader_that_leaves_is_no_error() -> None:
    path = CASES / "express_seats-4--match-0.dmn"
    command = [sys.executable, "-m", "game", "replay", str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.readline()
        reader.stdout.close()
        assert reader.stderr.read() == ""
