"""Every game for OpenSpiel: ``pyspiel.load_game("townwright_GAME")`` after this module has been imported.

A step is one number of an action, as in the other environments; chance is a player that is asked each time.
Options of a game are given at loading: ``load_game("townwright_GAME", {"options": "seats:2 level:3"})``;
a blank inside an option is written as ``+``. Own component sets are files: ``"components": "my.tiles"``, several with
commas between them. What is seen is one vector of hashed features, or with
``"observation": "structured"`` beside the options the named arrays of the other environments, one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE
from townwright.envs.actions import numbering
from townwright.envs.observations import hashed_features, structured
from townwright.envs.observations.spaces import said_by
from townwright.envs.table import GameTable

__all__ = ["Observer", "SpielGame", "SpielState", "register"]

pyspiel: Any = import_module("pyspiel")

LARGEST_CHANCE = 4096
"""Outcomes of one draw at most; no game has been seen with more than 2,304."""
NUMBERS, STRUCTURED, SEEN = "numbers", "structured", "observation"
WIDE_RANGE, LONGEST = (-1_000.0, 1_000.0), 20_000
"""What a game from outside, or one with an owner's set, can be worth at least and at most; the most numbers of one."""


def default_options(game: str) -> str:
    """The smallest game with its other options as they are."""
    return f"seats:{registry.find(game).option_schema.seats.least}"


def read_options(text: str) -> dict[str, str]:
    """The inverse of ``default_options``: words with ``:``, blanks inside them written as ``+``."""
    pairs = (word.partition(":") for word in text.split())
    return {name: value.replace("+", " ") for name, _, value in pairs}


def known_form(kind: str) -> str:
    """What can be put into a tensor."""
    if kind not in (NUMBERS, STRUCTURED):
        raise ValueError(f"OpenSpiel is shown {NUMBERS} or {STRUCTURED} arrays, not {kind!r}")
    return kind


def game_type(game: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"townwright_{game.name}",
        long_name=f"{game.title} (Townwright)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=20,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": default_options(game.name), "observation": NUMBERS, "components": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # its base has no types
    """A game of Townwright as OpenSpiel knows games."""

    kind: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.words = read_options(params.get("options", default_options(self.kind.name)))
        self.seen_as = known_form(params.get("observation", NUMBERS))
        files = params.get("components", "")
        self.components = tuple(Path(file.strip()).read_text("utf-8") for file in files.split(",") if file.strip())
        self.options = self.kind.options(self.words, self.components)
        least, most = WIDE_RANGE
        if not self.components:
            least, most = getattr(numbering.numbering_of(self.kind.name), "POINTS_RANGE", WIDE_RANGE)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering.count(self.kind, self.options),
            max_chance_outcomes=LARGEST_CHANCE,
            num_players=self.options.seats,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.kind), info, params)

    def new_initial_state(self) -> SpielState:
        """Returns a new game before its first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """What players see, as the game was loaded or as is asked for here: ``{"observation": "structured"}``."""
        return Observer(self.kind, self.options, {"observation": self.seen_as, **(params or {})}["observation"])


class SpielState(pyspiel.State):  # type: ignore[misc]  # its base has no types
    """A table, asked word by word."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = GameTable(game.kind, game.words, manual=True, components=game.components)

    def current_player(self) -> int:
        """Returns the player to act: a seat, chance, or the mark of a game that is over."""
        to_act = self.table.to_act
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == (CHANCE,) else to_act[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.offered(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns every outcome of the draw that is due by its number, all equally likely."""
        count = len(self.table.game.legal(self.table.state, CHANCE))
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.table.draw(self.table.game.legal(self.table.state, CHANCE)[action])
        else:
            self.table.take(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.table.game.legal(self.table.state, CHANCE)[action])
        return self.table.offered(player)[action]

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.table.over

    def returns(self) -> list[float]:
        """Returns what the finished game is worth to each player, 0 for all before the end."""
        seats = range(self.table.options.seats)
        return [float(self.table.worth(seat)) if self.table.over else 0.0 for seat in seats]

    def __str__(self) -> str:
        said = "".join(f"\n{seat}: {' '.join(words)} …" for seat, words in self.table.said.items())
        return self.table.game.draw(self.table.state) + said


class Observer:
    """What a player sees, as numbers and as text. The arrays in ``dict`` are parts of ``tensor``."""

    def __init__(self, game: AnyGame, options: Any, kind: str) -> None:
        self.kind = known_form(kind)
        shapes = structured.shapes(game.name, options) if kind == STRUCTURED else {SEEN: (hashed_features.SIZE,)}
        ends = np.cumsum([prod(shape) for shape in shapes.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = np.split(self.tensor, ends[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the player sees into ``tensor`` and ``dict``."""
        table = state.table
        if self.kind == NUMBERS:
            self.tensor[:] = table.features(player)
            return
        view, said = table.game.view(table.state, player), said_by(table, player)
        for name, array in structured.structured(table.game.name, table.options, view, said).items():
            self.dict[name][:] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns what the player sees as text."""
        table, said = state.table, said_by(state.table, player)
        return hashed_features.text(table.game.view(table.state, player), said.words, said.numbers)


def register() -> None:
    """Makes every game known to OpenSpiel."""
    for name in registry.names():
        game = registry.find(name)
        pyspiel.register_game(game_type(game), type(f"Spiel{name.title()}", (SpielGame,), {"kind": game}))


register()
