from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.engine.input.bindings import Bindings
from game.engine.input.chart import changed, owner, read, restored, spelled
from game.engine.input.events import Action
from game.engine.input.names import button_code, key_code

KEYS, PAD = Bindings().key_chart, Bindings().pad_chart
SOME = ("k", "space", "return", "h", "f", "tab", "q", "f2", "up")
STEPS = st.lists(st.tuples(st.sampled_from(list(KEYS)), st.sampled_from(SOME)), max_size=12)


def known(name: str) -> bool:
    return key_code(name) is not None


def test_a_free_key_takes_the_place_of_the_first() -> None:
    change = changed(KEYS, Action.HINT, "k")
    assert change.chart[Action.HINT] == ("k",)
    assert change.loser is None


def test_a_taken_key_is_exchanged() -> None:
    change = changed(KEYS, Action.HINT, "f")
    assert change.chart[Action.HINT] == ("f",)
    assert change.chart[Action.SKIP] == ("h",)
    assert (change.loser, change.instead) == (Action.SKIP, "h")


def test_who_has_other_keys_gets_nothing_in_exchange() -> None:
    change = changed(KEYS, Action.HINT, "space")
    assert change.chart[Action.CONFIRM] == ("return", "kp_enter")
    assert (change.loser, change.instead) == (Action.CONFIRM, "")


def test_an_own_key_comes_to_the_front() -> None:
    assert changed(KEYS, Action.CONFIRM, "space").chart[Action.CONFIRM][0] == "space"


@given(STEPS)
def test_no_control_has_two_actions_and_no_action_is_without(
    steps: list[tuple[Action, str]],
) -> None:
    chart = KEYS
    for action, key in steps:
        chart = changed(chart, action, key).chart
        held = [control for controls in chart.values() for control in controls]
        assert len(held) == len(set(held))
        assert all(chart.values())
        assert chart[action][0] == key
        assert owner(chart, key) is action
    assert read(spelled(chart, KEYS), KEYS, known) == (chart, ())
    bound = Bindings().with_keys(chart)
    assert bound.keys[key_code("escape") or 0] is Action.CANCEL
    assert bound.key_chart == chart
    for action in KEYS:
        chart = restored(chart, KEYS, action)
        assert chart[action] == KEYS[action]
        assert all(chart.values())
    assert chart == KEYS


def test_pads_are_changed_the_same_way_and_triggers_are_buttons() -> None:
    chart = changed(PAD, Action.HINT, "triggerright").chart
    bound = Bindings().with_pad(chart)
    assert bound.pad_chart == chart
    assert bound.pad_chart[Action.SKIP] == ("y",)
    assert Bindings().with_pad(PAD) == Bindings()
    assert bound.swapped().pad_chart[Action.CONFIRM] == ("b",)
    assert button_code("y") in bound.pad_buttons


def test_entries_that_are_no_good_are_as_usual_and_named() -> None:
    said = {"hint": "k", "sort": "nonsense", "fly": "x", "skip": "k", "undo": ""}
    chart, faults = read(said, KEYS, known)
    assert faults == ("sort", "fly", "skip", "undo")
    assert chart[Action.HINT] == ("k",)
    for action in (Action.SORT, Action.SKIP, Action.UNDO):
        assert chart[action] == KEYS[action]


def test_where_an_action_would_have_nothing_everything_is_as_usual() -> None:
    chart, faults = read({"hint": "u"}, KEYS, known)
    assert chart == KEYS
    assert faults == ("undo",)
