"""Tables of Cities with a class of players, records with thousands, and cities as large as they can be."""

from __future__ import annotations

from random import Random

from tests.hostile import Hostile

KINDS = "APTW"


def hostile(seed: int) -> Hostile:
    """Seed 0 has the record of 5,000 players that took ten seconds to look at."""
    random = Random(f"cities {seed}")
    name = f"hostile{seed}"
    words = {
        "seats": "100" if seed == 0 else str(random.choice((2, 30, 100))),
        "level": "3",
        "variants": random.choice(("free onemore", "nojump free onemore", "onemore")),
        "tiles": name,
    }
    if seed % 3 == 2:
        words |= {"level": "1", "variants": "free onemore quickstart"}
    return Hostile(
        words,
        (tile_set(random, name),),
        (("1N@d5",), ("1N@d4", "2N@c3"), ("tile",), ("all",)),
        (record(name, 5_000), record(name, 201), record(name, 200), record(name, 3, 20_000)),
        (picture(random, 32), picture(random, 8), picture(random, 4_000), ";" * 3_000, "a1:1N," * 600 + ";-;7;-"),
    )


def tile_set(random: Random, name: str) -> str:
    """Tiles whose fields are nearly all of a kind."""
    faces = ("".join(random.choices(KINDS, weights=(9, 9, 1, 1), k=4)) for _ in range(24))
    return "\n".join([f"tileset {name}", *(f"{n} {face[:2]}/{face[2:]}" for n, face in enumerate(faces, start=1))])


def record(tiles: str, players: int, lines: int = 0) -> str:
    """A record of so many players who all lay the same, or of one who does so again and again."""
    names = [f"player {number} Somebody {number}" for number in range(1, players + 1)]
    opening = ["cities 1", f"tiles {tiles}", "level 3", "variants -", *names, "start 1 2 3"]
    laid = [f"{1 if lines else number} 1N@d4 2N@c3 3N@b2" for number in range(1, (lines or players) + 1)]
    return "\n".join([*opening, *laid]) + "\n"


def picture(random: Random, rows: int) -> str:
    """A city that fills its frame."""
    return "\n".join("".join(random.choices("APTW", k=8)) for _ in range(rows))
