from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from game.ai.advice import Advice, Valued
from game.ai.reasons import Reason, Why
from game.engine.input.events import Action, Device, Point, PointDown, PointUp, Press, Wheel
from game.engine.ui.look import Look
from game.engine.ui.prompts import place_prompts
from game.rules.line import Arm
from game.rules.move import Draw, Pass, Play
from game.rules.seat import Seat
from game.rules.tile import tile
from game.scenes.table.aim import button_rects
from game.scenes.table.counsel import Counsel
from game.scenes.table.cues import Sound
from game.scenes.table.holding import Asked
from game.scenes.table.info import PROMPTS, InfoScene, Tab
from game.scenes.table.narration import teller_of
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from game.scenes.table.prompting import prompt_area
from game.scenes.table.reasoning import hint
from tests.scenes.robot import Keys, Mouse, Pad, Rig, my_turn
from tests.scenes.table.house import ART, House
from tests.scenes.table.sitting import resumed, sit_down
from tests.scenes.table.test_flow import STUCK
from tests.scenes.table.test_scene import FOUR_ARMS

Asks = Callable[[House, Action], None]


def by_keys(house: House, action: Action) -> None:
    Keys(house.rig).press(action)


def by_pad(house: House, action: Action) -> None:
    Pad(house.rig).press(action)


def by_mouse(house: House, action: Action) -> None:
    """A click on the prompt that says so."""
    house.rig.send(Point(300, 100))
    top = house.rig.top
    if isinstance(top, InfoScene):
        made, area = top._prompts(), PROMPTS
    else:
        made = list(house.scene.picture.prompts)
        area = prompt_area(house.scene.places.plan)
    for rect, prompt in place_prompts(Look.of(ART), made, area):
        if prompt.action is action:
            Mouse(house.rig).click(*rect.center)
            return
    raise AssertionError(f"no prompt for {action}")


every_device = pytest.mark.parametrize("press", [by_keys, by_pad, by_mouse])


def at_my_turn(record: str = FOUR_ARMS) -> House:
    house = House(resumed(record))
    house.rig.wait(0.5)
    assert my_turn(house.rig)
    return house


# ---- hints


@every_device
def test_a_hint_comes_with_its_reason_and_is_gone_with_the_turn(press: Asks) -> None:
    house = at_my_turn()
    press(house, Action.HINT)
    house.rig.wait_until(lambda: house.scene.picture.hinted is not None)
    hinted = house.scene.picture.hinted
    assert hinted is not None
    assert hinted[0].best == Play(tile("6-4"), Arm.E)
    assert house.told[-1] == "Try the 6-4 at the 4. It brings 10 points."
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait()
    assert house.scene.picture.hinted is None


def test_a_second_press_takes_the_hint_away() -> None:
    house = at_my_turn()
    by_keys(house, Action.HINT)
    house.rig.wait_until(lambda: house.scene.picture.hinted is not None)
    by_keys(house, Action.HINT)
    assert house.scene.picture.hinted is None
    assert not house.scene.picture.pondering


def test_a_hint_says_when_there_is_nothing_but_to_draw() -> None:
    house = at_my_turn(STUCK)
    by_keys(house, Action.HINT)
    house.rig.wait_until(lambda: house.scene.picture.hinted is not None)
    assert house.told[-1] == "Nothing in your hand fits: draw."


def test_others_turns_give_no_hint() -> None:
    house = at_my_turn()
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    by_keys(house, Action.HINT)
    assert not house.scene.picture.pondering


def test_no_frame_waits_for_a_hint() -> None:
    """With a clock that runs fast, every slice is a single step."""
    ticks = count()
    counsel = Counsel(lambda: float(next(ticks)))
    view = resumed(FOUR_ARMS).view(Seat.A)
    counsel.ask(view)
    steps = 0
    while counsel.advice is None:
        counsel.update(view)
        steps += 1
        assert steps < 20_000
    assert steps > 50
    assert not counsel.pending


def test_a_hint_about_another_position_is_dropped() -> None:
    session = resumed(FOUR_ARMS)
    counsel = Counsel(lambda: 0.0)
    counsel.ask(session.view(Seat.A))
    counsel.update(session.view(Seat.B))
    assert not counsel.pending
    assert counsel.advice is None


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_is_a_sentence(why: Why) -> None:
    house = at_my_turn()
    view = house.session.view(Seat.A)
    reason = Reason(why, points=10, pips=(4, 6), seat=Seat.B)
    best = Play(tile("6-4"), Arm.E)
    told = teller_of(house.scene._kit).tell(hint(view, Advice(best, (reason,), ())))
    assert told.startswith("Try the 6-4 at the 4. ")
    assert told[-1] in ".!"
    assert "{" not in told


def test_what_is_forced_is_said_so() -> None:
    view = resumed(FOUR_ARMS).view(Seat.A)
    keys = {
        hint(view, Advice(move, (), (Valued(Play(tile("6-4"), Arm.E), 0.0),))).key
        for move in (Draw(), Pass())
    }
    assert keys == {"table.hint.draw", "table.hint.pass"}


# ---- taking back


def a_move_later(press: Asks) -> House:
    house = at_my_turn()
    house.preferences = Preferences(Speed.TURBO)
    Keys(house.rig).lay(tile("6-4"), Arm.W)
    house.rig.wait_until(lambda: my_turn(house.rig))
    house.rig.wait(0.5)
    press(house, Action.UNDO)
    return house


@every_device
def test_fault_91_a_decision_is_taken_back_once_the_price_is_known(press: Asks) -> None:
    house = a_move_later(press)
    assert isinstance(house.scene.picture.cursor.hold, Asked)
    assert house.session.undone == 0
    if press is by_mouse:
        yes, _ = button_rects(house.scene.places.plan)
        Mouse(house.rig).click(yes.x + 9, yes.y + 9)
    else:
        press(house, Action.LEFT)
        press(house, Action.CONFIRM)
    assert house.session.undone == 1
    assert len(house.session.state.line.laid) == 6
    assert house.scene.picture.shown.line == house.session.state.line
    assert tile("6-4") in house.scene.picture.shown.hand
    house.rig.wait()
    assert my_turn(house.rig)
    assert "You take your move back." in house.told


def test_the_careful_answer_changes_nothing() -> None:
    house = a_move_later(by_keys)
    before = house.session.history
    by_keys(house, Action.CONFIRM)
    assert house.session.history == before
    assert house.session.undone == 0


def test_the_second_time_it_is_done_at_once() -> None:
    house = a_move_later(by_keys)
    Keys(house.rig).press(Action.LEFT, Action.CONFIRM)
    Keys(house.rig).lay(tile("6-4"), Arm.N)
    house.rig.wait_until(lambda: my_turn(house.rig))
    by_keys(house, Action.UNDO)
    assert house.session.undone == 2
    assert len(house.session.state.line.laid) == 6


def test_where_nothing_can_be_taken_back_it_is_said() -> None:
    house = House(sit_down("all-fives", "5"), Speed.TURBO)
    house.rig.wait_until(lambda: my_turn(house.rig))
    by_keys(house, Action.UNDO)
    assert house.scene.picture.refusal is not None
    assert Sound.REFUSE in house.heard.cues
    assert house.session.undone == 0


def test_the_opponent_plays_on_after_an_undo() -> None:
    house = a_move_later(by_keys)
    Keys(house.rig).press(Action.LEFT, Action.CONFIRM)
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait_until(lambda: my_turn(house.rig))
    assert len(house.session.state.acts) > 7


# ---- rules and history


@every_device
def test_the_rules_are_one_press_away_and_the_round_in_words_beside_them(press: Asks) -> None:
    house = at_my_turn()
    press(house, Action.INFO)
    info = house.rig.top
    assert isinstance(info, InfoScene)
    tabs, rules = [info.tab], house.rig.look().copy()
    press(house, Action.RIGHT)
    assert [*tabs, info.tab] == [Tab.RULES, Tab.ROUND]
    told = [each.text for each in info.form.widgets if hasattr(each, "text")]
    assert told[0] == "Round 1."
    assert any(line.startswith("Bia plays 4-4") for line in told)
    assert rules.get_buffer().raw != house.rig.look().get_buffer().raw
    press(house, Action.CANCEL)
    assert house.rig.table is house.scene
    assert my_turn(house.rig)


def test_the_history_says_what_was_said() -> None:
    house = House(sit_down("express", "3", seats="4"), Speed.TURBO)
    keys = Keys(house.rig)
    while len(house.session.state.acts) < 12:
        house.rig.wait(1 / 20, frame=1 / 20)
        if my_turn(house.rig):
            keys.play(house.scene.picture.view.legal[0])
    house.rig.wait_until(lambda: my_turn(house.rig))
    by_keys(house, Action.INFO)
    by_keys(house, Action.RIGHT)
    info = house.rig.top
    assert isinstance(info, InfoScene)
    lines = [each.text for each in info.form.widgets if hasattr(each, "text")]
    spoken = [one for one in house.told if one in lines]
    assert spoken == lines


def test_the_card_scrolls_and_a_click_beside_it_leads_back() -> None:
    house = at_my_turn()
    by_keys(house, Action.INFO)
    info = house.rig.top
    assert isinstance(info, InfoScene)
    by_keys(house, Action.DOWN)
    house.rig.send(Wheel(-2))
    assert info.form.offset > 0
    house.rig.send(PointDown(300, 200), PointUp(300, 200))
    assert isinstance(house.rig.top, InfoScene)
    house.rig.send(PointDown(10, 200), PointUp(10, 200))
    assert house.rig.table is house.scene


def test_there_is_a_card_before_anything_was_played() -> None:
    house = House(sit_down("nordeste", "3"))
    house.rig.send(Press(Action.INFO, Device.KEYS))
    house.rig.send(Press(Action.INFO, Device.KEYS))
    info = house.rig.top
    assert isinstance(info, InfoScene)
    assert info.tab is Tab.ROUND
    house.rig.look()
    assert isinstance(house.rig, Rig)
