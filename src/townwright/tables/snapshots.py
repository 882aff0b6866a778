"""A table as a text, from which it can be opened again without playing its game from the first move."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE
from townwright.tables.facts import Acted, Dealt, NumberedFact
from townwright.tables.seat_holders import Holder, Offer
from townwright.tables.serialization import plain, restored
from townwright.tables.table import FindGame, Move, Question, Table, after, opened

KEPT: Final = ("holders", "state", "to_act", "questions", "together", "opened", "offers", "ended", "rematch")
"""What a snapshot holds of a table, beside the numbers of the moves that count; the log holds the rest."""
JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def taken(table: Table) -> str:
    """The table as a text that ``resumed`` understands together with the log up to here."""
    given = {type(table.options): table.options}
    parts = {name: plain(getattr(table, name), given) for name in KEPT}
    return JSON.encode({"moves": [move.number for move in table.moves], **parts})


def resumed(body: str, number: int, history: Iterable[NumberedFact], find: FindGame = registry.find) -> Table:
    """The table after a whole history, gone on from a snapshot that was taken after fact ``number``."""
    facts = iter(history)
    log = tuple(islice(facts, number))
    beginning = opened(log[0], find)
    parts = json.loads(body)
    moves = tuple(move(beginning.game, log[counted - 1]) for counted in parts["moves"])
    given = {type(beginning.options): beginning.options}
    roots = (type(beginning.game.start(beginning.options)), Holder, Question, Offer)
    held = {name: restored(parts[name], roots, given) for name in KEPT}
    table = replace(beginning, log=log, moves=moves, **held)
    for happened in facts:
        table = after(table, happened)
    return table


def move(game: AnyGame, happened: NumberedFact) -> Move:
    """A fact as the move that it is."""
    match happened.fact:
        case Acted(seat, action):
            return Move(happened.number, seat, game.read(action))
        case Dealt(action):
            return Move(happened.number, CHANCE, game.read(action))
        case other:
            raise ValueError(f"{other!r} is no move")
