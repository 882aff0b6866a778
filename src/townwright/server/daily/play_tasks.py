"""What workers compute about the deal of a day. Each call runs in a process that can be ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from townwright import study
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.server.bots.own_seed import own_seed
from townwright.server.bots.worker_process import BotTask, choose_move, input_for_bot
from townwright.server.daily.plans import DailyPlan
from townwright.server.reviews.review_tasks import SEED
from townwright.server.store.daily.models import ProgramScore

ChooseAction = Callable[[Any, Seat, int], Any]
"""Chooses an action of a seat in a position after so many moves."""


def play_program(game: str, plan: DailyPlan, seed: str, program: str, nodes: int) -> ProgramScore:
    """Let a program play the first seat of a deal, and the plan's bots the others, and return what it made of it."""
    rules, dealer = registry.find(game), Dealer.of(seed)
    players = (program, *plan.bots)

    def choose(state: Any, seat: Seat, moves: int) -> Any:
        task = BotTask(game, players[seat], state, seat, nodes, own_seed(dealer.commitment, seat, moves))
        move = choose_move(input_for_bot(registry.find, task))
        if isinstance(move, Refusal):
            raise move
        return rules.read(move.action)

    state, _ = play_deal(game, plan, dealer, choose)
    result = rules.result(state)
    won = result is not None and 0 in result.winners
    return ProgramScore(program, rules.standing(state, 0).total, won)


def best_possible(game: str, plan: DailyPlan, seed: str, effort: float) -> tuple[int, int]:
    """The best result that is found for a deal by whoever knows all its draws, and a proven bound."""
    rules, studied = registry.find(game), study.find(game)
    # What is drawn does not depend on what anybody does, so any finished game tells the deal.
    _, events = play_deal(game, plan, Dealer.of(seed), lambda state, seat, _: rules.legal(state, seat)[0])
    options = rules.options(plan.options)
    record: Record[Any, Any] = Record(
        game=game, rules=rules.rules, options=options, names=("1",) * options.seats, events=tuple(events)
    )
    replay = rules.replay(rules.write(replace(record)))
    found = studied.hindsight(replay, 0, studied.hindsight_seconds * effort, SEED)
    return found.best, found.bound


def play_deal(game: str, plan: DailyPlan, dealer: Dealer, choose: ChooseAction) -> tuple[Any, list[Event[Any]]]:
    """Play a deal to its end, and return the last position and all that happened."""
    rules = registry.find(game)
    state, drawn, events = rules.start(rules.options(plan.options)), Counter[str](), list[Event[Any]]()
    while acting := rules.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action = dealer.answer(rules.legal(state, CHANCE), drawn)
            drawn[stream_of(action)] += 1
        else:
            action = choose(state, seat, len(events))
        events.append(Event(seat, action))
        state = rules.play(state, seat, action)
    return state, events
