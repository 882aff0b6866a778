"""Finds candidates for a turn: for each marker that is face up the best Builds and tours, as whole turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from townwright.bots.greentown.search import GreentownSearch
from townwright.bots.greentown.weights import Weights
from townwright.bots.greentown.whole_turns import BUILD_FIRST
from townwright.games.greentown.actions import Action, Announce, BuildLapses, Erect, ErectNothing, HandOver, Part, Turn
from townwright.games.greentown.box.pieces import ANNOUNCED, builds, tours
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.turn.parts import announce
from townwright.speed.greentown.fast_game import WORDS

OFFSET_STEP = 7919
"""From the offset of one shallow search to that of the next: a prime, so that they find different Builds."""
REPLACEABLE = {"EB": "B", "ET": "T"}
"""Words of the either-marker, and the marker that can do the same."""


@dataclass(frozen=True, slots=True, eq=False)
class TurnCandidate:
    """A way to finish a turn, with its value."""

    word: str
    parts: tuple[Part, ...]
    """What follows the marker, or what is left of the turn."""
    value: int
    """What it brings at once, and by the weights of its player what it allows later."""
    paid: tuple[int, ...]
    """What its tour brings each seat; empty without a tour."""
    after: Any
    """The row when all is done but the turn not yet ended."""

    def to_action(self, state: State) -> Action:
        """The candidate as an action: a whole turn, or in the middle of one the next part."""
        if state.turn is None:
            return Turn((Announce(self.word), *self.parts))
        if state.stage is Stage.KEEP:
            return HandOver()
        first = self.parts[0] if self.parts else ErectNothing()
        is_missing = state.stage is Stage.ERECT and not isinstance(first, Erect)
        return ErectNothing() if is_missing else first


def find_candidates(
    search: GreentownSearch, state: State, weights: Weights, nodes: int, offset: int
) -> Iterator[TurnCandidate]:
    """Yield the best candidates for each marker that is face up, or for the turn that has begun, marker by marker."""
    if state.turn is not None:
        yield from finish_turn_candidates(search, state, weights, nodes, offset)
        return
    words = [word for word, marker in ANNOUNCED.items() if marker in state.player.markers]
    # The either-marker can do what the others do: it is kept while they are there.
    words = [word for word in words if word not in REPLACEABLE or REPLACEABLE[word] not in words]
    if weights.fixed_order:
        words = [min(words, key=place_in_order)]
    share = nodes // max(1, sum(map(builds, words)))
    for word in words:
        yield from finish_turn_candidates(search, announce(state, word), weights, share, offset)


def place_in_order(word: str) -> int:
    """The place of a word in the fixed order of markers."""
    return BUILD_FIRST.index(WORDS.index(word))


def finish_turn_candidates(
    search: GreentownSearch, state: State, weights: Weights, nodes: int, offset: int
) -> Iterator[TurnCandidate]:
    """Yield the best candidates for a turn whose marker is down."""
    turn, seat = state.turn, state.seat
    assert turn is not None  # noqa: S101  the marker is down
    row, packed = search.row(state), search.numbers(weights.pack(len(state.players) - 1, nodes))
    if turn.stage is Stage.KEEP:
        yield TurnCandidate(turn.word, (), 0, (), row)
    elif turn.stage is Stage.TOUR:
        value = search.weigh(row, seat, turn.word, packed)
        after, tour, paid = search.lead_best_tour(row, packed)
        yield TurnCandidate(turn.word, (tour,), value, paid, after)
    else:
        for value, parts, after in best_builds(search, state, weights, nodes, offset):
            built = parts or ((BuildLapses(),) if turn.stage is Stage.FIRST_STEP else ())
            if tours(turn.word):
                lead_best_tour, tour, paid = search.lead_best_tour(after, packed)
                yield TurnCandidate(turn.word, (*built, tour), value - weights.double_marker_cost, paid, lead_best_tour)
            else:
                yield TurnCandidate(turn.word, built, value, (), after)


def best_builds(
    search: GreentownSearch, state: State, weights: Weights, nodes: int, offset: int
) -> Iterator[tuple[int, tuple[Part, ...], Any]]:
    """Yield the best Builds for a turn, then those of shallow searches; no board twice."""
    turn, others, row, boards = state.turn, len(state.players) - 1, search.row(state), set[int]()
    assert turn is not None  # noqa: S101  the marker is down
    searches = [(weights, offset)]
    searches += [
        (weights.shallow(), offset + OFFSET_STEP * number) for number in range(1, weights.shallow_searches + 1)
    ]
    for way, start in searches:
        for build in search.builds(row, state.seat, turn.word, search.numbers(way.pack(others, nodes)), start):
            board = int(search.build_functions.board_key(build[-1]))
            if board not in boards:
                boards.add(board)
                yield build
