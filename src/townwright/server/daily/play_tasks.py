"""What workers compute about the deal of a day. Each call runs in a process that can be ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from townwright import study
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Event, Record, Replay
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE, Seat
from townwright.server.bots.own_seed import dealt_seed
from townwright.server.bots.worker_main import BotTask, choose_move, input_for_bot
from townwright.server.daily.plans import DailyPlan
from townwright.server.reviews.review_tasks import SEED
from townwright.server.store.daily.models import ProgramScore

GAMES: Final = 12
"""Games that a program plays to find the best against bots, at any effort; each takes about a second."""
ChooseAction = Callable[[Any, Seat, int], Any]
"""Chooses an action of a seat in a position after so many moves."""


def play_program(game: str, plan: DailyPlan, seed: str, program: str, nodes: int) -> ProgramScore:
    """Let a program play the first seat of a deal, and the plan's bots the others, and return what it made of it."""
    rules = registry.find(game)
    state, _ = played_by(game, plan, seed, program, nodes)
    result = rules.result(state)
    won = result is not None and 0 in result.winners
    return ProgramScore(program, rules.standing(state, 0).total, won)


def played_by(
    game: str, plan: DailyPlan, seed: str, program: str, nodes: int, attempt: int = 0
) -> tuple[Any, list[Event[Any]]]:
    """The last position of the game that a program plays with a deal, and all that happens in it.

    ``attempt`` lets it think by another random stream, so that it finds other games; the plan's bots answer as ever.
    """
    rules, dealer = registry.find(game), Dealer.of(seed)
    players = (program, *plan.bots)

    def choose(state: Any, seat: Seat, moves: int) -> Any:
        stream = dealt_seed(dealer, seat, moves) ^ (0 if seat else attempt)
        task = BotTask(game, players[seat], state, seat, nodes, stream)
        move = choose_move(input_for_bot(registry.find, task))
        if isinstance(move, Refusal):
            raise move
        return rules.read(move.action)

    return play_deal(game, plan, dealer, choose)


def best_possible(
    game: str, plan: DailyPlan, seed: str, effort: float, program: str, nodes: int
) -> tuple[int, int | None] | None:
    """The best result that is found for a deal by whoever knows all its draws, and a proven bound if there is one.

    Where what is drawn depends on what is done, the search knows what a program drew that played the deal best. Where
    bots play along, who answer the same moves with the same moves, that program plays many games against them. None
    where all that is found is lost.
    """
    if plan.bots:
        return best_against_bots(game, plan, seed, effort, program, nodes)
    rules, studied = registry.find(game), study.find(game)
    seconds = studied.hindsight_seconds * effort
    _, events = play_deal(game, plan, Dealer.of(seed), lambda state, seat, _: rules.legal(state, seat)[0])
    draws = [str(event.action).split()[-1] for event in events if event.seat == CHANCE]
    if all(draw.isdecimal() for draw in draws):
        found = studied.hindsight_of_deal([int(draw) for draw in draws], plan.options, (), seconds, SEED)
        return found.best, found.bound
    state, events = played_by(game, plan, seed, program, nodes)
    record = Record(game, rules.rules, rules.options(plan.options), (program,), tuple(events))
    found = studied.hindsight(Replay(record, state), 0, seconds, SEED)
    best = rules.replay(found.record).state
    result = rules.result(best)
    return (rules.standing(best, 0).total, found.bound) if result is not None and 0 in result.winners else None


def best_against_bots(
    game: str, plan: DailyPlan, seed: str, effort: float, program: str, nodes: int
) -> tuple[int, None] | None:
    """The most that a program wins with in many games of a deal; None if it wins none."""
    rules = registry.find(game)
    won = []
    for attempt in range(max(1, min(GAMES, round(GAMES * effort)))):
        state, _ = played_by(game, plan, seed, program, nodes, attempt)
        result = rules.result(state)
        if result is not None and 0 in result.winners:
            won.append(rules.standing(state, 0).total)
    return (max(won), None) if won else None


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
