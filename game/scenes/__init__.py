"""The screens: the only place that knows both dominoes and the engine."""
