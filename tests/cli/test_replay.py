"""``townwright replay``: what people and programs get of a record, good or bad."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.conformance.cases import GAMES
from tests.playing import random_game
from tests.server.harness.hostile_content import seats_record
from townwright.cli.support.files import visible
from townwright.core.contract import AnyGame

SOLO = """\
cities 1
tiles mixed24
level 3
variants -
player 1 Solo
start 16 6 17
1 16S@d4 6W@c3 17N@b2
round 1 tile 13
1 13N@a1 -
round 2 tile 11
1 11E@b1 +3
"""


def written(text: str | bytes, name: str = "game.txt") -> str:
    Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finished_record_prints_every_seat_and_the_result(call: Call, game: AnyGame) -> None:
    options = next(iter(game.every_option()))
    played = random_game(game, options, "replayed")

    answer = call("replay", "--json", written(game.write(played.record)))

    facts = json.loads(answer.output)
    assert answer.exit_code == 0
    assert set(facts) == {"file", "game", "options", "finished", "to_act", "seats", "winners", "result"}
    assert facts["finished"] is True
    assert facts["to_act"] == []
    assert [seat["total"] for seat in facts["seats"]] == [
        game.standing(played.last, seat).total for seat in range(options.seats)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_people_get_the_table_drawn_and_the_points_explained(call: Call, game: AnyGame) -> None:
    played = random_game(game, next(iter(game.every_option())), "replayed")

    answer = call("replay", written(game.write(played.record)))

    assert answer.exit_code == 0
    assert game.draw(played.last) in answer.output
    for line in game.points(played.last):
        assert str(line) in answer.output


def test_a_running_game_says_who_is_to_act(call: Call) -> None:
    running = written(SOLO.rsplit("\n", 2)[0] + "\n")

    assert json.loads(call("replay", "--json", running).output)["to_act"] == [1]
    assert "to act: 1" in call("replay", running).output


def test_each_file_gets_its_line_and_one_refusal_gives_exit_1(call: Call) -> None:
    good, bad = written(SOLO), written(SOLO.replace("+3", "+9"), "bad.txt")

    answer = call("replay", "--json", good, bad, good)

    told = [json.loads(line) for line in answer.output.splitlines()]
    assert answer.exit_code == 1
    assert ["why" in each for each in told] == [False, True, False]
    assert (told[1]["file"], told[1]["line"]) == (bad, 11)


DAMAGES: dict[str, tuple[str | bytes, int | None]] = {
    "a line cut short": (SOLO[:-3], 11),
    "bytes that are no text": (SOLO.encode() + b"\xff\xfe\n", 12),
    "ten megabytes": (SOLO.encode() + b"# so long\n" * 1_000_000, None),
    "another version": (SOLO.replace("cities 1", "cities 99"), 1),
    "an unknown tile set": (SOLO.replace("mixed24", "gold24"), 2),
    "a level that is none": (SOLO.replace("level 3", "level 4"), 3),
    "an unknown variant": (SOLO.replace("variants -", "variants flying"), 4),
    "no player": (SOLO.replace("player 1 Solo\n", ""), 5),
    "a tile twice": (SOLO.replace("tile 11", "tile 13"), 10),
    "a move out of turn": (SOLO.replace("1 13N", "2 13N"), 9),
    "an occupied cell": (SOLO.replace("13N@a1", "13N@d4"), 9),
    "a score that lies": (SOLO + "score 1 99 : 99 0 0 0 0 0 0\n", 12),
    "nonsense": ("once upon a time\n", 1),
    "nothing": ("", 1),
    "a zero byte": (SOLO.replace("Solo", "So\0lo") + "\0\n", None),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_in_one_sentence_at_its_line(call: Call, damage: str) -> None:
    text, line = DAMAGES[damage]
    file = written(text)

    answer, told = call("replay", file), json.loads(call("replay", "--json", file).output)

    assert answer.exit_code == 1
    assert answer.output == visible(f"{file}:{told['line']}: {told['why']}\n")
    assert set(told) == {"file", "line", "code", "why"}
    assert line is None or told["line"] == line


@pytest.mark.parametrize(("players", "most"), [(201, "200"), (20_000, "5000")])
def test_a_record_of_too_many_players_or_lines_is_refused_by_how_many_are_read(
    call: Call, players: int, most: str
) -> None:
    answer = call("replay", written(seats_record(players)))

    assert answer.exit_code == 1
    assert answer.output.startswith("game.txt:")
    assert f" {most} " in answer.output
    assert len(answer.output) < 200


def test_a_missing_file_is_one_sentence(call: Call) -> None:
    answer = call("replay", "nowhere.txt")

    assert answer.exit_code == 1
    assert answer.output == "nowhere.txt: the file cannot be read: there is none of this name\n"


@pytest.mark.parametrize(
    "command", ["replay", "verify", "score cities", "components check", "bot cities --bot planner"]
)
def test_a_pipe_or_a_device_is_refused_and_nobody_waits_for_it(call: Call, command: str) -> None:
    os.mkfifo("pipe")
    words = command.split()
    words += ["--record"] if words[0] == "bot" else []

    for name in ("pipe", "/dev/zero"):
        answer = call(*words, name)
        assert answer.exit_code == 1
        assert answer.output.startswith(f"{name}: the file cannot be read: it is a pipe or a device")


HOSTILE = "So\x1b]0;mine\x07lo\x1b[2J\x9b31m\u202e"


def test_what_a_terminal_would_obey_is_shown_instead(call: Call) -> None:
    good = written(SOLO.replace("Solo", HOSTILE))
    bad = written(SOLO.replace("tiles mixed24", f"tiles {HOSTILE}"), "bad.txt")

    for file in (good, bad):
        told = call("replay", file).output
        assert not set(told) & set("\x1b\x07\x9b\u202e\r")
        assert "So\\x1b]0;mine\\x07lo\\x1b[2J\\x9b31m\\u202e" in told
    assert json.loads(call("replay", "--json", good).output)["seats"][0]["name"] == HOSTILE
    assert "\x1b" not in call("replay", "--json", good).output


def test_a_name_of_a_file_that_a_terminal_would_obey_is_shown_instead(call: Call) -> None:
    answer = call("replay", "none\x1b[2J.txt")

    assert answer.output.startswith("none\\x1b[2J.txt: the file cannot be read")


def test_standard_input_is_a_file_too(call: Call) -> None:
    assert call("replay", "-", given=SOLO).exit_code == 0
