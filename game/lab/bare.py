"""The least that pygame can do: open the game's window and draw one picture in it.

`bench` starts it beside the game. It prints when its picture was seen, as `--frames 1` does.
"""

from __future__ import annotations

import json
import os
import sys
import time


def main() -> None:
    """Open, draw, tell."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    import pygame  # noqa: PLC0415 - what is above must come first

    pygame.display.init()
    window = pygame.Window("bare", (1280, 720), resizable=True, hidden=True)
    window.set_fullscreen(desktop=True)
    window.show()
    canvas = pygame.Surface((640, 360), 0, window.get_surface())
    canvas.fill((16, 8, 29))
    screen = window.get_surface()
    pygame.transform.scale(canvas, screen.get_size(), screen)
    window.flip()
    sys.stdout.write(json.dumps({"first_frame_at": time.monotonic(), "rss_mb": 0.0}) + "\n")


if __name__ == "__main__":
    main()
