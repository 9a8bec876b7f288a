from __future__ import annotations

from pathlib import Path

import pytest

from game.store.shipped import MissingFiles, assets_dir, in_checkout, levels_dir


def test_a_checkout_has_them_at_its_top(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    for name in ("game", "assets", "levels"):
        (tmp_path / name).mkdir()
    assert assets_dir(tmp_path / "game") == tmp_path / "assets"
    assert levels_dir(tmp_path / "game") == tmp_path / "levels"
    assert in_checkout(tmp_path / "game") == tmp_path


def test_a_wheel_and_a_frozen_program_have_them_inside_the_package(tmp_path: Path) -> None:
    inside = tmp_path / "game" / "_shipped"
    for name in ("assets", "levels"):
        (inside / name).mkdir(parents=True)
    assert assets_dir(tmp_path / "game") == inside / "assets"
    assert levels_dir(tmp_path / "game") == inside / "levels"
    assert in_checkout(tmp_path / "game") is None


def test_where_they_are_missing_one_line_says_so(tmp_path: Path) -> None:
    with pytest.raises(MissingFiles, match="install it again") as error:
        assets_dir(tmp_path)
    assert str(tmp_path / "_shipped" / "assets") in str(error.value)


def test_this_checkout_has_its_own() -> None:
    assert (assets_dir().parent / "pyproject.toml").is_file()
