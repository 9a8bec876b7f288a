from __future__ import annotations

import random

from game.rules.move import Pass
from game.rules.seat import Seat, Seating
from game.scenes.portraits import SPEECH, Mood, who
from game.scenes.table import cues as cue
from game.scenes.table.cues import Cue
from game.scenes.table.faces import Faces
from game.scenes.table.pace import Speed
from game.scenes.table.speech import LASTS, QUIET, Line, Speech
from game.text.catalogue import Catalogue, Lapse
from tests.scenes.robot import Keys, my_turn
from tests.scenes.table.house import ASSETS, House
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_scene import moves_of


def one(act: cue.Act, seconds: float = 1.0) -> Cue:
    return Cue("it", 0.0, seconds, act)


def test_who_is_asked_thinks() -> None:
    faces = Faces(Seating.FOUR)
    assert faces.mood(Seat.B, asked=True) is Mood.THINKING
    assert faces.mood(Seat.B, asked=False) is Mood.NEUTRAL


def test_who_knocks_is_annoyed_afterwards_and_gets_over_it() -> None:
    faces = Faces(Seating.FOUR)
    assert list(faces.see(one(cue.Knock(Seat.C), 0.8))) == [(Seat.C, Mood.KNOCKING)]
    seen = []
    for _ in range(40):
        seen.append(faces.mood(Seat.C, asked=False))
        faces.update(0.1)
    assert list(dict.fromkeys(seen)) == [Mood.KNOCKING, Mood.ANNOYED, Mood.NEUTRAL]
    assert not faces.moving


def test_a_side_is_pleased_by_its_points_and_annoyed_by_those_of_the_others() -> None:
    faces = Faces(Seating.PAIRS)
    felt = dict(faces.see(one(cue.PointsFly(15, 1))))
    assert felt == {
        Seat.A: Mood.ANNOYED,
        Seat.B: Mood.PLEASED,
        Seat.C: Mood.ANNOYED,
        Seat.D: Mood.PLEASED,
    }


def test_points_taken_away_please_the_others() -> None:
    faces = Faces(Seating.TWO)
    assert dict(faces.see(one(cue.PointsFly(-3, 0)))) == {
        Seat.A: Mood.ANNOYED,
        Seat.B: Mood.PLEASED,
    }


# ---- what they say


def test_somebody_speaks_now_and_then_and_never_twice_in_a_row() -> None:
    speech, spoken = Speech(), list[Line]()
    for ply in range(200):
        speech.occasion(Seat(ply % 3 + 1), Mood.PLEASED, 1, ply)
        if speech.line is not None and speech.line not in spoken[-1:]:
            spoken.append(speech.line)
        speech.update(0.5)
    assert 5 < len(spoken) <= 200 * 0.5 / QUIET + 1


def test_a_line_goes_away_by_itself() -> None:
    speech = Speech()
    for ply in range(20):
        speech.occasion(Seat.B, Mood.PLEASED, 1, ply)
    assert speech.line is not None
    speech.update(LASTS)
    assert speech.line is None


def test_everybody_has_a_line_for_every_mood() -> None:
    text = Catalogue.load("en", ASSETS / "text", Lapse.RAISE)
    lines = [text(f"{family}{mood}") for family in SPEECH.values() for mood in Mood]
    assert len(set(lines)) == len(lines)


def test_faces_follow_a_match() -> None:
    """Knocking is seen on the face of the seat that passes, thinking on the one that is asked."""
    house = House(sit_down("express", "3", seats="4"), Speed.NORMAL)
    rng, keys, moods, said = random.Random(3), Keys(house.rig), set(), set()
    while not house.results and house.rig.now < 200:
        house.rig.wait(1 / 20, frame=1 / 20)
        picture = house.scene.picture
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
        elif picture.stage.name == "OVER" and not picture.busy:
            break
        for each, _ in picture.running:
            if isinstance(each.act, cue.Knock) and each.act.seat is not Seat.A:
                assert picture.moods[each.act.seat] is Mood.KNOCKING
        moods |= set(picture.moods)
        if picture.said is not None:
            assert picture.said.seat is not Seat.A
            said.add(picture.said)
    assert moods == set(Mood)
    assert said
    assert any(isinstance(act.move, Pass) for act in house.session.state.acts)
    assert {who(player.name) for player in house.session.players[1:]} <= set(SPEECH)
