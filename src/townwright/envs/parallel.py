"""Every game for PettingZoo, all agents at the same time.

In some games they really act together. Elsewhere those whose turn it is not have one choice, 0, which waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it has none

from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.agents import Agents
from townwright.envs.chances import Chance
from townwright.envs.observations.spaces import ObservationKind
from townwright.envs.plays import RulesKind
from townwright.envs.rewards import RewardKind

__all__ = ["SeatsTogether", "parallel_env"]


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
