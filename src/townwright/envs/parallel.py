"""Every game for PettingZoo, all agents at the same time.

In Cities they really act together. Elsewhere those whose turn it is not have one choice, 0, which waits.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it has none

from townwright.core import registry
from townwright.core.seats import Seat
from townwright.envs import VERSION
from townwright.envs.chances import Chance
from townwright.envs.spaces import Kind, action_space, observation_space, observe
from townwright.envs.table import Table


def parallel_env(
    game: str, observation: Kind = "structured", chance: Chance | None = None, **options: str
) -> SeatsTogether:
    """The environment of a game with options in its own words, such as ``level="3"``."""
    return SeatsTogether(game, options, observation, chance)


class SeatsTogether(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One step is one word from everybody who is to act."""

    def __init__(self, game: str, options: dict[str, str], observation: Kind, chance: Chance | None) -> None:
        self.metadata = {"render_modes": ["ansi"], "name": f"townwright_{game}_v{VERSION}"}
        self.render_mode = "ansi"
        self.game, self.words, self.kind, self.chance = registry.find(game), options, observation, chance
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.options(options).seats)]
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: (observation_space(observation, self.game, options), action_space())
            for agent in self.possible_agents
        }
        self._seeds = Random()  # noqa: S311  a seed of a seed
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begins a game. ``options`` may hold a ``table`` to go on from, such as a copy or one that was loaded."""
        if seed is not None:
            self._seeds = Random(seed)  # noqa: S311
        given = (options or {}).get("table")
        self.table = given or Table(self.game, self.words, self._seeds.getrandbits(62), self.chance)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody who is to act says a word."""
        for seat in self.table.to_act:
            self.table.try_to_take(seat, int(actions[self.possible_agents[seat]]))
        over, agents = self.table.over, self.agents
        rewards = {agent: float(self.table.worth(self.seats[agent])) if over else 0.0 for agent in agents}
        seen, infos = self._observations(), self._infos()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: observe(self.table, self.seats[agent], self.kind, waiting=True) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.facts(self.seats[agent]) for agent in self.agents}

    def render(self) -> str:
        """The table as text, with everything on it."""
        return self.game.draw(self.table.state)

    def close(self) -> None:
        """Nothing is held."""
