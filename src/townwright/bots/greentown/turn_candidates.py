"""What could be done with a turn: for each marker that is face up the best Builds and tours, as whole turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from townwright.bots.greentown.engine import Mind
from townwright.bots.greentown.weights import Care
from townwright.bots.greentown.whole_turns import HABIT
from townwright.games.greentown.actions import Action, Announce, BuildLapses, Erect, ErectNothing, HandOver, Part, Turn
from townwright.games.greentown.box.pieces import ANNOUNCED, builds, tours
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.turn.parts import announce
from townwright.speed.greentown.fast_game import WORDS

GLANCE_STEP = 7919
"""From where one glance begins to where the next does: a prime, so that they fall on different Builds."""
SPARED = {"EB": "B", "ET": "T"}
"""Words that another marker can do as well."""


@dataclass(frozen=True, slots=True, eq=False)
class Idea:
    """The rest of a turn."""

    word: str
    parts: tuple[Part, ...]
    """What follows the marker, or what is still to be said."""
    value: int
    """What it brings at once, and as far as its player cares, what it promises."""
    paid: tuple[int, ...]
    """What its tour brings each seat; empty without a tour."""
    after: Any
    """The row when all is done but the turn not yet ended."""

    def said(self, state: State) -> Action:
        """The idea as an action: a whole turn, or in the middle of one the next part."""
        if state.turn is None:
            return Turn((Announce(self.word), *self.parts))
        if state.stage is Stage.KEEP:
            return HandOver()
        first = self.parts[0] if self.parts else ErectNothing()
        is_missing = state.stage is Stage.ERECT and not isinstance(first, Erect)
        return ErectNothing() if is_missing else first


def ideas(mind: Mind, state: State, care: Care, nodes: int, offset: int) -> Iterator[Idea]:
    """The best ideas for each marker that is face up, or for the turn that has begun, in the order of the markers."""
    if state.turn is not None:
        yield from continued(mind, state, care, nodes, offset)
        return
    words = [word for word, marker in ANNOUNCED.items() if marker in state.player.markers]
    # The either-marker can do what the others do: it is kept while they are there.
    words = [word for word in words if word not in SPARED or SPARED[word] not in words]
    if care.habit:
        words = [min(words, key=place_in_habit)]
    share = nodes // max(1, sum(map(builds, words)))
    for word in words:
        yield from continued(mind, announce(state, word), care, share, offset)


def place_in_habit(word: str) -> int:
    """Where the word stands in the order in which markers are turned down by habit."""
    return HABIT.index(WORDS.index(word))


def continued(mind: Mind, state: State, care: Care, nodes: int, offset: int) -> Iterator[Idea]:
    """The best ideas for a turn whose marker is down."""
    turn, seat = state.turn, state.seat
    assert turn is not None  # noqa: S101  the marker is down
    row, taste = mind.row(state), mind.numbers(care.taste(len(state.players) - 1, nodes))
    if turn.stage is Stage.KEEP:
        yield Idea(turn.word, (), 0, (), row)
    elif turn.stage is Stage.TOUR:
        value = mind.weigh(row, seat, turn.word, taste)
        after, tour, paid = mind.toured(row, taste)
        yield Idea(turn.word, (tour,), value, paid, after)
    else:
        for value, parts, after in builds_for(mind, state, care, nodes, offset):
            built = parts or ((BuildLapses(),) if turn.stage is Stage.FIRST_STEP else ())
            if tours(turn.word):
                toured, tour, paid = mind.toured(after, taste)
                yield Idea(turn.word, (*built, tour), value - care.thrift, paid, toured)
            else:
                yield Idea(turn.word, built, value, (), after)


def builds_for(
    mind: Mind, state: State, care: Care, nodes: int, offset: int
) -> Iterator[tuple[int, tuple[Part, ...], Any]]:
    """The best Builds for a turn, then some that were found at a glance; no board twice."""
    turn, others, row, boards = state.turn, len(state.players) - 1, mind.row(state), set[int]()
    assert turn is not None  # noqa: S101  the marker is down
    searches = [(care, offset)]
    searches += [(care.at_a_glance(), offset + GLANCE_STEP * number) for number in range(1, care.glances + 1)]
    for way, begin in searches:
        for build in mind.builds(row, state.seat, turn.word, mind.numbers(way.taste(others, nodes)), begin):
            board = int(mind.building.board_key(build[-1]))
            if board not in boards:
                boards.add(board)
                yield build
