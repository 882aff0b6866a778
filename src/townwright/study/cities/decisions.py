"""What each decision cost: the best moves and the played one are played on with the same orders of tiles.

First all candidates are played on to a near horizon, the best few of them more often. Then the leader and the played
move, and only these, are played on with fresh orders, so that having been chosen favours nobody. If the first stage
does not put another move clearly before the played one, nothing was lost. A long game is played on until three rounds
are left: what a city is worth then is known so well that the rest would only add luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from townwright.bots.cities.position_values import PositionValues, RankedMove
from townwright.games.cities import GAME
from townwright.games.cities.city.pieces import ROUNDS
from townwright.study.cities.positions import DecisionPosition
from townwright.study.cities.tile_orders import every_first, tile_orders
from townwright.study.reviews import Estimate, MoveValue
from townwright.study.samples import LEAD, differences, estimate, mean, spread

CANDIDATES, FINALISTS, SHOWN_MOVES = 12, 4, 4
"""Moves of the first stage besides the played one, those that are played on more often, and those that are told."""
HORIZON = 4
"""Rounds that the first stage plays on."""
FINAL_SHARE = 2
"""Finalists are played on so many times as often again."""
LEFT_OUT, LONG = 3, 6
"""With more than so many rounds left, the second stage stops so many before the end: what is left is known well."""
USUAL_NOISE, LEAST_NOISE, MOST_NOISE = {1: 1.0, 2: 1.2, 3: 2.0}, 0.6, 1.3
"""By level: how much pairs differ in the first stage; where they differ more the second has more pairs, to a limit."""
FEWEST, MOST = 8, 4000
"""Samples of a stage."""
UNSURE, EXTRA = 0.3, 0.5
"""A cost with a larger error gets so many of its pairs once more: the first stage thought that they differ less."""


@dataclass(frozen=True, slots=True)
class FirstStage:
    """What the first stage found about a decision."""

    position: DecisionPosition
    moves: tuple[RankedMove, ...]
    """The candidates; the played move is the one with the number ``played``."""
    played: int
    leader: int
    """Both as indexes of the moves."""
    values: tuple[Estimate, ...]
    behind: tuple[Estimate, ...]
    """How much less each promises than the leader."""
    noise: float
    """The standard deviation of the difference between leader and played move."""
    exact: bool
    nodes: int

    @property
    def settled(self) -> bool:
        """Whether a second stage would tell nothing new."""
        return self.exact or self.leader == self.played


@dataclass(frozen=True, slots=True)
class DecisionValues:
    """What both stages found about a decision."""

    first: FirstStage
    cost: Estimate
    moves: tuple[MoveValue, ...]
    kinds: tuple[float, float, float]
    """How much more attractions, parks and terraces bring at the end after the leader, on average."""
    nodes: int


def stream(seed: str, position: DecisionPosition, stage: str) -> Random:
    """The random stream of a stage: it depends on what the seat knew, and on nothing else."""
    known = f"{position.city} {position.state.hand} {position.after}"
    return Random(f"review {seed} {stage} {known}")  # noqa: S311  reproducible, not secret


def candidates(values: PositionValues, position: DecisionPosition) -> tuple[tuple[RankedMove, ...], int]:
    """The best moves by their learnt value, and the played one among them or behind them, by its index."""
    state, after = position.state, position.after.words
    if position.is_layout:
        ranked = values.layouts(state.hand, state.out, CANDIDATES)
    else:
        ranked = values.moves(position.city.words, state.hand[0], state.out, position.rounds, CANDIDATES)
    for index, move in enumerate(ranked):
        if move.city == after:
            return ranked, index
    number = list(GAME.legal(state, 0)).index(position.action)
    forced = RankedMove(number, values.value(after, state.out, position.rounds), after)
    return (*ranked, forced), len(ranked)


def first_stage(values: PositionValues, position: DecisionPosition, nodes: int, seed: str) -> FirstStage:
    """Play all candidates on to the near horizon, within about so many nodes, and find the leader."""
    moves, played = candidates(values, position)
    rounds, out = position.rounds, position.state.out
    if rounds == 0:
        known = [(move.value,) for move in moves]
        return compared(position, moves, played, known, range(len(moves)), True, 1)
    ahead = min(rounds, HORIZON)
    if rounds == 1:
        samples = values.samples([move.city for move in moves], every_first(out), rounds, ahead)
        return compared(position, moves, played, samples.values, range(len(moves)), True, samples.nodes)
    count = max(FEWEST, nodes // (ahead * (len(moves) + FINAL_SHARE * (FINALISTS + 1))))
    random = stream(seed, position, "first")
    orders = tile_orders(out, count, random)
    samples = values.samples([move.city for move in moves], orders, rounds, ahead)
    best = sorted(range(len(moves)), key=lambda index: -mean(samples.values[index]))[:FINALISTS]
    finalists = [*best, *([played] if played not in best else [])]
    more = values.samples(
        [moves[index].city for index in finalists],
        tile_orders(out, FINAL_SHARE * count, random),
        rounds,
        ahead,
    )
    together: list[tuple[float, ...]] = list(samples.values)
    for index, found in zip(finalists, more.values, strict=True):
        together[index] = (*together[index], *found)
    return compared(position, moves, played, together, finalists, False, samples.nodes + more.nodes)


def compared(
    position: DecisionPosition,
    moves: tuple[RankedMove, ...],
    played: int,
    samples: Sequence[Sequence[float]],
    finalists: Sequence[int],
    exact: bool,
    nodes: int,
) -> FirstStage:
    """The leader among the finalists, and how much less the others promise."""
    leader = max(finalists, key=lambda index: (mean(samples[index]), index == played))
    ahead = differences(samples[leader], samples[played])
    lead = estimate(ahead, exact)
    if lead.value <= (0 if exact else LEAD * lead.error):
        leader = played
    noise = max(spread(ahead), 1.0)
    behind = []
    for each in samples:
        pairs = min(len(each), len(samples[leader]))
        behind.append(estimate(differences(samples[leader][:pairs], each[:pairs]), exact))
    means = tuple(estimate(each, exact) for each in samples)
    return FirstStage(position, moves, played, leader, means, tuple(behind), noise, exact, nodes)


def pairs_of(first: FirstStage, nodes: int) -> int:
    """How many pairs of rollouts a decision gets in the second stage if a whole game has so many nodes for it.

    It depends on this decision alone: were it what the others leave over, later tiles would change earlier costs.
    """
    if first.settled:
        return 0
    whole = 2 * sum(rounds_played(rounds) for rounds in range(2, ROUNDS + 1))
    noise = first.noise / USUAL_NOISE[first.position.state.options.level]
    return min(MOST, max(FEWEST, int(nodes / whole * min(max(noise, LEAST_NOISE), MOST_NOISE))))


def rounds_played(rounds: int) -> int:
    """How many of the rounds left the second stage plays."""
    return rounds if rounds <= LONG else rounds - LEFT_OUT


def second_stage(values: PositionValues, first: FirstStage, pairs: int, seed: str) -> DecisionValues:
    """Play the leader and the played move on with fresh orders of tiles, unless all is settled."""
    cost, kinds, nodes = first.behind[first.played], (0.0, 0.0, 0.0), first.nodes
    told = dict(enumerate(zip(first.values, first.behind, strict=True)))
    if not first.settled:
        position = first.position
        random = stream(seed, position, "second")
        both = [first.moves[first.leader].city, first.moves[first.played].city]
        ahead = rounds_played(position.rounds)
        samples = values.samples(both, tile_orders(position.state.out, pairs, random), position.rounds, ahead)
        best, played = samples.values
        cost, nodes = estimate(differences(best, played)), nodes + samples.nodes
        one, other = samples.kinds
        kinds = (one[0] - other[0], one[1] - other[1], one[2] - other[2])
        if cost.error > UNSURE:
            orders = tile_orders(position.state.out, max(1, int(EXTRA * pairs)), random)
            more = values.samples(both, orders, position.rounds, ahead)
            best, played = (*best, *more.values[0]), (*played, *more.values[1])
            cost, nodes = estimate(differences(best, played)), nodes + more.nodes
        told[first.leader] = (estimate(best), Estimate(0.0))
        told[first.played] = (estimate(played), cost)
    return DecisionValues(first, cost, told_moves(first, told), kinds, nodes)


def told_moves(first: FirstStage, told: dict[int, tuple[Estimate, Estimate]]) -> tuple[MoveValue, ...]:
    """The best few moves in the notation, the leader first, and the played one wherever it stands."""
    legal = GAME.legal(first.position.state, 0)
    order = sorted(told, key=lambda index: (index != first.leader, told[index][1].value))
    kept = [index for place, index in enumerate(order) if place < SHOWN_MOVES or index == first.played]
    return tuple(
        MoveValue(str(legal[first.moves[index].number]), *told[index], played=index == first.played) for index in kept
    )
