"""Component sets of Greentown with countless tours, positions with countless steps, and records without end."""

from __future__ import annotations

import json
from random import Random

from tests.hostile import Hostile
from townwright.games.greentown.map.hexes import EVERY_EXITS, SIDES, WRITTEN, turned

ALL = "012345"
SEATS = "ABCD"


def hostile(seed: int) -> Hostile:
    """Seed 0 is the set that stopped a server for good: 7 × 7 tiles with six exits, cards with sixty stops."""
    random = Random(f"greentown {seed}")
    wide, high = (7, 7) if seed == 0 else (random.randint(3, 10), random.randint(3, 10))
    stops = 60 if seed == 0 else random.choice((9, 15, 25, 40, 60))
    trees, hotels = (6, 2) if seed == 0 else (min(random.choice((3, 8, 20)), wide * high // 2), random.randint(1, 2))
    fewer = 0.0 if seed == 0 else random.choice((0.0, 0.2))
    name = f"hostile{seed}"
    text = component_set(random, name, wide, high, stops, trees, hotels, fewer)
    seats = 2 if seed == 0 else random.randint(2, 4)
    return Hostile(
        {"set": name, "setup": "large", "seats": str(seats), "money": "open"},
        (text,),
        (("?",), ("T", "?"), ("T", "~"), ("T", "~(0,0)"), ("B", "?"), ("B", "+"), ("B", "^"), ("B",), ("BT",), ("T",)),
        (record(name, seats, 1), record(name, seats, 40), record(name, seats, 6_000), "greentown 1\n" * 20_000),
        (table(random, 80, 40), table(random, 60, 40).replace("A ~-", "A ~(0,0)" + "0" * 8), far_table()),
    )


def component_set(
    random: Random, name: str, wide: int, high: int, stops: int, trees: int, hotels: int, fewer: float
) -> str:
    """A set whose only set-up is a block of tiles with nearly all exits."""
    kinds = {}
    for exits in EVERY_EXITS:
        alike = {turned(exits, steps) for steps in SIDES}
        if len(WRITTEN[exits]) >= 2 and exits == min(alike):
            kinds[f"k{WRITTEN[exits]}"] = {"exits": WRITTEN[exits], "count": 2}
    places = [(q, r) for q in range(wide) for r in range(high)]
    sites = dict.fromkeys(places, ".")
    chosen = random.sample(places[1:], trees + hotels - 1)
    sites |= {places[0]: "H", **dict.fromkeys(chosen[:trees], "N"), **dict.fromkeys(chosen[trees:], "H")}
    rows = [[q, r, ALL if random.random() >= fewer else ALL.replace(random.choice(ALL), ""), site]
            for (q, r), site in sites.items()]  # fmt: skip
    shown = [row[2] for row in rows]
    for many in (ALL, ALL[:5]):
        kinds[f"k{many}"]["count"] = max(2, sum(len(str(each)) == len(many) for each in shown))
    wishes = {category: [0, 99] for category in "NCSM"}
    cards = {f"c{number}": {"stops": stops, "start": number == 0, **wishes} for number in range(4)}
    cards |= {f"d{number}": {"stops": min(60, stops + 1), **wishes} for number in range(20)}
    data = {"name": name, "tiles": kinds, "setups": {"large": rows}, "cards": cards, "trees": trees, "hotels": 4}
    return json.dumps(data)


def record(name: str, seats: int, turns: int) -> str:
    """A record in which everybody says that no tour is possible, turn after turn."""
    dealt = " ".join(f"c{number}" for number in range(seats))
    lines = [f"greentown 1\nset {name}\nsetup large\nplayers {seats}\nvariant -\ndealt {dealt}\ndeck ?"]
    lines += [f"{number}. {SEATS[(number - 1) % seats]} T ~-" for number in range(1, turns + 1)]
    return "\n".join(lines) + "\n"


def table(random: Random, tiles: int, stops: int) -> str:
    """A table in short with as many tiles and stops as can be written."""
    places = [(number % 9, number // 9) for number in range(tiles)]
    sites = ["H", *random.choices((".", "N", "AC", "BS", "H"), k=tiles - 1)]
    lines = [f"tile ({q},{r}) {ALL} {site}" for (q, r), site in zip(places, sites, strict=True)]
    return "\n".join(["seats 2", f"card {stops} N0-99 C0-99 S0-99 M0-99", *lines, "A ~-"])


def far_table() -> str:
    """Tiles at the ends of the world."""
    return f"seats 2\ncard 5 N0-9\ntile (-999,-999) {ALL} H\ntile (999,999) {ALL} H\nA ~-"
