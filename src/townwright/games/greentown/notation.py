"""Reads what ``actions`` writes (rule 15.2). Every action has exactly one spelling."""

from __future__ import annotations

import re

from townwright.core.refusals import Unreadable
from townwright.games.greentown.actions import (
    Action,
    Announce,
    BuildLapses,
    Deal,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Part,
    Tour,
    TourLapses,
    Turn,
    TurnUp,
)
from townwright.games.greentown.box.pieces import ANNOUNCED, SEATS, builds, tours
from townwright.games.greentown.map.hexes import WRITTEN, Exits, Hex

NUMBER = r"(?:0|-?[1-9][0-9]{0,2})"
CELL = rf"\((?P<q>{NUMBER}),(?P<r>{NUMBER})\)"
OTHER_CELL = rf"\((?P<q2>{NUMBER}),(?P<r2>{NUMBER})\)"

HEX = re.compile(CELL)
STEP = re.compile(rf"(?P<sign>[+^]){CELL}(?P<exits>[0-5]{{2,6}})")
ERECT = re.compile(rf"(?P<category>[CSM]){CELL}(?:>{OTHER_CELL})?")
TOUR = re.compile(rf"~{CELL}(?P<sides>[0-5]{{1,400}})")
CARD = re.compile(r"[0-9A-Za-z]{1,12}|\?")

FIXED: dict[str, Part] = {
    **{word: Announce(word) for word in ANNOUNCED},
    **{str(part): part for part in (ErectNothing(), BuildLapses(), TourLapses(), Keep(), HandOver())},
}
"""The words that are always the same."""


def read(text: str) -> Action:
    """The action that the text spells: one part of a turn, a whole turn, or a word of chance."""
    words = text.split(" ")
    if words[0] in ("deal", "top"):
        return read_chance(text, words)
    return read_part(text) if len(words) == 1 else read_turn(words)


def read_part(word: str) -> Part:
    """One word of a turn."""
    if word in FIXED:
        return FIXED[word]
    if match := STEP.fullmatch(word):
        exits = read_exits(match["exits"])
        return (Lay if match["sign"] == "+" else Develop)(cell(match), exits)
    if match := ERECT.fullmatch(word):
        tree_to = None if match["q2"] is None else Hex(int(match["q2"]), int(match["r2"]))
        return Erect(match["category"], cell(match), tree_to)
    if match := TOUR.fullmatch(word):
        return Tour(cell(match), tuple(map(int, match["sides"])))
    raise Unreadable(
        "greentown-word-unreadable",
        "'{word}' is no part of a turn; write it like BT, +(2,-2)35, ^(0,0)01345, S(2,-1)>(1,0), ~(2,0)31334 or keep",
        word=word,
    )


def read_turn(words: list[str]) -> Turn:
    """The words of a turn line, from its marker on."""
    parts = tuple(map(read_part, words))
    marker = parts[0]
    if not isinstance(marker, Announce) or not shape(marker).fullmatch("".join(map(letter, parts[1:]))):
        raise Unreadable(
            "greentown-turn-unreadable",
            "'{turn}' is no turn: after the marker come one or two steps, perhaps a building, then the tour",
            turn=" ".join(words),
        )
    return Turn(parts)


def shape(marker: Announce) -> re.Pattern[str]:
    """What follows a marker: steps s, erecting e, a lapse l, a tour t, keeping k."""
    return re.compile(("(s{1,2}e?|l)" if builds(marker.word) else "") + ("t" if tours(marker.word) else "") + "k?")


def letter(part: Part) -> str:
    """The letter of a part in the shape of a turn; a blank for what a turn line never holds."""
    match part:
        case Lay() | Develop():
            return "s"
        case Erect():
            return "e"
        case BuildLapses():
            return "l"
        case Tour() | TourLapses():
            return "t"
        case Keep():
            return "k"
        case _:
            return " "


def read_exits(digits: str) -> Exits:
    """Exits from ascending digits."""
    if digits not in WRITTEN:
        raise Unreadable("greentown-exits-unordered", "the exits '{exits}' are not ascending digits", exits=digits)
    return WRITTEN.index(digits)


def read_hex(text: str) -> Hex:
    """A hex such as ``(2,-1)``."""
    match = HEX.fullmatch(text)
    if match is None:
        raise Unreadable("greentown-hex-unreadable", "'{text}' is no hex; write it like (2,-1)", text=text)
    return cell(match)


def cell(match: re.Match[str]) -> Hex:
    """The hex that a word names."""
    return Hex(int(match["q"]), int(match["r"]))


def read_chance(text: str, words: list[str]) -> Action:
    """Reads what chance said: ``deal A 5D`` or ``top 6C``."""
    match words:
        case ["deal", seat, card] if len(seat) == 1 and seat in SEATS and CARD.fullmatch(card):
            return Deal(SEATS.index(seat), card)
        case ["top", card] if CARD.fullmatch(card):
            return TurnUp(card)
    raise Unreadable("greentown-chance-unreadable", "'{text}' is no draw; write 'deal A 5D' or 'top 6C'", text=text)
