"""Makes everything under `assets/` from its sources: `python build_spec/assets.py [--out DIR]`.

Each folder of `build_spec` with a `build.py` takes part. Its `build(out)` writes files under `out`
and returns `{file made: source it is made from}`, files relative to `out`, sources to the project.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
MANIFEST = "manifest.json"


def build(out: Path) -> dict[str, str]:
    """Builds every kind of asset into an empty folder, with the manifest beside them."""
    made: dict[str, str] = {}
    for script in sorted((ROOT / "build_spec").glob("*/build.py")):
        module = importlib.import_module(f"build_spec.{script.parent.name}.build")
        made |= module.build(out)
    rows = [
        {"file": name, "source": source, "license": "MIT"} for name, source in sorted(made.items())
    ]
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    (out / MANIFEST).write_text(text + "\n", "utf-8")
    return made


def update(assets: Path) -> list[str]:
    """Brings a folder of assets up to date; returns a line for each file that changed.

    Files that the old manifest names and nothing makes any more are removed; others are left.
    """
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        names = [*build(fresh), MANIFEST]
        changed = [f"removed {name}" for name in _stale(assets, names)]
        for name in names:
            data, target = (fresh / name).read_bytes(), assets / name
            if not target.is_file() or target.read_bytes() != data:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
                changed.append(f"wrote {name}")
    return changed


def _stale(assets: Path, names: list[str]) -> list[str]:
    manifest = assets / MANIFEST
    if not manifest.is_file():
        return []
    old = {row["file"] for row in json.loads(manifest.read_text("utf-8"))}
    gone = sorted(name for name in old - set(names) if (assets / name).is_file())
    for name in gone:
        (assets / name).unlink()
    return gone


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Makes everything under assets/.")
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="where (default: assets)")
    try:
        changed = update(parser.parse_args().out)
    except ValueError as error:
        sys.exit(f"not built: {error}")
    print("\n".join(changed) if changed else "assets are up to date")


if __name__ == "__main__":
    main()
