from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from click.testing import CliRunner

from townwright import bots
from townwright.cli import main
from townwright.cli.commands.bench.speed import Thinking
from townwright.core import registry
from townwright.speed.runtime import modes
from townwright.speed.runtime.readable_games import MOMENTS, some_moments
from townwright.speed.runtime.timing import Rate, TimedWork, measured


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time everything once: how well is not asked here."""

    def measured_once(measures: Sequence[TimedWork], rounds: int = 1) -> dict[str, Rate]:
        return measured(measures, rounds)

    monkeypatch.setattr("townwright.speed.runtime.timing.measured", measured_once)


@pytest.mark.parametrize("name", registry.names())
def test_bots_are_asked_in_the_course_of_a_game(name: str) -> None:
    game = registry.find(name)
    moments = some_moments(game)
    ask = Thinking(game, bots.of(name)[0], moments, nodes=10)

    assert len(moments) == len(MOMENTS)
    assert [ask() for _ in range(4)] == [1] * 4


def test_rates_are_told_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(modes.PLAIN_ONLY, "1")

    told = CliRunner().invoke(main, ["bench", "greentown", "--no-bots", "--json"])

    lines = [json.loads(line) for line in told.stdout.splitlines()]
    assert [line["what"] for line in lines] == ["greentown: readable rules", "greentown: plain words"]
    assert all(line["per_second"] > 0 for line in lines)


@pytest.mark.parametrize(
    ("option", "timed"),
    [("variants=nojump", ["readable rules", "plain words"]), ("variants=free", ["readable rules"])],
    ids=["over words too", "readable alone"],
)
def test_games_with_other_options_are_timed(option: str, timed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(modes.PLAIN_ONLY, "1")

    told = CliRunner().invoke(main, ["bench", "cities", "--no-bots", "--json", "--option", option])

    assert [json.loads(line)["what"] for line in told.stdout.splitlines()] == [f"cities: {what}" for what in timed]


def test_options_that_a_game_does_not_have_are_refused_before_anything_is_timed() -> None:
    unknown = CliRunner().invoke(main, ["bench", "cities", "--option", "level=9"])
    nobodys = CliRunner().invoke(main, ["bench", "--option", "level=2"])

    assert (unknown.exit_code, unknown.stdout) == (1, "")
    assert "level" in unknown.stderr
    assert nobodys.exit_code == 2
    assert "name it" in nobodys.stderr


def test_it_says_why_nothing_was_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["bench", "greentown", "--no-bots"]
    monkeypatch.setenv(modes.PLAIN_ONLY, "1")
    kept_out = CliRunner().invoke(main, asked)
    monkeypatch.delenv(modes.PLAIN_ONLY)
    monkeypatch.setattr(modes, "has_compiler", lambda: False)
    missing = CliRunner().invoke(main, asked)

    assert kept_out.stdout.splitlines()[-1] == "TOWNWRIGHT_PLAIN is set: nothing was compiled"
    assert missing.stdout.splitlines()[-1] == "numba is not installed: nothing was compiled"
