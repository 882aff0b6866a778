"""An owner's component set is played with in every environment, by the compiled rules where there are some."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from tests.envs.greentown_sets import block, square
from townwright.core import registry
from townwright.envs import aec, parallel
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.envs.parallel import GamesTogether
from townwright.envs.plays import ReadablePlay

import_module("townwright.envs.spiel")
pyspiel: Any = import_module("pyspiel")


def own_tiles() -> str:
    faces = registry.find("cities").options({"tiles": "trio24"}).tiles.faces
    return "\n".join(["tileset mine", *(f"{number} {face}" for number, face in enumerate(faces, 1))])


def own_cards() -> str:
    theirs = files("townwright.games.skylines") / "box" / "townwright-tuned-2.txt"
    return theirs.read_text("utf-8").replace("townwright-tuned-2", "mine", 1)


SETS = {
    "cities": (own_tiles, {"seats": 1, "tiles": "mine"}),
    "greentown": (lambda: block(square(3), spare_tiles=4, stops=3), {"seats": 2, "set": "block", "setup": "block"}),
    "skylines": (own_cards, {"seats": 1, "set": "mine"}),
}
every_set = pytest.mark.parametrize("game", SETS)


def own(game: str) -> tuple[dict[str, Any], str, str]:
    """The options, the set, and the name that it has among them."""
    text, options = SETS[game]
    return options, text(), str(options.get("tiles", options.get("set")))


@every_set
@pytest.mark.parametrize("make", [aec.env, parallel.parallel_env])
def test_agents_play_with_it(game: str, make: Any) -> None:
    options, text, name = own(game)
    env = make(game, components=[text], **options)
    env.reset(seed=1)

    assert not isinstance(env.play, ReadablePlay)
    assert name in env.record()


@every_set
def test_a_learner_plays_with_it(game: str) -> None:
    options, text, name = own(game)
    others = {"opponents": ["random"]} if options["seats"] > 1 else {}
    env: Any = gymnasium.make(f"townwright/{game.title()}-v0", components=[text], **{**options, **others}).unwrapped
    env.reset(seed=1)

    assert isinstance(env.play, ReadablePlay) == bool(others)
    assert name in env.record()


@every_set
def test_a_vector_plays_with_it(game: str) -> None:
    options, text, name = own(game)
    env: Any = gymnasium.make_vec(f"townwright/{game.title()}-v0", num_envs=2, components=[text], **options)
    env.reset(seed=1)

    told = registry.find(game).option_words(env.batch.fast.options)
    assert name in told.values()
    assert env.action_space.contains(env.batch.opened[:, 0].astype(env.action_space.dtype))


def test_many_games_with_all_seats_play_with_it() -> None:
    options, text, name = own("cities")
    env = GamesTogether("cities", num_envs=2, components=[text], **{**options, "seats": 2})
    seen, _ = env.reset(seed=1)

    faces = registry.find("cities").options({"tiles": "trio24"}).tiles.faces
    assert env.batch.fast.options.tiles.name == name
    assert env.batch.fast.options.tiles.faces == faces
    assert seen["seat_1"]["action_mask"].any(axis=1).all()


@every_set
def test_openspiel_plays_with_it(game: str, tmp_path: Path) -> None:
    options, text, name = own(game)
    (tmp_path / "own.txt").write_text(text)
    words = " ".join(f"{word}:{value}" for word, value in options.items())
    state = pyspiel.load_game(
        f"townwright_{game}", {"options": words, "components": str(tmp_path / "own.txt")}
    ).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)

    assert state.play.drawn is not None
    assert name in state.table.record()
