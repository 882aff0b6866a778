"""Finished games whose deal is proved from their record by the shipped verifier, and damaged ones that are not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import cycle, islice
from random import Random
from typing import Any

from tests.tables.tables import NAMES, running
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, verify
from townwright.core.records import Event, Record
from townwright.core.refusals import Untrue
from townwright.core.seats import CHANCE
from townwright.tables import records


@dataclass
class Proved:
    """What was proved."""

    games: int = 0
    draws: int = 0
    refused: int = 0
    """Wrong seeds, and records with another draw."""

    def __str__(self) -> str:
        return f"{self.games} games with {self.draws} draws proved, {self.refused} wrong seeds and draws refused"


def prove(game: AnyGame, games: int, seed: int, proved: Proved) -> None:
    """Play games at tables, write their records, and prove the deal of each."""
    random = Random(seed)
    for options in islice(cycle(game.every_option()), games):
        made = running(options, game, random.getrandbits(64))
        made.play(random, until=lambda table: len(table.moves) > 3)
        if made.table.playing:
            assert made.dealer.seed not in records.text(made.table, NAMES), "the seed of a running game"
        made.play(random)
        record = game.replay(records.text(made.table, NAMES, made.dealer.seed)).record
        assert record.seed is not None
        proved.draws += verify(game, record, Dealer.of(record.seed))
        proved.games += 1
        proved.refused += refuses(game, record, Dealer(random.randbytes(32)))
        proved.refused += refuses(game, replace(record, commitment=None), Dealer(random.randbytes(32)))
        at = random.choice([place for place, event in enumerate(record.events) if event.seat == CHANCE])
        state = game.start(record.options)
        for event in record.events[:at]:
            state = game.play(state, event.seat, event.action)
        others = [action for action in game.legal(state, CHANCE) if action != record.events[at].action]
        if others:
            bent = (*record.events[:at], Event(CHANCE, random.choice(others)), *record.events[at + 1 :])
            proved.refused += refuses(game, replace(record, events=bent), Dealer.of(record.seed))


def refuses(game: AnyGame, record: Record[Any, Any], dealer: Dealer) -> int:
    """1, since it is refused; anything else is a fault."""
    try:
        verify(game, record, dealer)
    except Untrue:
        return 1
    raise AssertionError("a deal that was not the dealer's was proved")
