"""The weights of a bot's evaluation and the limits of its search, in which the bots differ."""

from __future__ import annotations

from dataclasses import dataclass, replace

MIN_EVALUATIONS = 1


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of an evaluation and the limits of a search. An own Greenie counts ``workspace.MONEY_UNIT``."""

    opponent_weight: int = 30
    """What a Greenie for each of the others costs, all together."""
    next_tour: int = 10
    """What the own next tour counts in a Build, in percent."""
    others_tours: int = 0
    """What the others' next tours count, in percent."""
    double_marker_cost: int = 600
    """What more a turn must bring with Build and Tour, since that marker will be missed later."""
    max_roads: int = 20_000
    """Roads that are looked along for one tour."""
    beam_widths: tuple[int, int, int] = (6, 4, 1)
    """How many Builds are followed after their first step, after their second, and how many are kept in the end."""
    max_evaluations: int = 1000
    """How many steps or buildings are weighed from each of them."""
    shallow_searches: int = 0
    """How many shallow searches add their Builds, since those of one search are much alike."""
    fixed_order: bool = False
    """Whether markers are turned down in a fixed order, and not by what each would bring at once."""

    def shallow(self) -> Weights:
        """The same weights with a quick, narrow search."""
        return replace(self, max_roads=500, beam_widths=(1, 1, 1), max_evaluations=12, shallow_searches=0)

    def pack(self, others: int, nodes: int) -> list[int]:
        """The weights as numbers in the order of ``workspace``, for a search of so many positions in one Build."""
        one, two, _ = self.beam_widths
        first = max(MIN_EVALUATIONS, min(self.max_evaluations, nodes // 5))
        second = max(MIN_EVALUATIONS, min(self.max_evaluations, nodes * 2 // 5 // one))
        third = max(MIN_EVALUATIONS, min(self.max_evaluations, nodes * 2 // 5 // two))
        weights = self.opponent_weight // others, self.next_tour, self.others_tours
        return [*weights, self.max_roads, *self.beam_widths, first, second, third, int(self.fixed_order)]
