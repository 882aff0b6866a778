"""A package that does not keep its contract is named in one sentence, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.installing import lay, run

ODD = """
from townwright.bots.player import Answer
from townwright.core.phrases import Phrase

class Odd:
    character = Phrase("odd", "odd")
    level = 3
    def __init__(self, name, answer):
        self.name, self.answer = name, answer
    def choose(self, view, legal, limit, random):
        return self.answer(legal)

BOTS = [
    Odd("silent", lambda legal: None),
    Odd("talking", lambda legal: str(legal[0])),
    Odd("dreaming", lambda legal: Answer("fly to the moon")),
    Odd("dividing", lambda legal: 1 / 0),
    Odd("counting", lambda legal: Answer(legal[0], nodes="many")),
]
"""

PACKAGES = {
    "odd-bots": ("townwright.bots", "cities = odd_bots:BOTS", ODD),
    "no-module": ("townwright.bots", "cities = no_module:BOTS", "import nowhere"),
    "no-bot": ("townwright.bots", "cities = no_bot:BOTS", "BOTS = 7"),
    "taken-name": ("townwright.bots", "cities = taken_name:BOTS", ODD.replace('"silent"', '"random"')),
    "class-bot": ("townwright.bots", "cities = class_bot:Odd", ODD),
    "leaving": ("townwright.games", "leaving = leaving:GAME", "import sys; sys.exit(3)"),
    "half-game": ("townwright.games", "half = half_game:GAME", "class GAME: name = 'half'\nGAME = GAME()"),
    "another-cities": (
        "townwright.games",
        "cities = another_cities:GAME",
        "from townwright.games.cities import GAME",
    ),
}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    for name, told in PACKAGES.items():
        lay(folder, name, *told)
    return folder


FOUND = """
from townwright import bots
from townwright.core import registry
print(*registry.names())
print(*(bot.name for bot in bots.installed("cities")))
"""
SENTENCES = {
    "'cities = another_cities:GAME' of the package another-cities": "ValueError: there is a game 'cities' already",
    "'cities = class_bot:Odd' of the package class-bot": "TypeError: Odd is a class; a bot is an object, as Odd()",
    "'cities = no_bot:BOTS' of the package no-bot": "TypeError: a bot has a field name of the type str",
    "'cities = no_module:BOTS' of the package no-module": "ModuleNotFoundError: No module named 'nowhere'",
    "'cities = taken_name:BOTS' of the package taken-name": "ValueError: there is a bot 'random' already",
    "'half = half_game:GAME' of the package half-game": "TypeError: a game has a field title of the type str",
    "'leaving = leaving:GAME' of the package leaving": "SystemExit: 3",
}


def test_what_cannot_be_used_is_named_with_its_package_and_left_out(packages: Path) -> None:
    told = run(packages, "-c", FOUND)

    games, bots = told.stdout.splitlines()
    assert games == "cities greentown skylines"
    assert bots == "silent talking dreaming dividing counting"
    assert sorted(told.stderr.splitlines()) == [f"{what} cannot be used: {why}" for what, why in SENTENCES.items()]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("silent", "it answers with nothing instead of an Answer"),
        ("talking", "it answers with str instead of an Answer"),
        ("dreaming", "'fly to the moon' is no action"),
        ("dividing", "ZeroDivisionError: division by zero"),
        ("counting", "the remark is a Phrase or None, and nodes is a number"),
    ],
)
def test_a_wrong_answer_ends_the_arena_in_one_sentence(packages: Path, bot: str, why: str) -> None:
    told = run(packages, "-m", "townwright", "arena", "cities", "--bots", bot, "--games", "1", "--workers", "1")

    assert told.returncode == 1
    assert "Traceback" not in told.stdout + told.stderr
    assert f"the bot {bot} of the package odd-bots fails: {why}" in told.stdout + told.stderr
