"""What is said of a match that is left, which is true only as far as the disk has the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import Action, QuitAsked
from game.engine.ui.label import Label
from game.match.annal import Outcome
from game.rules.seat import Seat
from game.scenes.shelf import DiskShelf
from game.store.places import Places, places_under
from game.store.scores import Scores
from game.store.settings import Settings, Speed, Switch
from tests.scenes.evening import Evening, keys
from tests.scenes.robot import my_turn
from tests.scenes.test_journeys import play_on

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_under(tmp_path)


@pytest.fixture
def other(places: Places) -> Iterator[Evening]:
    """Another window, with its match on the disk."""
    evening = paused(places)
    yield evening
    evening.cabinet.close()


def paused(places: Places) -> Evening:
    """A match just begun, and the pause menu over it."""
    evening = Evening(shelf=DiskShelf(places))
    guest = keys(evening)
    if evening.where == "Notice":
        guest.choose("well")
    guest.choose("play")
    guest.menu()
    assert evening.where == "PauseScene"
    return evening


def told(evening: Evening, name: str) -> str:
    label = evening.page.form.widget(name)
    assert isinstance(label, Label)
    return label.text


def loses_it_only_when_told_to(evening: Evening) -> None:
    """The pause menu and the title ask before the match is lost."""
    text, guest = evening.kit.text, keys(evening)
    assert told(evening, "saved") == text("pause.not-saved")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave-loses")
    guest.choose("no")
    guest.choose("title")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave-loses")
    guest.choose("no")
    guest.choose("play")
    assert told(evening, "question") == text("menu.match-lost")
    guest.choose("no")
    guest.choose("continue")
    assert evening.where == "TableScene"
    guest.menu()
    guest.choose("quit")
    guest.choose("yes")
    assert not evening.front.running


def test_a_match_on_the_disk_is_left_without_a_question(places: Places) -> None:
    evening = paused(places)
    text, guest = evening.kit.text, keys(evening)
    assert told(evening, "saved") == text("pause.saved")
    guest.choose("title")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave")
    guest.choose("no")
    guest.choose("continue")
    guest.menu()
    guest.choose("quit")
    assert not evening.front.running
    evening.cabinet.close()


def test_a_home_that_cannot_be_written_keeps_the_match_in_memory(places: Places) -> None:
    places.data.write_text("no folder", "utf-8")
    evening = paused(places)
    loses_it_only_when_told_to(evening)
    evening.cabinet.close()


@pytest.mark.usefixtures("other")
def test_a_second_window_says_that_its_match_is_not_saved(places: Places) -> None:
    evening = paused(places)
    evening.cabinet.tell_troubles()
    assert evening.kit.toasts.current == evening.kit.text("match-trouble.in-use")
    loses_it_only_when_told_to(evening)
    evening.cabinet.close()


def test_a_match_in_memory_waits_though_another_is_on_the_disk_by_now(
    places: Places, other: Evening
) -> None:
    evening = paused(places)
    mine = str(evening.sitting.session.record)
    theirs = str(other.sitting.session.record)
    other.cabinet.close()
    keys(evening).choose("title")
    assert evening.cabinet.only_in_memory
    keys(evening).choose("continue")
    assert str(evening.sitting.session.record).startswith(mine)
    assert evening.sitting.on_disk
    evening.cabinet.close()
    assert [file.read_text("utf-8") for file in places.records.iterdir()] == [theirs]


# ---- how a match that is left counts


def outcomes(places: Places) -> dict[str, Outcome]:
    """What the scores page will say of the records."""
    scores = Scores(places)
    while scores.waiting:
        scores.read_one()
    return {name: row.outcome for name, row in scores.rows.items()}


def quick(variant: str, **options: str) -> Settings:
    return Settings(
        language="en",
        speed=Speed.TURBO,
        variant=variant,
        options={variant: options},
        auto_play=Switch.ON,
    )


@pytest.mark.parametrize(
    ("seed", "counted"), [("left 5", Outcome.WON), ("left 0", Outcome.LOST)], ids=("won", "lost")
)
def test_fault_59_a_match_left_from_its_result_counts_as_it_ended(
    seed: str, counted: Outcome, places: Places
) -> None:
    evening = Evening(quick("all-fives", target="5"), DiskShelf(places), seed)
    guest = keys(evening)
    guest.choose("play")
    play_on(evening, guest, set(), "ResultScene")
    won = evening.sitting.session.state.winner == 0
    assert won == (counted is Outcome.WON), "another seed is needed"
    guest.choose("menu")
    assert not evening.cabinet.can_go_on
    guest.choose("quit")
    guest.choose("yes")
    assert not evening.front.running
    evening.cabinet.close()
    assert list(outcomes(places).values()) == [counted]
    again = Evening(quick("all-fives"), DiskShelf(places))
    assert not again.cabinet.can_go_on


def behind(places: Places) -> Evening:
    """A Brazilian match at 0 to 5, its next hand dealt and looked at."""
    evening = Evening(quick("brasil"), DiskShelf(places), "losing 6")
    guest = keys(evening)
    guest.choose("play")
    while max(evening.sitting.session.state.totals) < 5:
        play_on(evening, guest, set(), "ScoreboardScene")
        guest.choose("next")
    assert evening.sitting.session.state.totals[:2] == (0, 5), "another seed is needed"
    evening.rig.wait_until(lambda: my_turn(evening.rig))
    return evening


def test_fault_60_a_match_left_at_0_to_5_resumes_the_same_seed_and_history(places: Places) -> None:
    losing = behind(places)
    record = str(losing.sitting.session.record)
    hand = losing.sitting.session.view(Seat.A).hand
    losing.send(QuitAsked())
    losing.cabinet.close()
    assert outcomes(places) == {}, "it waits, and is not over"
    again = Evening(quick("brasil"), DiskShelf(places), "other deals")
    keys(again).choose("continue")
    assert str(again.sitting.session.record) == record
    assert again.sitting.session.view(Seat.A).hand == hand
    again.cabinet.close()


def test_fault_60_a_match_given_up_at_0_to_5_for_another_counts_as_left(places: Places) -> None:
    losing = behind(places)
    guest = keys(losing)
    guest.menu()
    guest.choose("title")
    guest.choose("play")
    assert told(losing, "question") == losing.kit.text("menu.match-waits")
    guest.choose("yes")
    assert losing.where == "TableScene"
    losing.cabinet.close()
    assert list(outcomes(places).values()) == [Outcome.LEFT]


def free(evening: Evening) -> bool:
    """Whether the player can play, and no tile is on its way."""
    return my_turn(evening.rig) and not evening.rig.table.picture.tray.moving


def test_fault_91_a_move_taken_back_keeps_the_match_out_of_the_scores(places: Places) -> None:
    evening = Evening(quick("all-fives", target="30"), DiskShelf(places), "taken back")
    guest = keys(evening)
    guest.choose("play")
    session = evening.sitting.session
    while not session.can_undo(Seat.A):
        evening.rig.wait_until(lambda: free(evening))
        guest.player.play(session.view(Seat.A).legal[0])
    evening.rig.wait_until(lambda: free(evening))
    for action in (Action.UNDO, Action.LEFT, Action.CONFIRM):
        guest.ask(action)
    assert session.undone == 1
    play_on(evening, guest, set(), "ResultScene")
    evening.cabinet.close()
    assert list(outcomes(places).values()) == [Outcome.ASIDE]
