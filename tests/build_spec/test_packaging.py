from __future__ import annotations

import hashlib
import io
import os
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pygame
import pytest

from build_spec import build
from build_spec.icons.containers import ICNS_KINDS, icns, ico
from build_spec.icons.desktop import SHARE, pictures, write_icons
from build_spec.icons.emblem import SIZES, natives
from build_spec.packaging.archive import pack, sums
from build_spec.packaging.contents import modules, ours, tables
from build_spec.packaging.labels import four_numbers, plist, version_strings
from game.app import start

ROOT = Path(__file__).parents[2]
ENTRY = SHARE / "applications" / "la-e-lo.desktop"
INSTALLER = ROOT / "build_spec" / "packaging" / "install.sh"
NATIVE = (16, 24, 32, 64)


@pytest.fixture(scope="module")
def drawn() -> dict[int, bytes]:
    return pictures()


# ---- icons


def test_icons_are_fresh(tmp_path: Path) -> None:
    for made in write_icons(tmp_path):
        kept = SHARE / made.relative_to(tmp_path)
        fresh, old = pygame.image.load(made), pygame.image.load(kept)
        assert pygame.image.tobytes(fresh, "RGBA") == pygame.image.tobytes(old, "RGBA"), (
            f"{kept.name}: run build_spec/icons/desktop.py"
        )


def test_no_icon_is_kept_that_nothing_makes(tmp_path: Path) -> None:
    made = {path.relative_to(tmp_path) for path in write_icons(tmp_path)}
    assert {path.relative_to(SHARE) for path in SHARE.rglob("*.png")} == made


@pytest.mark.parametrize("size", SIZES)
def test_every_pixel_of_an_icon_is_a_square(size: int, drawn: dict[int, bytes]) -> None:
    picture = pygame.image.frombytes(drawn[size], (size, size), "RGBA")
    native = natives(NATIVE)[size]
    small = pygame.transform.scale(picture, (native, native))
    again = pygame.transform.scale(small, (size, size))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(picture, "RGBA")


def test_a_windows_icon_holds_each_size_up_to_256(drawn: dict[int, bytes]) -> None:
    data = ico(drawn)
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, len(SIZES) - 1)
    found = set()
    for n in range(count):
        side, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * n)
        size = side or 256
        alone = data[at : at + length]
        if size < 256:
            entry = data[6 + 16 * n : 18 + 16 * n] + struct.pack("<I", 22)
            alone = struct.pack("<HHH", 0, 1, 1) + entry + alone
        picture = pygame.image.load(io.BytesIO(alone), "one.ico" if size < 256 else "one.png")
        assert pygame.image.tobytes(picture, "RGBA") == drawn[size]
        assert bits == 32
        found.add(size)
    assert found == set(SIZES) - {512}


def test_a_mac_icon_is_a_chain_of_pictures(drawn: dict[int, bytes]) -> None:
    data = icns(drawn)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, kinds = 8, []
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        picture = pygame.image.load(io.BytesIO(data[at + 8 : at + length]), "one.png")
        assert pygame.image.tobytes(picture, "RGBA") == drawn[picture.get_width()]
        kinds.append(kind)
        at += length
    assert at == len(data)
    assert sorted(kinds) == sorted(kind for each in ICNS_KINDS.values() for kind in each)


# ---- the desktop entry


def entry() -> dict[str, str]:
    pairs = (line.partition("=") for line in ENTRY.read_text("utf-8").splitlines()[1:])
    return {key: value for key, _, value in pairs}


def test_the_entry_names_the_window_that_the_game_opens() -> None:
    assert entry()["StartupWMClass"] == start.NAME
    assert entry()["Name"] == start.TITLE


def test_the_entry_speaks_three_languages() -> None:
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[pt_BR]", f"{key}[es]"} <= set(entry())
    assert entry()["Categories"] == "Game;BoardGame;"


def test_the_entry_is_valid() -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("not installed: desktop-file-validate")
    done = subprocess.run(
        ["desktop-file-validate", str(ENTRY)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


# ---- installing without root


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """An unpacked archive, with a small program in the place of the game."""
    folder = tmp_path / "Down loads" / "la-e-lo-0.1.0-linux-x86_64"
    shutil.copytree(SHARE, folder / "share")
    shutil.copy(INSTALLER, folder)
    inside = folder / "_internal"
    inside.mkdir()
    (inside / "words.txt").write_text("new")
    starter = folder / "la-e-lo"
    starter.write_text('#!/bin/sh\ncat "$(dirname "$(readlink -f "$0")")/_internal/words.txt"\n')
    starter.chmod(0o755)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "Ana's 100% $HOME"
    saves = folder / ".local" / "share" / "la-e-lo" / "saves"
    saves.mkdir(parents=True)
    (saves / "running.dmn").write_text("mine")
    return folder


def install(program: Path, home: Path, *args: str) -> subprocess.CompletedProcess[str]:
    own = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    return subprocess.run(
        ["sh", str(program / "install.sh"), *args],
        env={**own, "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def tree(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


needs_sh = pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="for Linux desktops")


@needs_sh
def test_it_is_installed_and_taken_out_without_a_trace(program: Path, home: Path) -> None:
    before = tree(home)
    done = install(program, home)
    assert done.returncode == 0, done.stderr
    share = home / ".local" / "share"
    link = home / ".local" / "bin" / "la-e-lo"
    assert subprocess.run([link], capture_output=True, text=True, check=True).stdout == "new"
    assert len(list(share.glob("icons/hicolor/*/apps/la-e-lo.png"))) == len(SIZES)
    lines = (share / "applications" / "la-e-lo.desktop").read_text("utf-8").splitlines()
    (line,) = [line for line in lines if line.startswith("Exec=")]
    target = str(home / ".local" / "opt" / "la-e-lo" / "la-e-lo")
    escaped = target.replace("$", "\\\\$").replace("%", "%%")
    assert line == f'Exec="{escaped}"'

    shutil.rmtree(program)
    installed = home / ".local" / "opt" / "la-e-lo"
    done = install(installed, home, "--uninstall")
    assert done.returncode == 0, done.stderr
    assert tree(home) == before
    assert "matches" in done.stdout


@needs_sh
def test_a_newer_one_takes_the_place_of_the_old(program: Path, home: Path) -> None:
    install(program, home)
    stale = home / ".local" / "opt" / "la-e-lo" / "_internal" / "stale.txt"
    stale.write_text("of the old version")
    (program / "_internal" / "words.txt").write_text("newer")
    assert install(program, home).returncode == 0
    link = home / ".local" / "bin" / "la-e-lo"
    assert subprocess.run([link], capture_output=True, text=True, check=True).stdout == "newer"
    assert not stale.exists()
    assert not list((home / ".local" / "opt").glob("*.old"))


@needs_sh
def test_what_is_not_ours_is_left_alone(program: Path, home: Path) -> None:
    link = home / ".local" / "bin" / "la-e-lo"
    link.parent.mkdir(parents=True)
    link.write_text("somebody's own script")
    done = install(program, home)
    assert done.returncode == 1
    assert str(link) in done.stderr
    assert install(program, home, "--uninstall").returncode == 0
    assert link.read_text() == "somebody's own script"


@needs_sh
def test_half_an_archive_is_not_installed(program: Path, home: Path) -> None:
    before = tree(home)
    (program / "la-e-lo").unlink()
    done = install(program, home)
    assert done.returncode == 1
    assert "unpack the whole archive" in done.stderr
    assert tree(home) == before


# ---- archives


@pytest.mark.parametrize("suffix", [".zip", ".tar.gz"])
def test_an_archive_of_the_same_files_is_the_same(program: Path, suffix: str) -> None:
    first = pack(program, program.parent / f"one{suffix}", 1_700_000_000).read_bytes()
    for path in program.rglob("*"):
        os.utime(path, (1, 1))
    second = pack(program, program.parent / f"two{suffix}", 1_700_000_000).read_bytes()
    assert first == second


@pytest.mark.skipif(sys.platform == "win32", reason="links and modes of other systems")
def test_a_tar_keeps_links_and_what_can_be_run(program: Path, tmp_path: Path) -> None:
    (program / "link").symlink_to("_internal")
    archive = pack(program, tmp_path / "it.tar.gz", 1_700_000_000)
    out = tmp_path / "out"
    with tarfile.open(archive) as packed:
        packed.extractall(out, filter="data")
    folder = out / program.name
    assert (folder / "link").readlink() == Path("_internal")
    assert os.access(folder / "la-e-lo", os.X_OK)
    assert not os.access(folder / "_internal" / "words.txt", os.X_OK)


def test_a_zip_has_everything_under_one_folder(program: Path, tmp_path: Path) -> None:
    archive = pack(program, tmp_path / "it.zip", 0)
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
    assert f"{program.name}/_internal/words.txt" in names
    assert all(name.startswith(f"{program.name}/") for name in names)


def test_sums_can_be_checked(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("b.whl", "a.zip")]
    for file in files:
        file.write_bytes(file.name.encode())
    lines = sums(files).splitlines()
    assert [line.split("  ")[1] for line in lines] == ["a.zip", "b.whl"]
    assert lines[0].split("  ")[0] == hashlib.sha256(b"a.zip").hexdigest()


# ---- what is packed


def test_every_module_is_packed() -> None:
    found = modules(ROOT)
    for name in ("game", "game.__main__", "game.lab.replay", "game.rules.variants.brasil"):
        assert name in found
    assert not [name for name in found if "test" in name]


def test_what_is_read_among_the_modules_is_packed(tmp_path: Path) -> None:
    for name in ("ai/ladder.json", "ai/ladder.py", "_shipped/assets/icon.png"):
        path = tmp_path / "game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert tables(tmp_path) == [(str(tmp_path / "game/ai/ladder.json"), str(Path("game/ai")))]
    kept = subprocess.run(
        ["git", "ls-files", "game"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    other = [name for name in kept.stdout.split() if not name.endswith(".py")]
    assert {str(ROOT / name) for name in other} <= {file for file, _ in tables(ROOT)}


def test_libraries_of_the_system_stay_there() -> None:
    assert not ours("libstdc++.so.6")
    assert ours("libSDL2-2-50d19f93.0.so.0.3200.10")


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0rc2", (0, 1, 0, 0)), ("2", (2, 0, 0, 0))],
)
def test_a_version_for_windows(version: str, numbers: tuple[int, int, int, int]) -> None:
    assert four_numbers(version) == numbers


def test_labels_say_the_version() -> None:
    assert plist("1.2.3")["CFBundleShortVersionString"] == "1.2.3"
    assert plist("1.2.3")["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert plist("1.2.3")["NSHighResolutionCapable"] is True
    assert version_strings("1.2.3")["ProductVersion"] == "1.2.3"


def test_without_the_tools_it_says_which_extra_brings_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build, "TOOLS", ("no_such_tool",))
    monkeypatch.setattr(sys, "argv", ["build.py"])
    with pytest.raises(SystemExit) as stopped:
        build.main()
    assert "no_such_tool" in str(stopped.value)
    assert "[package]" in str(stopped.value)


def test_the_workflows_try_every_python_that_the_game_supports() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in text
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text("utf-8")
