from __future__ import annotations

from pathlib import Path

import pytest

from build_spec.text.build import keys
from build_spec.text.scan import literals
from game.match.session import Session
from game.rules.seat import Seat
from game.scenes.table import cues as cue
from game.scenes.table.captions import Teller, Unit, Worth, caption
from game.text.catalogue import Catalogue, Lapse
from tests.scenes.table.sitting import NAMES, VARIANTS, begin, played, sit_down, told

CATALOGUE = Catalogue.load("en", Path("assets/text"), Lapse.RAISE)


def teller(session: Session, viewer: Seat = Seat.A) -> Teller:
    names = tuple(player.name for player in session.players)
    return Teller(CATALOGUE, names, session.state.rules.seating, viewer)


def test_every_key_named_at_the_table_is_in_the_catalogue() -> None:
    said = literals(sorted(Path("game/scenes/table").glob("*.py")))
    wanted = {key for key in said if key.startswith("table.") and not key.endswith(".")}
    assert wanted <= keys()


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_everything_that_is_said_is_a_finished_sentence(
    variant: str, options: dict[str, str]
) -> None:
    session = begin(variant, options)
    tell = teller(session)
    for done in played(session, 400):
        for one in told(done).cues:
            if isinstance(one.act, cue.Said) and one.act.caption is not None:
                sentence = tell.tell(one.act.caption)
                assert sentence[-1] in ".!)"
                assert "{" not in sentence


def test_the_viewer_is_addressed_and_others_are_named() -> None:
    tell = teller(sit_down("express"))
    passed = ("table.passed", "table.passed-own")
    assert tell.tell(caption(passed[0], Seat.B, passed[1])).startswith(NAMES[1])
    assert tell.tell(caption(passed[0], Seat.A, passed[1])).startswith("You")


def test_amounts_follow_the_number() -> None:
    tell = teller(sit_down("express"))
    assert tell.worth(Worth(1, Unit.STONES)) == "1 stone"
    assert tell.worth(Worth(15, Unit.POINTS)) == "15 points"
