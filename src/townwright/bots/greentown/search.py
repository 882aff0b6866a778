"""The search of the Greentown bots: the compiled or plain sources, a box of components, and the workspace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from townwright.bots.greentown import build_search, workspace
from townwright.games.greentown.actions import Develop, Erect, Lay, Part, Step, Tour, TourLapses
from townwright.games.greentown.box.components import Components
from townwright.games.greentown.box.piece_numbers import number_of
from townwright.games.greentown.box.pieces import BUILDINGS, MARKERS
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import Stage, State
from townwright.speed.greentown import capacity
from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.build_steps import CODE_BITS, DEVELOPS, EXITS_MASK, put
from townwright.speed.greentown.components import fill, hex_at, hex_number
from townwright.speed.greentown.fast_game import SOURCES as RULES
from townwright.speed.greentown.fast_game import WORDS, FastGreentown
from townwright.speed.runtime import compiled_code, modes

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


class GreentownSearch:
    """Searches for turns in games with one box of components. It keeps nothing between two searches but its arrays."""

    def __init__(self, components: Components, compiled: bool | None = None) -> None:
        self.compiled = compiled_code.wanted(SOURCES) if compiled is None else compiled
        load = modes.compiled if self.compiled else modes.plain
        self.tour_functions, self.evaluation_functions, self.build_functions, self.turn_functions = load(SOURCES)[-4:]
        self.components = components
        options = Options(components=components, setup=components.setups[0])
        self.box = self.numbers(FastGreentown(options, compiled=False).box)
        self.workspace = self.numbers([0] * workspace.WORKSPACE_LENGTH)
        self.rows = self.zero_rows(build_search.ROWS, at.ROW_LENGTH)
        self.plans = self.zero_rows(build_search.PLANS, build_search.PLAN_LENGTH)

    # Arrays of this mode

    def numbers(self, values: Sequence[int]) -> Any:
        """An array of numbers, or a list in plain mode."""
        if not self.compiled:
            return list(values)
        import numpy as np  # plain mode does without

        return np.array(values, np.int64)

    def zero_rows(self, rows: int, length: int) -> Any:
        """A two-dimensional array of zeros, or a list of lists in plain mode."""
        if not self.compiled:
            return [[0] * length for _ in range(rows)]
        import numpy as np

        return np.zeros((rows, length), np.int64)

    def number_rows(self, rows: Sequence[Sequence[int]]) -> Any:
        """A two-dimensional array of numbers, or a list of lists in plain mode."""
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

    # Searches

    @property
    def nodes(self) -> int:
        """How many positions were evaluated since ``reset_nodes``."""
        return int(self.workspace[workspace.NODES])

    def reset_nodes(self) -> None:
        """Set the count of nodes to 0."""
        self.workspace[workspace.NODES] = 0

    def weigh(self, row: Any, seat: int, word: str, packed: Any) -> int:
        """The value of the position to the seat that has announced this word, with its Build done."""
        self._set_turn(seat, word, 0)
        return int(self.evaluation_functions.weigh(self.box, row, self.workspace, packed))

    def builds(
        self, row: Any, seat: int, word: str, packed: Any, offset: int
    ) -> Iterator[tuple[int, tuple[Part, ...], Any]]:
        """Yield the best Builds, the best first: the value of each, its parts, and the row after it."""
        self._set_turn(seat, word, offset)
        kept = int(self.build_functions.plan_build(self.box, row, self.rows, self.workspace, self.plans, packed))
        for plan in [self.plans[number].copy() for number in range(build_search.WHOLE, build_search.WHOLE + kept)]:
            after = row.copy()
            self.build_functions.carry_out(self.box, after, seat, plan)
            yield int(plan[build_search.VALUE]), tuple(parts_of(plan)), after

    def lead_best_tour(self, row: Any, packed: Any) -> tuple[Any, Part, tuple[int, ...]]:
        """The row after the best tour of the seat whose turn it is, the tour, and what it pays; or its lapse."""
        after = row.copy()
        self.workspace[workspace.BEST_LENGTH] = 0
        self.turn_functions.lead_best(self.box, after, self.workspace, packed)
        length = int(self.workspace[workspace.BEST_LENGTH])
        if length == 0:
            return after, TourLapses(), ()
        sides = tuple(int(side) for side in self.workspace[workspace.BEST_SIDE : workspace.BEST_SIDE + length])
        paid = tuple(int(paid) for paid in self.workspace[workspace.PAID : workspace.PAID + int(row[at.PLAYERS])])
        return after, Tour(hex_at(int(row[at.PLACE + int(self.workspace[workspace.BEST_START])])), sides), paid

    def play_out(self, row: Any, packed_by_seat: Any, deck: Any, luck: Any, last: int = 1 << 40) -> list[int]:
        """Play on after a turn to the end of the game, with the deck in this order; returns everybody's money.

        After the round ``last`` it breaks off, with a last tour for everybody.
        """
        self.turn_functions.play_out(
            self.box, row, self.rows, self.workspace, self.plans, packed_by_seat, deck, luck, last
        )
        game = self.rows[build_search.GAME]
        return [int(money) for money in game[at.MONEY : at.MONEY + int(row[at.PLAYERS])]]

    def deck(self, cards: Sequence[str]) -> Any:
        """The numbers of the cards, as an array or a list."""
        names = [card.name for card in self.components.cards]
        return self.numbers([names.index(card) for card in cards])

    def word(self, value: int) -> Any:
        """One machine word without a sign, or an integer in plain mode."""
        if not self.compiled:
            return value
        import numpy as np

        return np.uint64(value)

    def _set_turn(self, seat: int, word: str, offset: int) -> None:
        self.workspace[workspace.ME], self.workspace[workspace.ANNOUNCED_WORD], self.workspace[workspace.OFFSET] = (
            seat,
            WORDS.index(word),
            offset,
        )


def fits(state: State) -> bool:
    """Whether rows have room for the game as it stands."""
    return capacity.fits(state.options.components, state.network, state.supply)


def search_for(components: Components) -> GreentownSearch:
    """The search for a component set; the last few are kept."""
    return _search(components, compiled_code.wanted(SOURCES))


@lru_cache(maxsize=4)
def _search(components: Components, compiled: bool) -> GreentownSearch:
    return GreentownSearch(components, compiled)


def parts_of(plan: Any) -> Iterator[Part]:
    """Yield the parts of a turn that a plan stands for, as the rules have them."""
    first, second, kind = int(plan[build_search.FIRST]), int(plan[build_search.SECOND]), int(plan[build_search.KIND])
    yield from (step_of(code) for code in (first, second) if code != at.NONE)
    if kind != at.NONE:
        tree_to = int(plan[build_search.TREE_TO])
        place = None if tree_to == at.NONE else hex_at(tree_to)
        yield Erect(BUILDINGS[kind], hex_at(int(plan[build_search.SITE])), place)


def step_of(code: int) -> Step:
    """The step that a code stands for."""
    made = Develop if code & DEVELOPS else Lay
    return made(hex_at(code >> CODE_BITS), code >> 1 & EXITS_MASK)
