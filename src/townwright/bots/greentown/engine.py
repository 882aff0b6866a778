"""The mind of a Greentown bot: the sources loaded for this machine, a box of components, and room to think in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from townwright.bots.greentown import build_search, workspace
from townwright.games.greentown.actions import Develop, Erect, Lay, Part, Step, Tour, TourLapses
from townwright.games.greentown.box.components import Components
from townwright.games.greentown.box.piece_numbers import number_of
from townwright.games.greentown.box.pieces import BUILDINGS, MARKERS
from townwright.games.greentown.map.hexes import COUNT
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import Stage, State
from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.build_steps import CODE_BITS, DEVELOPS, EXITS_MASK, put
from townwright.speed.greentown.components import fill, hex_at, hex_number
from townwright.speed.greentown.fast_game import SOURCES as RULES
from townwright.speed.greentown.fast_game import WORDS, FastGreentown
from townwright.speed.runtime import modes

HERE = "townwright.bots.greentown"
SOURCES = (
    *RULES,
    f"{HERE}.workspace",
    f"{HERE}.tour_search",
    f"{HERE}.evaluation",
    f"{HERE}.build_search",
    f"{HERE}.whole_turns",
)
STAGES = {
    None: at.MARKER,
    Stage.FIRST_STEP: at.FIRST_STEP,
    Stage.SECOND_STEP: at.SECOND_STEP,
    Stage.ERECT: at.ERECT,
    Stage.TOUR: at.TOUR,
    Stage.KEEP: at.KEEP,
}
ENDINGS = {None: at.NOT_YET, "buildings": at.BUILDINGS, "cards": at.NO_CARDS}


class Mind:
    """Thinks about games with one box of components. Between two thoughts it keeps nothing but room to work in."""

    def __init__(self, components: Components, compiled: bool | None = None) -> None:
        self.compiled = modes.has_compiler() if compiled is None else compiled
        load = modes.compiled if self.compiled else modes.plain
        self.leading, self.weighing, self.building, self.turning = load(SOURCES)[-4:]
        self.components = components
        options = Options(components=components, setup=components.setups[0])
        self.box = self.numbers(FastGreentown(options, compiled=False).box)
        self.desk = self.numbers([0] * workspace.DESK_LENGTH)
        self.rows = self.table(build_search.ROWS, at.ROW_LENGTH)
        self.plans = self.table(build_search.PLANS, build_search.PLAN_LENGTH)

    # Arrays of this mode

    def numbers(self, values: Sequence[int]) -> Any:
        """Numbers, as this mode holds them."""
        if not self.compiled:
            return list(values)
        import numpy as np  # plain mode does without

        return np.array(values, np.int64)

    def table(self, rows: int, length: int) -> Any:
        """Rows of zeros, as this mode holds them."""
        if not self.compiled:
            return [[0] * length for _ in range(rows)]
        import numpy as np

        return np.zeros((rows, length), np.int64)

    def filled(self, rows: Sequence[Sequence[int]]) -> Any:
        """Rows of numbers, as this mode holds them."""
        if not self.compiled:
            return [list(row) for row in rows]
        import numpy as np

        return np.array(rows, np.int64)

    def row(self, state: State) -> Any:
        """The position as a row, with the cards to come in the order of their names."""
        names = [card.name for card in self.components.cards]
        row, turn = [0] * at.ROW_LENGTH, state.turn
        row[at.STAGE], row[at.PLAYERS], row[at.VARIANT] = STAGES[state.stage], len(state.players), state.options.keep
        row[at.ROUND], row[at.NEXT], row[at.ENDING] = state.round, state.next, ENDINGS[state.ending]
        row[at.DEVELOPED] = at.NONE
        if turn is not None:
            row[at.WORD], row[at.LAID] = WORDS.index(turn.word), turn.laid
            row[at.DEVELOPED] = at.NONE if turn.developed is None else hex_number(turn.developed)
        row[at.TOP] = at.NONE if state.top is None else names.index(state.top)
        row[at.DECK_AT], row[at.DECK_SIZE] = 0, len(state.deck)
        fill(row, at.DECK, [names.index(card) for card in state.deck])
        fill(row, at.ORDER, state.order)
        for seat, player in enumerate(state.players):
            row[at.MONEY + seat] = player.money
            row[at.MARKERS + seat] = sum(1 << MARKERS.index(marker) for marker in player.markers)
            row[at.CARD + seat] = at.NONE if player.card is None else names.index(player.card)
            fill(row, at.HAND + seat * at.CATEGORIES, player.hand)
        fill(row, at.SUPPLY, state.supply)
        for place, tile in state.network:
            put(row, hex_number(place), tile.exits, number_of(tile.piece))
        return self.numbers(row)

    # Thoughts

    @property
    def nodes(self) -> int:
        """How many positions were weighed since ``begin``."""
        return int(self.desk[workspace.NODES])

    def begin(self) -> None:
        """Begins to count nodes."""
        self.desk[workspace.NODES] = 0

    def weigh(self, row: Any, seat: int, word: str, taste: Any) -> int:
        """What the position is worth to the seat that has said this word, with its Build done."""
        self._turn_to(seat, word, 0)
        return int(self.weighing.weigh(self.box, row, self.desk, taste))

    def builds(
        self, row: Any, seat: int, word: str, taste: Any, offset: int
    ) -> Iterator[tuple[int, tuple[Part, ...], Any]]:
        """The best Builds, the best first: what each is worth, its parts, and the row after it."""
        self._turn_to(seat, word, offset)
        kept = int(self.building.plan_build(self.box, row, self.rows, self.desk, self.plans, taste))
        for plan in [self.plans[number].copy() for number in range(build_search.WHOLE, build_search.WHOLE + kept)]:
            after = row.copy()
            self.building.carry_out(self.box, after, seat, plan)
            yield int(plan[build_search.VALUE]), tuple(parts_of(plan)), after

    def toured(self, row: Any, taste: Any) -> tuple[Any, Part, tuple[int, ...]]:
        """The row after the best tour of the seat whose turn it is, the tour, and what it pays; or its lapse."""
        after = row.copy()
        self.desk[workspace.BEST_LENGTH] = 0
        self.turning.lead_best(self.box, after, self.desk, taste)
        length = int(self.desk[workspace.BEST_LENGTH])
        if length == 0:
            return after, TourLapses(), ()
        sides = tuple(int(side) for side in self.desk[workspace.BEST_SIDE : workspace.BEST_SIDE + length])
        paid = tuple(int(paid) for paid in self.desk[workspace.PAID : workspace.PAID + int(row[at.PLAYERS])])
        return after, Tour(hex_at(int(row[at.PLACE + int(self.desk[workspace.BEST_START])])), sides), paid

    def play_out(self, row: Any, tastes: Any, deck: Any, luck: Any) -> list[int]:
        """The money at the end of a game that is played on by habit after a turn, with the deck in this order."""
        self.turning.play_out(self.box, row, self.rows, self.desk, self.plans, tastes, deck, luck)
        game = self.rows[build_search.GAME]
        return [int(money) for money in game[at.MONEY : at.MONEY + int(row[at.PLAYERS])]]

    def deck(self, cards: Sequence[str]) -> Any:
        """Cards as this mode holds them."""
        names = [card.name for card in self.components.cards]
        return self.numbers([names.index(card) for card in cards])

    def word(self, value: int) -> Any:
        """One machine word without a sign, as this mode holds it."""
        if not self.compiled:
            return value
        import numpy as np

        return np.uint64(value)

    def _turn_to(self, seat: int, word: str, offset: int) -> None:
        self.desk[workspace.ME], self.desk[workspace.SAID], self.desk[workspace.OFFSET] = (
            seat,
            WORDS.index(word),
            offset,
        )


def fits(state: State) -> bool:
    """Whether rows have room for the game; an owner's set may be larger than any box."""
    components, tiles = state.options.components, state.network.tiles
    far = max(max(abs(place.q), abs(place.r)) for place in tiles)
    lying = sum(COUNT[tile.exits] for tile in tiles.values())
    waiting = sum(COUNT[kind.exits] * left for kind, left in zip(components.kinds, state.supply, strict=True))
    return (
        0 < len(components.cards) <= at.CARDS
        and len(components.kinds) <= at.KINDS
        and len(tiles) + sum(state.supply) <= at.TILES
        and far + sum(state.supply) < at.MIDDLE
        and lying + waiting <= 2 * at.PATH
    )


@lru_cache(maxsize=4)
def mind_of(components: Components) -> Mind:
    """The mind for a component set."""
    return Mind(components)


def parts_of(plan: Any) -> Iterator[Part]:
    """A plan as the rules call its parts."""
    first, second, kind = int(plan[build_search.FIRST]), int(plan[build_search.SECOND]), int(plan[build_search.KIND])
    yield from (step_of(code) for code in (first, second) if code != at.NONE)
    if kind != at.NONE:
        tree_to = int(plan[build_search.TREE_TO])
        place = None if tree_to == at.NONE else hex_at(tree_to)
        yield Erect(BUILDINGS[kind], hex_at(int(plan[build_search.SITE])), place)


def step_of(code: int) -> Step:
    """A step from its code."""
    made = Develop if code & DEVELOPS else Lay
    return made(hex_at(code >> CODE_BITS), code >> 1 & EXITS_MASK)
