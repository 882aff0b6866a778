"""The best own turns against what the others did: one turn after another is changed, and what is not worse is kept.

The cards lie as they came. The others repeat their turns as long as they can; where a changed town forbids one, they
make the best turn with the same marker.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from townwright.core.records import Record, Replay
from townwright.core.seats import Seat
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Action
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State
from townwright.study.contract import OnProgress, no_progress
from townwright.study.greentown.plans import KnownGame, TownPlan, TownPlanner, varied
from townwright.study.hindsights import Hindsight

NAME: Final = "Hindsight"
"""The player of the turns that are found."""
RUNS: Final = 3
"""Independent searches, the first of which begins with the game as it was played."""
WORK_A_SECOND: Final = 35_000
"""A second of a nominal core is so many nodes; a node is one position, weighed."""
FIRST_PLANS: Final = 0.2
"""The share of a run for games from the deal on, each with weights of its own, before the best is improved."""
REPEATED: Final = 0.5
"""How often the own turns after a changed one are repeated where that is possible."""


def hindsight_of_game(
    replay: Replay[Options, State, Action], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
) -> Hindsight:
    """Search for the own turns that lead furthest ahead; nothing less than what was played."""
    known, work = KnownGame(replay), int(seconds * WORK_A_SECOND / RUNS)
    played = played_plan(known, seat)
    found = []
    for run in range(RUNS):
        random = Random(f"hindsight {seed} {run} {seat} {known.cards}")  # noqa: S311  reproducible, not secret
        planner = TownPlanner(known, seat, random)
        found.append(search(planner, played if run == 0 else None, work, partial(share_of, progress, run)))
    best = max([played, *found], key=lambda plan: plan.value)
    agree = sum(plan.value[0] == best.value[0] for plan in found)
    record = GAME.write(replay.record if best is played else written(replay, known, best))
    return Hindsight(round(best.value[0]), None, agree, RUNS, record)


def share_of(progress: OnProgress, run: int, share: float) -> None:
    """Tell which share of all runs is done when a share of one is."""
    progress((run + min(1.0, share)) / RUNS)


def played_plan(known: KnownGame, seat: Seat) -> TownPlan:
    """The game as it was played: every turn can be repeated."""
    return TownPlanner(known, seat, Random(0)).play_on((), known.start, varied(Random(0)), known.turns[seat])  # noqa: S311


def search(planner: TownPlanner, played: TownPlan | None, work: int, progress: OnProgress) -> TownPlan:
    """Play games from the deal on, then change a turn of the best again and again and keep what is not worse."""
    random, start = planner.random, planner.known.start
    best = played or planner.play_on((), start, varied(random))
    while planner.work < FIRST_PLANS * work:
        progress(planner.work / work)
        best = max(best, planner.play_on((), start, varied(random)), key=lambda plan: plan.value)
    while planner.work < work:
        progress(planner.work / work)
        own = [number for number, step in enumerate(best.steps) if step.seat == planner.seat]
        place = random.randrange(len(own))
        cut = own[place]
        later = best.own_turns[place + 1 :] if random.random() < REPEATED else ()
        plan = planner.play_on(best.steps[:cut], best.steps[cut].state, varied(random), later, another=True)
        if plan.value >= best.value:
            best = plan
    return best


def written(replay: Replay[Options, State, Action], known: KnownGame, plan: TownPlan) -> Record[Options, Action]:
    """The record of a plan; the others keep their names."""
    record = replay.record
    names = tuple(NAME if seat == plan.seat else name for seat, name in enumerate(record.names))
    events = (*known.dealt, *(step.event for step in plan.steps))
    return Record(record.game, record.rules, record.options, names, events)
