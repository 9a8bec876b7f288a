"""The named policies that variants are made of. They take plain values, never the state."""
