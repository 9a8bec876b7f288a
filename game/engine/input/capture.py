"""Whether the next key or button is wanted as itself, not for what it means."""

from __future__ import annotations

from game.engine.input.events import Device

PATIENCE = 3
"""Looks at the devices for which a wish holds: a scene that is gone cannot leave them deaf."""


class Capture:
    """Asked for, frame by frame, by a scene that lets the player choose controls.

    While it is on, what goes down is told as `Struck` instead of `Press`. Keys that nobody can
    change (Esc, F11, those with Alt) are told as always, so that there is a way out.
    """

    def __init__(self) -> None:
        self._device: Device | None = None
        self._pad: int | None = None
        self._left = 0

    def want(self, device: Device, pad: int | None = None) -> None:
        """Wants keys, or the buttons of one pad (None for any), for the next frames."""
        self._device, self._pad, self._left = device, pad, PATIENCE

    def drop(self) -> None:
        """Wants nothing any more."""
        self._left = 0

    def pass_by(self) -> None:
        """The devices have been looked at once."""
        self._left = max(0, self._left - 1)

    @property
    def keys(self) -> bool:
        """Whether keys are wanted as themselves."""
        return self._left > 0 and self._device is Device.KEYS

    def pad(self, number: int) -> bool:
        """Whether the buttons of the pad with that instance id are."""
        return self._left > 0 and self._device is Device.PAD and self._pad in (None, number)
