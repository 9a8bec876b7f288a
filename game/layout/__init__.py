"""Where things lie: the line on its lattice, hands in their trays, focus, camera. Headless."""
