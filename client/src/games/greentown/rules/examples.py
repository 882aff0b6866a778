"""The pictures of the rules of Greentown, as the rules see them; ``client/describe.py`` writes ``examples.ts``."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from townwright.games.greentown import GAME

OPENING: Final = ("deal A 5A", "deal B 5B", "deal C 5C", "top 6A")
TOUR: Final = (
    (0, "B +(-2,1)01 +(-1,-1)05 S(0,0)"),
    (1, "B +(0,2)02 +(1,2)03 C(1,0)"),
    (2, "B +(2,-2)04 +(2,1)02"),
    (2, "EB +(2,2)03 +(3,-2)03"),
    (0, "T ~(-1,0)51051"),
)


def after(*moves: tuple[int, str]) -> Any:
    """A game of three after these moves, as its first player sees it."""
    state = GAME.start(GAME.options({"seats": "3"}))
    for draw in OPENING:
        state = GAME.play(state, -1, GAME.read(draw))
    for seat, move in moves:
        state = GAME.play(state, seat, GAME.read(move))
    return GAME.view(state, 0)


def tiles(view: Any) -> Any:
    """The tiles of a view, as they are sent."""
    return msgspec.to_builtins(view.tiles)


START: Final = after()
TOURED: Final = after(*TOUR)
EXAMPLES: Final = {
    "start": tiles(START),
    "card": msgspec.to_builtins(START.seats[0].card),
    "laid": tiles(after((0, "B +(-2,1)01 +(-1,-1)05 S(-2,1)"))),
    "developed": {
        "at": "(1,-1)",
        "gained": "4",
        "lost": "",
        "before": tiles(START),
        "after": tiles(after((0, "B ^(1,-1)0134 +(-2,1)01"))),
    },
    "toured": {"tiles": tiles(TOURED), "route": TOUR[-1][1].split()[1], "tour": msgspec.to_builtins(TOURED.last_tour)},
}
