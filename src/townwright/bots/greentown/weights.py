"""How a player weighs positions and how carefully it looks: the numbers that tell the bots apart."""

from __future__ import annotations

from dataclasses import dataclass, replace

FEWEST_LOOKS = 1


@dataclass(frozen=True, slots=True)
class Care:
    """What counts for a player, and how far it looks. An own greenie counts ``desk.MONEY_UNIT``."""

    spite: int = 30
    """What a greenie for each of the others costs, all together."""
    next_tour: int = 10
    """What the own next tour counts in a Build, in percent."""
    others_tours: int = 0
    """What the others' next tours count, in percent."""
    thrift: int = 600
    """What more a turn must bring with Build and Tour, since that marker will be missed later."""
    roads: int = 20_000
    """Roads that are looked along for one tour."""
    widths: tuple[int, int, int] = (6, 4, 1)
    """How many Builds are followed after their first step, after their second, and how many are kept in the end."""
    looks: int = 1000
    """How many steps or buildings are weighed from each of them."""
    glances: int = 0
    """How many Builds found at a glance join those that were searched for, since these are much alike."""
    habit: bool = False
    """Whether markers are turned down by habit, and not by what each would bring at once."""

    def at_a_glance(self) -> Care:
        """The same, looking at little."""
        return replace(self, roads=500, widths=(1, 1, 1), looks=12, glances=0)

    def taste(self, others: int, nodes: int) -> list[int]:
        """The numbers in the order of ``desk``, for a player who may weigh so many positions in one Build."""
        one, two, _ = self.widths
        first = max(FEWEST_LOOKS, min(self.looks, nodes // 5))
        second = max(FEWEST_LOOKS, min(self.looks, nodes * 2 // 5 // one))
        third = max(FEWEST_LOOKS, min(self.looks, nodes * 2 // 5 // two))
        weights = self.spite // others, self.next_tour, self.others_tours
        return [*weights, self.roads, *self.widths, first, second, third, int(self.habit)]
