"""Every deal can be proved from the record, and nothing else can."""

from __future__ import annotations

import pytest

from tests.server.harness.deals import Proved, prove
from tests.tables.tables import games
from townwright.core.contract import AnyGame


@pytest.mark.parametrize("game", games()[1:], ids=lambda game: game.name)
def test_the_deals_of_finished_tables_are_proved_from_their_records(game: AnyGame) -> None:
    proved = Proved()
    prove(game, 6, 1, proved)
    assert proved.games == 6
    assert proved.draws > 6
    assert proved.refused >= 12
