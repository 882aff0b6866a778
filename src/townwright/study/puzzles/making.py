"""Makes puzzles: bots play a game, its positions are looked through, and the first good one is kept with its proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from townwright.bots.arena import Match, dealer_of
from townwright.bots.named_bots import find_named
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.dealer import stream_of
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE
from townwright.study import puzzles
from townwright.study.puzzles.contract import FoundPosition, Puzzle, PuzzleMaker, Solution
from townwright.study.puzzles.judging import brought, position

__all__ = ["make_one", "play_game", "prove"]


def play_game(match: Match) -> Record[Any, Any]:
    """The record of a game between bots; the same match gives the same record."""
    game = registry.find(match.game)
    players = [find_named(match.game, name) for name in match.lineup]
    dealer, drawn, events = dealer_of(match.seed, match.deal), Counter[str](), list[Event[Any]]()
    options = game.options(match.words)
    state: Any = game.start(options)
    while to_act := game.to_act(state):
        seat = to_act[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            stream = Random(f"puzzle {match.seed} {match.deal} {len(events)}")  # noqa: S311  a bot's own stream
            action = players[seat].choose(game.view(state, seat), legal, Limit(match.nodes), stream).action
        state = game.play(state, seat, action)
        events.append(Event(seat, action))
    return Record(match.game, game.rules, options, match.lineup, tuple(events))


def make_one(game_name: str, seed: str, number: int) -> Puzzle | None:
    """The puzzle that the game of this number holds; None if none of its positions is worth a question."""
    maker, game = puzzles.find(game_name), registry.find(game_name)
    record = play_game(maker.match(seed, number))
    states = list(_states(record))
    for found in maker.positions(game, record, number):
        state = states[found.events]
        for action in found.begun:
            state = game.play(state, game.to_act(state)[0], game.read(action))
        solution = maker.solve(state, found)
        if solution is not None and maker.is_good(solution):
            return _puzzle(maker, record, state, found, solution)
    return None


def _states(record: Record[Any, Any]) -> Iterator[Any]:
    game = registry.find(record.game)
    state: Any = game.start(record.options)
    yield state
    for event in record.events:
        state = game.play(state, event.seat, event.action)
        yield state


def _puzzle(
    maker: PuzzleMaker, record: Record[Any, Any], state: Any, found: FoundPosition, solution: Solution
) -> Puzzle:
    game = registry.find(record.game)
    events = record.events[: found.events]
    return Puzzle(
        game=record.game,
        record=maker.shortened(game.write(Record(record.game, record.rules, record.options, record.names, events))),
        begun=found.begun,
        seat=game.to_act(state)[0],
        turns=found.turns,
        coming=found.coming,
        kind=maker.kind,
        goal=solution.best,
        answer=solution.answer,
        ways=solution.ways,
        of=solution.of,
    )


def prove(puzzle: Puzzle) -> bool:
    """Search a puzzle through once more: whether its goal is the most, and its answer brings it by the rules."""
    maker = puzzles.find(puzzle.game)
    _, state = position(puzzle)
    solution = maker.solve(state, FoundPosition(0, puzzle.turns, puzzle.coming))
    if solution is None or (solution.best, solution.ways, solution.of) != (puzzle.goal, puzzle.ways, puzzle.of):
        return False
    return brought(puzzle, puzzle.answer) == puzzle.goal == brought(puzzle, solution.answer)
