"""The numbers of Greentown: words of a turn, sides, exits and hexes. A turn is said part by part.

A step is its hex and then the exits; a building its category, its hex and, where a tree makes room, the tree's new
hex; a tour its hotel and then side after side, ended by 0 where it could go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from townwright.envs.actions.numbering import ActionNumbers, AskedSeat, NumberTable, Way
from townwright.games.greentown.actions import (
    Action,
    Announce,
    BuildLapses,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Tour,
    TourLapses,
)
from townwright.games.greentown.box.pieces import ANNOUNCED, BUILDINGS
from townwright.games.greentown.map.hexes import EVERY_EXITS, SIDES, WRITTEN, Hex
from townwright.games.greentown.options import Options

STREAMS = ("fives", "deck")
"""The streams that chance draws from."""
POINTS_RANGE = (0, 500)
"""More money than any seat has had; most games end below 100."""
ACROSS, MIDDLE = 64, 32
"""Hexes each way, and the place of q = 0 and r = 0: the grid of ``speed.greentown``. No town reaches its edge."""
SPOKEN, WORDS = tuple(ANNOUNCED), (ErectNothing(), BuildLapses(), TourLapses(), Keep(), HandOver())

SECTIONS = NumberTable(
    {
        "end": (1, lambda _: "end of the tour"),
        "announce": (len(SPOKEN), lambda word: f"announce {SPOKEN[word]}"),
        "words": (len(WORDS), lambda word: str(WORDS[word])),
        "categories": (len(BUILDINGS), lambda category: f"building {BUILDINGS[category]}"),
        "sides": (len(SIDES), lambda side: f"side {side}"),
        "exits": (len(EVERY_EXITS), lambda exits: f"exits {WRITTEN[exits] or 'none'}"),
        "hexes": (ACROSS**2, lambda place: f"hex {Hex(place // ACROSS - MIDDLE, place % ACROSS - MIDDLE)}"),
    }
)


def count(options: Options) -> int:  # noqa: ARG001
    """How many numbers there are, the same for every set of components."""
    return SECTIONS.size


def meaning(number: int, options: Options) -> str:  # noqa: ARG001
    """What a number means, in words."""
    return SECTIONS.meaning(number)


def ways(asked: AskedSeat) -> Sequence[Way]:
    """The next parts of the seat's turn."""
    return [Way(spelled(part), (str(part),), whole=True) for part in asked.game.legal(asked.state, asked.seat)]


def spell_action(action: Action, view: object, options: Options) -> tuple[ActionNumbers, tuple[str, ...]]:  # noqa: ARG001
    """The numbers that say a part of a turn; no word of it is said before it is whole."""
    return spelled(action), ()


def hex_number(place: Hex) -> int:
    """The number of a hex."""
    q, r = place.q + MIDDLE, place.r + MIDDLE
    if not (0 <= q < ACROSS and 0 <= r < ACROSS):
        raise ValueError(f"{place} lies outside the grid of the environments")
    return SECTIONS["hexes"] + q * ACROSS + r


def spelled(part: Action) -> ActionNumbers:
    """The numbers that say a part of a turn."""
    match part:
        case Announce(word):
            return (SECTIONS["announce"] + SPOKEN.index(word),)
        case Lay(place, exits) | Develop(place, exits):
            return hex_number(place), SECTIONS["exits"] + exits
        case Erect(category, place, tree_to):
            there = (hex_number(place),) if tree_to is None else (hex_number(place), hex_number(tree_to))
            return (SECTIONS["categories"] + BUILDINGS.index(category), *there)
        case Tour(hotel, sides):
            return (hex_number(hotel), *(SECTIONS["sides"] + side for side in sides))
        case ErectNothing() | BuildLapses() | TourLapses() | Keep() | HandOver():
            return (SECTIONS["words"] + WORDS.index(part),)
    raise ValueError(f"{part} is not a part of a turn")
