"""Plays a stored table again, from its first event, in every way that its events can be read."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.core.refusals import Untrue
from townwright.server.live.stored_facts import happened
from townwright.server.store.models import StoredEvent
from townwright.server.store.seed_check import checked_dealer
from townwright.tables import records
from townwright.tables.fact_replay import replay_facts
from townwright.tables.table import Table


def replayed(table_id: str, events: Sequence[StoredEvent], seed: str | None) -> Table:
    """The table that the events lead to; whatever the rules do not allow is refused.

    The record is written out and played again too, and must lead to the same position. The seed must be the one that
    the first event commits to.
    """
    table = replay_facts(map(happened, events))
    checked_dealer(table_id, seed, table.created.commitment)
    # What seats have chosen in an open turn together is in no record yet.
    if table.begun and not table.hidden_actions:
        replay = table.game.replay(records.text(table, {}), table.created.components)
        state, open_turn = replay.state, table.moves[len(replay.record.events) :]
        for move in open_turn:  # a record holds whole turns, and this one has only begun
            state = table.game.play(state, move.seat, move.action)
        if state != table.state or not {move.seat for move in open_turn} <= set(table.to_act):
            raise Untrue("store-replays-otherwise", "the table's record leads to another position than its events")
    return table
