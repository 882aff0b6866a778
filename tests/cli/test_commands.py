"""The other commands, and the command line as a whole."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.playing import random_game
from townwright.cli import COMMANDS
from townwright.cli.support.language import PLACES
from townwright.core import registry

CITY = """\
AAWPPWTa
PTpWaAAT
WPPPaPPa
WPTAAPAP
pTTTTWAW
WTWATWAT
TWTPPTWA
WTPtWWPP
"""


def test_a_city_is_scored_with_the_fields_that_gave_the_points(call: Call) -> None:
    Path("city.txt").write_text(CITY)

    answer = call("score", "cities", "city.txt", "--level", "3")

    assert answer.exit_code == 0
    assert "Total: 34" in answer.output
    for terrace in ("d1.1", "d1.4", "b2.3", "b3.2", "c3.1"):
        assert terrace in answer.output


def test_a_score_for_programs(call: Call) -> None:
    facts = json.loads(call("score", "cities", "-", "--level", "2", "--json", given=CITY).output)

    assert facts["total"] == sum(line["points"] for line in facts["lines"])


def test_a_level_that_is_none_is_refused(call: Call) -> None:
    answer = call("score", "cities", "-", "--level", "7", given=CITY)

    assert answer.exit_code == 1
    assert answer.output.count("\n") == 1


def test_a_game_that_is_none_is_refused(call: Call) -> None:
    answer = call("score", "chess", "-", given=CITY)

    assert answer.exit_code == 1
    assert "there is no game 'chess'" in answer.output


@pytest.mark.parametrize("words", [("chess",), ("cities", "--level", "7"), ("cities", "--option", "colour=red")])
def test_a_refusal_that_no_file_is_to_blame_for_names_none(call: Call, words: tuple[str, ...]) -> None:
    Path("city.txt").write_text(CITY)

    answer = call("score", words[0], "city.txt", *words[1:])

    assert answer.exit_code == 1
    assert "city.txt" not in answer.output


@pytest.mark.parametrize("game", ["greentown", "skylines"])
def test_a_bot_is_not_shown_the_record_of_another_game(call: Call, game: str) -> None:
    Path("record.txt").write_text("# mine\ncities 1\n")

    answer = call("bot", game, "--bot", "planner", "--record", "record.txt")

    assert answer.exit_code == 1
    assert answer.output == f"record.txt:1: this is no record of {registry.find(game).title}\n"


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("de_DE.UTF-8", "Es gibt kein Spiel „chess“"),
        ("de", "Es gibt kein Spiel „chess“"),
        ("en_GB.UTF-8", "there is no game 'chess'"),
        ("tlh_AQ", "there is no game 'chess'"),
        ("", "there is no game 'chess'"),
    ],
)
def test_a_refusal_speaks_the_language_of_the_surroundings(
    call: Call, monkeypatch: pytest.MonkeyPatch, told: str, sentence: str
) -> None:
    for place in PLACES:
        monkeypatch.delenv(place, raising=False)
    monkeypatch.setenv("LANG", told)

    assert call("score", "chess", "-", given=CITY).output.startswith(sentence)


def test_a_good_and_a_bad_tile_set(call: Call) -> None:
    source = Path(registry.__file__).parents[1] / "games" / "cities"
    good = next(path.read_text() for path in source.rglob("*") if path.is_file() and "mixed24" in path.name)
    Path("good.txt").write_text(good)
    Path("bad.txt").write_text(good.replace("AA/PP", "AA/PX"))

    assert call("components", "check", "good.txt").output.endswith("good components for Cities\n")
    answer = call("components", "check", "bad.txt")
    assert answer.exit_code == 1
    assert answer.output.startswith("bad.txt:")


def test_components_of_no_game_are_refused(call: Call) -> None:
    answer = call("components", "check", "-", given="what is this\n")

    assert answer.exit_code == 1
    assert "no components of" in answer.output


def test_a_deal_is_proved_and_a_forged_one_refused(call: Call) -> None:
    game = registry.find("cities")
    played = random_game(game, game.options({}), "verified")
    text = game.write(played.record)
    Path("fair.txt").write_text(text)
    Path("forged.txt").write_text(text.replace(played.dealer.seed, "00" * 32))
    Path("unsaid.txt").write_text("\n".join(line for line in text.splitlines() if "seed" not in line))

    assert call("verify", "fair.txt").output.startswith("fair.txt: all 16 draws are the dealer's")
    assert call("verify", "forged.txt").exit_code == 1
    assert "holds no seed" in call("verify", "unsaid.txt").output
    assert call("verify", "unsaid.txt", "--seed", played.dealer.seed).exit_code == 0


def test_another_commitment_than_the_records_is_refused(call: Call) -> None:
    game = registry.find("cities")
    played = random_game(game, game.options({}), "verified")
    Path("fair.txt").write_text(game.write(played.record))

    assert call("verify", "fair.txt", "--commitment", played.dealer.commitment.upper()).exit_code == 0
    assert "holds the commitment" in call("verify", "fair.txt", "--commitment", "00" * 32).output


@pytest.mark.parametrize("command", ["replay", "verify", "score cities"])
def test_a_bad_component_file_is_told_by_its_own_name_and_line(call: Call, command: str) -> None:
    Path("own.txt").write_text("tileset own\n1 AA/PX\n")

    answer = call(*command.split(), "-", "--components", "own.txt", given=CITY)

    assert answer.exit_code == 1
    assert answer.output.startswith("own.txt:2: ")


def test_programs_hear_of_components_and_deals_too(call: Call) -> None:
    game = registry.find("cities")
    Path("fair.txt").write_text(game.write(random_game(game, game.options({}), "verified").record))

    assert json.loads(call("verify", "fair.txt", "--json").output)["draws"] == 16
    told = json.loads(call("components", "check", "-", "--json", given="tileset own\n1 AA/PX\n").output)
    assert (told["line"], told["code"]) == (2, "unreadable")


@pytest.mark.parametrize("options", [("--level", "2", "--option", "level=3"), ("--option", "level")])
def test_an_option_twice_or_without_a_value_is_refused(call: Call, options: tuple[str, ...]) -> None:
    answer = call("score", "cities", "-", *options, given=CITY)

    assert answer.exit_code == 1
    assert "write KEY=VALUE" in answer.output


def test_every_command_has_help(call: Call) -> None:
    listed = call("--help").output

    for name, help_ in COMMANDS.items():
        assert name in listed
        assert help_.rstrip(".") in listed
        assert call(name, "--help").exit_code == 0


def test_help_imports_no_command_no_game_and_no_numba() -> None:
    """So that ``townwright --help`` stays quick."""
    script = "import sys; from townwright.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    for heavy in ("townwright.games.cities", "townwright.cli.commands.replay", "numba", "numpy", "litestar", "rich"):
        assert heavy not in modules.split()


def test_the_package_runs_as_the_command() -> None:
    asked = subprocess.run((sys.executable, "-m", "townwright", "--version"), capture_output=True, text=True)

    assert asked.returncode == 0
    assert "ownwright" in asked.stdout
