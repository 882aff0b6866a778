"""Every game for PettingZoo, all agents at the same time.

In some games they really act together. Elsewhere those whose turn it is not have one choice, 0, which waits.
``GamesTogether`` steps many compiled games in the same form, with arrays over games in its dictionaries.

>>> games = GamesTogether(registry.names()[0], num_envs=3, seats=2)
>>> seen, infos = games.reset(seed=1)
>>> len(seen["seat_1"]["action_mask"])
3
>>> seen, rewards, terminations, truncations, infos = games.step(games.random_numbers(np.random.default_rng(1)))
>>> rewards["seat_0"].tolist(), infos["seat_0"]["was_there"].tolist()
([0.0, 0.0, 0.0], [True, True, True])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it has none

from townwright.core import registry
from townwright.envs import VERSION
from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.agents import Agents
from townwright.envs.chances import Chance, whole_seed
from townwright.envs.compiled.many_games import begun_anew, check_begun, checked_length, one_each, without_fixed
from townwright.envs.observations.spaces import ObservationKind, action_space, observation_space
from townwright.envs.plays import GameSetup, RulesKind, compiled_games
from townwright.envs.rewards import RewardKind
from townwright.envs.table import LONGEST, in_words, own_sets

__all__ = ["GamesTogether", "SeatsTogether", "parallel_env"]

ByAgent = dict[str, Any]
ONE_GAME = "townwright.envs.parallel.parallel_env"


def parallel_env(
    game: str,
    observation: ObservationKind = "structured",
    chance: Chance | None = None,
    components: Sequence[str] = (),
    rewards: RewardKind = "end",
    render_mode: str | None = "ansi",
    rules: RulesKind = "auto",
    **options: str | int,
) -> SeatsTogether:
    """The environment of a game with options in its own words, such as ``level=3``.

    ``components`` are the texts of own component sets, which the options name; ``rewards="change"`` pays at every step
    what it changed of the points.
    """
    return SeatsTogether(game, options, observation, chance, components, rewards, render_mode, rules)


class SeatsTogether(Agents, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # its base has no types
    """One step is one number from everybody who is to act."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begins a game. ``options`` may hold a ``table`` to go on from."""
        self.begin_game(seed, options)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Says the number of each agent that is to act; returns what PettingZoo wants after a step."""
        if not isinstance(actions, Mapping):
            raise TypeError(f"a step is told a number of each agent by name, not {actions!r}")
        if unknown := actions.keys() - self.seats.keys():
            raise ValueError(f"there is no {', '.join(map(str, unknown))}; there are {', '.join(self.possible_agents)}")
        asked = {seat: self.possible_agents[seat] for seat in self.play.to_act}
        if missing := [agent for agent in asked.values() if agent not in actions]:
            raise ValueError(f"a step needs a number of everybody who is to act: {', '.join(missing)} said none")
        numbers = {seat: whole_number(actions[agent]) for seat, agent in asked.items()}
        for seat, number in numbers.items():
            self.say(seat, number)
        over, cut_off, agents = self.play.over, self.cut_off, self.agents
        paid = self.paid()
        rewards = {agent: paid[agent] for agent in agents}
        seen, infos = self._observations(), self._infos()
        if over or cut_off:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self.play.observe(self.seats[agent], waiting=True) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.play.facts(self.seats[agent]) for agent in self.agents}


class GamesTogether:
    """Steps many compiled games with all seats at once; a game that has ended begins again with the next step.

    A seat that has finished its round has the one number 0, which waits. Arrays are written anew by every step;
    ``copy=True`` hands out new ones. The seats of a game end together, so that there are always the same agents.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        components: Sequence[str] = (),
        copy: bool = False,
        max_episode_steps: int = LONGEST,
        **options: str | int,
    ) -> None:
        rules, options = registry.find(game), without_fixed(options, ONE_GAME)
        setup = GameSetup(rules, in_words(options), own_sets(components))
        compiled = compiled_games(setup)
        if compiled is None:
            raise ValueError(f"there are no compiled games of {game} with these options; {ONE_GAME} steps one game")
        together = getattr(compiled, "together", None)
        if together is None:
            raise ValueError(
                f"seats of {game} act one after the other: gymnasium.make_vec shows each when it is asked, and "
                f"{ONE_GAME} steps one game"
            )
        agreed = setup.options
        self.batch: Any = together(agreed, num_envs)
        self.num_envs, self.copy, self.longest = num_envs, copy, checked_length(max_episode_steps)
        self.possible_agents = [f"seat_{seat}" for seat in range(agreed.seats)]
        self.agents = self.possible_agents[:]
        self.single_observation_space = observation_space("structured", rules, agreed)
        self.single_action_space = action_space(rules, agreed)
        self._spaces = [batch_space(one, num_envs) for one in (self.single_observation_space, self.single_action_space)]
        self.metadata = {
            "name": f"townwright_{game}_v{VERSION}",
            "render_modes": [],
            "autoreset_mode": AutoresetMode.NEXT_STEP,
        }
        self._length = np.zeros(num_envs, np.int64)
        self._cut_off = np.zeros(num_envs, np.bool_)
        self._seeds = np.random.default_rng()
        self._dealt_by = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of what an agent sees of all games."""
        self._seat(agent)
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's numbers, one for each game."""
        self._seat(agent)
        return self._spaces[1]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no {agent}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[ByAgent, ByAgent]:
        """Begins every game anew, or those that ``options["reset_mask"]`` marks."""
        asked = begun_anew(options, self.num_envs)
        if seed is not None:
            self._seeds = np.random.default_rng(whole_seed(seed))
        if seed is not None or not self.batch.begun.any():
            self._dealt_by = int(self._seeds.integers(1 << 62))
            self.batch.begun[asked] = 0
        self._begin(asked)
        return self._seen(), {agent: {} for agent in self.agents}

    def _begin(self, asked: npt.NDArray[np.bool_]) -> None:
        self.batch.begin(self._dealt_by, asked)
        self._length[asked] = 0
        self._cut_off[asked] = False

    def step(self, actions: Mapping[str, npt.ArrayLike]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """Says a number of every agent in every game; where one has ended a new one begins instead."""
        if not isinstance(actions, Mapping):
            raise TypeError(f"a step is told numbers of each agent by name, not {actions!r}")
        for agent in actions:
            self._seat(agent)
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"a step needs numbers of everybody: {', '.join(missing)} said none")
        batch, numbers = self.batch, np.stack([one_each(actions[agent], self.num_envs) for agent in self.agents])
        check_begun(batch.begun)
        anew = ~batch.running | self._cut_off
        batch.running[anew] = False
        batch.step(numbers)
        self._length += 1
        if anew.any():
            self._begin(anew)
        self._cut_off = batch.running & (self._length >= self.longest)
        rewards = batch.rewards.copy() if self.copy else batch.rewards
        return (
            self._seen(),
            dict(zip(self.agents, rewards, strict=True)),
            {agent: np.logical_not(batch.running) for agent in self.agents},
            {agent: self._cut_off.copy() for agent in self.agents},
            {agent: {"was_there": there | anew} for agent, there in zip(self.agents, batch.there, strict=True)},
        )

    def random_numbers(self, luck: np.random.Generator) -> dict[str, npt.NDArray[np.int64]]:
        """Returns numbers of every agent that are open, each as likely as the others."""
        return dict(zip(self.agents, self.batch.random_numbers(luck), strict=True))

    def _seen(self) -> ByAgent:
        found = {}
        for agent, arrays, mask in zip(self.agents, self.batch.seen, self.batch.masks, strict=True):
            seen = {name: array.copy() for name, array in arrays.items()} if self.copy else arrays
            found[agent] = {"observation": seen, "action_mask": mask.copy() if self.copy else mask}
        return found
