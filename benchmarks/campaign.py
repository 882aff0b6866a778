"""Plays the stages of a campaign with programs and prints its file: ``python3 dev bench campaign --game skylines``.

``bots/<game>/campaign.toml`` holds what this prints. The star for points asks for the median of a middling program, the
star for difficulty for the lower quartile of the same program where it is harder; lost games count as the worst ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import click

from townwright import bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.server.campaign.plans import StagePlan, read
from townwright.speed.runtime.readable_games import Deals

LOST = -99
"""What a lost game is worth where games are put in order."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a program made of one way to play a stage, the worst game first."""

    bot: str
    totals: tuple[int, ...]

    def at(self, share: float) -> int:
        """The result that this share of the games does not exceed."""
        return self.totals[min(len(self.totals) - 1, int(share * len(self.totals)))]

    def __str__(self) -> str:
        finished = sum(total > LOST for total in self.totals)
        quarters = ", ".join("lost" if self.at(share) == LOST else str(self.at(share)) for share in (0.25, 0.5, 0.75))
        return f"{self.bot}: {finished} of {len(self.totals)} finished; quartiles {quarters}"


def play(game: str, bot: str, words: Mapping[str, str], nodes: int, seed: int) -> int:
    """The total of one game alone; ``LOST`` if it is lost."""
    rules, player, random, deals = registry.find(game), bots.find(game, bot), Random(seed), Deals(f"campaign {seed}")
    state = deals.start(rules, rules.options(words))
    while to_act := rules.to_act(state):
        seat = to_act[0]
        answer = player.choose(rules.view(state, seat), rules.legal(state, seat), Limit(nodes), random)
        state = deals.go_on(rules, rules.play(state, seat, answer.action))
    result = rules.result(state)
    return rules.standing(state, 0).total if result is not None and 0 in result.winners else LOST


def lines(stage: StagePlan, usual: list[Measured], hard: list[Measured], judge: str) -> Iterator[str]:
    """A stage as its file has it, with what the programs made of it."""
    yield "\n[[stages]]"
    yield f'name = "{stage.name}"'
    yield f"options = {toml(stage.options)}"
    yield from (f"# {each}" for each in usual)
    yield f"points = {max(1, next(each for each in usual if each.bot == judge).at(0.5))}"
    yield f"hard = {toml(stage.hard)}"
    yield from (f"# {each}" for each in hard)
    yield f"hard_points = {max(1, next(each for each in hard if each.bot == judge).at(0.25))}"


def toml(words: Mapping[str, str]) -> str:
    """Options as a table of one line."""
    return "{ " + ", ".join(f'{name} = "{word}"' for name, word in words.items()) + " }"


@click.command()
@click.option("--game", default="skylines", show_default=True)
@click.option("--games", default=24, show_default=True, help="For each program and each way to play.")
@click.option("--nodes", default=60, show_default=True)
@click.option("--bot", "names", multiple=True, default=("novice", "builder", "planner"), show_default=True)
@click.option("--judge", default="builder", show_default=True, help="Whose results the stars ask for.")
@click.option("--workers", default=1, show_default=True)
def main(game: str, games: int, nodes: int, names: tuple[str, ...], judge: str, workers: int) -> None:
    """Print the file of a campaign with what the programs make of its stages."""
    stages = read(Path(bots.__file__).parent / game / "campaign.toml")
    print("# The campaign: what each stage is played with, and what its stars ask for. Alone, without hints.")
    programs = " ".join(f"--bot {name}" for name in names)
    print(f"# python3 dev bench campaign --game {game} --games {games} --nodes {nodes} {programs} --judge {judge}")
    with ProcessPoolExecutor(workers) as pool:
        for stage in stages:
            found = []
            for words in (stage.options, {**stage.options, **stage.hard}):
                played = {bot: pool.map(partial(play, game, bot, words, nodes), range(games)) for bot in names}
                found.append([Measured(bot, tuple(sorted(totals))) for bot, totals in played.items()])
            print(*lines(stage, found[0], found[1], judge), sep="\n", flush=True)


if __name__ == "__main__":
    main()
