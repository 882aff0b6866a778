"""The pictures of the rules of Skylines, as the rules see them; ``client/describe.py`` writes ``examples.ts``."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from townwright.games.skylines import GAME

HAND: Final = ("1S1", "1R1", "1U1", "1R4", "1C4", "1I3", "1R3")
OPENED: Final = (*((-1, f">{card}") for card in HAND), (0, "open A"))


def drawn(card: str) -> tuple[tuple[int, str], ...]:
    """A card from pile I."""
    return ((0, "+1"), (-1, f">{card}"))


SERVED: Final = (*OPENED, (0, "play 1S1 Ae1/0"), *drawn("1S6"), (0, "play 1R1 L3 Ag1/0"), *drawn("1R5"))
READY: Final = (
    *SERVED,
    (0, "play 1U1 Aa1/0"),
    *drawn("1I1"),
    (0, "play 1C4 L3 Ae2/0"),
    *drawn("1S3"),
    (0, "play 1R3 L3 Aa5/0"),
    *drawn("1R7"),
    (0, "play 1R4 L3 Ae5/0"),
    *drawn("1S5"),
)
SHOWN: Final = ("bars", "boards", "districts", "tiles", "ending", "phase", "drawing")


def after(moves: tuple[tuple[int, str], ...]) -> Any:
    """A game alone after these moves."""
    state = GAME.start(GAME.options({"seats": "1", "scenario": "intro", "set": "townwright-draft-1"}))
    for seat, move in moves:
        state = GAME.play(state, seat, GAME.read(move))
    return GAME.view(state, 0)


def seen(moves: tuple[tuple[int, str], ...]) -> dict[str, Any]:
    """What the pictures need of a view."""
    sent = msgspec.to_builtins(after(moves))
    return {name: sent[name] for name in SHOWN}


def card(name: str) -> Any:
    """The face of a card of the first hand."""
    hand = after(OPENED).seats[0].hand
    return msgspec.to_builtins(next(card for card in hand if card.id == name))


EXAMPLES: Final = {
    "opened": seen(OPENED),
    "served": seen(SERVED),
    "ready": seen(READY),
    "clinic": card("1S1"),
    "homes": card("1R1"),
    "street": card("1R3"),
}
