"""How the numbers of a finished game went, for drawing them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from townwright.server.protocol.responses import CourseLine, Replayed
from townwright.server.sandbox.record_tasks import replay

GAMES = Path(__file__).parents[2] / "games"
NUMBERS = {
    "cities/records/a-tie-goes-to-the-better-tourist": ["points"],
    "greentown/records/four-players-take-double-turns": ["money"],
    "skylines/records/finished-with-success": ["points", "happiness", "coins"],
}


def course(path: str, asked: bool = True) -> tuple[CourseLine, ...]:
    text = (GAMES / f"{path}.txt").read_text()
    return msgspec.json.decode(replay(text, (), None, None, asked).body, type=Replayed).course


@pytest.mark.parametrize(("path", "names"), NUMBERS.items())
def test_a_finished_game_shows_its_numbers_from_the_first_action_to_the_last(path: str, names: list[str]) -> None:
    lines = course(path)

    assert [line.what for line in lines] == names
    assert len({len(line.values) for line in lines}) == 1
    assert lines[0].values[0] != lines[0].values[-1]
    assert course(path, asked=False) == ()


def test_a_game_that_has_not_ended_shows_no_numbers() -> None:
    text = "cities 1\ntiles mixed24\nlevel 1\nvariants -\nplayer 1 Ada\n"

    assert msgspec.json.decode(replay(text, (), None, None, True).body, type=Replayed).course == ()
