"""Widgets drawn from the kit, with one focus for mouse, keys and pads.

Widgets get finished sentences and hand back results (`Activated`, `Changed`, …) with their names;
they call nobody. A `Form` puts them together.
"""

from __future__ import annotations
