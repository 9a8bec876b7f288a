from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import platformdirs
import pytest

fcntl = pytest.importorskip("fcntl", reason="these make POSIX environments and locks")
PLAY = Path(__file__).parents[1] / "play.py"
GAME = """
import os, sys
print("game", sys.argv[1:], os.getcwd(), os.environ.get("PYTHONPYCACHEPREFIX"))
sys.exit(3)
"""
PYTEST = """
import os, sys
print("pytest", sys.argv[1:], os.getcwd())
"""
PIP = """
import os, sys, sysconfig
from pathlib import Path
if "install" in sys.argv:
    with open(os.environ["CALLS"], "a") as calls:
        calls.write(sys.argv[-1] + "\\n")
    said = os.environ.get("PIP_SAYS")
    if said == "wait":
        print("Collecting nothing", flush=True)
        import time
        time.sleep(60)
    if said:
        sys.exit(said)
    print("Collecting pygame-ce>=2.5.8 (from la-e-lo==0.1.0)")
    print("Downloading https://files/pygame_ce-2.5.8.whl (12.2 MB)")
    print("Installing collected packages: pygame-ce, la-e-lo")
    (Path(sysconfig.get_path("purelib")) / "game.pth").write_text(os.getcwd())
"""
GONE = "NewConnectionError: Temporary failure in name resolution"


@dataclass(frozen=True)
class Checkout:
    """A folder with `play.py`, a game that only says how it was called, and no network."""

    folder: Path
    environment: dict[str, str]

    def start(
        self, *args: str, cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return self.run([str(self.folder / "play.py"), *args], cwd=cwd, **environment)

    def run(
        self, args: list[str], cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *args],
            cwd=cwd,
            env={**self.environment, **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def patched(self, patch: str, *args: str) -> subprocess.CompletedProcess[str]:
        """Start under a Python that `patch` has changed."""
        path = str(self.folder / "play.py")
        run = f"sys.argv[:] = {[path, *args]}\nrunpy.run_path({path!r}, None, '__main__')"
        return self.run(["-c", f"import runpy, sys\n{patch}\n{run}"])

    def make_environment(self, folder: Path | None = None) -> Path:
        """Make an environment whose pip only says what it is told to."""
        made = folder or self.folder / ".venv"
        venv.create(made, symlinks=True)
        pip = next(made.glob("lib/*/site-packages")) / "pip"
        pip.mkdir()
        (pip / "__main__.py").write_text(PIP)
        return made

    @property
    def installs(self) -> list[str]:
        """What pip was asked to install, call by call."""
        calls = Path(self.environment["CALLS"])
        return calls.read_text().split() if calls.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "checkout"
    (folder / "game").mkdir(parents=True)
    shutil.copy(PLAY, folder)
    (folder / "pyproject.toml").write_text('[project]\nname = "la-e-lo"\n')
    (folder / "game" / "__main__.py").write_text(GAME)
    (folder / "pytest.py").write_text(PYTEST)
    dropped = ("PIP_", "PYTHON", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {key: text for key, text in os.environ.items() if not key.startswith(dropped)}
    extra = {"CALLS": str(tmp_path / "calls"), "XDG_DATA_HOME": str(tmp_path / "data")}
    return Checkout(folder, {**kept, **extra})


@pytest.fixture
def module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("play", PLAY)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_an_old_python_can_read_it_and_is_told(checkout: Checkout) -> None:
    ast.parse(PLAY.read_text(encoding="utf-8"), feature_version=(3, 6))
    told = checkout.patched("sys.version_info = (3, 9, 1)")
    assert told.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9" in told.stderr
    assert not (checkout.folder / ".venv").exists()


def test_it_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse(PLAY.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    names = {alias.name.partition(".")[0] for node in imports for alias in node.names}
    assert names <= sys.stdlib_module_names
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def test_it_can_be_double_clicked() -> None:
    assert os.access(PLAY, os.X_OK)
    assert PLAY.read_bytes().startswith(b"#!/usr/bin/env python3\n")


def test_the_first_start_installs_and_the_next_ones_only_play(
    checkout: Checkout, tmp_path: Path
) -> None:
    checkout.make_environment()
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "game").mkdir(parents=True)
    (elsewhere / "game" / "__main__.py").write_text("raise SystemExit('the wrong game')")
    first = checkout.start("replay", "a b.dmn", cwd=elsewhere)
    assert first.stdout == f"game ['replay', 'a b.dmn'] {elsewhere} None\n"
    assert first.returncode == 3
    assert "takes about a minute, once" in first.stderr
    for line in ("finding pygame-ce>=2.5.8", "fetching pygame_ce-2.5.8.whl (12.2 MB)"):
        assert f"  {line}\n" in first.stderr
    assert "  installing pygame-ce, la-e-lo\n" in first.stderr
    again = checkout.start()
    assert (again.stdout, again.stderr) == (f"game [] {Path.cwd()} None\n", "")
    assert checkout.installs == ["."]


def test_a_changed_pyproject_is_installed_again(checkout: Checkout) -> None:
    checkout.make_environment()
    checkout.start()
    with (checkout.folder / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert "The game has changed" in checkout.start().stderr
    assert checkout.start().stderr == ""
    assert checkout.installs == [".", "."]


def test_a_moved_checkout_is_installed_again(checkout: Checkout, tmp_path: Path) -> None:
    checkout.make_environment()
    checkout.start()
    moved = Checkout(checkout.folder.rename(tmp_path / "moved"), checkout.environment)
    assert moved.start().returncode == 3
    assert moved.installs == [".", "."]


def test_the_tests_get_their_tools_and_their_arguments(checkout: Checkout, tmp_path: Path) -> None:
    checkout.make_environment()
    tested = checkout.start("--test", "-k", "play", cwd=tmp_path)
    assert tested.returncode == 0
    assert tested.stdout.startswith("pytest ['-n', 'auto'")
    assert tested.stdout.endswith(f"'-k', 'play'] {checkout.folder}\n")
    assert checkout.start().stderr == ""
    assert checkout.start("--test").stderr == ""
    assert checkout.installs == [".[dev]"]


def test_tests_with_a_window_run_where_one_can_be_had(checkout: Checkout, tmp_path: Path) -> None:
    checkout.make_environment()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("Xvfb", "openbox", "xdotool"):
        assert "not slow" not in checkout.start("--test", PATH=str(tools)).stdout
        (tools / name).touch(mode=0o755)
    assert "'-m', 'window or not slow'" in checkout.start("--test", PATH=str(tools)).stdout


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (GONE, "the network cannot be reached. Connect to the internet and start again"),
        ("OSError: [Errno 28] No space left on device", "The disk is full."),
        ("ERROR: one\nERROR: two", "could not be installed: ERROR: two"),
        ("what?", "could not be installed: pip failed."),
    ],
)
def test_what_stops_the_first_start_is_said_in_a_sentence(
    said: str, sentence: str, checkout: Checkout
) -> None:
    made = checkout.make_environment()
    stopped = checkout.start(PIP_SAYS=said)
    assert stopped.returncode == 1
    assert stopped.stdout == ""
    assert sentence in stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert said in (made / "install.log").read_text()
    assert checkout.start().returncode == 3


def test_an_installed_game_plays_without_a_network_after_a_change(checkout: Checkout) -> None:
    checkout.make_environment()
    checkout.start()
    with (checkout.folder / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    offline = checkout.start(PIP_SAYS=GONE)
    assert offline.returncode == 3
    assert "Starting with what was installed before." in offline.stderr
    assert checkout.start("--test", PIP_SAYS=GONE).returncode == 1


@pytest.fixture
def heard_keys() -> Iterator[None]:
    """Ctrl+C means something to children, also where this run was put into the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard_keys")
def test_an_interrupted_install_is_begun_anew(checkout: Checkout) -> None:
    made = checkout.make_environment()
    with subprocess.Popen(
        [sys.executable, str(checkout.folder / "play.py")],
        env={**checkout.environment, "PIP_SAYS": "wait"},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as first:
        assert first.stderr is not None
        assert any("finding nothing" in line for line in first.stderr)
        os.killpg(first.pid, signal.SIGINT)
        assert "The next start goes on from here." in first.stderr.read()
    assert first.returncode == 130
    assert (made / "unfinished.txt").exists()
    begun = checkout.patched("import venv; venv.create = lambda *_, **how: print(how, flush=True)")
    assert begun.stdout.startswith("{'clear': True, 'symlinks': True, 'with_pip': True}")
    assert begun.returncode == 3
    assert not (made / "unfinished.txt").exists()


@pytest.mark.slow
def test_an_environment_is_made_for_real_over_what_was_left(checkout: Checkout) -> None:
    made = checkout.folder / ".venv"
    (made / "lib").mkdir(parents=True)
    begun = checkout.start(PIP_NO_INDEX="1")
    assert "making an environment" in begun.stderr
    assert "could not be installed: ERROR: " in begun.stderr
    assert next(made.glob("lib/*/site-packages/pip/__init__.py")).stat().st_size > 0


@pytest.mark.parametrize("name", ["venv", "ensurepip"])
def test_a_python_without_its_parts_is_told_what_to_install(name: str, checkout: Checkout) -> None:
    told = checkout.patched(f"sys.modules[{name!r}] = None")
    assert told.returncode == 1
    assert f"lacks its '{name}' module" in told.stderr
    assert "python3-venv" in told.stderr


def test_a_folder_in_the_way_is_left_alone(checkout: Checkout) -> None:
    (checkout.folder / ".venv").mkdir()
    (checkout.folder / ".venv" / "letters.txt").write_text("mine")
    told = checkout.start()
    assert told.returncode == 1
    assert "it is not a Python environment (it holds letters.txt)" in told.stderr
    assert (checkout.folder / ".venv" / "letters.txt").read_text() == "mine"


def test_an_environment_whose_python_is_gone_is_not_used(
    checkout: Checkout, module: ModuleType, tmp_path: Path
) -> None:
    made = checkout.make_environment()
    assert module.sound(str(made))
    for name in ("python", "python3"):
        (made / "bin" / name).unlink()
    (made / "bin" / "python").symlink_to("/nonexistent/python3.11")
    assert not module.sound(str(made))
    for name, serves in (("python3.99", False), ("python3.9", False), ("python3", True)):
        (made / "bin" / "python").unlink()
        (tmp_path / name).touch()
        (made / "bin" / "python").symlink_to(tmp_path / name)
        assert module.sound(str(made)) is serves


READ_ONLY = """
import tempfile
def fails(**_): raise OSError(30, "Read-only file system")
tempfile.TemporaryFile = fails
"""


def test_a_read_only_checkout_has_its_environment_in_the_data_folder(
    checkout: Checkout, tmp_path: Path
) -> None:
    name = "import runpy; print(runpy.run_path('play.py')['far_venv']())"
    far = Path(checkout.run(["-c", name], cwd=checkout.folder).stdout.strip())
    assert far.parent == tmp_path / "data" / "la-e-lo"
    checkout.make_environment(far)
    before = sorted(checkout.folder.rglob("*"))
    first = checkout.patched(READ_ONLY, "x")
    assert "This folder is read-only" in first.stderr
    assert first.stdout == f"game ['x'] {Path.cwd()} {far / 'pycache'}\n"
    assert checkout.start("x").stdout == first.stdout
    assert sorted(checkout.folder.rglob("*")) == before


def test_where_nothing_can_be_written_a_sentence_says_so(
    checkout: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "data").write_bytes(b"in the way")
    told = checkout.patched(READ_ONLY)
    assert told.returncode == 1
    assert f"cannot be installed in {tmp_path / 'data'}" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.fixture
def locked(checkout: Checkout) -> Iterator[int]:
    handle = os.open(checkout.folder / ".venv.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(handle, fcntl.LOCK_EX)
    yield handle
    os.close(handle)


def test_a_second_click_waits_for_the_first(checkout: Checkout, locked: int) -> None:
    checkout.make_environment()
    with subprocess.Popen(
        [sys.executable, str(checkout.folder / "play.py")],
        env=checkout.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as second:
        assert second.stderr is not None
        assert second.stdout is not None
        assert "waiting for it" in second.stderr.readline()
        assert checkout.installs == []
        fcntl.flock(locked, fcntl.LOCK_UN)
        assert second.stdout.read().startswith("game")
    assert checkout.installs == ["."]


def test_it_costs_next_to_nothing(checkout: Checkout) -> None:
    python = str(checkout.make_environment() / "bin" / "python")
    checkout.start()

    def quickest(*command: str) -> float:
        took = []
        for _ in range(5):
            begun = time.perf_counter()
            subprocess.run(command, capture_output=True, check=False, env=checkout.environment)
            took.append(time.perf_counter() - begun)
        return min(took)

    bare = quickest(python, "-P", "-m", "game")
    assert quickest(python, str(checkout.folder / "play.py")) - bare < 0.1


def test_it_knows_the_same_data_folder_as_the_game(module: ModuleType) -> None:
    assert module.data_folder() == platformdirs.user_data_dir("la-e-lo", appauthor=False)
