"""Sound: cues, music and ambience by name, from one table; silence where there is no device."""
