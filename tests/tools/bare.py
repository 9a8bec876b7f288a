"""The least that pygame can do: open the game's window and draw one picture in it.

Prints when it was seen, as the game's `--frames 1` does.
"""

from __future__ import annotations

import json
import os
import sys
import time

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"

import pygame

pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True, hidden=True)
window.set_fullscreen(desktop=True)
window.show()
canvas = pygame.Surface((640, 360), 0, window.get_surface())
canvas.fill((16, 8, 29))
screen = window.get_surface()
pygame.transform.scale(canvas, screen.get_size(), screen)
window.flip()
sys.stdout.write(json.dumps({"first_frame_at": time.monotonic()}) + "\n")
