"""What a scene says to somebody who does not see it, and when it says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from game.engine.ui.choice import Choice
from game.engine.ui.label import Label
from game.engine.ui.listbox import ListBox
from game.engine.ui.slider import Slider
from game.engine.ui.toggle import Toggle

if TYPE_CHECKING:
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.narrator import Narrator
    from game.scenes.words import Words


@dataclass(frozen=True, slots=True)
class Aloud:
    """What is to be said of a scene at a moment.

    Attributes:
        page: sentences that are said when the scene comes, or when they change.
        focus: what the buttons are about to act on.
        buttons: which buttons do what.
    """

    page: tuple[str, ...] = ()
    focus: str = ""
    buttons: tuple[str, ...] = ()


@runtime_checkable
class Speaks(Protocol):
    """A scene that can be followed by ear."""

    @property
    def aloud(self) -> Aloud:
        """What is to be said now."""


class Reader:
    """Says what has changed since it was last asked to look."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._scene: object = None
        self._said = Aloud()

    def look(self, scene: object) -> None:
        """Says what is new; nothing where nobody listens."""
        if self._narrator.echo is None or not isinstance(scene, Speaks):
            return
        now, before = scene.aloud, self._said if scene is self._scene else Aloud()
        self._scene, self._said = scene, now
        for sentence in now.page:
            if sentence not in before.page:
                self._narrator.aside(sentence)
        if now.focus != before.focus:
            self._narrator.aside(now.focus)
        if now.buttons != before.buttons and now.buttons:
            self._narrator.aside(" ".join(now.buttons))


def spoken(text: Words, widget: Widget | None) -> str:
    """A widget and its value in a sentence; empty for one that says nothing."""
    match widget:
        case Slider():
            return text("aloud.of", name=widget.label, n=widget.value, most=widget.steps)
        case Toggle():
            return text("aloud.value", name=widget.label, value=widget.words[widget.value])
        case Choice():
            value = widget.options[widget.index].label
            return text("aloud.value", name=widget.label, value=value) if widget.label else value
        case ListBox():
            return " ".join(widget.rows[widget.selected]) if widget.rows else ""
        case Label():
            return widget.text
        case _:
            return str(getattr(widget, "label", ""))


def buttons(text: Words, prompts: tuple[Prompt, ...] | list[Prompt]) -> tuple[str, ...]:
    """Prompts in words: the button, and what it does."""
    return tuple(
        text("aloud.button", button=_name(prompt.picture), word=prompt.word)
        for prompt in prompts
        if prompt.word
    )


def _name(picture: str) -> str:
    """What a button is called, after its picture: `key/page_up` is PAGE UP."""
    return picture.rpartition("/")[2].replace("_", " ").upper()
