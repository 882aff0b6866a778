"""Reviews one seat of a finished game of Cities: the cost of its decisions, the luck of its draws."""

from __future__ import annotations

from dataclasses import replace

from townwright.bots.cities.position_values import PositionValues
from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action
from townwright.games.cities.options import Options
from townwright.games.cities.state import State
from townwright.study.cities.decisions import DecisionValues, first_stage, pairs_of, second_stage
from townwright.study.cities.hindsight import check_options
from townwright.study.cities.luck import luck, start_value
from townwright.study.cities.positions import DecisionPosition, DrawPosition, alone, positions
from townwright.study.cities.remarks import remark
from townwright.study.contract import OnProgress, no_progress
from townwright.study.reviews import PLACES, DecisionReview, DrawReview, Review, is_sure

NODES_A_SECOND = 13_000
"""A second of a nominal core is so many nodes; a node is one decision weighed, with all its moves."""
LUCK_SHARE, FIRST_SHARE = 0.25, 0.2
"""The shares of the nodes for luck and for the first stage of decisions; the second stage has the rest."""
VERSION = 6


def review_seat(
    replay: Replay[Options, State, Action], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
) -> Review:
    """Review one seat of a finished game with a budget in seconds of a nominal core."""
    options = alone(replay.record.options)
    check_options(options)
    found, values, nodes = list(positions(replay, seat)), PositionValues(options), int(seconds * NODES_A_SECOND)
    made = [each for each in found if isinstance(each, DecisionPosition)]
    drawn = [each for each in found if isinstance(each, DrawPosition)]
    steps, done = len(drawn) + 2 * len(made), 0

    def tick() -> None:
        nonlocal done
        progress(done / steps)
        done += 1

    draws = []
    for draw in drawn:
        tick()
        given = luck(values, draw, int(LUCK_SHARE * nodes / len(drawn)), seed)
        draws.append(DrawReview(draw.number, str(draw.action), given))
    stages = []
    for position in made:
        tick()
        stages.append(first_stage(values, position, int(FIRST_SHARE * nodes / len(made)), seed))
    decisions = []
    left = int((1 - LUCK_SHARE - FIRST_SHARE) * nodes)
    for stage in stages:
        tick()
        decisions.append(told(second_stage(values, stage, pairs_of(stage, left), seed)))
    return Review(
        GAME.name,
        seat,
        replay.record.names[seat],
        "points",
        float(GAME.standing(replay.state, seat).total),
        round(start_value(options), PLACES),
        tuple(decisions),
        tuple(draws),
        VERSION,
        seconds,
        seed,
    )


def told(found: DecisionValues) -> DecisionReview:
    """A decision as a review tells it, with a remark where its cost is shown."""
    position = found.first.position
    decision = DecisionReview(
        position.number, str(position.action), "layout" if position.is_layout else "move", found.moves, found.cost
    )
    if not is_sure(found.cost):
        return decision
    words, places = remark(found)
    return replace(decision, remark=words, places=tuple(places))
