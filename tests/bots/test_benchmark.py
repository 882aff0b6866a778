from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks import bench_table
from click.testing import CliRunner

from townwright import bots
from townwright.bots.benchmark import baselines, best_known, compare, find_trial, outcomes_of, trial_result, trials
from townwright.bots.benchmark.results import TrialResult, read_results
from townwright.bots.benchmark.trials import Trial
from townwright.cli import main
from townwright.core import registry
from townwright.core.refusals import Refusal

TRIALS = [trial for game in registry.own_names() for trial in trials(game)]


def name_of(trial: Trial) -> str:
    return f"{trial.game}-{trial.name}"


@pytest.mark.parametrize("trial", TRIALS, ids=name_of)
def test_every_bot_of_ours_played_every_game(trial: Trial) -> None:
    found = baselines(trial)

    assert {result.bot for result in found} == {bot.name for bot in bots.own(trial.game)}
    assert {len(result.points) for result in found} == {trial.games}
    best = best_known(trial)
    assert (best is None) == bool(trial.rivals)
    assert best is None or len(best.best) == trial.deals


@pytest.mark.parametrize("trial", TRIALS, ids=name_of)
def test_a_bot_sits_on_every_seat_of_a_deal_in_turn(trial: Trial) -> None:
    seats = 1 + len(trial.rivals)

    for number, match in enumerate(trial.matches("random", 2 * seats)):
        assert match.deal == number // seats
        assert match.lineup[trial.seat_of(number)] == "random"
        assert len(match.lineup) == registry.find(trial.game).options(trial.words).seats
        if trial.rivals:
            assert match.lineup.count("random") == 1


@pytest.mark.parametrize("trial", TRIALS, ids=name_of)
def test_games_played_again_end_as_they_were_shipped(trial: Trial) -> None:
    """A rule, a bot or the dealer that plays otherwise makes the shipped results wrong."""
    for result in baselines(trial)[:3]:
        again = outcomes_of(trial, result.bot, 1)

        assert [(each.points, each.won) for each in again] == list(zip(result.points, result.won, strict=True))[:1]
        assert all(each.decisions > 0 and each.seconds > 0 for each in again)


def test_equal_rivals_share_what_they_win() -> None:
    trial = next(trial for trial in TRIALS if trial.rivals)
    (itself,) = (result for result in baselines(trial) if (result.bot,) == trial.rivals)

    assert itself.share_won.value == pytest.approx(0.5)
    assert itself.mean_points.value == pytest.approx(0)


def test_two_bots_are_compared_deal_by_deal() -> None:
    one = TrialResult("cities", "level-1", "one", "1", (5, 7, 9), (1, 1, 1), 3, 3, 0.1)
    other = replace(one, bot="other", points=(4, 6, 8))

    found = compare(one, other, None)

    assert (found.ahead.value, found.ahead.low, found.ahead.high) == (1, 1, 1)
    assert found.behind_best is None


def test_nobody_beats_what_is_proven() -> None:
    trial = find_trial("cities", "level-1")
    best = best_known(trial)

    assert best is not None
    for result in baselines(trial):
        above = sum(made > most for made, most in zip(result.points, best.best, strict=True))
        assert above <= trial.deals - best.proven


def test_a_line_is_read_as_it_was_written() -> None:
    trial = find_trial("cities", "level-1")
    result = trial_result(trial, "random", outcomes_of(trial, "random", 3))

    (read,) = read_results(result.line())

    assert replace(read, seconds=result.seconds) == result
    assert read.mark == result.mark


@pytest.mark.parametrize(
    "change",
    [
        {"points": [99, 99, 99]},
        {"won": [1, 1]},
        {"won": [2, 1, 1]},
        {"points": []},
        {"points": ["9", 9, 9]},
        {"points": [True, 9, 9]},
        {"nodes": 10**13},
        {"bot": "x" * 201},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"mark": None},
    ],
    ids=str,
)
def test_a_changed_line_is_refused_with_its_number(change: dict[str, object]) -> None:
    line = TrialResult("cities", "level-1", "one", "1", (5, 7, 9), (1, 1, 1), 3, 3, 0.1).line()

    with pytest.raises(Refusal) as refused:
        read_results(f"{line}\n{json.dumps({**json.loads(line), **change})}")

    assert refused.value.line == 2


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, "\n" * 2_000], ids=lambda text: text[:5])
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read_results(text)


def test_a_bot_is_measured_and_its_result_proved_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    asked = ["bench", "strength", "cities", "--bot", "random", "--trial", "level-1", "--games", "2", "--workers", "1"]

    told = CliRunner().invoke(main, [*asked, "--out", str(out)])
    proved = CliRunner().invoke(main, ["bench", "check", str(out), "--games", "1"])

    assert told.exit_code == 0, told.output
    assert "expert" in told.output
    assert "(the first 2 of 200 games)" in told.output
    assert (proved.exit_code, "1 games as written" in proved.output) == (0, True), proved.output


def test_an_invented_result_is_found_out(tmp_path: Path) -> None:
    invented = TrialResult("cities", "level-1", "random", "1", (99, 99), (1, 1), 3, 3, 0.1)
    file = tmp_path / "invented.jsonl"
    file.write_text(invented.line())

    proved = CliRunner().invoke(main, ["bench", "check", str(file), "--games", "1"])

    assert (proved.exit_code, "NOT as written" in proved.output) == (1, True)


@pytest.mark.parametrize("wrong", [["--bot", "nobody"], ["--bot", "random", "--trial", "level-9"]], ids=str)
def test_an_unknown_name_is_refused_in_a_sentence(wrong: list[str]) -> None:
    told = CliRunner().invoke(main, ["bench", "strength", "cities", *wrong])

    assert told.exit_code == 1
    assert wrong[-1] in told.output


def test_the_page_shows_the_shipped_results() -> None:
    text = bench_table.PAGE.read_text("utf-8")

    assert bench_table.page(text) == text
