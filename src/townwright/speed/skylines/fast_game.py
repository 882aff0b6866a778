"""Skylines at full speed: rows of numbers, dealt, stepped decision by decision and played to the end.

>>> from townwright.games.skylines import GAME
>>> skylines = FastSkylines(GAME.options({}), compiled=False)
>>> [list(map(int, result)) for result in skylines.play_games(seed=1, games=3)]
[[0, 2], [0, 2], [-3, 1]]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from townwright.core.dealer import Dealer
from townwright.games.skylines.actions import (
    PILES,
    Action,
    ChooseRole,
    Enact,
    EndMilestone,
    Open,
    Place,
    Play,
    Renew,
    Source,
    Swap,
    Take,
)
from townwright.games.skylines.box.boards import Layout, read_layout
from townwright.games.skylines.box.cards import POLICY
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.games.skylines.box.shapes import orientations
from townwright.games.skylines.map.ground import COLUMNS
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.turn.bars import LOSSES
from townwright.speed.runtime import modes
from townwright.speed.runtime.mode_arrays import ModeArrays, counted, options_of
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.box.components import BoxNumbers
from townwright.speed.skylines.map.pictures import lay_out

SOURCES = (
    "townwright.games.skylines.turn.bar_arithmetic",
    "townwright.games.skylines.turn.price_arithmetic",
    "townwright.speed.skylines.row_layout",
    "townwright.speed.runtime.random_stream",
    "townwright.speed.skylines.bars",
    "townwright.speed.skylines.map.ground",
    "townwright.speed.skylines.effects.conditions",
    "townwright.speed.skylines.effects.clauses",
    "townwright.speed.skylines.card_play",
    "townwright.speed.skylines.milestone",
    "townwright.speed.skylines.draws",
    "townwright.speed.skylines.setup",
    "townwright.speed.skylines.turns",
    "townwright.speed.skylines.map.free_layouts",
    "townwright.speed.skylines.games",
    "townwright.speed.skylines.batch_steps",
    "townwright.speed.skylines.learner.open_numbers",
    "townwright.speed.skylines.learner.shown_arrays",
    "townwright.speed.skylines.learner.learner_steps",
)


class FastSkylines(ModeArrays):
    """All that one set of options needs to play Skylines over numbers.

    A row is one game: an array of ``int64`` in compiled mode, a list in plain mode. Boards that are drawn lie before
    the first decision: at random, or as the caller of ``dealt`` says.
    """

    def __init__(self, options: Options, compiled: bool | None = None) -> None:
        self.options = options_of(Options, options)
        self.compiled = modes.has_compiler() if compiled is None else compiled
        self.sources = modes.load(SOURCES, self.compiled)
        numbers = BoxNumbers(options)
        self.cards = tuple(card.id for card in numbers.cards)
        self.boards, self.pictures = numbers.boards, numbers.pictures
        self._start = numbers.start()
        if options.layout != FREE:
            lay_out(self._start, read_layout(options.layout), self.boards)
            numbers.box[at.START : at.START + at.GAME_LENGTH] = self._start
        self.box = self.numbers(numbers.box)
        self._kinds = options.box.cards

    # Deals

    def dealt(self, dealer: Dealer, layout: Layout | None = None) -> Any:
        """The row that the dealer deals in a real game; where boards are drawn, with the layout that was chosen."""
        row = self._start + [0] * (at.ROW_LENGTH - at.GAME_LENGTH)
        for pile, stream in enumerate(PILES.values()):
            self._order(row, at.PILE + pile * at.PILE_ROOM, row[at.PILE_SIZE + pile], dealer, stream)
        self._order(row, at.DECK, row[at.DECK_SIZE], dealer, "roles")
        if layout is not None:
            lay_out(row, layout, self.boards)
        found = self.numbers(row)
        self.sources["setup"].deal(self.box, found)
        return found

    def _order(self, row: list[int], first: int, cards: int, dealer: Dealer, stream: str) -> None:
        row[first : first + cards] = dealer.deal(stream, row[first : first + cards], cards)

    def shuffled(self, seed: int, number: int = 0) -> Any:
        """The row of game ``number`` in a run of whole games, before its first decision; drawn boards are laid out."""
        row = self.numbers([0] * at.ROW_LENGTH)
        self.sources["games"].shuffle(
            self.box, row, self.word(self.sources["random_stream"].stream(self.word(seed), number))
        )
        self.sources["setup"].deal(self.box, row)
        return row

    # Play

    @property
    def step(self) -> Any:
        """``step(row, choice)`` answers the number of choices that come next, 0 at the end, −1 for no such choice."""
        return partial(self.sources["games"].step, self.box)

    def play_games(self, seed: int, games: int, first: int = 0) -> Any:
        """Overall happiness and loss (as in ``bars.LOSSES``) of random games: the games ``first`` … of a seed."""
        games, first = counted("the number of games", games), counted("the first game", first)
        results, row = self.numbers([0] * (2 * games)), self.numbers([0] * at.ROW_LENGTH)
        self.sources["games"].play_games(self.box, row, self.word(seed), first, results)
        return [results[2 * game : 2 * game + 2] for game in range(games)]

    # What a row says

    def points(self, row: Any) -> int:
        """Overall happiness less pollution, traffic and crime, as it stands."""
        overall = int(row[at.BARS + at.OVERALL])
        return overall if row[at.SCORED] else overall - int(self.sources["bar_arithmetic"].nuisances(row, at.BARS))

    def loss(self, row: Any) -> str:
        """How the game was lost; nothing if it was not."""
        return LOSSES[int(row[at.LOSS])]

    def hand(self, row: Any, seat: int) -> tuple[str, ...]:
        """The cards in front of a seat."""
        first = at.HANDS + seat * at.HAND_ROOM
        return tuple(self.cards[int(card)] for card in row[first : first + int(row[at.HAND_SIZE + seat])])

    def exchange(self, row: Any) -> tuple[str, ...]:
        """The exchange pile from the bottom."""
        cards = row[at.EXCHANGE : at.EXCHANGE + int(row[at.EXCHANGE_COUNT])]
        return tuple(self.cards[int(card)] for card in cards)

    def actions(self, row: Any) -> Iterator[Action]:
        """Every choice of the decision that is due, in its order, as the rules call it."""
        seat = int(row[at.SEAT])
        match int(row[at.STAGE]):
            case at.TURN:
                yield from self._turn(row, self.hand(row, seat))
            case at.DRAW:
                yield from self._sources(row)
            case at.OPEN:
                self.sources["clauses"].gather(self.box, row, row[at.TOKEN])
                for slot in range(int(row[at.SLOT_COUNT])):
                    if self.sources["milestone"].can_be_opened(self.box, row, slot):
                        yield Open(self.board(row, slot))
            case at.RENEW:
                yield from self._renewals(row, self.hand(row, seat))
            case at.ROLE:
                last = int(row[at.DECK_AT])
                yield from (
                    ChooseRole(self.cards[int(role)]) for role in row[at.DECK + last - ROLES_OFFERED : at.DECK + last]
                )

    def _turn(self, row: Any, hand: tuple[str, ...]) -> Iterator[Action]:
        self.sources["clauses"].gather(self.box, row, row[at.SEAT])
        self.sources["ground"].find_runs(self.box, row)
        for held, card in enumerate(hand):
            if not row[at.PLAYS + held]:
                continue
            if self._kinds[card].kind == POLICY:
                yield Enact(card)
            else:
                yield from self._plays(row, held, card)
        if row[at.SWAPS]:
            yield from (Swap(card) for card in hand if self._kinds[card].kind != POLICY)
        if row[at.ENDS]:
            yield EndMilestone()

    def _plays(self, row: Any, held: int, card: str) -> Iterator[Play]:
        number, zone = self.cards.index(card), self._kinds[card].is_zone
        self.sources["clauses"].first_row(self.box, row, number)
        everywhere = 1 - row[at.SOMEWHERE + held]
        for choice in range(int(row[at.PLAYS + held])):
            self.sources["card_play"].find_place(self.box, row, number, everywhere, choice)
            shape, place = self._spot(row)
            yield Play(card, shape if zone else None, place)

    def _spot(self, row: Any) -> tuple[str, Place]:
        """The shape and the place that were tried last."""
        picture, line, left = (int(row[word]) for word in (at.SPOT_PICTURE, at.SPOT_ROW, at.SPOT_COLUMN))
        shape, code = self.pictures[picture]
        return shape, Place(
            self.cell(row, line, left + int(self.sources["ground"].first_column(self.box, picture))), code
        )

    def tile(self, row: Any, number: int) -> tuple[str, str, frozenset[str]]:
        """The card, shape and squares of a tile on the map."""
        word = int(row[at.TILES + number])
        picture, line, left = (
            word >> shift & (1 << bits) - 1
            for shift, bits in (
                (at.PICTURE_SHIFT, at.PICTURE_BITS),
                (at.ROW_SHIFT, at.PLACE_BITS),
                (at.COLUMN_SHIFT, at.PLACE_BITS),
            )
        )
        shape, code = self.pictures[picture]
        squares = dict(orientations(self.options.box.shapes[shape]))[code]
        cells = frozenset(self.cell(row, line + below, left + right) for below, right in squares)
        return self.cards[word & (1 << at.CARD_BITS) - 1], shape, cells

    def cell(self, row: Any, line: int, column: int) -> str:
        """The name of a cell of the table: ``Ac4``."""
        for slot in range(int(row[at.SLOT_COUNT])):
            if (row[at.SLOT_ROW + slot], row[at.SLOT_COLUMN + slot]) == (line // at.SIDE, column // at.SIDE):
                return f"{self.board(row, slot)}{COLUMNS[column % at.SIDE]}{line % at.SIDE + 1}"
        raise ValueError("there is no board")

    def board(self, row: Any, slot: int) -> str:
        """The letter of the board in a slot."""
        return self.boards[int(row[at.SLOT_BOARD + slot]) // at.QUARTER_TURNS]

    def _sources(self, row: Any) -> Iterator[Source | Take]:
        for pile in range(at.PILES):
            if row[at.PILE_AT + pile] < row[at.PILE_SIZE + pile]:
                yield Source(str(pile + 1))
        if row[at.PURPOSE] == at.FOR_TURN:
            barred = self.cards[int(row[at.BARRED])] if row[at.BARRED] != at.NONE else ""
            yield from (Take(card) for card in self.exchange(row) if card != barred)

    def _renewals(self, row: Any, hand: tuple[str, ...]) -> Iterator[Renew]:
        cards, left = [card for card in hand if self._kinds[card].kind != POLICY], int(row[at.CHOICES])
        for number in range(len(cards) + 1):
            for chosen in combinations(cards, number):
                if left:
                    yield Renew(chosen)
                    left -= 1
