"""Cities in environments by the compiled rules: the same deals, numbers and arrays as by the readable ones."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.envs.chances import dealer_of
from townwright.envs.cities.city_rows import CityRows
from townwright.envs.cities.drawn_cities import DrawnCities
from townwright.envs.compiled.seeded_play import SeededPlay
from townwright.envs.plays import GameSetup
from townwright.games.cities.options import Options
from townwright.speed.cities.learner_batch import LearnerCities
from townwright.speed.cities.row_layout import LAST_TOURIST, STAGE, TOURIST
from townwright.speed.cities.together.batch import TogetherCities

STAGE_WORD, HALF_SAID = int(STAGE), (int(TOURIST), int(LAST_TOURIST))
MOST_SEATS = 1


def plays(options: Options) -> bool:
    """Whether there are compiled rules for these options: all but ``free``."""
    return options.terms.compiled


def begin(setup: GameSetup, options: Options, seed: int) -> CompiledCities:
    """Begins a new game of the seed."""
    return CompiledCities(setup, options, seed)


def begin_drawn(options: Options, dealer: Dealer) -> DrawnCities:
    """Begins a game at its first decision whose further draws are answered from outside."""
    return DrawnCities(options, dealer)


def learners(options: Options, games: int, random_opponents: bool = False) -> LearnerCities:  # noqa: ARG001  it has one seat
    """Makes many games of one seat for learners."""
    return LearnerCities(options, games, compiled=True)


def together(options: Options, games: int) -> TogetherCities:
    """Makes many games whose seats act together, each of them a learner."""
    return TogetherCities(options, games, compiled=True)


class CompiledCities(SeededPlay, CityRows):
    """A game of a seed."""

    def __init__(self, setup: GameSetup, options: Options, seed: int) -> None:
        super().__init__(setup, seed, options, dealer_of(seed))
        self._worth: list[float | None] = [None] * options.seats

    def try_to_take(self, seat: Seat, number: int) -> bool:
        """Says a number; one that is not open changes nothing."""
        if not super().try_to_take(seat, number):
            return False
        self.said.append((seat, number))
        return True

    def _finish(self, seat: Seat, ended: bool) -> None:
        self._worth[seat] = None
        super()._finish(seat, ended)

    def worth(self, seat: Seat) -> float:
        """What the city is worth as it stands, without a tile that has only been said."""
        worth = self._worth[seat]
        if worth is None:
            said = self._rows[seat][STAGE_WORD] in HALF_SAID and not self._finished[seat]
            worth = float(self.table.worth(seat)) if said else self.points(seat)
            self._worth[seat] = worth
        return worth
