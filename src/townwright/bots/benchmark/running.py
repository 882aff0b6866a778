"""Plays the games of a trial, one by one, so that processes can share them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from townwright import __version__
from townwright.bots.arena import play, turns
from townwright.bots.benchmark.results import TrialResult
from townwright.bots.benchmark.trials import Trial, find_trial
from townwright.bots.named_bots import find_named
from townwright.bots.player import Answer, Bot, Limit
from townwright.core.phrases import Phrase
from townwright.core.seats import CHANCE


@dataclass(frozen=True, slots=True)
class TrialGame:
    """How one game of a trial ended for the bot, and what it took."""

    points: int
    won: float
    nodes: int
    decisions: int
    seconds: float


class TimedBot:
    """A bot that counts its decisions and the processor time that they take."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.decisions, self.seconds = bot, 0, 0.0

    @property
    def name(self) -> str:
        """The bot's own name."""
        return self._bot.name

    @property
    def character(self) -> Phrase:
        """The bot's own character."""
        return self._bot.character

    @property
    def level(self) -> int:
        """The bot's own level."""
        return self._bot.level

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """Let the bot choose, and count what it took."""
        began = process_time()
        answer = self._bot.choose(view, legal, limit, random)
        self.seconds += process_time() - began
        self.decisions += 1
        return answer


def play_one(game: str, trial_name: str, bot: str, number: int) -> TrialGame:
    """Play the game of that number, counted from 0; the same bot gives the same outcome but for the seconds."""
    trial = find_trial(game, trial_name)
    match = next(match for each, match in enumerate(trial.matches(bot)) if each == number)
    timed = TimedBot(find_named(game, bot))
    played = play(match, lambda of, name: timed if name == bot else find_named(of, name))
    seat = trial.seat_of(number)
    points, won, nodes = played.standings[seat].total, float(played.ranks[seat] == 1), played.nodes[seat]
    if trial.rivals:
        points -= max(standing.total for other, standing in enumerate(played.standings) if other != seat)
        won /= played.ranks.count(1)
    else:
        nodes = sum(played.nodes)
    return TrialGame(points, won, nodes, timed.decisions, timed.seconds)


def prepare(game: str, trial_name: str, bot: str) -> None:
    """Let the bot decide once and forget it, so that loading and compiling do not count as its time."""
    match = next(find_trial(game, trial_name).matches(bot))
    with suppress(Exception):  # what is wrong with a bot is told when it plays
        next(found for found in turns(match, find_named) if found[2] != CHANCE)


def outcomes_of(trial: Trial, bot: str, games: int | None = None) -> list[TrialGame]:
    """Play the games of a trial here, all of them or the first few."""
    most = trial.games if games is None else min(games, trial.games)
    return [play_one(trial.game, trial.name, bot, number) for number in range(most)]


def trial_result(trial: Trial, bot: str, outcomes: Sequence[TrialGame]) -> TrialResult:
    """The outcomes of a trial's first games, put together."""
    return TrialResult(
        trial.game,
        trial.name,
        bot,
        __version__,
        tuple(outcome.points for outcome in outcomes),
        tuple(outcome.won for outcome in outcomes),
        sum(outcome.nodes for outcome in outcomes),
        sum(outcome.decisions for outcome in outcomes),
        sum(outcome.seconds for outcome in outcomes),
    )
