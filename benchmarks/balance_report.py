"""Reports many Skylines games as a table, beside the targets of section 16 of the rules page."""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from benchmarks.balance_targets import STRONG, Figures, verdicts
from townwright.bots.confidence import share_interval

if TYPE_CHECKING:
    from benchmarks.balance import Cell, PlayedGame

LOST_SCORE = -10


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the sorted values lies."""
    return values[min(len(values) - 1, max(0, round(share * (len(values) - 1))))]


def median_interval(values: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval of the median, by the order of the values."""
    half = 0.98 * math.sqrt(len(values))
    middle = (len(values) - 1) / 2
    return values[max(0, math.floor(middle - half))], values[min(len(values) - 1, math.ceil(middle + half))]


def figures_of(games: Sequence[PlayedGame]) -> Figures:
    """The figures of the games of one cell."""
    finished = sorted(game.score for game in games if not game.loss)
    zones = sum(game.zones for game in games)
    losses = Counter(game.loss for game in games if game.loss)
    sure = share_interval(len(finished), len(games))
    figures: Figures = {
        "games": len(games),
        "finished": len(finished) / len(games),
        "finished_interval": (sure.low, sure.high),
        "success": sum(score >= 11 for score in finished) / len(games),
        "met": sum(game.met for game in games) / max(1, zones),
        "turns": statistics.median(game.turns for game in games),
        "worst_loss": max(losses.values(), default=0) / max(1, losses.total()),
        "losses": dict(losses),
        "titles": dict(Counter(game.title for game in games if not game.loss)),
        "seconds": statistics.fmean(game.seconds for game in games),
    }
    if finished:
        figures |= {
            "p10": quantile(finished, 0.1),
            "median": statistics.median(finished),
            "median_interval": median_interval(finished),
            "p90": quantile(finished, 0.9),
            "free": statistics.median(game.free for game in games if not game.loss),
            "finished_turns": statistics.median(game.turns for game in games if not game.loss),
            "in_11_30": sum(11 <= score <= 30 for score in finished) / len(finished),
            "in_11_40": sum(11 <= score <= 40 for score in finished) / len(finished),
            "from_61": sum(score >= 61 for score in finished) / len(finished),
        }
    return figures


def report(games: Sequence[PlayedGame]) -> dict[str, Figures]:
    """Print the table, the titles, the verdicts and the cards; returns the figures of each cell."""
    by_cell: dict[Cell, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_cell[game.cell].append(game)
    found = {cell: figures_of(games) for cell, games in by_cell.items()}
    print(f"{'':44}{'games':>6}{'finished':>17}{'11+':>6}{'10/50/90 %':>14}{'median':>9}"
          f"{'met':>6}{'turns':>7}{'free':>6}{'s':>6}  lost by")  # fmt: skip
    for cell, figures in found.items():
        low, high = figures["finished_interval"]
        line = f"{cell!s:44}{figures['games']:>6}{figures['finished']:>6.0%} ({low:>3.0%}–{high:>4.0%})"
        line += f"{figures['success']:>6.0%}"
        if "median" in figures:
            around = "–".join(f"{value:.0f}" for value in figures["median_interval"])
            line += f"{figures['p10']:>6.0f}/{figures['median']:.0f}/{figures['p90']:.0f}".rjust(14) + around.rjust(9)
            line += f"{figures['met']:>6.0%}{figures['finished_turns']:>7.0f}{figures['free']:>6.0%}"
        else:
            line += f"{'–':>14}{'–':>9}{figures['met']:>6.0%}{figures['turns']:>7.0f}{'–':>6}"
        line += f"{figures['seconds']:>6.1f}  "
        print(line + ", ".join(f"{why} {number}" for why, number in sorted(figures["losses"].items())))
    _titles(found)
    for verdict in verdicts(found):
        print(verdict)
    _cards([game for game in games if game.cell.bot == STRONG])
    return {str(cell): figures for cell, figures in found.items()}


def _titles(found: dict[Cell, Figures]) -> None:
    for bot in dict.fromkeys(cell.bot for cell in found):
        titles = Counter[str]()
        for cell, figures in found.items():
            if cell.bot == bot:
                titles.update(figures["titles"])
        print(f"titles of {bot}: " + ", ".join(f"{title} {number}" for title, number in titles.most_common()))


def _cards(games: Sequence[PlayedGame]) -> None:
    """How often each card is played by strong players. What special cards bring, ``special_cards`` measures."""
    drawn, played = Counter[str](), Counter[str]()
    for game in games:
        drawn.update(set(game.drawn))
        played.update(set(game.played))
    rates = {card: played[card] / number for card, number in drawn.items() if card[1] in "RCISUQP" and number >= 10}
    rare = {card: rate for card, rate in rates.items() if rate < 0.1}
    always = {card: rate for card, rate in rates.items() if rate > 0.9}
    if not rates:
        return
    print(
        f"cards played in 10–90 % of the games that draw them: {len(rates) - len(rare) - len(always)} of {len(rates)}"
    )
    for name, found in (("seldom", rare), ("nearly always", always)):
        if found:
            print(f"  {name}: " + ", ".join(f"{card} {rate:.0%}" for card, rate in sorted(found.items())))
    print("  all: " + ", ".join(f"{card} {rate:.0%}" for card, rate in sorted(rates.items())))
