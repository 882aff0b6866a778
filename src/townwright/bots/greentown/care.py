"""How a player weighs positions and how carefully it looks: the numbers that tell the bots apart."""

from __future__ import annotations

from dataclasses import dataclass

FEWEST_LOOKS = 4


@dataclass(frozen=True, slots=True)
class Care:
    """What counts for a player, and how far it looks; the numbers stand in the order of ``desk``'s taste."""

    spite: int = 10
    """What a greenie of somebody else costs, where an own one brings ``desk.MONEY_UNIT``."""
    next_tour: int = 10
    """What the own next tour counts in a Build, in percent."""
    others_tours: int = 0
    """What the others' next tours count, in percent."""
    enough: int = 20_000
    """Roads that are looked along for one tour of a Build that is weighed."""
    widths: tuple[int, int, int] = (6, 4, 1)
    """How many Builds are followed after their first step, after their second, and how many are kept in the end."""
    looks: tuple[int, int, int] = (1000, 1000, 1000)
    """How many steps or buildings are weighed from each of them."""

    def taste(self, nodes: int) -> list[int]:
        """The taste of a player who may weigh so many positions in one Build."""
        one, two, _ = self.widths
        first = max(FEWEST_LOOKS, min(self.looks[0], nodes // 5))
        second = max(FEWEST_LOOKS, min(self.looks[1], nodes * 2 // 5 // one))
        third = max(FEWEST_LOOKS, min(self.looks[2], nodes * 2 // 5 // two))
        return [self.spite, self.next_tour, self.others_tours, self.enough, *self.widths, first, second, third]
