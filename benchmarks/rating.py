"""Checks by simulation that ratings place players: ``python3 dev bench rating --games 30 --players 2000``.

For every game and kind, players of known strength from the weakest program to the strongest play deals. Each gets
points by the kind's scale, with the luck of the deal, which all share, and their own spread; points are whole numbers.
A lost game comes as far as the kind's scale of lost games tells, and where draws tell how many points are possible,
deals differ in that as real ones do.
On the same deal the programs play as well, or nobody does. Told are the root of the mean square error, the mean error,
the bias, the share of players within 50 points of their strength, and how often the strength lies in the range that is
shown.

``--raw FILE`` reads results that ``program_ratings`` has kept instead: half of the deals serve to fit the scale, and
on the other half each program is rated as a person would be, by one real game on each deal.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import click

from benchmarks.program_ratings import PLANS, Raw, fitted, key
from benchmarks.rating_fits import Fit
from townwright import bots
from townwright.study import ratings
from townwright.study.ratings.kinds import RatedKind, read_kind
from townwright.study.ratings.rating import SPREAD
from townwright.study.ratings.results import Compared, DealResult, judge
from townwright.study.ratings.scales import RatingScale

WITHIN = 50
ALLOWED = 2.3
"""The standard deviation of how many points deals allow where their draws tell it; see ``telling``."""
WORDS = {True: "programs on the same deal", False: "alone"}


@dataclass
class Tally:
    """How far ratings were from strengths."""

    errors: list[float] = field(default_factory=list)
    covered: int = 0

    def add(self, strength: float, rating: ratings.Rating) -> None:
        """Count one player and the rating that was found."""
        self.errors.append(rating.mean - strength)
        self.covered += rating.range.low <= strength <= rating.range.high

    def __str__(self) -> str:
        count = len(self.errors)
        off = sqrt(fmean(error * error for error in self.errors))
        within = sum(abs(error) <= WITHIN for error in self.errors) / count
        mean = fmean(abs(error) for error in self.errors)
        told = f"off by {off:.0f} (mean {mean:.0f}, bias {fmean(self.errors):+.0f}), within {WITHIN}: {within:.0%}"
        return f"{told}, in the range: {self.covered / count:.1%}"


@dataclass(frozen=True)
class Played:
    """The games that programs have played in one kind."""

    name: str
    raw: Raw

    def result(self, against: str, program: str, deal: int) -> DealResult:
        """How a program did on a deal."""
        points, finished, _ = self.raw[key(self.name, against, program, deal)]
        return DealResult(round(points), finished > 0)


def simulated(kind: RatedKind, strength: float, games: int, random: Random, *, duplicate: bool) -> ratings.Rating:
    """Let somebody of a strength play, and return the rating."""
    rating = kind.beginning
    names = list(kind.programs)
    for _ in range(games):
        program = near(kind, strength, random) if kind.competitive else ""
        opponent = kind.programs[program] if program else None
        usual = max(scale.usual for scale in kind.scales)
        allowed = max(1, round(random.gauss(usual, ALLOWED))) if usual else None
        scale = kind.scale_for(0.0 if opponent is None else opponent.value, program, bounded=allowed is not None)
        deal = Deal(program, random.gauss(0, scale.deal), allowed)
        others = [
            Compared(kind.programs[name], result(kind, kind.programs[name].value, deal, random))
            for name in names
            if duplicate
        ]
        rating = judge(kind, rating, result(kind, strength, deal, random), others, opponent, program)
    return rating


@dataclass(frozen=True)
class Deal:
    """What everybody who plays a deal shares."""

    program: str
    """The opponent, where seats compete."""
    luck: float
    allowed: int | None
    """How many points it allows, where its draws tell that."""


def near(kind: RatedKind, strength: float, random: Random) -> str:
    """A program that somebody may have chosen: one of the four nearest."""
    programs = sorted(kind.programs, key=lambda each: abs(kind.programs[each].value - strength))
    return random.choice(programs[:4])


def result(kind: RatedKind, strength: float, deal: Deal, random: Random) -> DealResult:
    """What somebody of a strength makes of a deal, against a program where seats compete."""
    if kind.finishing is not None and random.gauss(strength, SPREAD) < kind.finishing:
        return DealResult(0, finished=False, told=None if kind.lost is None else progress(kind.lost, strength, random))
    opponent = kind.programs[deal.program].value if deal.program else 0.0
    scale = kind.scale_for(opponent, deal.program, bounded=deal.allowed is not None)
    shift = opponent - kind.programs[scale.against].value if scale.against else 0.0
    stretch = deal.allowed / scale.usual if deal.allowed is not None else 1.0
    points = round(stretch * scale.points_of(random.gauss(strength + deal.luck - shift, scale.spread)))
    return DealResult(0, own=points) if scale.by_own_points else DealResult(points, told=deal.allowed)


def progress(scale: RatingScale, strength: float, random: Random) -> int:
    """How far a lost game comes: whoever is better than the last rating of the scale comes no further."""
    return max(0, round(scale.points_of(random.gauss(min(strength, scale.ratings[-1]), scale.spread))))


def simulate(kind: RatedKind, players: int, games: int, seed: int, *, duplicate: bool, finishers: bool = True) -> Tally:
    """Rate players of all strengths; where games can be lost, those who finish half of theirs at least, or the rest."""
    random, tally = Random(seed), Tally()
    rated = [each.value for each in kind.programs.values()]
    low, high = min(rated), max(rated)
    if kind.finishing is not None:
        low, high = (kind.finishing, high) if finishers else (low, kind.finishing)
    for _ in range(players):
        strength = random.uniform(low, high)
        tally.add(strength, simulated(kind, strength, games, random, duplicate=duplicate))
    return tally


def real(game: str, raw: Raw, *, duplicate: bool) -> dict[str, Tally]:
    """Rate each program by its games on deals that did not serve to fit the scale."""
    plan, found = PLANS[game], dict[str, Tally]()
    names = [bot.name for bot in bots.own(game)]
    deals = 1 + max(int(each.split("|")[3]) for each in raw)
    for name in plan.kinds:
        half = range(0, deals, 2), range(1, deals, 2)
        for fitting, playing in (half, half[::-1]):
            kind = as_kind(game, name, fitted(plan, name, names, raw, fitting))
            whole = fitted(plan, name, names, raw, range(deals))
            for program in names[1:] if plan.ladder else names:
                tally = found.setdefault(name, Tally())
                rating = kind.beginning
                for deal in playing:
                    rating = by_real_game(kind, rating, Played(name, raw), program, deal, duplicate=duplicate)
                tally.add(whole.programs[program][0], rating)
    return found


def by_real_game(
    kind: RatedKind,
    rating: ratings.Rating,
    played: Played,
    program: str,
    deal: int,
    *,
    duplicate: bool,
) -> ratings.Rating:
    """The rating after one of the games that a program has played."""
    against = ""
    if kind.competitive:
        names = list(kind.programs)
        against = names[max(0, names.index(program) - 1)]
    others = [
        Compared(measured, played.result(against, other, deal))
        for other, measured in kind.programs.items()
        if duplicate and not against and other != program
    ]
    opponent = kind.programs[against] if against else None
    return judge(kind, rating, played.result(against, program, deal), others, opponent)


def as_kind(game: str, name: str, fit: Fit) -> RatedKind:
    """A fit as the file of ratings would hold it."""
    told = {"name": name, "options": {}, "programs": fit.programs, "scales": fit.scales, "finishing": fit.finishing}
    return read_kind(game, told)


@click.command()
@click.option("--games", default=30, show_default=True)
@click.option("--players", default=2000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--raw", "file", type=click.Path(exists=True, path_type=Path, dir_okay=False))
@click.option("--game", "only", type=click.Choice(sorted(PLANS)))
def main(games: int, players: int, seed: int, file: Path | None, only: str | None) -> None:
    """Print how far ratings are from strengths."""
    if file is not None:
        if only is None:
            raise click.UsageError("--raw needs --game")
        raw: Raw = json.loads(file.read_text("utf-8"))
        for duplicate in (True, False):
            for name, tally in real(only, raw, duplicate=duplicate).items():
                print(f"{only} {name}, {WORDS[duplicate]}: {tally}")
        return
    for game in ratings.games() if only is None else (only,):
        for kind in ratings.kinds(game):
            for duplicate in (True, False):
                for finishers in (True, False) if kind.finishing is not None else (True,):
                    tally = simulate(kind, players, games, seed, duplicate=duplicate, finishers=finishers)
                    who = "" if finishers else ", who finish less than half"
                    print(f"{game} {kind.name}, {WORDS[duplicate]}{who}: {tally}", flush=True)


if __name__ == "__main__":
    main()
