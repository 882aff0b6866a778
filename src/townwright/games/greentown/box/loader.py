"""Reads a component set from its JSON text; refuses a bad one at its line (rule 14.6)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NoReturn

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable, Untrue, pinned
from townwright.games.greentown.box.components import Card, Components, Kind, Setup, Wish
from townwright.games.greentown.box.json_source import JsonSource
from townwright.games.greentown.box.pieces import BUILDINGS, CATEGORIES, HOTEL, TREE, Tile
from townwright.games.greentown.box.set_checks import check
from townwright.games.greentown.map.hexes import WRITTEN, Exits, Hex

STANDARD = "townwright-1"
NEEDED = ("name", "tiles", "setups", "cards")
OPTIONAL = ("spares", "trees", "hotels", "buildings")
TREES, HOTELS, EACH = 6, 4, 3
"""Rule 2: the printed box, for a file that does not say: trees, hotels (two of them spare), buildings of a category."""
SITES = {"H": HOTEL, "N": TREE, ".": None}
WORD = re.compile(r"[^\s#\"]{1,40}")
NAME = re.compile(r"[0-9A-Za-z]{1,12}")
FARTHEST = 999
MOST_TILES = 120
"""Tiles in a set; the printed box has 40."""
MOST_SETUPS, MOST_CARDS, MOST_STOPS = 20, 100, 60
"""Set-ups, cards, and stops on a card; the printed box has 16 cards of at most 9 stops."""
MOST_TREES, MOST_HOTELS, MOST_BUILDINGS = 20, 20, 20
"""Trees, hotels, and buildings of a category for each player; the printed box has 6, 4 and 3."""
LONGEST_MARK = 40
MOST_ENTRIES = {"tiles": MOST_TILES, "spares": MOST_TILES, "setups": MOST_SETUPS, "cards": MOST_CARDS}


@cache
def standard() -> Components:
    """Townwright's own component set, read once."""
    return described((Path(__file__).parent / f"{STANDARD}.json").read_text("utf-8"))


def is_components(text: str) -> bool:
    """Whether the text begins as such a file does: an object that speaks of tiles, set-ups and cards."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and all(
        f'"{key}"' in text for key in ("tiles", "setups", "cards")
    )


@lru_cache(maxsize=16)
def load(text: str) -> Components:
    """The set of an owner's file; it may not call itself as Townwright's own unless it is the same."""
    components = described(text)
    if components.name == STANDARD and components != standard():
        raise Untrue(
            "greentown-set-taken",
            "{name} is Townwright's own set with other contents; choose a new name",
            name=STANDARD,
        ).at(JsonSource(text).line("name"))
    return components


def described(text: str) -> Components:
    """The set that the text describes."""
    source = JsonSource(text)
    data = source.parse()
    for key in NEEDED:
        if key not in data:
            raise Unreadable("greentown-set-key-missing", "the component set has no '{key}'", key=key).at(1)
    for key in data:
        if key not in NEEDED and key not in OPTIONAL:
            refuse(source, Phrase("greentown-set-key-unknown", "'{key}' means nothing here", {"key": key}), key)
    if not isinstance(data["name"], str) or not WORD.fullmatch(data["name"]):
        refuse(source, Phrase("greentown-set-name", "a set's name is one word"), "name")
    kinds = [*kinds_of(source, data, "tiles"), *kinds_of(source, data, "spares")]
    spare_exits = {WRITTEN[kind.exits] for kind in kinds if kind.spare}
    components = Components(
        name=data["name"],
        kinds=tuple(sorted(kinds, key=lambda kind: kind.name)),
        setups=tuple(setup_of(source, name, rows, spare_exits) for name, rows in table(source, data, "setups").items()),
        cards=tuple(
            sorted(
                (card_of(source, name, card) for name, card in table(source, data, "cards").items()),
                key=lambda card: (card.stops, card.name),
            )
        ),
        trees=number(source, data.get("trees", TREES), "trees", most=MOST_TREES),
        hotels=number(source, data.get("hotels", HOTELS), "hotels", most=MOST_HOTELS),
        buildings=buildings_of(source, data.get("buildings", EACH)),
    )
    check(components, source)
    return components


def kinds_of(source: JsonSource, data: dict[str, Any], key: str) -> list[Kind]:
    """The kinds under ``tiles`` or ``spares``."""
    found = []
    for name, entry in table(source, data, key).items():
        path = (key, name)
        fields(source, entry, ("exits", "count"), ("mark",), *path)
        mark = entry.get("mark", "")
        if not isinstance(mark, str) or len(mark) > LONGEST_MARK:
            wrong = Phrase(
                "greentown-set-mark",
                'a mark is a word such as "cow", of at most {most} letters',
                {"most": LONGEST_MARK},
            )
            refuse(source, wrong, *path, "mark")
        count = number(source, entry["count"], *path, "count")
        found.append(Kind(name, exits_of(source, entry["exits"], *path), count, mark, spare=key == "spares"))
    cap(source, MOST_TILES, sum(kind.count for kind in found), Phrase("greentown-cap-tiles", "tiles"), key)
    return found


def cap(source: JsonSource, most: int, number: int, what: Phrase, *path: str | int) -> None:
    """Refuses more of something than is read, at the line of the path."""
    if number > most:
        with pinned(source.line(*path)):
            at_most(most, number, what)


def setup_of(source: JsonSource, name: str, entry: Any, spare_exits: set[str]) -> Setup:
    """A set-up: a list of rows, or an object with the rows under ``tiles`` that may ask for the spare tiles."""
    path: tuple[str, ...] = ("setups", name)
    rows, spares = entry, False
    if isinstance(entry, dict):
        fields(source, entry, ("tiles",), ("spares",), *path)
        rows, spares, path = entry["tiles"], entry.get("spares") is True, (*path, "tiles")
    if not isinstance(rows, list):
        refuse(source, Phrase("greentown-set-setup", 'a set-up is a list of rows such as [0, 0, "0234", "."]'), *path)
    cap(source, MOST_TILES, len(rows), Phrase("greentown-cap-tiles", "tiles"), *path)
    tiles: dict[Hex, Tile] = {}
    for place, row in enumerate(rows):
        hexagon, tile = row_of(source, row, *path, place)
        if hexagon in tiles:
            hex_twice = Phrase("greentown-set-hex-twice", "{hex} stands twice in this set-up", {"hex": str(hexagon)})
            refuse(source, hex_twice, *path, place)
        tiles[hexagon] = tile
    spares = spares or any(turnable(WRITTEN[tile.exits], spare_exits) for tile in tiles.values())
    return Setup(name, tuple(sorted(tiles.items())), spares)


def row_of(source: JsonSource, row: Any, *path: str | int) -> tuple[Hex, Tile]:
    """One tile of a set-up."""
    match row:
        case [int(q), int(r), str(exits), "H" | "N" | "." as site] if {type(q), type(r)} == {int} and max(
            abs(q), abs(r)
        ) <= FARTHEST:
            pass
        case _:
            wrong = Phrase("greentown-set-row", 'a row is q, r, exits and H, N or ".", such as [0, 0, "0234", "."]')
            refuse(source, wrong, *path)
    return Hex(q, r), Tile(exits_of(source, exits, *path), SITES[site])


def turnable(exits: str, others: set[str]) -> bool:
    """Whether a tile with these exits can be turned to show one of the others."""
    return any("".join(sorted(str((int(digit) + steps) % 6) for digit in exits)) in others for steps in range(6))


def card_of(source: JsonSource, name: str, entry: Any) -> Card:
    """A visitor card; a category that it does not name is asked for 0 times (D21)."""
    path = ("cards", name)
    fields(source, entry, ("stops",), ("start", *CATEGORIES), *path)
    wishes = []
    for category in CATEGORIES:
        match entry.get(category, [0, 0]):
            case [int(least), int(most)] if {type(least), type(most)} == {int} and 0 <= least <= most <= FARTHEST:
                wishes.append(Wish(least, most))
            case _:
                wrong = Phrase("greentown-set-wish", "a wish is a smallest and a largest number, such as [1, 3]")
                refuse(source, wrong, *path, category)
    start = entry.get("start", False)
    if not isinstance(start, bool):
        refuse(source, Phrase("greentown-set-start", "'start' is true or false"), *path, "start")
    stops = number(source, entry["stops"], *path, "stops", least=1, most=MOST_STOPS)
    return Card(name, stops, tuple(wishes), start)


def buildings_of(source: JsonSource, entry: Any) -> tuple[int, ...]:
    """How many buildings of each category a player has: one number for all, or one for each."""
    if isinstance(entry, dict):
        fields(source, entry, BUILDINGS, (), "buildings")
        return tuple(
            number(source, entry[category], "buildings", category, most=MOST_BUILDINGS) for category in BUILDINGS
        )
    return (number(source, entry, "buildings", most=MOST_BUILDINGS),) * len(BUILDINGS)


def table(source: JsonSource, data: dict[str, Any], key: str) -> dict[str, Any]:
    """The object under a key, whose own keys are names."""
    entries = data.get(key, {})
    if not isinstance(entries, dict):
        refuse(source, Phrase("greentown-set-no-table", "'{key}' is an object of names", {"key": key}), key)
    cap(
        source,
        MOST_ENTRIES[key],
        len(entries),
        Phrase("greentown-cap-entries", "entries of '{key}'", {"key": key}),
        key,
    )
    for name in entries:
        if not NAME.fullmatch(name):
            wrong = Phrase(
                "greentown-set-entry-name", "'{name}' is no name: letters and digits, at most 12", {"name": name}
            )
            refuse(source, wrong, key, name)
    return entries


def fields(source: JsonSource, entry: Any, needed: tuple[str, ...], optional: tuple[str, ...], *path: str) -> None:
    """Refuses an entry that lacks a field or has one that means nothing."""
    if not isinstance(entry, dict):
        refuse(source, Phrase("greentown-set-no-entry", "'{key}' is an object", {"key": path[-1]}), *path)
    for key in needed:
        if key not in entry:
            missing = Phrase("greentown-set-field-missing", "'{name}' has no '{key}'", {"name": path[-1], "key": key})
            refuse(source, missing, *path)
    for key in entry:
        if key not in needed and key not in optional:
            refuse(source, Phrase("greentown-set-key-unknown", "'{key}' means nothing here", {"key": key}), *path, key)


def exits_of(source: JsonSource, text: Any, *path: str | int) -> Exits:
    """Exits written as ascending digits, 2 to 6 of them."""
    if not isinstance(text, str) or not 2 <= len(text) <= 6 or text not in WRITTEN:
        wrong = Phrase("greentown-set-exits", 'exits are 2 to 6 ascending digits from 0 to 5, such as "0234"')
        refuse(source, wrong, *path)
    return WRITTEN.index(text)


def number(source: JsonSource, value: Any, *path: str | int, least: int = 0, most: int = FARTHEST) -> int:
    """A whole number that is not too small and not absurdly large."""
    if type(value) is not int or not least <= value <= most:
        wrong = Phrase(
            "greentown-set-number",
            "'{key}' is a number from {least} to {most}",
            {"key": path[-1], "least": least, "most": most},
        )
        refuse(source, wrong, *path)
    return value


def refuse(source: JsonSource, why: Phrase, *path: str | int) -> NoReturn:
    """Refuses the file at the line of the path."""
    refusal = Unreadable(why.key, why.english, **why.args)
    raise refusal.at(source.line(*path))
