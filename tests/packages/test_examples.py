"""The packages in ``examples`` are installed, and what they bring is used everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packages.installing import EXAMPLES, install, run

AT_A_TABLE = """
import asyncio
import sys
from townwright.core import registry
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.protocol.game_descriptions import options_of
from townwright.server.services import Services
from townwright.server.settings import Settings
from townwright.speed.runtime.readable_games import Deals

async def main():
    services = await Services.open(Settings(store="sqlite:///" + sys.argv[1], origins=("http://127.0.0.1",)))
    print(services.bot_directory.names("brickford"), services.bot_directory.names("cities")[:2])
    await services.close()
    pool = WorkerPool(workers=1, nodes=10, seconds=60, find=registry.find)
    game = registry.find("brickford")
    state = Deals("table").start(game, game.options({}))
    print(await pool.choose("brickford", "grocer", state, 0, seed=1))
    pool.end()

if __name__ == "__main__":
    print([option.name for option in options_of("brickford")])
    asyncio.run(main())
"""

IN_AN_ENVIRONMENT = """
from townwright.envs.aec import env
game = env("brickford", seats=3, variants=["dry"])
game.reset(seed=1)
for agent in game.agent_iter():
    seen, reward, terminated, truncated, info = game.last()
    game.step(None if terminated or truncated else 0)
print(sorted(game.points), sorted(seen["observation"]))
"""

SHARED = "brickford and not twins and not may_not_know"
"""What holds for every game, without the comparison of positions that differ in secrets: Brickford has none."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    install(folder, EXAMPLES / "bot_package", EXAMPLES / "game_package")
    return folder


def test_a_game_from_a_package_keeps_what_every_game_promises(packages: Path) -> None:
    told = run(packages, "-m", "pytest", "tests/conformance", "-q", "-k", SHARED, "-p", "no:cacheprovider")

    assert told.returncode == 0, told.stdout[-3000:]


def test_a_game_and_a_bot_from_packages_play_in_the_arena(packages: Path) -> None:
    for game, bots in (("brickford", "grocer, random"), ("cities", "first, random")):
        words = ("--bots", bots, "--games", "2", "--workers", "1", "--json")
        told = run(packages, "-m", "townwright", "arena", game, *words)

        assert told.returncode == 0, told.stderr
        assert [bot["name"] for bot in json.loads(told.stdout)["bots"]] == bots.split(", ")


def test_the_help_tells_the_options_of_a_game_from_a_package(packages: Path) -> None:
    told = run(packages, "-m", "townwright", "arena", "--help")

    assert "Options of brickford:" in told.stdout
    assert "dry: dry ground (A well may stand anywhere.)" in " ".join(told.stdout.split())


def test_what_packages_bring_is_at_the_servers_tables(packages: Path, tmp_path: Path) -> None:
    script = tmp_path / "at_a_table.py"
    script.write_text(AT_A_TABLE)

    told = run(packages, str(script), str(tmp_path / "store.sqlite"))

    assert told.returncode == 0, told.stderr
    options, bots, action = told.stdout.splitlines()
    assert options == "['seats', 'variants']"
    assert bots == "('random', 'grocer') ('random', 'first')"
    assert action.startswith("lay ")


def test_a_game_from_a_package_is_an_environment(packages: Path) -> None:
    told = run(packages, "-c", IN_AN_ENVIRONMENT)

    assert told.stdout.strip() == "['seat_0', 'seat_1', 'seat_2'] ['said', 'view']", told.stderr
