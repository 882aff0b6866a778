"""The best city for the cards as they lay: plans with known cards, improved by changing one decision after another."""

from __future__ import annotations

from functools import partial
from random import Random

from townwright.core.records import Record, Replay
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Action
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import State
from townwright.study.contract import OnProgress, no_progress
from townwright.study.hindsights import Hindsight
from townwright.study.skylines.known_cards import KnownCards
from townwright.study.skylines.plans import GamePlan, GamePlanner, PlanStep, varied
from townwright.study.skylines.position_values import promise, weights_for

NAME = "Hindsight"
"""The player of the games that are found."""
RUNS = 3
"""Independent searches."""
NODES_A_SECOND = 8_000
"""A second of a nominal core is so many nodes; a node is one outcome of a card, evaluated."""
FIRST_PLANS = 0.25
"""The share of a run for plans from the deal on, each with weights of its own, before the best is improved."""


def hindsight_of_game(
    replay: Replay[Options, State, Action], seconds: float, seed: str, progress: OnProgress = no_progress
) -> Hindsight:
    """Search for the best city that these cards allowed; nothing less than what was played."""
    known, nodes = KnownCards(replay), int(seconds * NODES_A_SECOND / RUNS)
    found, played = [], played_plan(replay, known)
    for run in range(RUNS):
        random = Random(f"hindsight {seed} {run} {known.start.hands}")  # noqa: S311  reproducible, not secret
        found.append(search(known, played if run == 0 else None, nodes, random, partial(share_of, progress, run)))
    best = max(found, key=lambda plan: plan.value)
    agree = sum(plan.value == best.value for plan in found)
    record = GAME.write(replay.record) if best is played else written(replay, known, best)
    return Hindsight(round(promise(best.end or replay.state).points), None, agree, RUNS, record)


def share_of(progress: OnProgress, run: int, share: float) -> None:
    """Tell which share of all runs is done when a share of one is."""
    progress((run + share) / RUNS)


def played_plan(replay: Replay[Options, State, Action], known: KnownCards) -> GamePlan:
    """The game as it was played."""
    steps, state = [], known.start
    for event in replay.record.events[len(known.dealt) :]:
        steps.append(PlanStep(state, event.action))
        state = GAME.play(state, event.seat, event.action)
    return GamePlan(tuple(steps), state)


def search(known: KnownCards, played: GamePlan | None, nodes: int, random: Random, progress: OnProgress) -> GamePlan:
    """Make plans from the deal on, then change a decision of the best again and again and keep what is not worse.

    A search may begin with the game as it was played, so that nothing worse is found.
    """
    maker, weights = GamePlanner(known, random), weights_for(known.start)
    best = played or maker.play_on((), known.start, weights)
    while maker.nodes < FIRST_PLANS * nodes:
        progress(maker.nodes / nodes)
        plan = maker.play_on((), known.start, varied(weights, random))
        best = max(best, plan, key=lambda each: each.value)
    while maker.nodes < nodes:
        progress(min(1.0, maker.nodes / nodes))
        decided = [number for number, step in enumerate(best.steps) if step.event.seat != CHANCE]
        cut = decided[random.randrange(len(decided))]
        plan = maker.play_on(best.steps[:cut], best.steps[cut].state, varied(weights, random), another=True)
        if plan.value >= best.value:
            best = plan
    return best


def written(replay: Replay[Options, State, Action], known: KnownCards, plan: GamePlan) -> str:
    """The record of a plan."""
    record = replay.record
    events = (*known.dealt, *(step.event for step in plan.steps))
    return GAME.write(Record(record.game, record.rules, record.options, (NAME,) * len(record.names), events))
