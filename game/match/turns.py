"""The computers' turns: ask the thinker, wait without waiting, submit what it says."""

from __future__ import annotations

import hashlib

from game.match.seats import Computer
from game.match.session import Session, Submitted
from game.match.thinker import Ask, Thinker
from game.rules.move import Move, Play, Refusal
from game.rules.state import State
from game.rules.view import View


class Turns:
    """Drives the seats of a session that a computer plays.

    Call `update` every frame; it thinks ahead while the screen is still busy with the last move.
    Call `play` when the screen is ready for the next one.

    Args:
        session: the match.
        thinker: who thinks.
        limit: seconds after which the match goes on without an answer.
    """

    def __init__(self, session: Session, thinker: Thinker, limit: float) -> None:
        self._session = session
        self._thinker = thinker
        self._limit = limit
        self._ticket = 0
        self._asked: Ask | None = None
        self._about: State | None = None
        self._waited = 0.0
        self._move: Move | None = None

    @property
    def ready(self) -> bool:
        """Whether `play` would submit a move."""
        return self._move is not None and self._about is self._session.state

    def update(self, dt: float) -> None:
        """Ask for the seat on turn, or look whether its answer has come; `dt` in seconds."""
        if self._about is not self._session.state:
            self.stop()
            self._ask()
            return
        if self._asked is None or self._move is not None:
            return
        self._waited += dt
        self._move = self._answer_to(self._asked)
        if self._move is None and self._waited >= self._limit:
            self._thinker.cancel()
            self._move = fallback(self._asked.view)

    def play(self) -> Submitted | None:
        """Submit the move that has been decided on; None while there is none."""
        if self._move is None or self._asked is None or not self.ready:
            return None
        done = self._session.submit(self._asked.view.seat, self._move)
        self._asked = self._move = None
        if isinstance(done, Refusal):
            raise TypeError(f"a checked move was refused: {done}")
        return done

    def stop(self) -> None:
        """Forget the decision that is under way; the next `update` asks anew."""
        if self._asked is not None and self._move is None:
            self._thinker.cancel()
        self._asked = self._about = self._move = None

    def _ask(self) -> None:
        state = self._session.state
        self._about, self._waited = state, 0.0
        if state.turn is None:
            return
        player = self._session.players[state.turn]
        if not isinstance(player, Computer):
            return
        self._ticket += 1
        view = self._session.view(state.turn)
        seed = decision_seed(self._session.choice_seed, view.number, len(view.acts))
        self._asked = Ask(self._ticket, view, player.strength, seed)
        self._thinker.ask(self._asked)

    def _answer_to(self, ask: Ask) -> Move | None:
        """The answer if it has come; a move that a computer may not make is replaced."""
        while (answer := self._thinker.poll()) is not None:
            if answer.ticket == ask.ticket:
                return answer.move if answer.move in ask.view.honest else fallback(ask.view)
        return None


def fallback(view: View) -> Move:
    """The move of a player who did not decide in time: the heaviest tile, else what is forced."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    return max(plays, key=lambda play: (play.tile.value, play.tile)) if plays else view.legal[0]


def decision_seed(choice_seed: bytes, number: int, ply: int) -> int:
    """The seed of one decision: 64 bits that follow from the match, the round and the ply."""
    place = number.to_bytes(4, "big") + ply.to_bytes(4, "big")
    return int.from_bytes(hashlib.sha256(choice_seed + place).digest()[:8], "big")
