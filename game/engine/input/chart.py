"""Which controls each action has, as a player may change it. A control is a name (see `names`).

A chart gives every action that can be changed its controls in order, the first being the one that
prompts show. No control has two actions, and none of the actions is ever without a control.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.input.events import Action

Chart = Mapping[Action, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Change:
    """What came of giving an action another control.

    Attributes:
        chart: afterwards.
        loser: the action that had the control before, if another had it.
        instead: what the loser got in exchange; empty where it has other controls left.
    """

    chart: Chart
    loser: Action | None = None
    instead: str = ""


def owner(chart: Chart, control: str) -> Action | None:
    """The action that a control has."""
    return next((action for action, controls in chart.items() if control in controls), None)


def changed(chart: Chart, action: Action, control: str) -> Change:
    """Puts a control in the place of an action's first.

    Where another action had it, that one keeps its others, or gets what is free now.
    """
    loser = owner(chart, control)
    first, *others = chart[action]
    if loser is action:
        kept = [each for each in chart[action] if each != control]
        return Change({**chart, action: (control, *kept)})
    after = {**chart, action: (control, *others)}
    if loser is None:
        return Change(after)
    left = tuple(each for each in chart[loser] if each != control)
    after[loser] = left or (first,)
    return Change(after, loser, "" if left else first)


def restored(chart: Chart, usual: Chart, action: Action) -> Chart:
    """Gives an action its usual controls back; who has nothing left then, gets its own back too."""
    back = usual[action]
    held: Chart = {
        other: back if other is action else tuple(each for each in has if each not in back)
        for other, has in chart.items()
    }
    for other in chart:
        if not held[other]:
            held = restored(held, usual, other)
    return held


def spelled(chart: Chart, usual: Chart) -> dict[str, str]:
    """The part of a chart that is not as usual, as settings keep it."""
    return {
        action.name.lower(): " ".join(controls)
        for action, controls in chart.items()
        if controls != usual[action]
    }


def read(
    said: Mapping[str, str], usual: Chart, known: Callable[[str], bool]
) -> tuple[Chart, tuple[str, ...]]:
    """A chart from settings; also the names of the entries that were no good.

    What is no good, or has been given away already, is as usual; where that would leave an action
    without a control, everything is.
    """
    names = {action.name.lower(): action for action in usual}
    chart: dict[Action, tuple[str, ...]] = {}
    faults = []
    for name, spelling in said.items():
        wanted = tuple(dict.fromkeys(spelling.split()))
        taken = {each for held in chart.values() for each in held}
        fits = bool(wanted) and not taken & {*wanted} and all(map(known, wanted))
        if name in names and fits:
            chart[names[name]] = wanted
        else:
            faults.append(name)
    for action, controls in usual.items():
        taken = {each for held in chart.values() for each in held}
        if action not in chart:
            chart[action] = tuple(each for each in controls if each not in taken)
    if not all(chart.values()):
        return usual, (*faults, *(a.name.lower() for a, held in chart.items() if not held))
    return {action: chart[action] for action in usual}, tuple(faults)
