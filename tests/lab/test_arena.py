"""The arena: duplicate deals, honest intervals, and a ladder that runs in the suite."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import cli
from game.ai.ladder import ladder, sides, standing
from game.ai.tiers import names
from game.ai.utility import Utility
from game.lab.arena import arena, estimate, seated
from game.lab.duel import Terms, opening
from game.lab.ladder import pairings, tables
from game.rules.seat import Seat, Seating


def terms(variant: str, players: tuple[str, ...], **options: str) -> Terms:
    return Terms(
        variant=variant,
        options=tuple(options.items()),
        names=players,
        seed=1,
        matches=False,
        utility=Utility.POINTS,
        iterations=500,
    )


def test_the_strongest_beats_greedy_in_the_suite() -> None:
    outcome = arena(terms("all-fives", ("lenda", "greedy")), ("lenda", "greedy"), 100)
    assert outcome.points.mean >= 4


def test_a_player_against_itself_is_even_over_duplicate_deals() -> None:
    outcome = arena(terms("mano-a-mano", ("doubles", "doubles")), ("doubles", "doubles"), 20)
    assert outcome.points.mean == 0
    assert outcome.wins.mean == 0.5


@pytest.mark.parametrize(
    ("variant", "options", "players"),
    [
        ("all-fives", {}, ("greedy", "random")),
        ("express", {"seats": "2x2"}, ("heuristic", "random") * 2),
        ("express", {"seats": "4"}, ("heuristic", "random", "random", "random")),
    ],
)
def test_better_yardsticks_measure_better(
    variant: str, options: dict[str, str], players: tuple[str, ...]
) -> None:
    outcome = arena(terms(variant, players, **options), players[:2], 60)
    assert outcome.points.low > 0


def test_the_oracle_beats_who_sees_nothing() -> None:
    players = ("oracle", "greedy")
    outcome = arena(terms("mano-a-mano", players), players, 3)
    assert outcome.points.mean > 3


@pytest.mark.parametrize("variant", ["all-fives", "mano-a-mano", "express", "brasil", "nordeste"])
def test_single_rounds_begin_as_later_rounds_do(variant: str) -> None:
    rules = terms(variant, ("greedy",)).rules
    start = opening(rules, terms(variant, ("greedy",)))
    assert start.state.number == 1
    assert start.entries


def test_records_agree_with_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["arena", "--variant", "brasil", "--seats", "2x2", "--players", "greedy,random"]
    given += ["--deals", "3", "--records", str(tmp_path), "--json"]
    assert cli.main([*given, "--matches"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["records"] == {"written": 6, "agreeing": 6}
    assert set(data["match_win_rate"]) == {"mean", "ci95"}
    assert len(list(tmp_path.glob("*.dmn"))) == 6
    assert cli.main(given) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["records"] == {"written": 6, "agreeing": 6}
    assert "match_win_rate" not in data
    assert data["players"] == ["greedy", "random"]
    assert set(data["decision_ms"]["greedy"]) == {"p50", "p95", "max"}


def test_processes_find_what_one_finds() -> None:
    players = ("greedy", "random")
    one = arena(terms("express", players, seats="2"), players, 6)
    two = arena(terms("express", players, seats="2"), players, 6, jobs=2)
    assert one.points == two.points


def test_intervals() -> None:
    assert estimate([3.0]).low == 3.0
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    shares = estimate([0.5, 1.0]).share
    assert (shares.mean, shares.high) == (0.75, 1.0)


def test_who_sits_where() -> None:
    assert seated(Seating.PAIRS, ["a", "b"]) == ("a", "b", "a", "b")
    assert seated(Seating.FOUR, ["a", "b"]) == ("a", "b", "b", "b")
    assert seated(Seating.THREE, ["a", "b", "c"]) == ("a", "b", "c")
    with pytest.raises(ValueError, match="wants 2 or 4 players, not 3"):
        seated(Seating.PAIRS, ["a", "b", "c"])


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["--variant", "chess", "--players", "a,b"], "no tier 'a'"),
        (["--variant", "chess", "--players", "greedy,lendo"], "yardsticks are random, greedy"),
        (["--variant", "all-fives", "--players", "greedy"], "wants 2 players, not 1"),
        (["--variant", "chess", "--players", "greedy,random"], "unknown variant 'chess'"),
        (["--variant", "express", "--players", "greedy"], "wants 2 or 4 players"),
        (["--variant", "express", "--players", "greedy,random", "--option", "x"], "NAME=VALUE"),
        (["--variant", "express", "--players", "greedy,random", "--deals", "0"], "--deals"),
        (["--variant", "express", "--players", "greedy,random", "--iterations", "0"], "from 1"),
        (["--variant", "express", "--players", "greedy,random", "--seats", "9"], "seats must be"),
    ],
)
def test_bad_arguments_are_one_line(
    given: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", *given]) == 2
    err = capsys.readouterr().err
    assert fault in err
    assert err.count("\n") == 1


def test_the_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--variant", "mano-a-mano", "--players", "greedy,random", "--deals", "2"]
    assert cli.main(["arena", *given]) == 0
    assert "points_per_round" in capsys.readouterr().out


def test_the_kept_ladder_is_complete_and_a_ladder_can_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ladder.json"
    given = ["ladder", "--deals", "1", "--table", "express/2", "--steps", "--out", str(path)]
    assert cli.main(given) == 0
    assert "express/2: craque wins" in capsys.readouterr().err
    rows = json.loads(path.read_text(encoding="utf-8"))["standings"]
    assert [(row["tier"], row["other"]) for row in rows] == [
        ("craque", "aprendiz"),
        ("lenda", "craque"),
    ]
    assert cli.main(["ladder", "--table", "chess"]) == 2
    assert cli.main(["ladder", "--deals", "0"]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    ("held", "fault"),
    [(None, "Is a directory"), (b"", "no table"), (b"\xea\x00", "no table"), (b"[]", "no table")],
)
def test_a_ladder_that_cannot_be_kept_is_said_before_it_is_played(
    held: bytes | None, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ladder.json"
    if held is not None:
        path.write_bytes(held)
    out = str(path if held is not None else tmp_path)
    assert cli.main(["ladder", "--table", "express/2", "--out", out]) == 2
    assert cli.main(["ladder", "--table", "express/2", "--out", str(tmp_path / "no" / "x")]) == 2
    err = capsys.readouterr().err
    assert fault in err
    assert err.count("\n") == 2
    assert held is None or path.read_bytes() == held


def test_standings_can_be_asked_from_both_sides() -> None:
    for (table, tier, other), found in ladder().items():
        turned = standing(table, other, tier)
        if sides(table) > 2:
            assert turned is None
            continue
        assert turned is not None
        assert turned.share + found.share == pytest.approx(1)
    assert standing("all-fives", "lenda", "nobody") is None


def test_every_table_is_paired() -> None:
    assert "all-fives" in tables()
    assert "express/2x2" in tables()
    assert len(list(pairings("all-fives", steps=False))) == len(names()) * (len(names()) - 1) // 2
    assert len(list(pairings("brasil/4", steps=True))) == 2
    assert Seat.A in Seating.TWO.seats
