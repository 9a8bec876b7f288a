from __future__ import annotations

import ast
import hashlib
import math
import random
import subprocess
import sys
from collections import Counter
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import fair
from game.rules.tile import double_six

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.rules.tile import Tile

HERE = Path(__file__).parent
CASES = HERE.parent / "cases"
SCRIPT = HERE / "reproduce_deal.py"


def lines_of(case: str) -> dict[str, str]:
    text = (CASES / f"hand--fair-{case}.dmn").read_text("utf-8")
    keyed = (line.split(maxsplit=1) for line in text.splitlines() if not line.startswith("["))
    found: dict[str, str] = {}
    for key, *rest in keyed:
        found[key] = f"{found[key]} {' '.join(rest)}" if key in found else " ".join(rest)
    return found


def dealt_in(case: dict[str, str]) -> list[str]:
    hands = [word for word in case["deal"].split() if "-" in word]
    return hands + case["stock"].split()


def reproduced(seed: bytes, stir: bytes) -> tuple[str, list[str]]:
    command = [sys.executable, "-I", str(SCRIPT), seed.hex(), *([stir.hex()] if stir else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    commit, tiles = done.stdout.splitlines()
    return commit, tiles.split()


@pytest.mark.parametrize("name", ["0", "1"])
def test_agrees_with_the_worked_cases_and_the_separate_script(name: str) -> None:
    case = lines_of(name)
    seed, stir = bytes.fromhex(case["seed"]), bytes.fromhex(case.get("stir", ""))
    ours = [str(tile) for tile in fair.order(seed, stir)]
    assert ours == dealt_in(case)
    assert fair.commit(seed) == case["commit"]
    assert reproduced(seed, stir) == (case["commit"], dealt_in(case))


@pytest.mark.parametrize("name", ["0", "1"])
def test_altered_cases_disagree(name: str) -> None:
    other_seed = lines_of(f"{name}-other-seed")
    assert fair.commit(bytes.fromhex(other_seed["seed"])) != other_seed["commit"]
    other_deal = lines_of(f"{name}-other-deal")
    seed, stir = bytes.fromhex(other_deal["seed"]), bytes.fromhex(other_deal.get("stir", ""))
    assert [str(tile) for tile in fair.order(seed, stir)] != dealt_in(other_deal)


@given(seed=st.binary(min_size=32, max_size=32), stir=st.binary(max_size=100))
def test_agrees_with_the_separate_algorithm(seed: bytes, stir: bytes) -> None:
    namespace: dict[str, Callable[[bytes, bytes], list[str]]] = {"__name__": "script"}  # type: ignore[dict-item]
    exec(compile(SCRIPT.read_text("utf-8"), SCRIPT, "exec"), namespace)  # noqa: S102 - our own file
    assert [str(tile) for tile in fair.order(seed, stir)] == namespace["deal"](seed, stir)


def test_the_script_knows_nothing_of_the_game() -> None:
    tree = ast.parse(SCRIPT.read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imports] == ["import hashlib", "import sys"]


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        fair.commit(bytes(size))
    with pytest.raises(ValueError, match="32 bytes"):
        fair.order(bytes(size))


def test_words_of_the_incomplete_run_are_skipped() -> None:
    limit = 2**32 - 2**32 % 28
    low = [5] * 27
    assert fair.shuffle(iter([limit, limit + 1, 2**32 - 1, *low])) == fair.shuffle(iter(low))
    last_good = fair.shuffle(iter([limit - 1, *low[1:]]))
    assert last_good[27] == double_six()[27], "the last word of the last full run is taken"
    assert fair.shuffle(iter([*low[:-1], 2**32 - 1])), "nothing is skipped where the run divides"


def test_lots_are_different_tiles() -> None:
    entropy = fair.Seeded("lots")
    for seats in (2, 3, 4):
        for _ in range(50):
            assert len(set(fair.draw_lots(seats, entropy))) == seats


def test_seeded_entropy_repeats_on_every_machine() -> None:
    once, again, other = fair.Seeded("seven"), fair.Seeded("seven"), fair.Seeded("eight")
    parts = b"".join(once(size) for size in (1, 31, 32, 5, 100))
    assert parts == again(169)
    assert parts != other(169)
    blocks = [parts[at : at + 32] for at in range(0, 160, 32)]
    assert len(set(blocks)) == len(blocks)
    pinned = "081d5b734c71c6e2667d8c08f27bfd11"
    assert fair.Seeded("seven")(16).hex() == pinned


# The statistics: FAULTS 71 (swap with any index), 72 (sorting by random), 73.


def chi_square_p(shuffles: Iterator[tuple[Tile, ...]]) -> float:
    """How likely position counts at least as uneven are, under a fair shuffle."""
    seen = [Counter[int]() for _ in double_six()]
    while batch := list(islice(shuffles, 10_000)):
        for place, column in enumerate(zip(*batch, strict=True)):
            seen[place].update(map(id, column))  # all shuffles share the 28 tiles of the set
    n = len(double_six())
    expected = seen[0].total() / n
    cells = (place[id(tile)] - expected for place in seen for tile in double_six())
    # Rows and columns of one shuffle are tied to each other: hence (n - 1) / n and (n - 1)².
    statistic = sum(cell * cell for cell in cells) / expected * (n - 1) / n
    freedom = (n - 1) ** 2
    spread = 2 / (9 * freedom)  # Wilson and Hilferty
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def fair_orders(count: int) -> Iterator[tuple[Tile, ...]]:
    for n in range(count):
        yield fair.order(hashlib.sha256(b"statistics %d" % n).digest(), b"stir")


def swap_with_any(count: int) -> Iterator[tuple[Tile, ...]]:
    source = random.Random(1)
    for _ in range(count):
        tiles = list(double_six())
        for i in range(len(tiles)):
            j = source.randrange(len(tiles))
            tiles[i], tiles[j] = tiles[j], tiles[i]
        yield tuple(tiles)


def test_every_tile_comes_to_every_place_equally_often() -> None:
    assert chi_square_p(fair_orders(100_000)) > 0.001


def test_the_statistics_would_notice_a_biased_shuffle() -> None:
    assert chi_square_p(swap_with_any(10_000)) < 1e-9


@pytest.mark.slow
def test_every_tile_comes_to_every_place_equally_often_in_a_million() -> None:
    assert chi_square_p(fair_orders(1_000_000)) > 0.001


def test_neighbouring_seeds_share_nothing() -> None:
    orders = [fair.order(n.to_bytes(32, "big")) for n in range(500)]
    assert len(set(orders)) == len(orders)
    same = sum(a == b for one, two in pairwise(orders) for a, b in zip(one, two, strict=True))
    assert 400 < same < 600, "one place in 28 agrees by chance"
