"""What each part of a turn cost: good turns and the played one are played on in the same worlds.

First all turns are played on a little, then the better ones more. Step by step, from the last part to the first, a turn
that differs in this part and is clearly ahead becomes the leader of it. Then only the leaders and the played turn are
played on in fresh worlds, so that having been chosen flatters nobody. What the marker cost is what the leader of all is
ahead of the best turn with the played marker; what the Build cost is what that one is ahead of the best tour after the
played Build; and so on. How many rollouts a turn gets does not depend on what comes later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from townwright.bots.greentown.search import GreentownSearch
from townwright.core.seats import Seat
from townwright.study.greentown.positions import PlayedTurn
from townwright.study.greentown.rollouts import MEASURES, GameEnd, World, blur, promise, roll_out, search_of, worlds
from townwright.study.greentown.turns import ALL, MARKER, ComparableTurn, choices, other_turns, played_turn
from townwright.study.reviews import Estimate, MoveValue
from townwright.study.samples import differences, estimate, leads, mean

ALL_A_SECOND, BETTER_A_SECOND, FRESH_A_SECOND = 0.2, 0.4, 1.8
"""Worlds of each stage for each second of the budget in a game for two: for all turns, the better ones, the leaders."""
FEWEST: Final = 2
BETTER: Final = 5
"""So many of the best turns get more worlds."""
TOLD: Final = 3
"""The best moves that are told of for each part, besides the played one."""
LEAST_NOISE: Final = {"lead": 2.0, "chance": 6.0}
"""Pairs differ at least so much when it is asked whether a turn is before another one."""

TurnSamples = Mapping[int, Sequence[float]]


@dataclass(frozen=True, slots=True, eq=False)
class PartComparison:
    """What was found about one part of a turn, for one measure."""

    cost: Estimate
    moves: tuple[MoveValue, ...]
    leader: ComparableTurn
    """The best turn up to this part."""
    instead: ComparableTurn
    """The best turn with this part as it was played."""


@dataclass(frozen=True, slots=True, eq=False)
class ComparedTurn:
    """What was found about a turn: for each measure and each part with a choice."""

    position: PlayedTurn
    parts: dict[str, dict[int, PartComparison]]
    effects: dict[str, tuple[Estimate, ...]]
    """What the turn did to each seat, compared with the best one."""


def counts(seconds: float, seats: int) -> tuple[int, int, int]:
    """How many worlds each stage gets. With more seats a game is longer, and there are more turns."""
    share = seconds * (2 / seats) ** 2
    return (
        max(FEWEST, round(ALL_A_SECOND * share)),
        max(FEWEST, round(BETTER_A_SECOND * share)),
        max(FEWEST, round(FRESH_A_SECOND * share)),
    )


def review_turn(position: PlayedTurn, seconds: float, seed: str) -> ComparedTurn:
    """Compare a turn with better ones, as a budget for the whole game allows."""
    search, state = search_of(position.state), position.state
    seat, blurred, seats = state.seat, blur(state), range(len(state.players))
    played = played_turn(search, position)
    turns = [*other_turns(search, position, played), played]
    of_all, of_better, of_leaders = counts(seconds, len(seats))
    ends = first_stage(search, turns, worlds(seed, "first", state, of_all + of_better), of_all, seat, blurred)
    chains = {
        name: leaders(
            turns, {i: samples(each, seat, blurred, m) for i, each in ends.items() if len(each) > of_all}, name
        )
        for m, name in enumerate(MEASURES)
    }
    again = worlds(seed, "fresh", state, of_leaders)
    leading = {index for chain in chains.values() for index in chain}
    for index in leading if len(leading) > 1 else ():
        ends[index] = roll_out(search, turns[index].leads_to, again)
    return ComparedTurn(
        position,
        {
            name: {
                part: compare(turns, chain, {i: samples(each, seat, blurred, m) for i, each in ends.items()}, part)
                for part in choices(position, played)
            }
            for m, (name, chain) in enumerate(chains.items())
        },
        {
            name: tuple(
                estimate(differences(*(samples(ends[i], each, blurred, m) for i in (chain[-1], chain[0]))))
                for each in seats
            )
            for m, (name, chain) in enumerate(chains.items())
        },
    )


def first_stage(
    search: GreentownSearch,
    turns: Sequence[ComparableTurn],
    found: Sequence[World],
    of_all: int,
    seat: Seat,
    blurred: float,
) -> dict[int, list[GameEnd]]:
    """Where each turn comes to in a few worlds, and the better ones, those of each kind and the played one in all."""
    ends = {index: roll_out(search, turn.leads_to, found[:of_all]) for index, turn in enumerate(turns)}
    kept = {len(turns) - 1}
    for measure in range(len(MEASURES)):
        ranked = sorted(ends, key=lambda index: -mean(samples(ends[index], seat, blurred, measure)))
        kept |= set(ranked[:BETTER])
        kept |= {next(i for i in ranked if turns[i].differs == part) for part in {turn.differs for turn in turns}}
    for index in kept:
        ends[index] += roll_out(search, turns[index].leads_to, found[of_all:])
    return ends


def samples(ends: Sequence[GameEnd], seat: Seat, blurred: float, measure: int) -> list[float]:
    """The values of one measure to a seat."""
    return [promise(end, seat, blurred)[measure] for end in ends]


def leaders(turns: Sequence[ComparableTurn], found: TurnSamples, measure: str) -> list[int]:
    """For each part the best turn that is as it was played before that part; the last is the played one."""
    chain = [len(turns) - 1]
    for part in reversed(range(MARKER, ALL)):
        best = max((i for i in found if turns[i].differs == part), key=lambda i: mean(found[i]), default=chain[0])
        chain.insert(0, best if leads(found[best], found[chain[0]], LEAST_NOISE[measure]) else chain[0])
    return chain


def compare(turns: Sequence[ComparableTurn], chain: Sequence[int], values: TurnSamples, part: int) -> PartComparison:
    """One part of a turn for one measure: its leader and other moves, and what the played one cost."""
    leader, instead = chain[part], chain[part + 1]
    cost = Estimate(0.0) if leader == instead else estimate(differences(values[leader], values[instead]))
    best, taken = turns[leader].said(part), turns[instead].said(part)
    told = {taken: MoveValue(taken, estimate(values[instead]), cost, played=True)}
    told.setdefault(best, MoveValue(best, estimate(values[leader]), Estimate(0.0)))
    others = [index for index, turn in enumerate(turns) if turn.differs == part and index not in chain]
    for index in sorted(others, key=lambda index: -mean(values[index])):
        said = turns[index].said(part)
        if said not in told and len(told) <= TOLD:
            told[said] = MoveValue(said, estimate(values[index]), behind(values[leader], values[index]))
    moves = sorted(told.values(), key=lambda move: (move.action != best, move.behind.value))
    return PartComparison(cost, tuple(moves), turns[leader], turns[instead])


def behind(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much less another promises than the leader, which nothing surely surpasses; they were in different worlds."""
    one, two = estimate(best), estimate(other)
    return Estimate(max(one.value - two.value, 0.0), hypot(one.error, two.error))
