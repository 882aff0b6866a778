"""``townwright review`` and ``townwright hindsight``."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.study.greentown.games import played as greentown_game
from tests.study.skylines.games import played
from townwright.bots import executors
from townwright.games.cities import GAME
from townwright.games.greentown import GAME as GREENTOWN
from townwright.games.skylines import GAME as SKYLINES
from townwright.study.tables import COLUMNS

RECORDS = Path(__file__).parents[1] / "games/cities/records"
ENDED = (RECORDS / "a-solo-game-at-level-3.txt").read_text("utf-8")
RUNNING = (RECORDS / "a-game-of-two-in-progress.txt").read_text("utf-8")
DEAL = "13,8,10,1,24,5,17,2,20,9,14,6,22,11,16,3"


@pytest.fixture
def game(call: Call) -> str:
    """The name of a file with a finished game, in the folder of the call."""
    Path("game.txt").write_text(ENDED, "utf-8")
    return "game.txt"


def test_a_review_tells_the_account_and_the_costliest_moves(call: Call, game: str) -> None:
    answer = call("review", game, "--seconds", "0.02")

    assert answer.exit_code == 0
    assert "game.txt: 1 Solo, points" in answer.stdout
    assert "34 at the end = " in answer.stdout
    assert " cost " in answer.stdout
    assert "; better " in answer.stdout


def test_a_review_speaks_german_where_the_surroundings_do(
    call: Call, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    answer = call("review", game, "--seconds", "0.02")

    assert "34 am Ende = " in answer.stdout
    assert " gekostet; besser " in answer.stdout


def test_a_review_in_json_is_one_object_for_each_seat(call: Call, game: str) -> None:
    answer = call("review", game, "--seat", "1", "--seconds", "0.02", "--json")
    facts = json.loads(answer.stdout)

    assert (facts["file"], facts["seat"], facts["final"]) == ("game.txt", 1, 34)
    parts = facts["start"] + facts["luck"]["value"] - facts["cost"]["value"] + facts["unexplained"]
    assert parts == pytest.approx(facts["final"])
    assert call("review", game, "--seat", "1", "--seconds", "0.02", "--json").stdout == answer.stdout


def test_a_review_of_skylines_tells_points_and_chances_and_what_the_others_lost(call: Call) -> None:
    Path("city.txt").write_text(SKYLINES.write(played().record), "utf-8")
    answer = call("review", "city.txt", "--seat", "2", "--seconds", "0.02")

    assert answer.exit_code == 0
    assert "city.txt: 2 Player 2, points\n    -10 at the end = " in answer.stdout
    assert "city.txt: 2 Player 2, chance in percent\n    0 at the end = " in answer.stdout
    assert " by the others " in answer.stdout
    assert " of 3 runs agree" in call("hindsight", "city.txt", "--seconds", "0.02").stdout


def test_a_review_of_greentown_tells_the_lead_and_the_chance_to_win(call: Call) -> None:
    record = greentown_game().record
    Path("town.txt").write_text(GREENTOWN.write(record), "utf-8")
    answer = call("review", "town.txt", "--seat", "b", "--seconds", "0.02")

    assert answer.exit_code == 0
    assert "town.txt: B Player 2, lead\n" in answer.stdout
    assert "town.txt: B Player 2, chance in percent\n" in answer.stdout
    assert "a lead of " in call("hindsight", "town.txt", "--seconds", "0.02").stdout


def test_hindsight_of_a_game_prints_a_better_one(call: Call, game: str) -> None:
    answer = call("hindsight", game, "--seconds", "0.2")

    sentence, _, record = answer.stdout.partition("\n\n")
    assert "points were possible" in sentence
    assert GAME.standing(GAME.replay(record).state, 0).total > 34


def test_hindsight_of_a_deal_prints_best_bound_agreement_and_record(call: Call) -> None:
    answer = call(
        "hindsight", "cities", "--tiles", DEAL, "--level", "3", "--set", "mixed24", "--seconds", "0.02", "--json"
    )

    facts = json.loads(answer.stdout)
    assert {"best", "bound", "agree", "record"} <= set(facts)
    assert GAME.standing(GAME.replay(facts["record"]).state, 0).total == facts["best"] <= facts["bound"]


def test_hindsight_speaks_german_where_the_surroundings_do(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    answer = call("hindsight", "cities", "--tiles", DEAL.replace(",", " "), "--level", "1", "--seconds", "0.5")

    assert "Punkte waren möglich" in answer.stdout


@pytest.mark.parametrize("command", ["review", "hindsight"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (RUNNING, "only finished games are studied, and this one is still running"),
        ("hello", "this is no record of"),
        (f"{GREENTOWN.name} 1\n", "still running"),
        (ENDED.replace("16S@d4", "16S@d5"), ""),
    ],
)
def test_what_cannot_be_studied_is_refused_in_a_sentence(call: Call, command: str, text: str, why: str) -> None:
    Path("text.txt").write_text(text, "utf-8")
    answer = call(command, "text.txt")

    assert answer.exit_code == 1
    assert answer.stderr.startswith("text.txt")
    assert why in answer.stderr
    assert not answer.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--tiles", "1,2,x"), "is no deal; write numbers like 13,8,10"),
        (("--tiles", DEAL.replace(",", ",,", 1)), "is no deal"),
        (("--tiles", "1,2,3"), "a deal has 16 tiles, not 3"),
        (("--tiles", ",".join("1" * 500)), "is no deal"),
        (("--tiles", DEAL, "--level", "9"), "9"),
        (("--tiles", DEAL, "--set", "gold24"), "there is no tile set 'gold24'"),
        (("--tiles", DEAL, "--seconds", "0"), "a budget is more than 0"),
    ],
)
def test_what_is_no_deal_is_refused_in_a_sentence(call: Call, words: tuple[str, ...], why: str) -> None:
    answer = call("hindsight", "cities", *words)

    assert answer.exit_code == 1
    assert why in answer.stderr


def test_a_missing_seat_is_refused(call: Call, game: str) -> None:
    for command in ("review", "hindsight"):
        answer = call(command, game, "--seat", "7")
        assert answer.exit_code == 1
        assert "there is no seat 7 in this game; there are 1" in answer.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("cities",), "a deal is studied by its draws; write them like --tiles 13,8,10"),
        (("game.txt", "--level", "2"), "a record has its own options"),
        (("cities", "--tiles", DEAL, "--seat", "1"), "a deal has no seats"),
    ],
)
def test_what_is_half_a_record_and_half_a_deal_is_refused(
    call: Call, game: str, words: tuple[str, ...], why: str
) -> None:
    assert Path(game).exists()
    answer = call("hindsight", *words)

    assert answer.exit_code == 1
    assert why in answer.stderr


def test_many_reviews_become_a_table(call: Call, game: str) -> None:
    Path("running.txt").write_text(RUNNING, "utf-8")
    answer = call("review", game, "running.txt", "--many", "all.csv", "--seconds", "0.02", "--workers", "1")

    with Path("all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert answer.exit_code == 1
    assert "running.txt: only finished games" in answer.stderr
    assert list(rows[0]) == list(COLUMNS)
    assert len(rows) == 28
    assert {row["kind"] for row in rows} == {"draw", "layout", "move"}


def test_a_table_of_another_kind_or_in_no_folder_is_refused(call: Call, game: str) -> None:
    Path("folder.csv").mkdir()
    for name, why in (
        ("all.xls", "a table ends in .csv or .parquet"),
        ("no/all.csv", "cannot be written"),
        ("folder.csv", "cannot be written"),
    ):
        answer = call("review", game, "--many", name, "--workers", "1")
        assert answer.exit_code == 1
        assert why in answer.stderr


def test_whoever_cannot_be_asked_to_work_leaves_no_empty_table(
    call: Call, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "find_spec", lambda _: None)
    answer = call("review", game, "--many", "all.csv", "--on", "ray")

    assert answer.exit_code == 1
    assert "Ray is not installed" in answer.stderr
    assert not Path("all.csv").exists()
