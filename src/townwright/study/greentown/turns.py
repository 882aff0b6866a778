"""Turns that are compared with a played one: how much they share with it, and where they lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from townwright.bots.greentown import STRATEGIC
from townwright.bots.greentown.search import GreentownSearch
from townwright.bots.greentown.turn_candidates import TurnCandidate, find_candidates, finish_turn_candidates
from townwright.bots.greentown.weights import Weights
from townwright.core.limits.budgets import Budget
from townwright.games.greentown import rules
from townwright.games.greentown.actions import (
    UNWRITTEN,
    Announce,
    BuildLapses,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Part,
    Tour,
    TourLapses,
    Turn,
)
from townwright.games.greentown.box.pieces import ANNOUNCED, builds
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.turn.parts import announce, play_part, play_turn
from townwright.study.greentown.positions import PlayedTurn, open_top
from townwright.study.greentown.rollouts import Playable, before_turn, known_to_all

MARKER, BUILD, TOUR, KEEP, ALL = range(5)
"""What a turn differs in first from the played one; ``ALL`` is the played one."""
PARTS: Final = ("marker", "build", "tour", "keep")
NODES: Final = 1_200
"""Positions that are weighed for the candidates of one turn."""
WAYS: Final = (STRATEGIC, Weights())
"""The weights by which tours are looked for: for the lead, and for the own money."""
OFFSETS: Final = 1 << 20
BUILT = (Lay, Develop, Erect, BuildLapses)


@dataclass(frozen=True, slots=True, eq=False)
class ComparableTurn:
    """A turn that could be played instead, or the played one."""

    parts: tuple[Part, ...]
    """As a turn line has them, the marker first."""
    differs: int
    """The first part in which it differs from the played turn."""
    leads_to: Playable
    paid: tuple[int, ...]
    """What its tour pays each seat; empty without one."""

    @property
    def word(self) -> str:
        """What its marker is used for."""
        return str(self.parts[0])

    @property
    def build(self) -> tuple[Part, ...]:
        """Its steps and its building."""
        return tuple(part for part in self.parts if isinstance(part, BUILT))

    @property
    def tour(self) -> Part | None:
        """Its tour, or that there is none; None for a marker without one."""
        return next((part for part in self.parts if isinstance(part, Tour | TourLapses)), None)

    def said(self, part: int) -> str:
        """What is said in one part of the turn."""
        if part == MARKER:
            return self.word
        if part == BUILD:
            return " ".join(map(str, self.build))
        if part == TOUR:
            return str(self.tour)
        return str(Keep() if Keep() in self.parts else HandOver())


def played_turn(search: GreentownSearch, position: PlayedTurn) -> ComparableTurn:
    """The turn as it was played."""
    parts = tuple(part for part in position.parts if not isinstance(part, UNWRITTEN))
    toured = any(isinstance(part, Tour) for part in parts)
    last = position.after.last
    return ComparableTurn(
        parts, ALL, before_turn(search, position.after), last.payment.paid if toured and last is not None else ()
    )


def other_turns(search: GreentownSearch, position: PlayedTurn, played: ComparableTurn) -> list[ComparableTurn]:
    """Good turns that differ from the played one, no two with the same words."""
    found: dict[str, ComparableTurn] = {}
    for turn in every_turn(search, position, played):
        if turn.differs != ALL:
            found.setdefault(str(Turn(turn.parts)), turn)
    return list(found.values())


def every_turn(search: GreentownSearch, position: PlayedTurn, played: ComparableTurn) -> Iterator[ComparableTurn]:
    """The best turns with each marker, with the played one, with the played Build, and with the double turn kept."""
    state = open_top(position.state)
    offset = Random(f"turns {known_to_all(state)}").randrange(OFFSETS)  # noqa: S311  reproducible, not secret
    words = set()
    for candidate in find_candidates(search, state, STRATEGIC, NODES, offset):
        words.add(candidate.word)
        yield compared(candidate, (), played)
    begun = announce(state, played.word)
    if played.word not in words:
        for candidate in finish_turn_candidates(search, begun, STRATEGIC, NODES // 2, offset):
            yield compared(candidate, (), played)
    if played.tour is not None:
        built = after_build(begun, position.parts)
        if built.stage is Stage.TOUR:
            for weights in WAYS:
                for candidate in finish_turn_candidates(search, built, weights, NODES, offset):
                    yield compared(candidate, played.build, played)
    yield from kept_or_not(search, position, played)


def after_build(state: State, parts: Sequence[Part]) -> State:
    """The position after the steps and the building of a turn whose marker is down."""
    budget = Budget(rules.STEPS)
    for part in parts:
        if isinstance(part, (*BUILT, ErectNothing)):
            state = play_part(state, part, budget)
    return state


def compared(candidate: TurnCandidate, build: tuple[Part, ...], played: ComparableTurn) -> ComparableTurn:
    """A candidate of the bots, with what it differs in; one that pays the same for the same Build is the played one."""
    turn = ComparableTurn(
        (Announce(candidate.word), *build, *candidate.parts), ALL, Playable(candidate.after), candidate.paid
    )
    if turn.word != played.word:
        return replace(turn, differs=MARKER)
    if builds(turn.word) and set(turn.build) != set(played.build):
        return replace(turn, differs=BUILD)
    return replace(turn, differs=ALL if turn.tour is None or turn.paid == played.paid else TOUR)


def kept_or_not(search: GreentownSearch, position: PlayedTurn, played: ComparableTurn) -> Iterator[ComparableTurn]:
    """The same turn with the double turn kept instead of handed over, or the other way round, where that was asked."""
    last = position.parts[-1]
    if isinstance(last, Keep | HandOver):
        same: tuple[Part, ...] = tuple(part for part in played.parts if not isinstance(part, Keep))
        parts = same if isinstance(last, Keep) else (*same, Keep())
        after = play_turn(position.state, Turn(parts), Budget(rules.STEPS))[0]
        yield ComparableTurn(parts, KEEP, before_turn(search, after), played.paid)


def choices(position: PlayedTurn, played: ComparableTurn) -> tuple[int, ...]:
    """The parts of a turn in which the seat had a choice."""
    up = position.state.player.markers
    found = []
    if sum(marker in up for marker in ANNOUNCED.values()) > 1:
        found.append(MARKER)
    if builds(played.word) and BuildLapses() not in played.parts:
        found.append(BUILD)
    if isinstance(played.tour, Tour):
        found.append(TOUR)
    if isinstance(position.parts[-1], Keep | HandOver):
        found.append(KEEP)
    return tuple(found)


def number_of(position: PlayedTurn, part: int) -> int:
    """The number of the event in which a part of the turn begins."""
    kinds = {BUILD: BUILT, TOUR: (Tour, TourLapses), KEEP: (Keep, HandOver)}
    if part == MARKER:
        return position.number
    return position.number + next(place for place, each in enumerate(position.parts) if isinstance(each, kinds[part]))
