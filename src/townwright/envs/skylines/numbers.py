"""The numbers of Skylines: verbs, piles, boards, squares, turns, shapes and cards, one for each word of an action.

``play 1R5 L3 Bg3/3`` is said by five numbers: the verb, the card, the shape, the square and how the tile is turned.
All but the shapes and cards are the same for every set of components.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import ascii_uppercase

from townwright.envs.actions.numbering import END, ActionNumbers, AskedSeat, NumberTable, Way
from townwright.games.skylines.actions import PILES, PLACE, Action
from townwright.games.skylines.box.boards import SIDE
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.map.ground import COLUMNS
from townwright.games.skylines.options import Options
from townwright.speed.runtime.row_batch import LOST

STREAMS = ("boards", "roles", *PILES.values())
"""The streams that chance draws from."""
POINTS_RANGE = (LOST, 200)
"""What a lost game is worth, and more than any city has scored."""
LETTERS = ascii_uppercase
"""Every letter that a board can have."""
VERBS = ("play", "policy", "swap", "end", "open", "role", "renew", "layout", "+x")
NO_BOARD, NEXT_ROW, TAKE = "--", "/", "+x>"
SIGNS = (NO_BOARD, NEXT_ROW)
CODES, TURNS, SQUARES = 8, 4, SIDE * SIDE
"""How a tile can be turned, how a board can, and the squares of a board."""


@lru_cache(maxsize=64)
def table_of(shapes: tuple[str, ...], cards: tuple[str, ...]) -> NumberTable:
    """The table of numbers for the shapes and cards of a set."""
    return NumberTable(
        {
            "end": (1, lambda _: "the action ends here"),
            "verbs": (len(VERBS), lambda verb: VERBS[verb]),
            "piles": (len(PILES), lambda pile: f"pile {pile + 1}"),
            "signs": (len(SIGNS), lambda sign: ("no board here", "next row of boards")[sign]),
            "boards": (len(LETTERS), lambda board: f"board {LETTERS[board]}"),
            "turned boards": (len(LETTERS) * TURNS, lambda at: f"board {LETTERS[at // TURNS]} turned {at % TURNS}"),
            "codes": (CODES, lambda code: f"turned /{code}"),
            "squares": (len(LETTERS) * SQUARES, square_name),
            "shapes": (len(shapes), lambda shape: f"shape {shapes[shape]}"),
            "cards": (len(cards), lambda card: f"card {cards[card]}"),
        }
    )


def sections(box: Box) -> NumberTable:
    """The table of numbers for a set of components."""
    return table_of(tuple(box.shapes), tuple(box.cards))


def square_name(number: int) -> str:
    """A square by its board, column and row: ``square Ac4``."""
    board, place = divmod(number, SQUARES)
    return f"square {LETTERS[board]}{COLUMNS[place % SIDE]}{place // SIDE + 1}"


def square_number(cell: str) -> int:
    """The inverse of ``square_name``, counted from the first square."""
    return LETTERS.index(cell[0]) * SQUARES + (int(cell[2:]) - 1) * SIDE + COLUMNS.index(cell[1])


def count(options: Options) -> int:
    """How many numbers there are: the shapes and cards of the set, and what every set has."""
    return sections(options.box).size


def meaning(number: int, options: Options) -> str:
    """What a number means, in words."""
    return sections(options.box).meaning(number)


def ways(asked: AskedSeat) -> Sequence[Way]:
    """The words that can come next."""
    return [
        Way(spelled(word, asked.said, asked.options.box), (word,)) if word else Way((END,), ())
        for word in asked.choices()
    ]


def spell_action(action: Action, view: object, options: Options) -> tuple[ActionNumbers, tuple[str, ...]]:  # noqa: ARG001
    """The numbers that say an action; the arrays show them by themselves."""
    words = str(action).split()
    numbers = [number for place, word in enumerate(words) for number in spelled(word, words[:place], options.box)]
    return tuple(numbers), ()


def spelled(word: str, said: Sequence[str], box: Box) -> ActionNumbers:
    """The numbers that say a word behind those already said."""
    table = sections(box)
    if not said:
        if word in VERBS:
            return (table["verbs"] + VERBS.index(word),)
        if word.startswith(TAKE):
            taken = table["cards"] + list(box.cards).index(word.removeprefix(TAKE))
            return table["verbs"] + VERBS.index("+x"), taken
        return (table["piles"] + int(word.removeprefix("+")) - 1,)
    if word in SIGNS:
        return (table["signs"] + SIGNS.index(word),)
    if said[0] == "layout":
        return (table["turned boards"] + LETTERS.index(word[0]) * TURNS + int(word[1]),)
    if said[0] == "open":
        return (table["boards"] + LETTERS.index(word),)
    if found := PLACE.fullmatch(word):
        return table["squares"] + square_number(found[1]), table["codes"] + int(found[2])
    if word in box.cards:
        return (table["cards"] + list(box.cards).index(word),)
    return (table["shapes"] + list(box.shapes).index(word),)
