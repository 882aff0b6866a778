"""Plays each bot and prints what it scores: ``python3 dev bench typical_scores --game cities --option level=1,2,3``.

Where players meet on one map their scores depend on each other: ``--game greentown --seats 2 --against greedy``.

``bots/<game>/typical_scores.py`` holds these numbers; the page shows them where an opponent is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean

import click

from townwright import bots
from townwright.bots.player import Bot, Limit
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.speed.runtime.readable_games import Deals


def total(game: AnyGame, bot: Bot, other: Bot, words: dict[str, str], seed: int, nodes: int) -> float:
    """Play one game with the bot on one seat, which changes with the seed; returns its total."""
    random, deals = Random(seed), Deals(f"typical {seed}")
    state, own = deals.start(game, game.options(words)), seed % int(words["seats"])
    while to_act := game.to_act(state):
        legal, player = game.legal(state, to_act[0]), bot if to_act[0] == own else other
        answer = player.choose(game.view(state, to_act[0]), legal, Limit(nodes), random)
        state = deals.go_on(game, game.play(state, to_act[0], answer.action))
    return float(game.standing(state, own).total)


@click.command()
@click.option("--game", "name", default="cities", show_default=True)
@click.option("--games", default=20, show_default=True, help="For each bot and each choice of options.")
@click.option("--nodes", default=1000, show_default=True)
@click.option("--option", "each", multiple=True, metavar="NAME=WORD,WORD", help="Measure every one of these words.")
@click.option("--seats", default="1", show_default=True)
@click.option("--against", metavar="BOT", help="Who has the other seats; the same bot by default.")
@click.option("--bot", "names", multiple=True, help="All by default.")
def main(
    name: str, games: int, nodes: int, each: Sequence[str], seats: str, against: str | None, names: Sequence[str]
) -> None:
    """Print the mean total of every bot."""
    choices: list[dict[str, str]] = [{"seats": seats}]
    for text in each:
        option, _, words = text.partition("=")
        choices = [{**chosen, option: word} for chosen in choices for word in words.split(",")]
    game = registry.find(name)
    for bot in bots.own(name):
        if not names or bot.name in names:
            other = bots.find(name, against) if against else bot
            found = [mean(total(game, bot, other, chosen, seed, nodes) for seed in range(games)) for chosen in choices]
            print(bot.name, *(f"{points:.1f}" for points in found), flush=True)


if __name__ == "__main__":
    main()
