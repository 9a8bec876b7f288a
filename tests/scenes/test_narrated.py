"""The game by ear: what is printed is enough to play a match with keys alone."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.printer import Printer
from game.engine.input.events import Action, Device, Press, Release
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes.narrator import KEPT, Narrator
from game.store.settings import Settings, Speed, Switch
from game.text.catalogue import Catalogue
from tests.scenes.evening import GUESTS, Evening, keys
from tests.scenes.robot import my_turn

ENDS = (Action.LEFT, Action.UP, Action.RIGHT, Action.DOWN)


class Listener:
    """Somebody who hears each printed line, presses keys, and sees nothing."""

    def __init__(self, evening: Evening) -> None:
        self.lines: list[str] = []
        self._evening = evening
        evening.kit.narrator.echo = self.lines.append
        evening.rig.wait()

    def press(self, *actions: Action) -> None:
        for action in actions:
            self._evening.send(Press(action, Device.KEYS), Release(action, Device.KEYS))

    def wait(self, seconds: float = 0.2) -> None:
        self._evening.rig.wait(seconds, frame=0.05)

    def seek(self, wanted: Callable[[str], bool], *ways: Action) -> None:
        """Presses directions until the line that was printed last is a wanted one."""
        for way in ways:
            if self.lines and wanted(self.lines[-1]):
                return
            self.press(way)
        assert wanted(self.lines[-1]), self.lines[-5:]

    def turn(self) -> bool:
        """Plays, if what was printed since the last turn says that it is the time."""
        said = [line for line in self.lines if line.startswith(("You can play: ", "Nothing fits"))]
        if not said:
            return False
        last = said[-1]
        del self.lines[:]
        if not last.startswith("You can play: "):
            self.press(Action.UP)
            self.press(Action.CONFIRM)
            return True
        tile = last.removeprefix("You can play: ").rstrip(".").split(", ")[0]
        self.press(Action.LEFT)
        self.seek(lambda line: line.startswith(f"{tile}, fits"), *[Action.RIGHT] * 22)
        self.press(Action.CONFIRM)
        if any("Choose an end" in line for line in self.lines[-2:]):
            self.seek(lambda line: line.startswith((f"{tile} to", "RETURN")), *ENDS)
        self.press(Action.CONFIRM)
        return True


def test_a_match_is_played_by_what_is_printed() -> None:
    options = {"mano-a-mano": {"target": "20"}}
    settings = Settings(language="en", variant="mano-a-mano", options=options, speed=Speed.TURBO)
    evening = Evening(settings, seed="by ear")
    listener = Listener(evening)
    assert any(line.startswith("Play Mano a Mano") for line in listener.lines)
    listener.press(Action.CONFIRM)
    state = evening.sitting.session
    for _ in range(3000):
        if state.state.phase is Phase.MATCH_OVER and "Match over" in " ".join(listener.lines):
            break
        listener.wait()
        if listener.turn():
            continue
        heard = listener.lines[-1] if listener.lines else ""
        if any(word in heard for word in (": Go on", ": Deal", ": Choose", ": Skip")):
            listener.press(Action.CONFIRM)
    assert state.state.phase is Phase.MATCH_OVER
    assert any("win" in line for line in listener.lines)


def test_menus_say_heading_focus_and_buttons() -> None:
    evening = Evening()
    listener = Listener(evening)
    guest = keys(evening)
    guest.choose("options")
    assert "Options" in listener.lines
    assert "Language: English." in listener.lines
    assert any(line.endswith("Back.") and "Change" in line for line in listener.lines)
    guest.turn("speed")
    assert listener.lines[-1] == "Speed: Fast."
    guest.focus("music")
    assert listener.lines[-1] == "Music: 6 of 10."


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_the_log_is_read_and_left_with_every_device(arrive: type) -> None:
    evening = Evening(Settings(language="en", speed=Speed.TURBO), seed="lead")
    guest = arrive(evening)
    guest.choose("play")
    evening.rig.wait(0.3)
    guest.any_press()
    evening.rig.wait_until(lambda: my_turn(evening.rig))
    told = evening.kit.narrator.sentences
    assert told[-1].startswith("You can play")
    guest.menu()
    guest.choose("log")
    assert evening.where == "LogScene"
    assert [vars(each)["text"] for each in evening.page.form.widgets] == list(told)
    guest.back()
    assert evening.where == "PauseScene"


def test_sounds_are_written_for_those_who_want_it() -> None:
    evening = Evening(Settings(language="en", sound_words=Switch.ON))
    keys(evening).choose("play")
    evening.rig.wait(0.2)
    evening.kit.heard.say("Knocking on the table.")
    shown = evening.picture()
    evening.prefs.change(sound_words=Switch.OFF)
    assert evening.picture() != shown


def played(evening: Evening) -> list[str]:
    """What was said of tiles that were laid."""
    told = evening.kit.narrator.sentences
    return [line for line in told if " plays " in line or line.startswith("You play ")]


def test_after_continue_the_log_has_what_was_said_before() -> None:
    evening = Evening(Settings(language="en", speed=Speed.TURBO))
    guest = keys(evening)
    guest.choose("play")
    for _ in range(3):
        evening.rig.wait_until(lambda: my_turn(evening.rig))
        guest.player.play(evening.sitting.session.view(Seat.A).legal[0])
    evening.rig.wait_until(lambda: my_turn(evening.rig))
    before = played(evening)
    assert len(before) > 2
    guest.menu()
    guest.choose("title")
    guest.choose("continue")
    assert played(evening) == before
    guest.menu()
    guest.choose("title")
    guest.choose("play")
    guest.choose("yes")
    assert played(evening) == []


def test_the_log_keeps_the_last_of_many() -> None:
    narrator = Narrator()
    for number in range(KEPT + 5):
        narrator.tell(str(number))
    assert narrator.sentences[0] == "5"
    narrator.begin()
    assert narrator.sentences == ()


def test_lines_are_utf8_and_printed_at_once() -> None:
    raw = io.BytesIO()
    printer = Printer(io.TextIOWrapper(raw, "ascii"))
    printer("Lá e Ló:\nvocê bate.")
    assert raw.getvalue().decode() == "Lá e Ló: você bate.\n"


def test_without_a_console_nothing_is_printed() -> None:
    Printer(None)("Lá e Ló")


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_broken_pipe_ends_nothing() -> None:
    code = (
        "import sys; from game.app.printer import Printer; p = Printer(sys.stdout)\n"
        "for n in range(20000): p(f'line {n}')\n"
        "print('alive', file=sys.stderr)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        told = child.stderr.read()
        assert child.wait(20) == 0
    assert told == b"alive\n"


@pytest.mark.parametrize(
    ("language", "double", "mixed"),
    [
        ("pt_BR", "carroça de sena", "quina e duque"),
        ("es", "doble seis", "cinco y dos"),
        ("es_ES", "doble seis", "cinco y dos"),
        ("en", "double six", "five-deuce"),
    ],
)
def test_tiles_are_called_by_their_nicknames(language: str, double: str, mixed: str) -> None:
    text = Catalogue.load(language, Path("assets/text"))
    assert called(text, 6, 6) == double
    assert called(text, 5, 2) == mixed


def test_all_halves_have_their_brazilian_names() -> None:
    text = Catalogue.load("pt_BR", Path("assets/text"))
    halves = [text(f"tile.half.{pips}") for pips in range(7)]
    assert halves == ["branco", "ás", "duque", "terno", "quadra", "quina", "sena"]


def called(text: Catalogue, high: int, low: int) -> str:
    from game.rules.seat import Seating  # noqa: PLC0415 - for this alone
    from game.scenes.table.captions import Teller  # noqa: PLC0415 - likewise

    return Teller(text, ("A", "B"), Seating.TWO, None).called(high, low)
