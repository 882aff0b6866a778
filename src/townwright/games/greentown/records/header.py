"""The header of a record, line by line (rule 15.1)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from townwright.core.records import TextLine, checked_name, first_words
from townwright.core.refusals import Unknown, Unreadable, Untrue, pinned
from townwright.games.greentown.box.components import Components
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.options import SEATS as PLAYERS
from townwright.games.greentown.options import Options, read_options

NAME = "greentown"
RULES = 1
"""The version of the rules, and of the record that holds a game by them."""
ORDER = (NAME, "set", "setup", "players", "variant", "dealt", "deck")
"""The header lines, in their order; a record may stop after any of them."""
NAMED = re.compile(r"seat ([A-D]) (\S.*)")
HIDDEN, NO_CARDS = "?", "-"
"""How a deck is written that is not told, and one that has no cards."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the header says so far."""

    words: Mapping[str, str]
    options: Options
    names: Mapping[str, str]
    """Names by the seats' letters, as far as they are given."""
    lines: Mapping[str, int]
    """The numbers of the header's lines, by their keys."""
    dealt: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    """The deck, top first; None if the record hides it or stops before it."""


def opens(text: str) -> bool:
    """Whether the text begins as a record of Greentown does."""
    return first_words(text).split(" ")[0] == NAME


def read_header(lines: Sequence[TextLine], components: Sequence[str], marks: Mapping[str, str]) -> tuple[Header, int]:
    """The header, and how many lines it took."""
    header = Header(dict(marks), read_options(marks, components), {}, {})
    due = 0
    for count, line in enumerate(lines):
        with pinned(line.number):
            if NAMED.fullmatch(line.text) and due > ORDER.index("players"):
                header = name(header, line.text)
                continue
            if due == len(ORDER):
                return header, count
            key, _, rest = line.text.partition(" ")
            if key != ORDER[due]:
                raise Unreadable("greentown-header-line", "the header needs '{key}' here", key=ORDER[due])
            header = replace(with_line(header, key, rest, components), lines={**header.lines, key: line.number})
            due += 1
    return header, len(lines)


def with_line(header: Header, key: str, rest: str, components: Sequence[str]) -> Header:
    """The header with one more line."""
    if key == NAME:
        check_version(rest)
        return header
    match key:
        case "dealt":
            return replace(header, dealt=dealt(header.options, rest))
        case "deck":
            return header if rest == HIDDEN else replace(header, deck=deck(header.options.components, rest))
        case "players":
            return with_option(header, PLAYERS.name, rest, components)
    return with_option(header, key, rest, components)


def check_version(rest: str) -> None:
    """Refuses a record by rules of a version that is not known."""
    if rest != str(RULES):
        raise Unknown(
            "greentown-version",
            "there is no format '{version}' of Greentown, only {known}",
            version=rest,
            known=RULES,
        )


def with_option(header: Header, key: str, word: str, components: Sequence[str]) -> Header:
    """The header with one more option."""
    words = {**header.words, key: word}
    return replace(header, words=words, options=read_options(words, components))


def dealt(options: Options, rest: str) -> tuple[str, ...]:
    """One card of the lowest number for each seat, the start player's among them."""
    cards, box, seats = tuple(rest.split(" ")), options.components, options.seats
    opening = {card.name for card in box.opening_cards}
    if len(cards) != seats or len({*cards} & opening) != seats or not any(starts(box, card) for card in cards):
        raise Untrue(
            "greentown-dealt-wrong",
            "'{cards}' is no deal: every seat gets another one of {opening}, and one gets the start player's",
            cards=rest,
            opening=" ".join(sorted(opening)),
        )
    return cards


def starts(components: Components, name: str) -> bool:
    """Whether this is the start player's card."""
    card = components.card(name)
    return card is not None and card.start


def deck(box: Components, rest: str) -> tuple[str, ...]:
    """All other cards, by their numbers."""
    cards = () if rest == NO_CARDS else tuple(rest.split(" "))
    stops = [card.stops for name in cards if (card := box.card(name)) is not None]
    if sorted(cards) != sorted(card.name for card in box.deck_cards) or stops != sorted(stops):
        raise Untrue(
            "greentown-deck-wrong",
            "this is no deck: it has every card that is not among the lowest number once, the lower numbers on top",
        )
    return cards


def name(header: Header, text: str) -> Header:
    """A line such as ``seat A Anna``."""
    seat, given = text[5], text[7:]
    if seat not in SEATS[: header.options.seats] or seat in header.names:
        raise Untrue("greentown-seat-line", "seat {seat} does not exist or has a name already", seat=seat)
    return replace(header, names={**header.names, seat: checked_name(given)})
