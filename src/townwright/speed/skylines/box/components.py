"""A component set of Skylines as numbers: bars, cards with their clauses, pictures of tiles, boards as they lie.

Everything is read from the set, nothing about a card stands here, so an owner's own set is as fast as ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Final

from townwright.games.skylines.box.cards import NEWS, POLICY, ROLE, UNIQUE, Card
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.box.names import SERVICES, ZONES
from townwright.games.skylines.box.shapes import orientations
from townwright.games.skylines.effects.clauses import (
    AtTheEnd,
    Build,
    Burden,
    Clause,
    Ease,
    Extend,
    Forbid,
    Milestone,
    Mute,
    Now,
    Price,
    Provide,
)
from townwright.games.skylines.effects.conditions import (
    ALWAYS,
    Condition,
    Count,
    Marker,
    Measure,
    Term,
    Uses,
    places_matter,
)
from townwright.games.skylines.map.free_layouts import plans
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.turn.bars import NUMBER, UTILITIES, EntryRow
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.box.capacity import check_room
from townwright.speed.skylines.map.pictures import board_lying, picture

KINDS: Final = (
    *ZONES,
    *(f"util:{utility}" for utility in UTILITIES),
    *(f"svc:{service}" for service in SERVICES),
    UNIQUE,
    ROLE,
    POLICY,
    NEWS,
)
"""The kinds of cards by their numbers."""
CLAUSES: Final[dict[type[Clause], int]] = {
    Now: at.NOW,
    Build: at.BUILD,
    Burden: at.BURDEN,
    Ease: at.EASE,
    Price: at.PRICE,
    Forbid: at.FORBID,
    Provide: at.PROVIDE,
    Mute: at.MUTE,
    Extend: at.EXTEND,
    Milestone: at.MILESTONE,
    AtTheEnd: at.FINAL,
}
SCOPES: Final = {"in": at.IN, "adj": at.BESIDE, "city": at.IN_CITY}
PLAIN: Final = {"water": at.BY_WATER, "same": at.SAME, "apart": at.APART, "always": at.ALWAYS}


class BoxNumbers:
    """The box of some options, put together table by table."""

    def __init__(self, options: Options) -> None:
        self.options, self.set = options, options.box
        self.cards = tuple(options.box.cards.values())
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.shapes = tuple(options.box.shapes)
        self.boards = tuple(sorted(options.box.boards))
        self.box = [0] * at.TABLES
        self.pictures: list[tuple[str, int]] = []
        """The shape and code of each picture."""
        check_room(options.box, options)
        fill(self.box, at.SCALE, self.set.scale.numbers)
        self._cards()
        self._tiles()
        self._boards()
        self.box[at.HAND_FULL] = HAND_SIZES[options.seats]
        self.box[at.ONE_ROLE], self.box[at.POLICY_REFILL] = options.role_choice == "one", options.policy_refill
        fill(self.box, at.START, self.start())

    def _table(self, name: int, values: Sequence[int]) -> None:
        """A table comes behind all others, and the box says where."""
        self.box[name] = self._add(values)

    def _add(self, values: Sequence[int]) -> int:
        self.box += values
        return len(self.box) - len(values)

    # Cards

    def _cards(self) -> None:
        clauses: list[int] = []
        cards: list[int] = []
        names = sorted(self.numbers)
        for card in self.cards:
            offers = [clause for clause in card.effects if isinstance(clause, Provide)]
            words: list[int] = [0] * at.CARD_WIDTH
            words[at.KIND], words[at.STAGE_OF] = KINDS.index(card.kind), card.stage if card.kind != ROLE else 0
            words[at.WORDS], words[at.RANK] = _bits(card.words, at.TILE_KINDS), names.index(card.id)
            words[at.SHAPE] = self.shapes.index(card.shape) if card.shape else at.NONE
            words[at.FIRST_ROW], words[at.REWARD] = self._row(card.row), self._row(card.reward)
            words[at.CONDITION] = self._condition(card.condition)
            words[at.CLAUSES], words[at.CLAUSE_COUNT] = len(clauses) // at.CLAUSE_WIDTH, len(card.effects)
            words[at.PROVIDES] = _bits((offer.service for offer in offers), SERVICES)
            words[at.EVERYWHERE] = _bits((offer.service for offer in offers if offer.scope == "city"), SERVICES)
            words[at.PRICED_AS] = _bits(_priced_as(card), at.PRICES)
            words[at.SERVICE] = SERVICES.index(card.service) if card.service else at.NONE
            cards += words
            for clause in card.effects:
                clauses += self._clause(clause)
        self._table(at.CARD_TABLE, cards)
        self._table(at.CLAUSE_TABLE, clauses)

    def _row(self, row: EntryRow) -> int:
        entries = [number for entry in row for number in (entry.marker, entry.change, int(entry.towards_zero))]
        return self._add((len(row), *entries))

    def _clause(self, clause: Clause) -> list[int]:
        words = [0] * at.CLAUSE_WIDTH
        words[at.SORT] = CLAUSES[type(clause)]
        words[at.KINDS] = _bits(getattr(clause, "kinds", ()), at.TILE_KINDS)
        words[at.CLAUSE_ROW] = self._row(getattr(clause, "row", ()))
        words[at.CLAUSE_IF] = self._condition(getattr(clause, "condition", ALWAYS))
        match clause:
            case Ease(_, marker, number):
                words[at.WHAT], words[at.NUMBER] = NUMBER[marker], number
            case Price(what, change):
                words[at.WHAT], words[at.NUMBER] = at.PRICES.index(what), change
            case Forbid(action):
                words[at.WHAT] = at.BANS.index(action)
            case Mute(service) | Extend(service):
                words[at.WHAT] = _bits(SERVICES if service == "svc" else (service,), SERVICES)
            case _:
                pass
        return words

    def _condition(self, condition: Condition) -> int:
        if condition == ALWAYS:
            return at.NONE
        terms = [
            number
            for alternative in condition
            for place, term in enumerate(alternative, start=1)
            for number in (*_term(term), int(place == len(alternative)))
        ]
        return self._add((len(terms) // at.TERM_WIDTH, int(places_matter(condition)), *terms))

    # Tiles

    def _tiles(self) -> None:
        shapes: list[int] = []
        pictures: list[int] = []
        for name, shape in self.set.shapes.items():
            turned = orientations(shape)
            shapes += (len(pictures), len(turned))
            for code, squares in turned:
                pictures.append(self._add(picture(code, squares)))
                self.pictures.append((name, code))
        self.box[at.SHAPE_COUNT] = len(self.shapes)
        self._table(at.PICTURE_TABLE, pictures)
        self._table(at.SHAPE_TABLE, shapes)
        strips = (self.box[first + at.STRIPS] for first in pictures)
        self.box[at.LONGEST] = max(
            self.box[first + at.STRIP + 3 * strip + 2]
            for first, number in zip(pictures, strips, strict=True)
            for strip in range(number)
        )
        for zone, letter in enumerate(ZONES):
            kept = [self.shapes.index(shape) for shape in self.set.tiles.get(letter, {})]
            self.box[at.ZONE_COUNT + zone] = len(kept)
            fill(self.box, at.ZONE_SHAPE + zone * at.ZONE_SHAPES, kept)

    # Boards

    def _boards(self) -> None:
        boards = [self.set.boards[letter] for letter in self.boards]
        lying_boards = [self._add(board_lying(board, turns)) for board in boards for turns in range(at.QUARTER_TURNS)]
        self._table(at.BOARD_TABLE, lying_boards)
        self._table(at.PRICE_TABLE, [board.price for board in boards])
        self._table(at.LETTER_TABLE, [ascii_uppercase.index(board.letter) for board in boards])
        found = plans(self.options.boards) if self.options.layout == FREE else ()
        self._table(at.PLAN_TABLE, [number for plan in found for place in plan for number in place])
        self.box[at.PLAN_COUNT], self.box[at.BOARD_COUNT] = len(found), len(boards)
        self.box[at.DRAWN_BOARDS] = self.options.boards

    # The start

    def start(self) -> list[int]:
        """A row before anything is drawn, its piles in the order of the file."""
        options, row = self.options, [0] * at.GAME_LENGTH
        row[at.PLAYERS], row[at.BARS + at.MONEY] = options.seats, options.capital
        row[at.NEWS] = row[at.BARRED] = at.NONE
        row[at.MILESTONES] = 1
        row[at.TOP] = at.TABLE_ROWS
        fill(row, at.ROLES, [at.NONE] * at.SEATS)
        for pile in range(at.PILES):
            cards = [self.numbers[card] for card in self.set.stage(pile + 1, options.modules)]
            row[at.PILE_SIZE + pile] = len(cards)
            fill(row, at.PILE + pile * at.PILE_ROOM, cards)
        if "roles" in options.modules:
            roles = [self.numbers[role] for role in self.set.of_kind(ROLE)]
            row[at.DECK_SIZE] = len(roles)
            fill(row, at.DECK, roles)
        for zone, letter in enumerate(ZONES):
            fill(row, at.LEFT + zone * at.ZONE_SHAPES, list(self.set.tiles.get(letter, {}).values()))
        return row


def fill(numbers: list[int], place: int, values: Sequence[int]) -> None:
    """Writes the values from that place on."""
    numbers[place : place + len(values)] = values


def _bits(words: Iterable[str], order: Sequence[str]) -> int:
    """A set of words as bits."""
    return sum(1 << order.index(word) for word in set(words))


def _priced_as(card: Card) -> set[str]:
    """The prices that money in row 1 of a card answers to."""
    return {POLICY} if card.kind == POLICY else {"svc", "util", "uniq"} & card.words


def _term(term: Term) -> tuple[int, int, int, int]:
    match term:
        case Uses(service):
            return at.USES, SERVICES.index(service), 0, 0
        case Count(scope, kind, compare, number):
            return SCOPES[scope], at.TILE_KINDS.index(kind), at.COMPARISONS.index(compare), number
        case Marker(marker, compare, number):
            return at.MARKER, NUMBER[marker], at.COMPARISONS.index(compare), number
        case Measure(what, compare, number):
            return at.BOARDS if what == "boards" else at.SIZE, 0, at.COMPARISONS.index(compare), number
        case _:
            return PLAIN[term.word], 0, 0, 0
