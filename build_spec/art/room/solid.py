"""Pictures that are loaded as palette indices."""

from __future__ import annotations

from build_spec.art.palette import Palette


class Solid(Palette):
    """The palette without its see-through shade: a picture written with it loads as indices."""

    def entries(self) -> list[tuple[int, int, int, int]]:
        """Red, green, blue, opacity of each index."""
        return Palette.entries(self)[:-1]
