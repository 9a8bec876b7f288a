"""Deal the tiles again from a seed and a stir, with nothing but Python: check the game yourself.

    python reproduce_deal.py SEED [STIR]

Both in hex, as a record (.dmn) has them. The first tiles go to A, the next to B, and so on; the
rest is the stock in drawing order. The first line must equal the commit shown before the deal.
"""

import hashlib
import sys


def deal(seed: bytes, stir: bytes) -> list[str]:
    key = hashlib.sha256(seed + stir).digest()
    stream, block = b"", 0
    tiles = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    for i in range(27, 0, -1):
        while True:
            if len(stream) < 4:
                stream += hashlib.sha256(key + block.to_bytes(8, "big")).digest()
                block += 1
            u, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if u < 2**32 - 2**32 % (i + 1):
                break
        tiles[i], tiles[u % (i + 1)] = tiles[u % (i + 1)], tiles[i]
    return tiles


if __name__ == "__main__":
    seed, stir = bytes.fromhex(sys.argv[1]), bytes.fromhex("".join(sys.argv[2:3]))
    lines = [hashlib.sha256(seed).hexdigest(), " ".join(deal(seed, stir))]
    sys.stdout.write("\n".join(lines) + "\n")
