"""Makes what players download, for the system it runs on: `python build_spec/build.py`.

Into `dist/` go a folder with the program (nothing else needed to run it), an archive of it, a
wheel, an sdist, and SHA256SUMS. It wants the extra `package`: `pip install -e .[package]`.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if sys.path[0] == str(Path(__file__).resolve().parent):
    del sys.path[0]  # this folder's `build` and `packaging` are not the libraries of that name
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from build_spec.icons.containers import icns, ico  # noqa: E402 - the path comes first
from build_spec.icons.desktop import pictures  # noqa: E402
from build_spec.packaging.archive import pack, sums  # noqa: E402
from build_spec.packaging.labels import NAME, TITLE  # noqa: E402

PACKAGING = ROOT / "build_spec" / "packaging"
TOOLS = ("PyInstaller", "build", "hatchling", "twine")
SUMS = "SHA256SUMS"


class BuildError(Exception):
    """A step failed; the message says which."""


def missing_tools() -> list[str]:
    """What the extra `package` would have brought and is not there."""
    return [name for name in TOOLS if importlib.util.find_spec(name) is None]


def build(out: Path) -> list[Path]:
    """Makes everything into a folder, which is emptied first; returns the files to publish."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    moment = source_moment()
    os.environ["SOURCE_DATE_EPOCH"] = str(moment)
    wheel, sdist = build_distributions(out)
    program = build_program(wheel, out)
    suffix = ".zip" if sys.platform == "win32" else ".tar.gz"
    archive = pack(program, out / f"{program.name}{suffix}", moment)
    files = [archive, wheel, sdist]
    (out / SUMS).write_text(sums(files), "utf-8", newline="\n")
    return [*files, out / SUMS]


def build_distributions(out: Path) -> tuple[Path, Path]:
    """Makes the sdist, and the wheel out of it, and lets twine look at both."""
    run("build", "--no-isolation", "--outdir", str(out), str(ROOT))
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    run("twine", "check", "--strict", str(wheel), str(sdist))
    return wheel, sdist


def build_program(wheel: Path, out: Path) -> Path:
    """Makes the one-folder program out of a wheel, and returns its folder."""
    version = version_now()
    with tempfile.TemporaryDirectory() as scratch:
        unpacked, icons = Path(scratch, "program"), Path(scratch, "icons")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(unpacked)
        write_icons(icons)
        folders = ["--distpath", str(Path(scratch, "made")), "--workpath", str(Path(scratch, "w"))]
        given = ["--program", str(unpacked), "--icons", str(icons), "--version", version]
        spec = str(PACKAGING / f"{NAME}.spec")
        run("PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec, "--", *given)
        made = Path(scratch, "made")
        target = out / f"{NAME}-{version}-{system_name()}"
        if sys.platform == "darwin":
            target.mkdir()
            shutil.move(made / f"{TITLE}.app", target)
        else:
            shutil.move(made / NAME, target)
    accompany(target)
    return target


def write_icons(folder: Path) -> None:
    """Writes the icons that Windows and macOS want."""
    folder.mkdir()
    drawn = pictures()
    (folder / f"{NAME}.ico").write_bytes(ico(drawn))
    (folder / f"{NAME}.icns").write_bytes(icns(drawn))


def accompany(folder: Path) -> None:
    """Puts what belongs to the program beside it."""
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(ROOT / "README.md", folder / "README.md")
    picture = Path("build_spec", "readme", "table.png")
    (folder / picture.parent).mkdir(parents=True)
    shutil.copy(ROOT / picture, folder / picture)
    if sys.platform not in {"win32", "darwin"}:
        shutil.copytree(PACKAGING / "share", folder / "share")
        shutil.copy(PACKAGING / "install.sh", folder)


def system_name() -> str:
    """The system and processor that the program is for, as they are written in file names."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"{system}-{'x86_64' if machine == 'amd64' else machine}"


def version_now() -> str:
    """The version in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def source_moment() -> int:
    """When the sources were last changed, in seconds since 1970, so that a build repeats."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        said = subprocess.run(asked, capture_output=True, check=True, text=True).stdout
        return int(said)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((ROOT / "pyproject.toml").stat().st_mtime)


def run(module: str, *args: str) -> None:
    """Runs a tool of this Python. Raises BuildError where it fails."""
    print(f"== {module}", flush=True)
    # -P: the folders `build` and `dist` of the project must not be taken for modules.
    if subprocess.run([sys.executable, "-P", "-m", module, *args], check=False).returncode:
        raise BuildError(f"{module} failed; what it said is above")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Makes what players download.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where (default: dist)")
    given = parser.parse_args()
    if missing := missing_tools():
        sys.exit(
            f"build.py needs {', '.join(missing)}:"
            f" {sys.executable} -m pip install -e {ROOT}[package]"
        )
    try:
        files = build(given.out.resolve())
    except BuildError as error:
        sys.exit(f"build.py: {error}")
    for file in files:
        print(f"{file.stat().st_size / 1e6:8.2f} MB  {file}")


if __name__ == "__main__":
    main()
