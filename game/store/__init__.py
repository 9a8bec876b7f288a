"""Where files live, and how they are written so that nothing is lost."""
