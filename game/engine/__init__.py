"""The machine a game runs on: picture, input, motion, sound. It knows nothing of dominoes."""
