"""What both PettingZoo interfaces share: a game's agents, their spaces, and the table that they sit at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from townwright.core import registry
from townwright.core.seats import Seat
from townwright.envs import VERSION
from townwright.envs.chances import Chance, whole_seed
from townwright.envs.observations import hashed_features
from townwright.envs.observations.spaces import ObservationKind, action_space, observation_space
from townwright.envs.pictures.pixels import Pixels
from townwright.envs.pictures.rendering import MODES, Renderer
from townwright.envs.plays import NO_GAME, GameInProgress, GameSetup, Plays, RulesKind
from townwright.envs.rewards import RewardKind, Rewards
from townwright.envs.table import LONGEST, GameTable, in_words, own_sets, table_in

PASSED_OVER = ("options",)
"""What PettingZoo's own tests give to ``reset`` and no environment needs to know."""


class Agents:
    """One agent for each seat of a game with options in its own words."""

    play: GameInProgress = NO_GAME
    more_metadata: Mapping[str, object] = MappingProxyType({})
    """What PettingZoo is told of one interface beside what both tell."""

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return self.play.table

    def __init__(
        self,
        game: str,
        options: dict[str, str | int],
        observation: ObservationKind,
        chance: Chance | None,
        components: Sequence[str] = (),
        rewards: RewardKind = "end",
        render_mode: str | None = "ansi",
        rules: RulesKind = "auto",
    ) -> None:
        self.game, self.words = registry.find(game), in_words(options)
        self.plays = Plays(GameSetup(self.game, self.words, own_sets(components), chance, observation, rules))
        self.options = self.plays.options
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self.agents: list[str] = []
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: (observation_space(observation, self.game, self.options), action_space(self.game, self.options))
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-np.inf, np.inf, (hashed_features.SIZE,), np.float32)
        self.paying, self.render_mode = Rewards(rewards), render_mode
        self.renderer = Renderer(self.game, self.options, render_mode)
        self.metadata = {"render_modes": list(MODES), "name": f"townwright_{game}_v{VERSION}", **self.more_metadata}
        self._seeds = Random()  # noqa: S311  a seed of a seed

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the space of the agent's observations."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Returns the space of the numbers that the agent can say."""
        return self._spaces[agent][1]

    def begin_game(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begins a game. ``options`` may hold a ``table`` to go on from, such as a copy or one that was loaded."""
        if seed is not None:
            self._seeds = Random(whole_seed(seed))  # noqa: S311
        given = table_in(options, self.game, self.options, PASSED_OVER)
        self.play = self.plays.begin(self._seeds.getrandbits(62), given)
        self.agents = self.possible_agents[:]
        self._said = 0
        self.paying.begin(self.play, len(self.possible_agents))
        self.renderer.after_change(self.play)

    def state(self) -> npt.NDArray[np.float32]:
        """Returns what a spectator sees as hashed features, the same whoever is to act."""
        return hashed_features.numbers(self.game.view(self.table.state, None))

    def record(self) -> str:
        """Returns the game so far as a record's text."""
        return self.table.record()

    def paid(self) -> dict[str, float]:
        """Returns what the last step earned each agent."""
        return dict(zip(self.possible_agents, self.paying.due(self.play), strict=True))

    def say(self, seat: Seat, number: int) -> None:
        """Says that number for the seat; one that stands for nothing changes nothing, but it counts."""
        self.play.try_to_take(seat, number)
        self._said += 1
        self.renderer.after_change(self.play)

    @property
    def cut_off(self) -> bool:
        """Whether more has been said than any game needs, and the game is still not over."""
        return self._said >= LONGEST * len(self.possible_agents) and not self.play.over

    def render(self) -> str | Pixels | None:
        """Returns the table as text with everything on it, or as pixels what the seat to act sees."""
        return self.renderer.draw(self.play, next(iter(self.play.to_act), 0))

    def close(self) -> None:
        """Closes the window, if there is one."""
        self.renderer.close()
