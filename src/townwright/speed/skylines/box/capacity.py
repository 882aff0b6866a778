"""Whether a component set of Skylines has room in a row of numbers; one with more of something is refused."""

from __future__ import annotations

from townwright.games.skylines.box.cards import ROLE, UNIQUE
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.clauses import Burden
from townwright.games.skylines.options import Options
from townwright.games.skylines.turn.bars import MARKERS
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.map.pictures import board_lying


def check_room(box: Box, options: Options) -> None:
    """Refuses a set that does not fit into a row."""
    burdens = (clause.row for card in box.cards.values() for clause in card.effects if isinstance(clause, Burden))
    found = (
        (
            max(len(box.stage(stage, options.modules)) for stage in range(1, at.PILES + 1)),
            at.PILE_ROOM,
            "cards of a stage",
        ),
        (len(box.cards), 1 << at.CARD_BITS, "cards"),
        (len(box.of_kind(ROLE)), at.DECK_ROOM, "roles"),
        (len(box.of_kind(UNIQUE)), at.FORCES - at.SEATS - 1, "unique buildings"),
        (len(box.shapes), at.SHAPES, "shapes"),
        (max(map(len, box.tiles.values()), default=0), at.ZONE_SHAPES, "shapes of a zone"),
        (len(box.boards), at.WORK_ENTRIES, "boards"),
        (options.boards, at.SLOTS, "boards on the table"),
        (_most_regions(box, options.boards), at.REGIONS, "districts"),
        (len(MARKERS) + sum(map(len, burdens)), at.WORK_ENTRIES, "burdens"),
    )
    for number, room, what in found:
        if number > room:
            raise ValueError(f"{what}: {number} are more than the {room} that fit into a row; play by games.skylines")


def _most_regions(box: Box, boards: int) -> int:
    numbers = sorted((board_lying(board, 0)[at.REGIONS_ON] for board in box.boards.values()), reverse=True)
    return sum(numbers[:boards])
