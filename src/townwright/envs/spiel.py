"""Every game for OpenSpiel: ``pyspiel.load_game("townwright_GAME")`` after this module has been imported.

A step is one number of an action, as in the other environments; chance is a player that is asked each time.
Options of a game are given at loading: ``load_game("townwright_GAME", {"options": "seats:2 level:3"})``;
a blank inside an option is written as ``+``. Own component sets are files: ``"components": "my.tiles"``, several with
``;`` between them. What is seen is one vector of hashed features, or with
``"observation": "structured"`` beside the options the named arrays of the other environments, one after the other.
The compiled rules are stepped where there are some, the readable ones with ``"rules": "readable"``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.seats import CHANCE
from townwright.envs.actions import numbering
from townwright.envs.compiled.outside_draws import OutsideDraws, drawable
from townwright.envs.observations import hashed_features, structured
from townwright.envs.observations.spaces import said_by, shown
from townwright.envs.plays import GameSetup, compiled_games
from townwright.envs.table import GameTable, own_sets

__all__ = ["Observer", "SpielGame", "SpielState", "register"]

pyspiel: Any = import_module("pyspiel")

TERMINAL, CHANCE_PLAYER = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
LARGEST_CHANCE = 4096
"""Outcomes of one draw at most; no game has been seen with more than 2,304."""
NUMBERS, STRUCTURED, SEEN, PREFIX = "numbers", "structured", "observation", "townwright_"
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


def sees_now(asked: Any) -> bool:
    """Whether OpenSpiel asks for what one player sees at this moment, open to all or to that player alone."""
    own = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(asked.public_info and own and not asked.perfect_recall)


def game_type(game: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"{game.title} (Townwright)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.option_schema.seats.most,
        min_num_players=game.option_schema.seats.least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "options": default_options(game.name),
            "observation": NUMBERS,
            "components": "",
            "rules": "auto",
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # its base has no types
    """A game of Townwright as OpenSpiel knows games."""

    kind: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = self._given = dict(params or {})
        self.words = read_options(params.get("options", default_options(self.kind.name)))
        self.seen_as = known_form(params.get("observation", NUMBERS))
        files = params.get("components", "")
        self.components = own_sets([Path(file.strip()).read_text("utf-8") for file in files.split(";") if file.strip()])
        setup = GameSetup(self.kind, self.words, self.components, rules=params.get("rules", "auto"))
        self.options, compiled = setup.options, compiled_games(setup)
        self._compiled = partial(compiled.begin_drawn, self.options) if compiled else None
        self._first = GameTable(self.kind, self.words, manual=True, components=self.components)
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

    def new_play(self) -> OutsideDraws:
        """Returns a new game as states step it."""
        return OutsideDraws(self._first, self._compiled)

    def new_initial_state(self) -> SpielState:
        """Returns a new game before its first draw."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (f"{PREFIX}{self.kind.name}", self._given)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players see, as the game was loaded or as is asked for here: ``{"observation": "structured"}``."""
        if iig_obs_type is not None and not sees_now(iig_obs_type):
            raise ValueError("players are shown what each sees now: no other type of observation is provided")
        asked = {SEEN: self.seen_as, **(params or {})}
        if unknown := ", ".join(sorted(asked.keys() - {SEEN})):
            raise ValueError(f"an observer is asked for its {SEEN!r} and nothing else, not for {unknown}")
        return Observer(self.kind, self.options, asked[SEEN])


@lru_cache(maxsize=64)
def equally_likely(count: int) -> tuple[tuple[int, float], ...]:
    """So many outcomes by their numbers, with what each is likely."""
    return tuple((number, 1 / count) for number in range(count))


class SpielState(pyspiel.State):  # type: ignore[misc]  # its base has no types
    """A game, asked number by number."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.new_play()
        self._note_player()

    def _note_player(self) -> None:
        """Note who is to act: OpenSpiel asks for it several times in every step."""
        seat = next(iter(self.play.to_act), None)
        self.player = TERMINAL if seat is None else CHANCE_PLAYER if seat == CHANCE else seat

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return self.play.table

    def current_player(self) -> int:
        """Returns the player to act: a seat, chance, or the mark of a game that is over."""
        return self.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.open_numbers(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns every outcome of the draw that is due by its number, all equally likely."""
        return list(equally_likely(self.play.outcomes))

    def _apply_action(self, action: int) -> None:
        self.play.say(CHANCE if self.player == CHANCE_PLAYER else self.player, action)
        self._note_player()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return str(drawable(self.table)[action])
        table = self.table
        return table.offered(player).get(action) or numbering.meaning(table.game, table.options, action)

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        """Returns what the finished game is worth to each player, 0 for all before the end."""
        over = self.player == TERMINAL
        return [float(self.play.worth(seat)) if over else 0.0 for seat in range(self.num_players())]

    def __str__(self) -> str:
        table = self.table
        said = "".join(f"\n{seat}: {' '.join(words)} …" for seat, words in table.said.items())
        return table.game.draw(table.state) + said


class Observer:
    """What a player sees, as numbers and as text. The arrays in ``dict`` are parts of ``tensor``."""

    def __init__(self, game: AnyGame, options: Any, kind: str) -> None:
        self.kind = known_form(kind)
        shapes = structured.shapes(game.name, options) if kind == STRUCTURED else {SEEN: (hashed_features.SIZE,)}
        ends = np.cumsum([prod(shape) for shape in shapes.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = np.split(self.tensor, ends[:-1])
        self._first: dict[int, npt.NDArray[np.float32]] = {}
        """What each player sees before anything has been said: OpenSpiel asks for it with every tensor of a state."""
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the player sees into ``tensor`` and ``dict``."""
        if state.play.begun:
            self._look(state, player)
            return
        if player not in self._first:
            self._look(state, player)
            self._first[player] = self.tensor.copy()
        self.tensor[:] = self._first[player]

    def _look(self, state: SpielState, player: int) -> None:
        if self.kind == NUMBERS:
            self.tensor[:] = state.table.features(player)
            return
        for name, array in (state.play.show(player) or shown(state.table, player, "structured")).items():
            self.dict[name][:] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns what the player sees as text."""
        table, said = state.table, said_by(state.table, player)
        return hashed_features.text(table.game.view(table.state, player), said.words, said.numbers)


def loaded(name: str, params: Mapping[str, Any]) -> SpielGame:
    """The game as it was loaded before; it is how one is pickled."""
    game: SpielGame = pyspiel.load_game(name, dict(params))
    return game


def register() -> None:
    """Makes every game known to OpenSpiel."""
    for name in registry.names():
        game = registry.find(name)
        pyspiel.register_game(game_type(game), type(f"Spiel{name.title()}", (SpielGame,), {"kind": game}))


register()
