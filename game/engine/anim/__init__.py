"""Motion: easing, tweens and timelines that are the same for the same time."""
