"""Makes everything under `assets/` from its sources: `python build_spec/assets.py [KIND ...]`.

Each folder of `build_spec` with a `build.py` is a kind (art, sound, text). Its `build(out)` writes
files under `out` and returns `{file made: source it is made from}`, files relative to `out`,
sources to the project. Without KIND all are built. With the art come the tilesets in `levels/`.
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


def kinds() -> list[str]:
    """The kinds of assets that can be built."""
    return sorted(script.parent.name for script in (ROOT / "build_spec").glob("*/build.py"))


def build(out: Path, wanted: list[str]) -> dict[str, str]:
    """Builds some kinds of assets into a folder; returns each file made with its source."""
    made: dict[str, str] = {}
    for kind in wanted:
        module = importlib.import_module(f"build_spec.{kind}.build")
        made |= module.build(out)
    return made


def update(assets: Path, wanted: list[str]) -> list[str]:
    """Brings a folder of assets up to date; returns a line for each file that changed.

    Files of the wanted kinds that the old manifest names and nothing makes any more are removed;
    the files of other kinds, and files that no manifest names, are left.
    """
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        made = build(fresh, wanted)
        old = _read_manifest(assets)
        others = {name: source for name, source in old.items() if not _is_of(source, wanted)}
        _write_manifest(fresh, others | made)
        gone = sorted(set(old) - set(others) - set(made))
        for name in gone:
            (assets / name).unlink(missing_ok=True)
        wrote = [name for name in (*made, MANIFEST) if _copied(fresh / name, assets / name)]
    return [*(f"removed {name}" for name in gone), *(f"wrote {name}" for name in wrote)]


def tilesets(levels: Path) -> list[str]:
    """Brings the tilesets that maps name up to date; returns a line for each file that changed."""
    module = importlib.import_module("build_spec.art.room.tileset")
    changed: list[str] = module.update(levels)
    return changed


def _is_of(source: str, wanted: list[str]) -> bool:
    return any(source.startswith(f"build_spec/{kind}/") for kind in wanted)


def _read_manifest(assets: Path) -> dict[str, str]:
    path = assets / MANIFEST
    rows = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return {row["file"]: row["source"] for row in rows}


def _write_manifest(out: Path, made: dict[str, str]) -> None:
    rows = [
        {"file": name, "source": source, "license": "MIT"} for name, source in sorted(made.items())
    ]
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    (out / MANIFEST).write_text(text + "\n", "utf-8")


def _copied(fresh: Path, target: Path) -> bool:
    data = fresh.read_bytes()
    if target.is_file() and target.read_bytes() == data:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return True


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Makes everything under assets/.")
    parser.add_argument("kind", nargs="*", help=f"only these: {', '.join(kinds())}")
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="where (default: assets)")
    parser.add_argument(
        "--sheets", type=Path, metavar="DIR", help="contact sheets four times enlarged, and no more"
    )
    args = parser.parse_args()
    if args.sheets is not None:
        contact = importlib.import_module("build_spec.art.contact")
        args.sheets.mkdir(parents=True, exist_ok=True)
        print("\n".join(str(path) for path in contact.contact(args.sheets)))
        return
    if unknown := set(args.kind) - set(kinds()):
        parser.error(f"no such kind: {', '.join(sorted(unknown))}; there are {', '.join(kinds())}")
    try:
        changed = update(args.out, args.kind or kinds())
        if not args.kind or "art" in args.kind:
            changed += tilesets(ROOT / "levels")
    except ValueError as error:
        sys.exit(f"not built: {error}")
    print("\n".join(changed) if changed else "assets are up to date")


if __name__ == "__main__":
    main()
