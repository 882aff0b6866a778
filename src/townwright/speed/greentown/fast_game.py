"""Greentown at full speed: rows of numbers, dealt, stepped part by part and played to the end.

>>> from townwright.games.greentown.options import Options
>>> greentown = FastGreentown(Options(), compiled=False)
>>> [list(map(int, money)) for money in greentown.play_games(seed=1, games=2)]
[[9, 11], [1, 33]]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from townwright.core.dealer import Dealer
from townwright.games.greentown.actions import (
    Announce,
    BuildLapses,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Part,
    Tour,
    TourLapses,
)
from townwright.games.greentown.box.pieces import ANNOUNCED
from townwright.games.greentown.box.pieces import BUILDINGS as CATEGORIES
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.options import Options
from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.build_steps import CODE_BITS, DEVELOPS, EXITS_MASK
from townwright.speed.greentown.components import box_of, fill, hex_at, start_of
from townwright.speed.runtime import modes
from townwright.speed.runtime.mode_arrays import ModeArrays, counted, options_of

SOURCES = (
    "townwright.games.greentown.map.exit_arithmetic",
    "townwright.games.greentown.box.piece_numbers",
    "townwright.games.greentown.tour.payment_arithmetic",
    "townwright.speed.greentown.row_layout",
    "townwright.speed.runtime.random_stream",
    "townwright.speed.greentown.build_steps",
    "townwright.speed.greentown.tours",
    "townwright.speed.greentown.rounds",
    "townwright.speed.greentown.turns",
    "townwright.speed.greentown.games",
    "townwright.speed.greentown.batch_steps",
    "townwright.speed.greentown.learner.open_numbers",
    "townwright.speed.greentown.learner.shown_arrays",
    "townwright.speed.greentown.learner.learner_steps",
)
WORDS = tuple(ANNOUNCED)


class FastGreentown(ModeArrays):
    """All that one set of options needs to play Greentown over numbers.

    A row is one game: an array of ``int64`` in compiled mode, a list in plain mode.
    """

    def __init__(self, options: Options, compiled: bool | None = None) -> None:
        self.options = options_of(Options, options)
        self.compiled = modes.has_compiler() if compiled is None else compiled
        self.sources = modes.load(SOURCES, self.compiled)
        self.cards = options.components.cards
        self.box = self.numbers(box_of(options))
        self.step = partial(self.sources["games"].step, self.box)
        """``step(row, choice)`` answers the number of choices that come next, 0 at the end, −1 for no such choice."""

    # Deals

    def dealt(self, dealer: Dealer) -> Any:
        """The row that the dealer deals in a real game."""
        components, seats = self.options.components, self.options.seats
        row = start_of(self.options) + [0] * (at.ROW_LENGTH - at.GAME_LENGTH)
        first = dealer.pick("fives", 0, range(seats))
        fives = list(components.opening_cards)
        start = next(card for card in fives if card.start)
        others = [seat for seat in range(seats) if seat != first]
        row[at.CARD + first] = self.cards.index(start)
        fives.remove(start)
        for number, seat in enumerate(others, start=1):
            card = dealer.pick("fives", number, fives)
            fives.remove(card)
            row[at.CARD + seat] = self.cards.index(card)
        fill(row, at.DECK, tuple(map(self.cards.index, self._deck(dealer))))
        return self._seated(self.numbers(row), first)

    def shuffled(self, seed: int, number: int = 0) -> Any:
        """The row of game ``number`` in a run of whole games, before its first turn."""
        row = self.numbers([0] * at.ROW_LENGTH)
        self.sources["games"].shuffle(
            self.box, row, self.word(self.sources["random_stream"].stream(self.word(seed), number))
        )
        row[at.CHOICES] = self.sources["turns"].offer(self.box, row)
        return row

    def _deck(self, dealer: Dealer) -> Iterator[Any]:
        left = list(self.options.components.deck_cards)
        for number in range(len(left)):
            card = dealer.pick("deck", number, [card for card in left if card.stops == left[0].stops])
            left.remove(card)
            yield card

    def _seated(self, row: Any, first: int) -> Any:
        self.sources["games"].seat_players(row, first)
        row[at.CHOICES] = self.sources["turns"].offer(self.box, row)
        return row

    # Whole games

    def play_games(self, seed: int, games: int, first: int = 0) -> Any:
        """The money of all seats in random games: the games ``first`` … of a seed."""
        games, first = counted("the number of games", games), counted("the first game", first)
        seats = self.options.seats
        money, row = self.numbers([0] * (games * seats)), self.numbers([0] * at.ROW_LENGTH)
        self.sources["games"].play_games(self.box, row, self.word(seed), first, money)
        return [money[game * seats : (game + 1) * seats] for game in range(games)]

    # What a row says

    def parts(self, row: Any) -> Iterator[Part]:
        """Every choice of the part that is due, as the rules call it."""
        stage, seat = int(row[at.STAGE]), int(self.sources["turns"].seat_of(row))
        choices = range(int(row[at.CHOICES]))
        if stage == at.MARKER:
            up = int(row[at.MARKERS + seat])
            yield from (Announce(word) for word, bit in zip(WORDS, at.MARKER_BITS, strict=True) if up & bit)
        elif stage in (at.FIRST_STEP, at.SECOND_STEP):
            for choice in choices:
                code = int(self.sources["build_steps"].find_step(self.box, row, seat, choice))
                made = Develop if code & DEVELOPS else Lay
                yield made(hex_at(code >> CODE_BITS), code >> 1 & EXITS_MASK) if code >= 0 else BuildLapses()
        elif stage == at.ERECT:
            yield ErectNothing()
            yield from self._erections(row, seat)
        elif stage == at.TOUR:
            card = int(row[at.CARD + seat])
            for choice in choices:
                yield self._tour(row) if card != at.NONE and self._found(row, card, choice) else TourLapses()
        elif stage == at.KEEP:
            yield from (HandOver(), Keep())

    def _erections(self, row: Any, seat: int) -> Iterator[Erect]:
        vacant, trees = self._standing(row, at.VACANT), self._standing(row, at.TREE)
        for number, category in enumerate(CATEGORIES):
            if row[at.HAND + seat * at.CATEGORIES + number]:
                yield from (Erect(category, place) for place in vacant)
                yield from (Erect(category, place, tree_to) for place in trees for tree_to in vacant)

    def _standing(self, row: Any, piece: int) -> list[Hex]:
        tiles = [int(tile) for tile in row[at.SORTED : at.SORTED + int(row[at.COUNT])]]
        return [hex_at(int(row[at.PLACE + tile])) for tile in tiles if row[at.PIECE + tile] == piece]

    def _found(self, row: Any, card: int, choice: int) -> bool:
        most = self.sources["turns"].MANY
        return bool(self.sources["tours"].find_tour(self.box, row, self.cards[card].stops, choice, most) == 0)

    def _tour(self, row: Any) -> Tour:
        length = int(row[at.PATH_LENGTH])
        sides = tuple(int(side) for side in row[at.PATH_SIDE : at.PATH_SIDE + length])
        return Tour(hex_at(int(row[at.PLACE + int(row[at.PATH_TILE])])), sides)
