"""The real build, and what it made, tried as a player gets it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from build_spec import build
from build_spec.smoke import console_of, smoke

ROOT = Path(__file__).parents[2]
MEGABYTE = 1_000_000
pytestmark = pytest.mark.slow


@dataclass(frozen=True, slots=True)
class Made:
    """What a build left."""

    out: Path
    program: Path
    archive: Path
    wheel: Path
    sdist: Path


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    if missing := build.missing_tools():
        pytest.skip(f"not installed (the extra `package`): {', '.join(missing)}")
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, str(ROOT / "build_spec" / "build.py"), "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    (program,) = (path for path in out.iterdir() if path.is_dir())
    (archive,) = (*out.glob("la-e-lo-*.tar.gz"), *out.glob("la-e-lo-*.zip"))
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("la_e_lo-*.tar.gz")
    return Made(out, program, archive, wheel, sdist)


def executable(program: Path) -> Path:
    if sys.platform == "darwin":
        return next(program.glob("*.app")) / "Contents" / "MacOS" / "la-e-lo"
    return console_of(program / f"la-e-lo{'.exe' if sys.platform == 'win32' else ''}")


def test_the_program_runs(made: Made, tmp_path: Path) -> None:
    told = smoke([str(executable(made.program))], tmp_path)
    assert "packaged program" in "\n".join(told)


@pytest.mark.skipif(sys.platform == "win32", reason="modes of other systems")
def test_a_read_only_program_runs_from_anywhere(made: Made, tmp_path: Path) -> None:
    away = shutil.copytree(made.program, tmp_path / "else where", symlinks=True)
    for path in sorted(away.rglob("*"), reverse=True):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    away.chmod(0o555)
    home = tmp_path / "home"
    home.mkdir()
    smoke([str(executable(away))], home)
    for path in (away, *away.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)


def test_sizes(made: Made) -> None:
    files = [path for path in made.program.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < 60 * MEGABYTE
    assert made.archive.stat().st_size < 30 * MEGABYTE


def test_neither_numpy_nor_tests_are_packed(made: Made) -> None:
    names = {path.name.lower() for path in made.program.rglob("*")}
    assert not {name for name in names if "numpy" in name or name.startswith("test")}


def test_the_wheel_holds_what_is_shipped_and_no_tests(made: Made) -> None:
    with zipfile.ZipFile(made.wheel) as wheel:
        names = wheel.namelist()
    for wanted in ("assets/manifest.json", "assets/icon.png", "levels/boteco.tmx"):
        assert f"game/_shipped/{wanted}" in names
    assert any(name.endswith("data/share/applications/la-e-lo.desktop") for name in names)
    assert not [name for name in names if "test" in name.lower() or name.endswith(".pyc")]


def test_the_sdist_builds_the_same_wheel(made: Made, tmp_path: Path) -> None:
    with tarfile.open(made.sdist) as sdist:
        sdist.extractall(tmp_path, filter="data")
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(build.source_moment())}
    for source, out in ((next(tmp_path.iterdir()), "again"), (ROOT, "direct")):
        command = [sys.executable, "-P", "-m", "build", "--no-isolation", "--wheel", "--outdir"]
        subprocess.run(
            [*command, str(tmp_path / out), str(source)], check=True, capture_output=True, env=env
        )
        (wheel,) = (tmp_path / out).glob("*.whl")
        assert wheel.read_bytes() == made.wheel.read_bytes(), out


def test_sums_are_right(made: Made) -> None:
    if shutil.which("sha256sum") is None:
        pytest.skip("not installed: sha256sum")
    subprocess.run(["sha256sum", "--check", build.SUMS], cwd=made.out, check=True)
