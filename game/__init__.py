"""Lá e Ló: dominoes as people really play them."""
