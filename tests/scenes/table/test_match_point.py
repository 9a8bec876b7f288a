from __future__ import annotations

import pytest

from game.rules.variants import resolve
from game.scenes.table.cues import Said, Sound
from game.scenes.table.match_point import at_match_point, tune, usual_finish
from game.scenes.table.pace import Speed
from tests.scenes.robot import Keys, my_turn, round_over
from tests.scenes.table.house import House
from tests.scenes.table.sitting import begin, played, sit_down, told


@pytest.mark.parametrize(
    ("variant", "options", "finish"),
    [
        ("mano-a-mano", {}, 15),
        ("all-fives", {}, 15),
        ("express", {"seats": "3"}, 30),
        ("express", {"seats": "4"}, 45),
        ("express", {"seats": "2x2"}, 45),
        ("brasil", {"score": "points", "seats": "2x2"}, 30),
        ("brasil", {}, 1),
        ("nordeste", {}, 1),
    ],
)
def test_what_a_usual_finish_brings(variant: str, options: dict[str, str], finish: int) -> None:
    assert usual_finish(resolve(variant, options)) == finish


def test_a_side_is_at_match_point_when_one_finish_would_do() -> None:
    rules = resolve("nordeste", {})
    assert at_match_point(rules, (0, 4)) == ()
    assert at_match_point(rules, (5, 4)) == (0,)
    assert at_match_point(rules, (5, 5)) == (0, 1)


def test_nobody_is_at_match_point_before_a_point_is_made() -> None:
    rules = resolve("mano-a-mano", {"target": "5"})
    assert at_match_point(rules, (0, 0)) == ()
    assert at_match_point(rules, (1, -2)) == (0,)


def test_the_tune_follows_the_totals() -> None:
    rules = resolve("all-fives", {})
    assert tune("boteco", rules, (0, 84)) == "boteco"
    assert tune("boteco", rules, (0, 85)) == "boteco_match"


def test_it_is_announced_once_for_each_side() -> None:
    announced = 0
    for done in played(begin("nordeste", {}), 2000):
        cues = told(done).cues
        fresh = set(at_match_point(done.after.rules, done.after.totals))
        fresh -= set(at_match_point(done.before.rules, done.before.totals))
        over = done.after.turn is None and max(done.after.totals) >= 6
        heard = sum(each.sound is Sound.MATCH_POINT for each in cues)
        assert heard == bool(fresh and not over)
        if heard:
            assert isinstance(cues[-1].act, Said)
            announced += 1
    assert announced


def test_the_music_of_the_table_changes_when_it_comes_to_it() -> None:
    house = House(sit_down("brasil", "6", target="2"), Speed.TURBO)
    keys, tunes = Keys(house.rig), list[str | None]()
    while house.rig.now < 120 and len(house.results) < 3:
        house.rig.wait(1 / 20, frame=1 / 20)
        tunes += [house.heard.tune] if tunes[-1:] != [house.heard.tune] else []
        if my_turn(house.rig):
            keys.play(house.scene.picture.view.legal[0])
        elif round_over(house.rig) or not hasattr(house.rig.top, "picture"):
            keys.go_on()
    assert tunes == ["boteco", "boteco_match"]
