"""What is in the box: a component set, and its checks against the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable, pinned
from townwright.games.skylines.box.boards import Board, check_layout, read_layout
from townwright.games.skylines.box.cards import NEWS, POLICY, ROLE, UNIQUE, Card
from townwright.games.skylines.box.names import KIND_NAMES
from townwright.games.skylines.box.shapes import Shape
from townwright.games.skylines.turn.bars import Scale

DRAFT: Final = "townwright-draft-1"
"""The set of the rules page, which records mean unless they name another."""

MODULES: Final = ("unique", "roles", "policies", "news")
MODULE_KINDS: Final = {"unique": UNIQUE, "roles": ROLE, "policies": POLICY, "news": NEWS}
MODULE_NAMES: Final = {
    "unique": Phrase("skylines-module-unique", "unique buildings"),
    "roles": Phrase("skylines-module-roles", "roles"),
    "policies": Phrase("skylines-module-policies", "policies"),
    "news": Phrase("skylines-module-news", "news"),
}
HAND_SIZES: Final = {1: 7, 2: 5, 3: 4, 4: 3}
ROLES_OFFERED: Final = 2
"""How many roles a seat chooses from (10.2)."""
FIRST_PRICE_LIMIT: Final = 5


@dataclass(frozen=True)
class Box:
    """A component set. Two sets are the same if their files say the same."""

    name: str
    source: str
    scale: Scale = field(compare=False)
    shapes: Mapping[str, Shape] = field(compare=False)
    tiles: Mapping[str, Mapping[str, int]] = field(compare=False)
    """How many zone tiles of each colour and shape there are."""
    boards: Mapping[str, Board] = field(compare=False)
    cards: Mapping[str, Card] = field(compare=False)
    """Every card by its id, in the file's order."""
    layouts: Mapping[str, str] = field(compare=False)
    lines: Mapping[str, int] = field(compare=False, repr=False)
    """The line on which each thing of the file stands."""

    def __reduce__(self) -> tuple[Callable[[str], Box], tuple[str]]:
        """Sent to another process as its text: there it is read once and shared again."""
        from townwright.games.skylines.box.loader import load

        return load, (self.source,)

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """The ids of all cards of a kind."""
        return tuple(card.id for card in self.cards.values() if card.kind == kind)

    @cached_property
    def construction(self) -> tuple[Card, ...]:
        """The zones, services and utilities."""
        return tuple(card for card in self.cards.values() if card.has_tile and card.kind != UNIQUE)

    def stage(self, stage: int, modules: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a pile before anything is drawn, in the order of the file."""
        kinds = {MODULE_KINDS[module] for module in modules} - {ROLE}
        return tuple(
            card.id
            for card in self.cards.values()
            if card.kind != ROLE
            and card.stage == stage
            and (card.kind in kinds or card.kind not in MODULE_KINDS.values())
        )


def same_contents(one: Box, other: Box) -> bool:
    """Whether two sets hold the same, however their files are written."""
    return (one.scale, one.shapes, one.tiles, one.boards, one.cards, one.layouts) == (
        other.scale,
        other.shapes,
        other.tiles,
        other.boards,
        other.cards,
        other.layouts,
    )


def check_box(box: Box) -> None:
    """Refuses what cannot be played with at all: at the line of the thing that is wrong."""
    for card in box.construction:
        if card.is_zone and not box.tiles.get(card.kind):
            raise Unreadable(
                "skylines-set-no-tiles",
                "{card} needs tiles of zone {zone}, but none are listed",
                card=card.id,
                zone=card.kind,
            ).at(box.lines[card.id])
    for name, text in box.layouts.items():
        with pinned(box.lines[f"layout {name}"]):
            check_layout(read_layout(text), box.boards)
    first = sum(card.stage == 1 for card in box.construction)
    needed = max(seats * size for seats, size in HAND_SIZES.items())
    if first < needed:
        raise Unreadable(
            "skylines-set-few-cards",
            "the set has {number} construction cards of stage I, but four players are dealt {needed}",
            number=first,
            needed=needed,
        ).at(box.lines["cards"])


def unusual(box: Box) -> tuple[Phrase, ...]:
    """Where the set differs from the printed box (section 13)."""
    counted = Counter(_heap(card) for card in box.cards.values())
    tiles = {zone: sum(shapes.values()) for zone, shapes in box.tiles.items()}
    facts = (
        *((_of_stage(stage), counted[f"stage {stage}"], 25) for stage in (1, 2, 3)),
        *((MODULE_NAMES[module], counted[kind], 10) for module, kind in MODULE_KINDS.items()),
        (Phrase("skylines-count-services", "services"), sum(bool(card.service) for card in box.construction), 18),
        (Phrase("skylines-count-utilities", "utilities"), sum(card.is_utility for card in box.construction), 9),
        *((_tiles_of(zone), tiles.get(zone, 0), number) for zone, number in (("R", 24), ("C", 12), ("I", 12))),
        (Phrase("skylines-count-boards", "boards"), len(box.boards), 6),
    )
    remarks = [
        Phrase(
            "skylines-set-count",
            "{what}: the set has {number}, the box {printed}",
            {"what": what, "number": number, "printed": printed},
        )
        for what, number, printed in facts
        if number != printed
    ]
    remarks += [
        Phrase(
            "skylines-set-dear-board",
            "board {board} costs {price}; at most {limit} lets every capital open it first",
            {"board": board.letter, "price": board.price, "limit": FIRST_PRICE_LIMIT},
        )
        for board in box.boards.values()
        if board.price > FIRST_PRICE_LIMIT
    ]
    return tuple(remarks)


def _of_stage(stage: int) -> Phrase:
    return Phrase("skylines-count-stage", "construction cards of stage {stage}", {"stage": stage})


def _tiles_of(zone: str) -> Phrase:
    return Phrase("skylines-count-tiles", "{zone} tiles", {"zone": KIND_NAMES[zone]})


def _heap(card: Card) -> str:
    return card.kind if card.kind in MODULE_KINDS.values() else f"stage {card.stage}"
