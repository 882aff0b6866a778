"""The pictures of the rules of Cities, as the rules see them; ``client/describe.py`` writes ``examples.ts``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from townwright.core.refusals import Refusal
from townwright.games.cities import GAME
from townwright.games.cities.seen.companion import score

START: Final = (16, 6, 17)
LAYOUT: Final = "16S@d4 6W@c3 17N@b2"
CITY: Final = (
    "d4:16S,c3:6W,b2:17N,a1:13N,b1:11E,c1:15S,d1:8E,a2:5E,c2:1W,d2:7E,a3:20E,b3:21N,d3:14W,a4:12N,b4:10E,c4:24S"
)


def layout(tiles: Sequence[int], words: str) -> dict[str, Any]:
    """Starting tiles as somebody lays them, and whether the rules allow it."""
    state = GAME.start(GAME.options({}))
    for tile in tiles:
        state = GAME.play(state, -1, GAME.read(f"tile {tile}"))
    try:
        GAME.play(state, 0, GAME.read(words))
    except Refusal:
        return {"tiles": words.split(), "legal": False}
    return {"tiles": words.split(), "legal": True}


def places(tile: int, taken: str = "") -> dict[str, Any]:
    """Where the next tile may lie, or with a move begun so, where a tourist may go."""
    state = GAME.start(GAME.options({}))
    for drawn in START:
        state = GAME.play(state, -1, GAME.read(f"tile {drawn}"))
    state = GAME.play(state, 0, GAME.read(LAYOUT))
    tiles = LAYOUT.split()
    if not taken:
        state = GAME.play(state, -1, GAME.read(f"tile {tile}"))
        words = [str(action) for action in GAME.legal(state, 0)]
        return {"tiles": tiles, "open": sorted({word.split()[0].split("@")[1] for word in words})}
    for drawn, move in ((13, "13N@a1 +1"), (tile, "")):
        state = GAME.play(state, -1, GAME.read(f"tile {drawn}"))
        if move:
            state = GAME.play(state, 0, GAME.read(move))
    tourists = [word.split()[1] for word in map(str, GAME.legal(state, 0)) if word.startswith(f"{taken} ")]
    new = taken.split("@")[1]
    return {
        "tiles": [*tiles, "13N@a1", taken],
        "tourists": ["a1.1"],
        "place": sorted(f"{new}.{word[1]}" for word in tourists if word.startswith("+")),
        "walk": sorted(word.split("~")[1] for word in tourists if "~" in word),
        "jump": sorted(f"{new}.{word.split('^')[1]}" for word in tourists if "^" in word),
    }


def tourist(level: int, fields: str, shown: str) -> dict[str, Any]:
    """What one tourist of a finished city earns, and with which fields."""
    tally = score(f"{CITY};{fields};{7 - len(fields.split(','))};c4", {"level": str(level)})
    line = next(line for line in tally.lines if line.what == shown)
    return {"tiles": list(tally.facts["tiles"]), "tourists": fields.split(","), "line": msgspec.to_builtins(line)}


EXAMPLES: Final = {
    "faces": list(GAME.view(GAME.start(GAME.options({})), 0).faces),
    "straight": layout(START, LAYOUT),
    "corner": layout(START, "16S@d4 6W@c3 17N@d2"),
    "side": layout(START, "16S@d4 6W@c4 17N@b3"),
    "apart": layout(START, "16S@d4 6W@c3 17N@b1"),
    "lay": places(1),
    "tourist": places(1, "1N@b1"),
    "zone": tourist(1, "d1.2,c1.3,c2.1", "c1.3"),
    "shared": tourist(1, "d1.2,c1.3,c2.1", "c2.1"),
    "view": tourist(2, "c4.2,b4.1", "c4.2"),
    "border": tourist(3, "d1.2,c1.3", "c1.3"),
    "parks": tourist(3, "b4.4", "b4.4"),
}
