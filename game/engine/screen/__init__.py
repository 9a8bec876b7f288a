"""The screen behind the canvas: window, scale, frame around the picture, scanlines."""
