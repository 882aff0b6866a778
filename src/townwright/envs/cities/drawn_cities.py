"""Cities by the compiled rules, with tiles that are named from outside when they are turned up."""

from __future__ import annotations

from typing import Self

from townwright.core.dealer import Dealer
from townwright.core.seats import CHANCE, Seat
from townwright.envs.cities.city_rows import CityRows
from townwright.games.cities.city.pieces import TILES
from townwright.games.cities.options import Options
from townwright.speed.cities import row_layout as at

CHOICES, TURNED_UP, STACK = int(at.CHOICES), int(at.TURNED_UP), int(at.STACK)


class DrawnCities(CityRows):
    """A game from its first decision on. Rows turn up some tile at the end of a round; the named one replaces it."""

    def __init__(self, options: Options, dealer: Dealer) -> None:
        super().__init__(options, dealer)
        row = self._rows[0]
        seen = {self._fast.tile_number(word) for word in row[STACK : STACK + int(row[TURNED_UP])]}
        self._left = [tile for tile in range(1, TILES + 1) if tile not in seen]
        self._drawing = False

    def copy(self) -> Self:
        """The same moment, to be played on apart."""
        other = super().copy()
        other._left = self._left.copy()
        return other

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have not finished this round; ``(CHANCE,)`` when a tile is to be turned up."""
        return (CHANCE,) if self._drawing else super().to_act

    @property
    def outcomes(self) -> int:
        """How many tiles could come now."""
        return len(self._left)

    def open_numbers(self, seat: Seat) -> list[int]:
        """The numbers that the seat can say now, in ascending order; none while a tile is to be turned up."""
        numbers: list[int] = self._opened[seat][: int(self._rows[seat][CHOICES])].tolist()
        return [] if self._drawing else numbers

    def take(self, seat: Seat, number: int) -> bool:
        """Says a number; answers whether it was open."""
        return not self._drawing and self.try_to_take(seat, number)

    def _begin_round(self) -> None:
        super()._begin_round()
        self._drawing = not self.over

    def draw(self, number: int) -> None:
        """Turns up the tile with that number among those that are left, in ascending order."""
        fast, tile = self._fast, self._left.pop(number)
        for arrays in self._of_seats:
            self._steps.turn_up_instead(fast.figures, self._pictures, *arrays, fast.tiles[tile - 1])
        super()._begin_round()
        self._drawing = False

    def worth(self, seat: Seat) -> float:
        """What the finished city is worth."""
        return self.points(seat)
