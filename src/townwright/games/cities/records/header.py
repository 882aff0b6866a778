"""The opening lines of a record: version, tiles, level, variants and players (rule 14.4)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import TextLine, checked_name, first_words
from townwright.core.refusals import NotNow, Refusal, Unknown, Unreadable, pinned
from townwright.games.cities.box.components import find_tile_set, usual_tiles
from townwright.games.cities.options import LEVEL, SCHEMA, TILES, WITH, Options, option_words

NAME = "cities"
RULES = 1
"""The version of the rules, and of the record that holds a game by them."""
MOST_PLAYERS = 200
"""Players of a record, which may come from paper: twice as many as a table has seats."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the opening lines say."""

    options: Options
    names: tuple[str, ...]


def opens(text: str) -> bool:
    """Whether the text begins as a record of Cities does."""
    return first_words(text).split(" ")[0] == NAME


def read_header(lines: deque[TextLine], components: Sequence[str]) -> Header:
    """Takes the opening lines off; where the record stops early, the usual options stand for the rest."""
    if not lines:
        raise Unreadable(
            "cities-record-empty", "the record is empty; it begins with '{due}'", due=f"{NAME} {RULES}"
        ).at(1)
    tiles, words = usual_tiles(), dict[str, str]()
    with taken(lines, NAME, f"{NAME} {RULES}") as said:
        check_version(said or "")
    with taken(lines, TILES.name, "tiles NAME") as said:
        tiles = tiles if said is None else find_tile_set(said, components)
    for option, due in ((LEVEL, "level N"), (WITH, "variants …")):
        with taken(lines, option.name, due) as said:
            words |= {} if said is None else {option.name: said}
            SCHEMA.read(words)
    names = read_players(lines)
    agreed = SCHEMA.read(words)
    return Header(Options(len(names), int(agreed["level"]), agreed["variants"], tiles), names)


def write_header(options: Options, names: Sequence[str]) -> list[str]:
    """The inverse of ``read_header``."""
    words = option_words(options)
    return [
        f"{NAME} {RULES}",
        *(f"{option.name} {words[option.name]}" for option in (TILES, LEVEL, WITH)),
        *(f"player {number} {plain(name, number)}" for number, name in enumerate(names, start=1)),
    ]


def check_version(said: str) -> None:
    """Only records whose rules are known are replayed."""
    if said != str(RULES):
        raise Unknown(
            "cities-version-unknown",
            "records of version '{version}' are not known; this is {known}",
            version=said,
            known=RULES,
        )


def read_players(lines: deque[TextLine]) -> tuple[str, ...]:
    """The players' names in ascending order of their numbers."""
    names: list[str] = []
    while not names or (lines and lines[0].text.split(" ")[0] == "player"):
        number = len(names) + 1
        with taken(lines, "player", f"player {number} NAME") as said:
            if said is None:
                return (usual_name(1),)
            found = re.fullmatch(r"([0-9]+) +(\S.*)", said, re.ASCII)
            if found is None:
                raise Unreadable(
                    "cities-no-player",
                    "'player {said}' is no player; write 'player {number} NAME'",
                    said=said,
                    number=number,
                )
            if found[1] != str(number):
                raise NotNow(
                    "cities-player-order",
                    "the next player is {number}, not {given}",
                    number=number,
                    given=found[1],
                )
            at_most(MOST_PLAYERS, number, Phrase("cities-cap-players", "players of a record"))
            names.append(checked_name(found[2]))
    return tuple(names)


def usual_name(number: int) -> str:
    """The name of a player who gave none."""
    return f"Player {number}"


def plain(name: str, number: int) -> str:
    """A name that fits into a line: without a comment sign and on one line."""
    return re.sub(r"\s*[#\n]\s*", " ", name).strip() or usual_name(number)


@contextmanager
def taken(lines: deque[TextLine], key: str, due: str) -> Iterator[str | None]:
    """What the next line says after its key, or None at the record's end; refusals inside are pinned to the line."""
    if not lines:
        yield None
        return
    line = lines.popleft()
    first, _, said = line.text.partition(" ")
    with pinned(line.number):
        if first != key:
            raise not_due(line.text, due)
        yield said


def not_due(text: str, due: str) -> Refusal:
    """The line is in the wrong place."""
    return Unreadable("cities-line-not-due", "'{text}' does not come here; '{due}' is due", text=text, due=due)
