from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.engine.input.events import Action, Device, Press
from game.levels.canvas import bare
from game.rules.line import Arm
from game.rules.seat import Seat, Seating
from game.rules.state import Phase
from game.rules.tile import Tile, double_six, tile
from game.rules.variants import resolve
from game.scenes.table import cues as cue
from game.scenes.table.paint.brush import Brush
from game.scenes.table.panes import FRAME
from game.scenes.table.places import Places, edges
from game.scenes.table.stir import spread
from tests.scenes.robot import Keys, my_turn, round_over
from tests.scenes.table.house import ART, ASSETS, House
from tests.scenes.table.sitting import VARIANTS, begin, played, resumed, sit_down
from tests.scenes.table.test_scene import FOUR_ARMS, PASSING, moves_of

Box = pygame.Rect | tuple[int, int, int, int]

LONGEST = """[Variant "brasil"]
[Seats "2"]
[Hand "6"]
[Dead-Ends "draw-all"]
round 1
deal A 5-5 5-4 5-3 5-2 5-1 5-0
deal B 6-6 6-5 6-4 6-3 6-2 6-1
stock 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0 6-0
B 6-6
"""


def pixels(surface: pygame.Surface, box: Box) -> bytes:
    return pygame.image.tobytes(surface.subsurface(pygame.Rect(box)), "RGB")


def grey(surface: pygame.Surface, box: Box) -> bytes:
    return pixels(pygame.transform.grayscale(surface), box)


def looked(house: House) -> pygame.Surface:
    return house.rig.look().copy()


def without_faces(house: House) -> bytes:
    """What is seen, but for faces, which blink."""
    canvas = looked(house)
    for seat in house.session.state.rules.seating.seats[1:]:
        plate = house.scene.places.plate(seat)
        assert plate is not None
        canvas.fill("black", plate.face)
    return pixels(canvas, (0, 0, 640, 360))


def swapped(record: str, first: str, second: str) -> str:
    """The record of a world in which two tiles lie in each other's place."""

    def of(line: str) -> str:
        if not line.startswith(("deal", "stock")):
            return line
        return line.replace(first, "?").replace(second, first).replace("?", second)

    return "".join(f"{of(line)}\n" for line in record.splitlines())


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_every_moment_of_a_match_can_be_painted(variant: str, options: dict[str, str]) -> None:
    house = House(begin(variant, options, "4"))
    rng, keys, rig = random.Random(4), Keys(house.rig), house.rig
    for _ in range(160):
        rig.look()
        rig.wait(0.2, frame=0.1)
        if my_turn(rig):
            keys.play(moves_of(house, rng))
        elif round_over(rig) and not house.scene.picture.busy:
            break


def test_drawing_changes_nothing() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait(0.3)
    Keys(house.rig).press(Action.CONFIRM)
    first = pixels(looked(house), (0, 0, 640, 360))
    state = house.session.state
    assert pixels(looked(house), (0, 0, 640, 360)) == first
    assert house.session.state is state


def test_hidden_tiles_never_reach_the_screen() -> None:
    worlds = [FOUR_ARMS, swapped(FOUR_ARMS, "5-5", "3-3"), swapped(FOUR_ARMS, "2-2", "2-0")]
    pictures = []
    for record in worlds:
        house = House(resumed(record))
        frames = []
        house.rig.wait(0.2)
        frames.append(pixels(looked(house), (0, 0, 640, 360)))
        Keys(house.rig).lay(tile("6-4"), Arm.E)
        for _ in range(20):
            house.rig.wait(0.05)
            frames.append(pixels(looked(house), (0, 0, 640, 360)))
            if not house.scene.picture.busy:
                break
        pictures.append(frames)
    assert pictures[0] == pictures[1] == pictures[2]


def test_fault_41_the_first_frame_of_a_table_at_rest_is_like_the_sixtieth() -> None:
    house = House(resumed(FOUR_ARMS))
    first = without_faces(house)
    house.rig.wait(1.0)
    assert without_faces(house) == first


def test_fault_130_the_hand_is_bright_and_what_fits_is_marked_when_the_turn_begins() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    canvas, tray = looked(house), house.scene.picture.tray
    brass = ART.palette["brass2"]
    for held in house.scene.picture.cursor.hand:
        x, y = tray.at(held)
        face = canvas.get_at((x + 1, y + 22))[:3]
        assert face == ART.palette["bone3"]
        below = [canvas.get_at((x + 12, y + down))[:3] for down in range(49, 54)]
        assert (brass in below) == (held == tile("6-4"))
    assert tray.at(tile("6-4"))[1] < tray.at(tile("1-0"))[1]


def test_the_marker_of_the_turn_is_where_the_turn_is() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    places = house.scene.places
    plate = places.plate(Seat.B)
    assert plate is not None
    before = looked(house)
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait_until(lambda: house.scene.picture.shown.turn is Seat.B)
    after = looked(house)
    edge = (plate.frame.x + FRAME - 1, plate.frame.y + plate.frame.h // 2)
    assert before.get_at(edge) != after.get_at(edge)
    badge = (33, places.plan.caption.y + 6, 8, 11)
    assert pixels(before, badge) != pixels(after, badge)


@pytest.mark.parametrize("arm", [Arm.W, Arm.E, Arm.N, Arm.S])
def test_lit_ends_are_drawn_and_the_chosen_one_differs_in_shape(arm: Arm) -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    places, line = house.scene.places, house.session.state.line
    box = places.camera.pixels(places.layout(line).socket(arm, tile("6-4")).rect)
    dark = grey(looked(house), box)
    keys = Keys(house.rig)
    keys.press(Action.CONFIRM)
    lit = grey(looked(house), box)
    keys._choose(arm)
    assert len({dark, lit, grey(looked(house), box)}) == 3


@pytest.mark.parametrize("variant", ["all-fives", "express"])
def test_fault_43_touching_halves_show_the_same_pips(variant: str) -> None:
    """On the canvas every half shows the pips that it has in the layout, whichever way it lies."""
    brush, rim, ways = Brush(ART), ART.palette["ink0"], set()
    for seed in range(6):
        session = sit_down(variant, str(seed))
        places = Places(bare().plan(len(session.players)), session.state.rules, Seat.A)
        lines = [done.after.line for done in played(session, 60, seed)]
        line = max(lines, key=lambda each: len(each.laid))
        for placed in places.layout(line).placed:
            canvas = pygame.Surface((640, 360), 0, 32)
            brush.tile(canvas, placed, places.camera.pixels(placed.rect)[:2])
            ways.add((placed.facing, placed.tile.is_double, placed.tile.high == placed.outer))
            for pips, square in placed.halves:
                x, y, w, h = places.camera.pixels(square)
                spots = [(x + dx, y + dy) for dx in range(w) for dy in range(h)]
                assert sum(canvas.get_at(spot)[:3] == rim for spot in spots) == pips, placed
    assert len(ways) >= 6


def test_fault_47_nothing_reflows_between_turns() -> None:
    house = House(resumed(PASSING))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-6"), None)
    lying: dict[Tile, tuple[int, ...]] = {}
    while not my_turn(house.rig):
        house.rig.wait(0.1)
        for placed in house.scene.places.layout(house.scene.picture.shown.line).placed:
            assert lying.setdefault(placed.tile, tuple(placed.rect)) == tuple(placed.rect)


def test_every_sound_of_the_table_is_in_the_cue_table() -> None:
    known = json.loads((ASSETS / "sound" / "cues.json").read_text("utf-8"))["cues"]
    assert {sound.value for sound in cue.Sound} <= set(known)


def test_the_last_tile_stays_marked_until_the_next_one() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    places = house.scene.places

    def frame() -> pygame.Rect:
        shown = house.scene.picture.shown.line
        placed = places.layout(shown).placed[-1]
        return pygame.Rect(places.camera.pixels(placed.rect)).inflate(4, 4)

    box = frame()
    marked = pixels(looked(house), box)
    house.rig.wait(3.0)
    assert pixels(looked(house), box) == marked
    Keys(house.rig).lay(tile("6-4"), Arm.S)
    house.rig.wait_until(lambda: len(house.scene.picture.shown.line.laid) == 7)
    assert frame() != box
    assert pixels(looked(house), box) != marked


def test_the_tray_holds_the_largest_hand() -> None:
    house = House(resumed(LONGEST))
    house.rig.wait()
    keys = Keys(house.rig)
    while house.scene.picture.cursor.reach and house.scene.picture.cursor.reach.stuck:
        keys.draw()
        house.rig.wait_until(lambda: my_turn(house.rig))
    house.rig.wait(0.5)
    picture = house.scene.picture
    assert len(picture.cursor.hand) == 22
    boxes = [pygame.Rect(*picture.tray.at(held), 24, 50) for held in picture.cursor.hand]
    tray = pygame.Rect(house.scene.places.plan.tray)
    assert all(tray.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("seats", ["2", "3", "4", "2x2"])
@pytest.mark.parametrize("direction", ["ccw", "cw"])
def test_the_turn_goes_round_the_table_as_the_direction_says(seats: str, direction: str) -> None:
    rules = resolve("express", {"seats": seats, "direction": direction})
    for viewer in rules.seating.seats:
        sitting = edges(rules, viewer)
        around = [str(sitting[seat]) for seat in rules.seating.from_seat(viewer)[1:]]
        counter = {
            Seating.TWO: ["top"],
            Seating.THREE: ["right", "left"],
            Seating.FOUR: ["right", "top", "left"],
            Seating.PAIRS: ["right", "top", "left"],
        }[rules.seating]
        assert around == (counter if direction == "ccw" else counter[::-1])


def test_fault_45_all_hands_can_be_read_at_the_end_of_a_round() -> None:
    rules = resolve("express", {})
    places = Places(bare().plan(4), rules, Seat.A)
    felt = pygame.Rect(places.plan.felt)
    boxes = [
        pygame.Rect(box)
        for seat, count in zip(Seat, (5, 6, 4, 7), strict=True)
        for box in places.revealed(seat, count)
    ]
    assert len(boxes) == 22
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    assert not any(box.colliderect(felt) for box in boxes)
    portraits = [pygame.Rect(plate.portrait) for plate in places.plan.plates]
    assert not any(box.colliderect(face) for box in boxes for face in portraits)


def test_revealed_tiles_are_really_painted() -> None:
    house = House(resumed(PASSING + "A 6-6\nB pass\nC 6-1 E\nD 6-3 W\n"))
    state = house.session.state
    house.rig.wait(0.1)
    painted = looked(house)
    shown = house.scene.picture.shown
    house.scene._flow.story.shown = replace(
        shown, open=tuple(tuple(sorted(hand)) for hand in state.hands)
    )
    revealed = looked(house)
    for seat in (Seat.B, Seat.C, Seat.D):
        for box in house.scene.places.revealed(seat, len(state.hands[seat])):
            assert pixels(painted, box) != pixels(revealed, box)
    assert state.phase is Phase.PLAY


def test_the_spread_lies_on_the_felt_however_it_is_stirred() -> None:
    plan = bare().plan(4)
    felt = pygame.Rect(plan.felt)
    for step in range(40):
        for index in range(len(double_six())):
            assert felt.contains(pygame.Rect(spread(index, step / 13, plan.felt).rect))


def test_points_fly_and_terms_light_in_their_time() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    ends = house.scene.places.plan.ends
    assert ends is not None
    before = pixels(looked(house), ends)
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait_until(lambda: house.scene.picture.shown.lit == 1)
    lit = pixels(looked(house), ends)
    house.rig.wait_until(lambda: _running(house, cue.PointsFly))
    house.rig.wait(0.2)
    flying = looked(house)
    house.rig.wait_until(lambda: house.scene.picture.shown.turn is Seat.B)
    assert len({before, lit, pixels(looked(house), ends)}) == 3
    felt = house.scene.places.plan.felt
    assert pixels(flying, felt) != pixels(looked(house), felt)
    assert house.scene.picture.shown.totals == (10, 20)


def _running(house: House, kind: type) -> bool:
    return any(isinstance(each.act, kind) for each, _ in house.scene.picture.running)


def test_a_press_skips_the_stir() -> None:
    house = House(sit_down("express", "2", seats="4"))
    house.rig.wait(0.3)
    stirring = looked(house)
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.3)
    assert pixels(stirring, (80, 48, 480, 216)) != pixels(looked(house), (80, 48, 480, 216))


def test_every_tile_that_may_be_painted_is_on_the_sheet() -> None:
    sheet = Brush(ART).tiles
    for held in double_six():
        assert sheet.has(f"hand/{held}/n")
        letters = ("n", "e") if held.is_double else ("n", "e", "s", "w")
        assert all(sheet.has(f"table/{held}/{letter}") for letter in letters)
