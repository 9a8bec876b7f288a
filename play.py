#!/usr/bin/env python3
"""Start Lá e Ló: `python3 play.py`, or a double click.

The first start makes a virtual environment (in `.venv` beside this file, or in the data folder
where this folder is read-only) and installs the game into it. Later starts go straight to the
game, and so do all arguments.

`python3 play.py --test` installs the `dev` extra too and runs the tests; what follows `--test`
goes to pytest.

Standard library only, and only syntax that Python 3.6 can read: an older Python must get as far
as saying that it is too old.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where the minimum is enforced
    sys.stderr.write(
        "Lá e Ló needs Python 3.11 or newer, and this is Python"
        f" {sys.version_info[0]}.{sys.version_info[1]} ({sys.executable}).\n"
        "Install a newer Python and start play.py with it.\n"
    )
    if os.name == "nt" and sys.stdin.isatty():
        input("Press Enter to close this window.")
    sys.exit(1)

HERE = os.path.dirname(os.path.realpath(__file__))
DEV = "dev"
# Enough of what pip prints to tell a missing network from other troubles.
OFFLINE = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "SSLError",
    "name resolution",
    "Network is unreachable",
    "Connection refused",
    "Connection aborted",
)
# What an environment consists of when making it was cut short before its pyvenv.cfg.
SKELETON = {"bin", "include", "lib", "lib64", "Include", "Lib", "Scripts"}


class Stop(Exception):  # noqa: N818 - not an error in the program: a sentence for the player
    """The game cannot be started; the message says why and what helps."""


def main(args: list[str]) -> int:
    """Make ready what is not, then become the game or its tests; returns an exit code."""
    try:
        if args[:1] == ["--test"]:
            return test(args[1:])
        return play(args)
    except Stop as stop:
        show(str(stop))
        hold()
        return 1
    except KeyboardInterrupt:
        say("Interrupted. The next start goes on from here.")
        return 130


def play(args: list[str]) -> int:
    """Run the game in place of this process."""
    venv = made_ready("")
    # -P: a folder called "game" where the player happens to be must not be taken for this one.
    return become(venv, ["-P", "-m", "game", *args])


def test(args: list[str]) -> int:
    """Run the tests in place of this process."""
    import shutil

    venv = made_ready(DEV)
    os.chdir(HERE)
    if all(shutil.which(tool) for tool in ("Xvfb", "openbox", "xdotool")):
        args = ["-m", "window or not slow", *args]  # a real window can be had; -m given later wins
    if not beside(venv):
        os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", os.path.join(venv, "hypothesis"))
        args = ["-o", "cache_dir=" + os.path.join(venv, "pytest"), *args]
    return become(venv, ["-m", "pytest", "-n", "auto", "--maxprocesses", "8", *args])


def become(venv: str, args: list[str]) -> int:
    """Run the environment's Python with `args` and give back its exit code."""
    if not beside(venv):
        # The tree is read-only: without this every start would compile every module again.
        os.environ.setdefault("PYTHONPYCACHEPREFIX", os.path.join(venv, "pycache"))
    command = [python_of(venv), *args]
    if sys.platform != "win32":
        os.execv(command[0], command)
    import subprocess

    child = subprocess.Popen(command)
    while True:
        try:
            code = child.wait()
        except KeyboardInterrupt:  # the child gets it too, and decides
            continue
        if code:
            hold()
        return code


# What the player sees.


def say(text: str) -> None:
    """Print a line for the player; standard output is left to the game."""
    if sys.stderr is not None:
        print(text, file=sys.stderr, flush=True)


def show(text: str) -> None:
    """Say it, and where a double click gave us no terminal, show it on the desktop too."""
    say(text)
    desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not desktop or any(stream and stream.isatty() for stream in (sys.stdin, sys.stderr)):
        return
    import shutil
    import subprocess

    for command in (["notify-send", "Lá e Ló"], ["zenity", "--info", "--text"], ["xmessage"]):
        if shutil.which(command[0]):
            subprocess.Popen([*command, text], stderr=subprocess.DEVNULL)
            return


def hold() -> None:
    """Keep the console of a double click on Windows open until its message has been read."""
    if sys.platform != "win32" or sys.stdin is None or not sys.stdin.isatty():
        return
    import ctypes

    # The launcher and this process alone on the console: no shell keeps the window open.
    alone = 2
    if ctypes.windll.kernel32.GetConsoleProcessList((ctypes.c_uint * 4)(), 4) <= alone:
        input("Press Enter to close this window.")


# Where the environment is, and whether it is good.


def python_of(venv: str) -> str:
    """Return the Python inside an environment."""
    inside = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(venv, *inside)


def beside(venv: str) -> bool:
    """Whether the environment lies beside this file."""
    return os.path.dirname(venv) == HERE


def data_folder() -> str:
    """Return the player's data folder for the game, the one that platformdirs names too."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share")
    return os.path.join(base, "la-e-lo")


def far_venv() -> str:
    """Return where the environment of a read-only checkout lives; each checkout has its own."""
    import zlib

    return os.path.join(data_folder(), f"venv-{zlib.crc32(os.fsencode(HERE)):08x}")


def read(path: str) -> str:
    """Return a file's text, or nothing where it cannot be had."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def stamp_of(extra: str) -> str:
    """Return what is written into an environment once `extra` is installed from this checkout."""
    return "\n".join([extra, ascii(HERE), read(os.path.join(HERE, "pyproject.toml"))])


def stamp_in(venv: str) -> str:
    """Return where an environment keeps its stamp."""
    return os.path.join(venv, "installed.txt")


def unfinished_in(venv: str) -> str:
    """Return the file that is there only while pip runs: found later, pip was cut short."""
    return os.path.join(venv, "unfinished.txt")


def ready(venv: str, extra: str) -> bool:
    """Whether nothing needs to be done before the start."""
    return read(stamp_in(venv)) in (stamp_of(extra), stamp_of(DEV)) and sound(venv)


def sound(venv: str) -> bool:
    """Whether the Python that the environment was made with is still there.

    A system's update may put a newer one in its place, which would look for the libraries in a
    folder of another name; where the name of the program tells, that is seen.
    """
    lines = [line.partition("=") for line in read(os.path.join(venv, "pyvenv.cfg")).splitlines()]
    config = {key.strip(): value.strip() for key, _, value in lines}
    inside = python_of(venv)
    if not config or not os.path.exists(inside):
        return False
    if os.name == "nt":  # a copy, which starts the one it was made with
        return os.path.exists(config.get("executable", inside))
    name = os.path.basename(os.path.realpath(inside))
    version = config.get("version") or config.get("version_info", "")  # as other makers call it
    made_with = "python" + ".".join(version.split(".")[:2])
    return name == made_with or not name.startswith("python3.")


# Making it.


def made_ready(extra: str) -> str:
    """Return the environment that has the game, made and filled first where that is needed."""
    near, far = os.path.join(HERE, ".venv"), far_venv()
    for venv in (near, far):
        if ready(venv, extra):
            return venv
    import tempfile

    venv = near
    try:
        tempfile.TemporaryFile(dir=HERE).close()
    except OSError:
        say(f"This folder is read-only: the game is installed in {far}.")
        venv = far
    try:
        os.makedirs(os.path.dirname(venv), exist_ok=True)
        with open(venv + ".lock", "a+b") as lock:
            take(lock.fileno())
            if not ready(venv, extra):
                fill(venv, extra)
    except OSError as error:
        raise Stop(f"The game cannot be installed in {venv}: {error}.") from error
    return venv


def take(lock: int) -> None:
    """Lock a file until it is closed: an impatient second click waits for the first."""
    waiting = "Another start of the game is getting it ready; waiting for it."
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                os.lseek(lock, 0, os.SEEK_SET)
                return msvcrt.locking(lock, msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                say(waiting)
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say(waiting)
        fcntl.flock(lock, fcntl.LOCK_EX)


def fill(venv: str, extra: str) -> None:
    """Make the environment unless a sound one is there, and install the game into it."""
    usable = sound(venv) and not os.path.exists(unfinished_in(venv)) and has_pip(venv)
    again = usable and bool(read(stamp_in(venv)))
    if again:
        say("The game has changed: bringing what it needs up to date.")
    else:
        show("The first start gets the game's libraries. It takes about a minute, once.")
    if not usable:
        make(venv)
    try:
        install(venv, extra)
    except Stop as stop:
        if not again or extra:
            raise
        say(f"{stop}\nStarting with what was installed before.")
        return
    with open(stamp_in(venv), "w", encoding="utf-8", errors="replace") as file:
        file.write(stamp_of(extra))


def has_pip(venv: str) -> bool:
    """Whether pip runs in an environment; it does not where making it was interrupted."""
    import subprocess

    ask = [python_of(venv), "-m", "pip", "--version"]
    return not subprocess.call(ask, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def make(venv: str) -> None:
    """Make an environment with pip in it, over what an interrupted start may have left."""
    import importlib.util
    import subprocess

    for name in ("venv", "ensurepip"):
        if importlib.util.find_spec(name) is None:
            raise Stop(
                f"This Python ({sys.executable}) lacks its '{name}' module, which the first start"
                " needs. On Debian and Ubuntu install the package python3-venv; elsewhere install"
                " Python from its own installer. Then start again."
            )
    if os.path.isdir(venv) and not os.path.isfile(os.path.join(venv, "pyvenv.cfg")):
        foreign = sorted(set(os.listdir(venv)) - SKELETON)
        if foreign:
            raise Stop(
                f"{venv} is in the way: it is not a Python environment (it holds {foreign[0]})."
                " Move it elsewhere and start again."
            )
    import venv as environments

    say(f"  making an environment: {venv}")
    try:
        environments.create(venv, clear=True, symlinks=os.name != "nt", with_pip=True)
    except subprocess.CalledProcessError as error:
        output = (error.output or b"").decode("utf-8", "replace")
        raise Stop(f"pip could not be set up in {venv}. {output.strip()[-300:]}") from error


def install(venv: str, extra: str) -> None:
    """Install this checkout in place with pip, and show how it gets on."""
    import subprocess

    command = [python_of(venv), "-m", "pip", "install", "--no-input", "--progress-bar", "off"]
    command += ["--disable-pip-version-check", "-e", f".[{extra}]" if extra else "."]
    log = os.path.join(venv, "install.log")
    open(unfinished_in(venv), "w").close()
    pip = subprocess.Popen(
        command,
        cwd=HERE,
        env={"PIP_RETRIES": "2", "PYTHONUTF8": "1", **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    with pip, open(log, "w", encoding="utf-8") as file:
        for line in pip.stdout or ():
            file.write(line)
            progress(line.strip())
    os.remove(unfinished_in(venv))
    if pip.returncode:
        raise Stop(f"{reason(read(log))} All that pip said is in {log}.")


def progress(line: str) -> None:
    """Show the lines of pip that tell a player something."""
    word, _, rest = line.partition(" ")
    if word == "Collecting":
        say("  finding " + rest.split(" (")[0])
    elif word == "Downloading" and " MB)" in line:
        say("  fetching " + rest.split("/")[-1])
    elif line.startswith("Installing collected packages"):
        say("  installing " + rest.partition(": ")[2])


def reason(output: str) -> str:
    """Turn pip's output into the one sentence that helps."""
    if any(sign in output for sign in OFFLINE):
        return (
            "The game's libraries have to be fetched, and the network cannot be reached."
            " Connect to the internet and start again; later starts need no network."
        )
    if "No space left on device" in output:
        return "The disk is full. Free some 200 MB and start again."
    errors = [line.strip() for line in output.splitlines() if "ERROR" in line] or ["pip failed."]
    return f"The game's libraries could not be installed: {errors[-1]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
