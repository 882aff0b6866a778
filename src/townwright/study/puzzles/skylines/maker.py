"""Makes puzzles of Skylines: one action is left before the last milestone ends, and the most points are wanted.

News is left out: without it, a card that is drawn after the action changes nothing about the city, so that the score
follows from the action alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from townwright.bots.arena import Match
from townwright.core.contract import AnyGame
from townwright.core.limits.budgets import Budget
from townwright.core.records import Record
from townwright.core.seats import Seat
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Enact, EndMilestone, Play, Swap
from townwright.games.skylines.state import Phase, State, Tile
from townwright.games.skylines.turn.card_play import SeatPlays
from townwright.games.skylines.turn.milestone import end_milestone, why_not_end
from townwright.games.skylines.turn.turns import play_card, turn_actions, why_not_play
from townwright.study.puzzles.contract import FoundPosition, Solution

BOTS = ("novice", "planner", "builder", "planner")
SCENARIOS = ("intro", "intro", "1", "intro", "2", "intro", "3")
NODES = 60
LOST = -100
"""What a city is worth that is lost, or whose milestone cannot end."""
MOST_ACTIONS = 1_500
"""Actions that are looked through in one position."""
CHECKS = re.compile(r" \{[^}]*\}")
STEPS = 3_000_000
"""Steps of the rules in the search of one position."""
TURNS = (Play, Enact, Swap, EndMilestone)


class SkylinesPuzzles:
    """Positions of the last milestone, with one action before it ends."""

    kind = "card"

    def match(self, seed: str, number: int) -> Match:
        """One bot plans alone; scenarios change from game to game."""
        words = {"seats": "1", "scenario": SCENARIOS[number % len(SCENARIOS)]}
        return Match("skylines", words, (BOTS[number // 3 % len(BOTS)],), seed, number, NODES)

    def positions(self, game: AnyGame, record: Record[Any, Any], number: int) -> Iterator[FoundPosition]:
        """The turns after the last board was opened, beginning at a place of the number's own; none of a lost game."""
        state: Any = game.start(record.options)
        turns = []
        for place, event in enumerate(record.events):
            if isinstance(event.action, TURNS) and state.all_open and not state.piles_empty:
                turns.append(place)
            state = game.play(state, event.seat, event.action)
        if state.loss:
            return
        late = turns[-12:-1]
        first = number * 5 % max(1, len(late))
        for place in (*late[first:], *late[:first]):
            yield FoundPosition(place, 1)

    def solve(self, state: State, position: FoundPosition) -> Solution | None:  # noqa: ARG002
        """Try every action, and end the milestone after it; None also where ending it at once is as good."""
        if len(turn_actions(state, Budget(STEPS))) > MOST_ACTIONS:
            return None
        player = SeatPlays(state, state.seat, Budget(STEPS))
        best, answer, ways, of = LOST, "", 0, 0
        for action in turn_actions(state, Budget(STEPS)):
            points = self.worth(state, after(player, action), state.seat)
            of += 1
            if isinstance(action, EndMilestone) and points >= best:
                return None
            if points > best:
                best, answer, ways = points, str(action), 0
            ways += points == best
        return Solution(best, (answer,), ways, of)

    def is_good(self, solution: Solution) -> bool:
        """A city that is worth something, and one action in twenty that brings it, thirty at most."""
        return solution.best >= 1 and solution.ways <= 30 and solution.ways * 20 <= solution.of

    def worth(self, before: State, after: State, seat: Seat) -> int:  # noqa: ARG002
        """The points of the city if the milestone ends now."""
        if after.loss:
            return LOST
        if after.phase is not Phase.OVER:
            after = replace(after, drawing=None)
            if why_not_end(after) is not None:
                return LOST
            after = end_milestone(after)
        return LOST if after.loss else GAME.standing(after, seat).total

    def shortened(self, record: str) -> str:
        """The record without the markers behind each turn, which follow from it."""
        return CHECKS.sub("", record)


def after(player: SeatPlays, action: Any) -> State:
    """The state after an action; what a seat's plays have in common is worked out once."""
    if isinstance(action, Play):
        tile = why_not_play(player, action)
        if isinstance(tile, Tile):
            return play_card(player, tile)
    return GAME.play(player.state, player.seat, action)


MAKER = SkylinesPuzzles()
