"""The targets of section 16 of the rules page for a Skylines set: for one cell, and for cells beside each other."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from townwright.games.skylines.box.components import MODULES
from townwright.games.skylines.option_schema import SCENARIOS

if TYPE_CHECKING:
    from benchmarks.balance import Cell

STRONG = "expert"
Figures = dict[str, Any]
Found = Mapping["Cell", Figures]
SEATS = (1, 2, 3, 4)
MOST_APART, MOST_SHIFT = 6, 5
"""Points between the medians of one to four seats, and between those with and without modules."""
MORE_FINISHED, MORE_POINTS = 0.05, 3
"""What two coins more of capital are worth at least: of the finishing rate, or of the median."""


@dataclass(frozen=True, slots=True)
class Target:
    """A figure of a cell, and the range in which it should lie."""

    what: str
    figure: str
    lowest: float = -math.inf
    highest: float = math.inf
    shown: str = "{:.0%}"

    def verdict(self, cell: Cell, figures: Figures) -> str:
        """The line of the report that says whether the cell meets the target."""
        value = figures.get(self.figure, math.nan)
        return verdict_line(self.lowest <= value <= self.highest, cell, f"{self.what}: {self.shown.format(value)}")


def verdicts(found: Found) -> Iterator[str]:
    """Yield the verdict on every target of every cell, then those on several cells together."""
    for cell, figures in found.items():
        for target in targets(cell):
            yield target.verdict(cell, figures)
    for cell in found:
        yield from seats_verdict(cell, found)
        yield from modules_verdict(cell, found)
        yield from capital_verdict(cell, found)


def verdict_line(met: bool, cell: Cell, what: str) -> str:
    """One line of the report: whether a target of a cell is met, and what it is."""
    return f"{'met   ' if met else 'MISSED'} {cell!s:44} {what}"


def targets(cell: Cell) -> list[Target]:
    """The targets of a cell by itself.

    The targets speak of two seats with construction cards; a strong search finishes everywhere, and with enough points.
    """
    intro = cell.scenario == "intro"
    core = cell.seats == 2 and not cell.modules and cell.capital == (12 if intro else 10)
    if cell.bot == "random":
        return [
            Target("finishes at most 3 %", "finished", highest=0.03, shown="{:.1%}"),
            Target("succeeds at most 1 %", "success", highest=0.01, shown="{:.1%}"),
        ]
    if cell.bot == "sensible" and core:
        finished, most = (0.8, 30) if intro else (0.7, 40)
        return [
            Target(f"finishes at least {100 * finished:.0f} %", "finished", finished),
            Target(f"half in 11–{most}", f"in_11_{most}", 0.5),
            Target("conditions met 70–85 %", "met", 0.7, 0.85),
            Target("no cause above 70 % of losses", "worst_loss", highest=0.7),
        ]
    if cell.bot != STRONG:
        return []
    low, high = (30, 45) if intro else (41, 60)
    finishes = Target("finishes at least 95 %", "finished", 0.95)
    if not core:
        return [finishes, Target(f"median at least {low}", "median", low, shown="{:g}")]
    wanted = [
        finishes,
        Target(f"median {low}–{high}", "median", low, high, "{:g}"),
        Target("length 24–45 turns", "turns", 24, 45, "{:.0f}"),
        Target("free squares 5–30 %", "free", 0.05, 0.3),
    ]
    return wanted if intro else [*wanted, Target("best tenth 61+", "p90", 61, shown="{:.0f}")]


def medians(cells: Sequence[Cell], found: Found) -> list[float]:
    """The medians of cells; empty unless all were played and finished."""
    values = [found[cell]["median"] for cell in cells if "median" in found.get(cell, {})]
    return values if len(values) == len(cells) else []


def seats_verdict(cell: Cell, found: Found) -> Iterator[str]:
    """Yield the verdict on whether the strong search scores alike with one to four seats."""
    values = medians([replace(cell, seats=seats) for seats in SEATS], found)
    if cell.bot == STRONG and cell.seats == 2 and values:
        listed = ", ".join(f"{value:g}" for value in values)
        yield verdict_line(
            max(values) - min(values) <= MOST_APART, cell, f"medians of 1–4 seats within {MOST_APART}: {listed}"
        )


def modules_verdict(cell: Cell, found: Found) -> Iterator[str]:
    """Yield the verdict on how far all modules together shift the median; without news only the shift."""
    values = medians([cell, replace(cell, modules=False)], found)
    if cell.bot == STRONG and cell.modules and cell.seats == 2 and values:
        shift = values[0] - values[1]
        if SCENARIOS[cell.scenario].modules == MODULES:
            wanted = f"all modules shift the median by at most {MOST_SHIFT}"
            yield verdict_line(abs(shift) <= MOST_SHIFT, cell, f"{wanted}: {shift:+g}")
        else:
            yield f"       {cell!s:44} modules without news shift the median: {shift:+g}"


def capital_verdict(cell: Cell, found: Found) -> Iterator[str]:
    """Yield the verdict on whether two coins more of capital raise the results."""
    richer = replace(cell, capital=cell.capital + 2)
    if cell.capital < 8 or cell.scenario == "intro" or not medians([cell, richer], found):
        return
    more = found[richer]["finished"] - found[cell]["finished"]
    points = found[richer]["median"] - found[cell]["median"]
    yield verdict_line(
        more >= MORE_FINISHED or points >= MORE_POINTS,
        cell,
        f"two coins more bring 5 % of finishing or 3 of the median: {more:+.1%}, {points:+.1f}",
    )
