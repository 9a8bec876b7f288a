"""What every scene is handed: words, pictures, sound, settings, chance. Nothing of it is global."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.engine.input.capture import Capture
from game.scenes.narrator import Narrator, SoundWords

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.engine.ui.look import Look
    from game.scenes.decor import Decor
    from game.scenes.devices import LastDevice
    from game.scenes.prefs import Prefs
    from game.scenes.sound import Sound
    from game.scenes.toasts import Toasts
    from game.scenes.words import Words

Entropy = Callable[[int], bytes]


@dataclass(slots=True)
class Kit:
    """The bundle. `art`, `look` and `decor` are others after a change of how things are drawn.

    Attributes:
        text: the catalogue in use.
        art: palette, letters and sheets.
        look: what widgets are drawn with.
        decor: what pages lie on.
        sound: where cues and music go.
        audible: whether there is anything to hear them with.
        prefs: the player's settings.
        device: the device used last, whose buttons prompts show.
        toasts: short messages over whatever is on the screen.
        rng: chance for what is only to be seen; never for deals or decisions.
        entropy: fresh random bytes for deals.
        capture: where a scene says that it wants keys and buttons as themselves.
        narrator: told every event of a match.
        heard: sounds in words.
    """

    text: Words
    art: Art
    look: Look
    decor: Decor
    sound: Sound
    audible: Callable[[], bool]
    prefs: Prefs
    device: LastDevice
    toasts: Toasts
    rng: random.Random
    entropy: Entropy
    capture: Capture = field(default_factory=Capture)
    narrator: Narrator = field(default_factory=Narrator)
    heard: SoundWords = field(default_factory=SoundWords)
