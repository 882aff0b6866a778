"""What finished games tell beside their points: ``python3 dev bench telling --game skylines --deals 150``.

Where games can be lost: how far they came, by programs that lose most of theirs and by others between these and whoever
moves at random, which look at one thing in a turn and now and then at two. Where draws tell how many points are
possible: what is left of the luck of deals once that is known. The scales that ``bots/<game>/ratings.toml`` has of both
are printed, and how well 30 real games of each player alone place them, with and without what is told. ``--raw`` keeps
every result in a file; games that stand there are not played again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev

import click
import numpy as np

from benchmarks.program_ratings import PLANS
from benchmarks.rating import Tally
from benchmarks.rating_fits import two_ways
from townwright.bots.arena import Match, turns
from townwright.bots.named_bots import find_named
from townwright.bots.player import Bot
from townwright.bots.skylines import DREAMER
from townwright.core import registry
from townwright.core.abilities.telling import told_beside_points
from townwright.study import ratings
from townwright.study.ratings.kinds import RatedKind
from townwright.study.ratings.rating import SPREAD
from townwright.study.ratings.results import DealResult, judge

GAMES, TRIES = 30, 40
Raw = dict[str, list[int]]
"""Points, whether the game was finished, and what it tells beside, by kind, player and deal."""


@dataclass(frozen=True)
class Telling:
    """How a game is measured."""

    kinds: tuple[str, ...]
    players: tuple[str, ...]
    seed: str
    losing: str = ""
    """The strongest program that hardly finishes; others come no further before they lose."""


PLAYERS = {
    "cities": Telling(
        ("level=1",),
        (
            *("dreamer", "stroller", "tourist", "neighbour", "citizen"),
            *("apprentice", "surveyor", "planner", "architect", "expert"),
        ),
        "lucky",
    ),
    "skylines": Telling(
        ("scenario=intro", "scenarios"),
        ("random", "1.0", "1.2", "1.4", "1.6", "1.8", "dreamer", "2.25", "newcomer", "visitor"),
        "lost",
        "dreamer",
    ),
}


def find(game: str, name: str) -> Bot:
    """A program, or by a number one that compares so many things in a turn on the average."""
    if name[0].isdigit():
        return replace(DREAMER, name=name, samples=float(name))
    return find_named(game, name)


def measure(game: str, kind: str, player: str, deal: int) -> list[int]:
    """Play one game; returns points, whether it was finished, and what it tells beside."""
    plan, rules = PLANS[game], registry.find(game)
    changing = plan.turns.get(kind, ({},))
    words = {"seats": plan.seats, **plan.kinds[kind], **changing[deal % len(changing)]}
    *_, (state, *_) = turns(Match(game, words, (player,), PLAYERS[game].seed, deal, plan.nodes), find)
    result, told = rules.result(state), told_beside_points(rules, state)
    assert result is not None
    assert told is not None or min(result.ranks) == 1
    return [rules.standing(state, 0).total, int(min(result.ranks) == 1), told or 0]


@dataclass(frozen=True)
class Player:
    """All games of one player in one kind, by deal."""

    name: str
    results: tuple[DealResult, ...]

    @property
    def lost(self) -> list[float]:
        """How far the lost games came."""
        return [float(each.told or 0) for each in self.results if not each.finished]

    @property
    def share(self) -> float:
        """How many games were finished; never none or all, since that would be infinitely far away."""
        return (sum(each.finished for each in self.results) + 0.5) / (len(self.results) + 1)


def fit_lost(kind: RatedKind, players: list[Player], dreamer: str) -> dict[str, object]:
    """The scale of lost games: a line through whoever moves at random and a program that loses most of its games."""
    by_name = {player.name: player for player in players}
    low, high = fmean(by_name["random"].lost), fmean(by_name[dreamer].lost)
    worth = kind.programs[dreamer].value / (high - low)
    weak = [player for player in players if player.name in ("random", dreamer) or float_of(player.name) < 2]
    for player in players:
        by_share = (kind.finishing or 0.0) + SPREAD * NormalDist().inv_cdf(player.share)
        print(
            f"# {player.name}: {player.share:.1%} finished, {by_share:.0f} by that; lost with {fmean(player.lost):.1f} "
            f"(spread {stdev(player.lost):.1f}), {worth * (fmean(player.lost) - low):.0f} by that"
        )
    return {
        "points": [round(low, 2), round(high, 2)],
        "ratings": [0.0, float(kind.programs[dreamer].value)],
        "spread": round(worth * sqrt(fmean(stdev(player.lost) ** 2 for player in weak)), 1),
    }


def float_of(name: str) -> float:
    """The number that a name is, or else a large one."""
    return float(name) if name[0].isdigit() else float("inf")


def fit_bounded(kind: RatedKind, players: list[Player]) -> dict[str, object]:
    """The scale for points as large a share of what a usual deal allows as they are of what theirs does."""
    scale = kind.scale_for(0.0)
    usual = round(fmean(each.told or 0 for each in players[0].results))
    luck_of(kind, players, None)
    spread, deal = luck_of(kind, players, usual)
    return {
        "usual": usual,
        "points": list(scale.points),
        "ratings": list(scale.ratings),
        "spread": round(spread, 1),
        "deal": round(deal, 1),
    }


def luck_of(kind: RatedKind, players: list[Player], usual: int | None) -> tuple[float, float]:
    """The spread of results and the luck of deals; with a usual deal, of points as they would be there."""

    def value(result: DealResult) -> float:
        stretch = usual / result.told if usual and result.told else 1.0
        return kind.scale_for(0.0).rating_of(result.points * stretch)

    values = [[value(each) for each in player.results] for player in players]
    spread, deal = two_ways(np.array(values))
    print(f"# {'known' if usual else 'unknown'} deals: spread {spread:.0f}, luck of deals {deal:.0f}")
    for player, row in zip(players, values, strict=True):
        print(f"#   {player.name}: {fmean(row):.0f}, measured at {kind.programs[player.name].value:.0f}")
    return spread, deal


def placed(kind: RatedKind, players: list[Player], *, told: bool) -> Tally:
    """How far ratings by real games alone are from what they are for the same player on the average."""
    random, tally = Random(1), Tally()
    for player in players:
        found = []
        for _ in range(TRIES):
            rating = kind.beginning
            for each in random.choices(player.results, k=GAMES):
                rating = judge(kind, rating, each if told else replace(each, told=None))
            found.append(rating)
        for rating in found:
            tally.add(fmean(each.mean for each in found), rating)
    return tally


@click.command()
@click.option("--game", "game", type=click.Choice(sorted(PLAYERS)), required=True)
@click.option("--deals", default=150, show_default=True)
@click.option("--raw", "file", type=click.Path(path_type=Path, dir_okay=False))
def main(game: str, deals: int, file: Path | None) -> None:
    """Print the scales of what is told beside points."""
    raw: Raw = json.loads(file.read_text("utf-8")) if file is not None and file.is_file() else {}
    telling = PLAYERS[game]
    for name in telling.kinds:
        kind = ratings.find(game, name)
        assert kind is not None
        players = []
        for player in telling.players:
            for deal in range(deals):
                if (key := f"{name}|{player}|{deal}") not in raw:
                    raw[key] = measure(game, name, player, deal)
            rows = [raw[f"{name}|{player}|{deal}"] for deal in range(deals)]
            players.append(
                Player(player, tuple(DealResult(points, bool(won), told=told) for points, won, told in rows))
            )
            if file is not None:
                file.write_text(json.dumps(raw), "utf-8")
        fit = fit_lost(kind, players, telling.losing) if telling.losing else fit_bounded(kind, players)
        print("[kinds.lost]" if telling.losing else "[[kinds.scales]]")
        print("\n".join(f"{word} = {json.dumps(value)}" for word, value in fit.items()))
        for told in (False, True):
            print(f"# {GAMES} real games alone, {'with' if told else 'without'} what is told: ", end="")
            print(placed(kind, players, told=told), flush=True)


if __name__ == "__main__":
    main()
