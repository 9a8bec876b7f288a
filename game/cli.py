"""The command line. Each command's module is imported only when it is called."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn, Protocol

DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

COMMANDS = {
    "replay": "check a match record against the rules, and show it",
    "hint": "the best move for the seat to move at the end of a record, and why",
    "review": "grade every move of a finished record",
    "arena": "let computer players play duplicate deals, and measure them",
    "ladder": "play every tier against every other, and keep the table",
    "levels": "check the tables' maps",
    "shots": "draw every scene to PNG files, without a display",
    "bench": "measure rules, simulation, layout and picture on this machine",
}


class Command(Protocol):
    """What a command's module offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""

    def run(self, given: argparse.Namespace) -> int:
        """Do it; the exit code."""


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Print the message and leave."""
        line = " ".join(message.split())
        self.exit(BAD_INPUT, f"{self.prog}: {line}; see {self.prog} --help\n")


class VersionAction(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Print it and leave."""
        del namespace, values, option_string
        from game.store.version import installed_version  # noqa: PLC0415 - only where it is wanted

        print(f"la-e-lo {installed_version()}")
        parser.exit(DONE)


def main(argv: list[str]) -> int:
    """Run `python -m game` with the arguments after its name; the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
    try:
        if argv and argv[0] in COMMANDS:
            return _command(argv[0], argv[1:])
        return _play(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has left; Python must not complain about it at exit either.
        sys.stderr.close()
        return FAILED


def _command(name: str, argv: list[str]) -> int:
    command: Command = import_module(f"game.lab.{name}")
    parser = OneLineParser(prog=f"python -m game {name}", description=COMMANDS[name])
    command.add_arguments(parser)
    code = command.run(parser.parse_args(argv))
    if sys.stdout is not None:  # as in a program without a console
        sys.stdout.flush()
    return code


def play_parser() -> argparse.ArgumentParser:
    """What reads the arguments of play: what the program is given has all of their names."""
    listed = "\n".join(f"  {name:8} {summary}" for name, summary in COMMANDS.items())
    parser = OneLineParser(
        prog="python -m game",
        description="Lá e Ló: dominoes as people really play them. Without a command, play.",
        epilog=f"commands (python -m game COMMAND --help):\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _about_the_program(parser)
    _about_the_table(parser)
    _about_the_machine(parser)
    return parser


def _play(argv: list[str]) -> int:
    parser = play_parser()
    given = parser.parse_args(argv)
    fault = _table_fault(given) or _language_fault(given.lang)
    if fault is not None:
        parser.error(fault)
    program = import_module("game.app.diagnose" if given.diagnose else "game.app")
    return int(program.run(given))


def _about_the_program(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--version", action=VersionAction, nargs=0, help="show the program's version and leave"
    )
    parser.add_argument(
        "--diagnose", action="store_true", help="say what is found on this machine and leave"
    )
    parser.add_argument("--lang", metavar="L", help="language: en, pt-BR, es; default the system's")
    parser.add_argument(
        "--narrate", action="store_true", help="print what happens and what has the focus"
    )
    parser.add_argument("--frames", type=_count, metavar="N", help="leave after N pictures")


def _about_the_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="TEXT", help="repeatable deals and decisions")
    parser.add_argument("--variant", metavar="V", help="go straight to a table of this variant")
    parser.add_argument("--seats", metavar="S", help="2, 3, 4 or 2x2, with --variant")
    parser.add_argument(
        "--tier",
        metavar="T",
        help="the opponents' strength, with --variant: aprendiz, parceiro, craque, mestre, lenda; "
        "and their temper after a slash, if any: craque/blocker",
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule, with --variant; may be repeated",
    )


def _about_the_machine(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--windowed", action="store_true", help="a window, not the full screen")
    parser.add_argument("--no-audio", action="store_true", help="no sound at all")
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        help="a plain window, no sound, no pads, settings at their defaults and left alone",
    )
    parser.add_argument(
        "--present",
        choices=("surface", "renderer"),
        default="surface",
        help="who scales the picture: the processor (default) or the graphics card",
    )
    parser.add_argument(
        "--portable", action="store_true", help="keep saves and settings beside the program"
    )


def _table_fault(given: argparse.Namespace) -> str | None:
    """What is wrong with the table that was asked for, if anything."""
    if given.variant is None:
        asked = [name for name in ("seats", "tier") if getattr(given, name)]
        asked += ["option"] * bool(given.option)
        return f"--{asked[0]} goes with --variant" if asked else None
    from game.ai.tiers import find  # noqa: PLC0415 - only where it is wanted
    from game.rules.variants import OptionError, resolve  # noqa: PLC0415 - likewise

    try:
        resolve(given.variant, table_options(given))
        if given.tier is not None:
            find(given.tier)
    except (OptionError, ValueError) as error:
        return str(error)
    return None


def _language_fault(wanted: str | None) -> str | None:
    """What is wrong with the language that was asked for, if anything."""
    if not wanted:
        return None
    from game.store.shipped import MissingFiles, assets_dir  # noqa: PLC0415 - only where wanted
    from game.text.catalogue import language_fault  # noqa: PLC0415 - likewise

    try:
        return language_fault(wanted, assets_dir() / "text")
    except MissingFiles:
        return None  # the start says what is missing


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return int(text)


def table_options(given: argparse.Namespace) -> dict[str, str]:
    """The house rules given on the command line; raises ValueError for a malformed one."""
    return {**named_options(given.option), **({"seats": given.seats} if given.seats else {})}


def named_options(pairs: list[str]) -> dict[str, str]:
    """Read `name=value` arguments; raises ValueError."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--option takes NAME=VALUE, not {pair!r}")
        found[name.lower()] = value
    return found
