"""``townwright arena`` and ``townwright bot``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.cli.test_replay import SOLO
from townwright.cli.commands import arena, bot
from townwright.core.registry import find, names

RUNNING = SOLO.rsplit("\n", 2)[0] + "\n"
ENDED = (Path(__file__).parents[1] / "games/cities/records/a-solo-game-at-level-3.txt").read_text("utf-8")


def run(command: object, *words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(command, words, input=given, catch_exceptions=False)  # type: ignore[arg-type]


def test_an_arena_tells_of_each_bot_and_of_each_two() -> None:
    answer = run(arena.command, "cities", "--bots", "random,stroller", "--games", "3", "--workers", "1", "--json")

    facts = json.loads(answer.stdout)
    assert answer.exit_code == 0
    assert [each["name"] for each in facts["bots"]] == ["random", "stroller"]
    assert facts["pairs"][0]["wins"] + facts["pairs"][0]["draws"] + facts["pairs"][0]["losses"] == 3
    assert facts["options"] == {"seats": "1", "level": "1", "variants": "-", "tiles": "mixed24"}


def test_blanks_between_the_names_of_bots_do_not_count() -> None:
    answer = run(arena.command, "cities", "--bots", "random, stroller", "--games", "1", "--workers", "1", "--json")

    assert [each["name"] for each in json.loads(answer.stdout)["bots"]] == ["random", "stroller"]


def test_the_help_lists_the_options_of_every_game_as_they_describe_them() -> None:
    told = " ".join(run(arena.command, "--help").stdout.split())

    for name in names():
        for option in find(name).option_schema:
            assert f" {option.name}=" in told
            assert all(str(value.label) in told for value in option.values)


def test_people_get_tables() -> None:
    answer = run(arena.command, "cities", "--bots", "random,stroller", "--games", "2", "--workers", "1")

    assert answer.exit_code == 0
    assert "points ahead" in answer.stdout


def test_workers_share_the_games_and_change_nothing() -> None:
    words = ("cities", "--bots", "random,stroller", "--games", "4", "--seed", "same", "--json")

    one, two = (run(arena.command, *words, "--workers", number).stdout for number in "12")

    assert json.loads(one) == json.loads(two)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random,champion"), "no bot 'champion' plays cities"),
        (("--bots", "random,random"), "the bot random stands twice"),
        (("--bots", "random", "--option", "level"), "'level' is no option"),
        (("--bots", "random", "--option", "level=9"), "'9' is nothing for 'level'"),
    ],
)
def test_what_an_arena_cannot_play_is_refused_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    answer = run(arena.command, "cities", *words)

    assert answer.exit_code == 1
    assert answer.output.startswith(sentence)
    assert answer.output.count("\n") == 1


def test_a_bot_may_have_several_seats_where_seats_compete() -> None:
    words = ("greentown", "--bots", "stroller,random,random", "--games", "1", "--workers", "1", "--json")

    facts = json.loads(run(arena.command, *words).stdout)

    assert [(each["name"], each["games"]) for each in facts["bots"]] == [("stroller", 3), ("random", 6)]
    assert sum(each["won"]["value"] for each in facts["bots"]) == pytest.approx(1)


def test_one_game_says_nothing_about_how_sure_its_points_are() -> None:
    words = ("cities", "--bots", "random", "--games", "1", "--workers", "1")

    (showing,) = json.loads(run(arena.command, *words, "--json").stdout, parse_constant=pytest.fail)["bots"]

    assert (showing["points"]["low"], showing["points"]["high"]) == (None, None)
    assert "inf" not in run(arena.command, *words).stdout


def test_a_cluster_that_cannot_be_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("townwright.bots.executors.find_spec", lambda _: None)

    answer = run(arena.command, "cities", "--bots", "random", "--on", "ray")

    assert answer.exit_code == 1
    assert answer.output == "Ray is not installed here; it comes with townwright[cluster]\n"


def test_a_bot_says_what_it_would_do_and_why() -> None:
    answer = run(bot.command, "cities", "--bot", "planner", "--record", "-", "--json", given=RUNNING)

    facts = json.loads(answer.stdout)
    assert answer.exit_code == 0
    assert str(find("cities").replay(f"{RUNNING}1 {facts['action']}\n").record.events[-1].action) == facts["action"]
    assert facts["remark"]
    assert facts["seat"] == 1


def test_a_bot_speaks_german_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RUNNING)

    english, german = (
        run(bot.command, "cities", "--bot", "stroller", "--record", str(file), "--language", language).output
        for language in ("en", "de")
    )

    assert english.splitlines()[0] == german.splitlines()[0]
    assert english != german


@pytest.mark.parametrize(
    ("words", "given", "sentence"),
    [
        (("--bot", "champion"), RUNNING, "no bot 'champion' plays cities"),
        (("--bot", "random"), ENDED, "-: nobody is to act at the end of this record"),
        (("--bot", "random"), SOLO, "-: a draw is due at the end of this record; add its line"),
        (("--bot", "random", "--seat", "2"), RUNNING, "-: 2 is not to act; there is 1"),
        (("--bot", "random"), RUNNING.replace("level 3", "level 4"), "-:3: '4' is nothing for 'level'"),
    ],
)
def test_where_a_bot_has_nothing_to_do_it_says_so(words: tuple[str, ...], given: str, sentence: str) -> None:
    answer = run(bot.command, "cities", "--record", "-", *words, given=given)

    assert answer.exit_code == 1
    assert answer.output.startswith(sentence)


def test_an_own_bot_meets_ours_by_its_module_and_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples/bot_package"))

    answer = run(
        arena.command, "cities", "--bots", "random,first_things_first:BOTS", "--games", "2", "--workers", "1", "--json"
    )

    assert [each["name"] for each in json.loads(answer.stdout)["bots"]] == ["random", "first_things_first:BOTS"]


OWN_MODULE = """
from townwright.bots.player import Answer
from townwright.core.phrases import Phrase

class Northernmost:
    name, level, character = "northernmost", 1, Phrase("bot-northernmost", "takes what comes first")

    def choose(self, view, legal, limit, random):
        return Answer(legal[0])

OWN_BOT = Northernmost()
"""


def test_an_own_bot_is_found_in_the_folder_where_the_command_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_mine.py").write_text(OWN_MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())

    met = run(arena.command, "cities", "--bots", "random,bot_of_mine:OWN_BOT", "--games", "2", "--json")
    asked = run(bot.command, "cities", "--bot", "bot_of_mine:OWN_BOT", "--record", "-", given=RUNNING)

    assert [each["name"] for each in json.loads(met.stdout)["bots"]] == ["random", "bot_of_mine:OWN_BOT"]
    assert asked.output.endswith("takes what comes first\n")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        *((name, f"'{name}' is no bot that plays here: ") for name in ("nowhere:BOT", "json:loads", "json:nothing")),
        ("./my_bots.py:BOT", "'./my_bots.py' is no name of a module: a bot of your own is named MODULE:OBJECT"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, told: str) -> None:
    answer = run(arena.command, "cities", "--bots", f"random,{name}", "--games", "1", "--workers", "1")

    assert answer.exit_code == 1
    assert told in answer.stderr


def test_a_language_without_texts_is_refused() -> None:
    answer = run(bot.command, "cities", "--bot", "random", "--record", "-", "--language", "xx", given=RUNNING)

    assert answer.exit_code == 2
    assert "'xx' is none of en, de." in answer.stderr
