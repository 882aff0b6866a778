"""How many may play Cities, at a table and on paper."""

from __future__ import annotations

import pytest

from tests.games.cities.hostile import record
from townwright.core.refusals import TooMuch, Unreadable
from townwright.games.cities import GAME
from townwright.games.cities.records.header import MOST_PLAYERS


def test_a_record_of_5000_players_is_refused_by_the_number_that_may_play() -> None:
    with pytest.raises(TooMuch, match="players of a record: 201 are too many; at most 200") as refused:
        GAME.replay(record("mixed24", 2_000))

    assert refused.value.line == 4 + MOST_PLAYERS + 1
    with pytest.raises(TooMuch, match="lines: 5001 are too many; at most 5000"):
        GAME.replay(record("mixed24", 5_000))


def test_a_record_of_200_players_is_played_but_is_no_table() -> None:
    replay = GAME.replay(record("mixed24", 200))

    assert replay.record.options.seats == 200
    assert len(GAME.view(replay.state, None).players) == 200
    with pytest.raises(Unreadable, match="'200' is no number of seats from 1 to 100"):
        GAME.options(GAME.option_words(replay.record.options))


def test_a_class_of_a_hundred_sits_at_one_table() -> None:
    state = GAME.start(GAME.options({"seats": "100"}))

    assert len(state.cities) == 100
    with pytest.raises(Unreadable, match="'101' is no number of seats from 1 to 100"):
        GAME.options({"seats": "101"})


def test_a_name_that_nobody_could_read_out_is_refused() -> None:
    with pytest.raises(TooMuch, match="characters in a name: 201 are too many; at most 200"):
        GAME.replay(record("mixed24", 1).replace("Somebody 1", "x" * 201))
