"""Every game for PettingZoo, one agent after the other; a game's folder here shows how it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has none

from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.agents import Agents
from townwright.envs.chances import Chance
from townwright.envs.observations.spaces import ObservationKind
from townwright.envs.plays import RulesKind
from townwright.envs.rewards import RewardKind

__all__ = ["SeatsInTurn", "env", "raw_env"]


def env(
    game: str,
    observation: ObservationKind = "structured",
    chance: Chance | None = None,
    components: Sequence[str] = (),
    rewards: RewardKind = "end",
    render_mode: str | None = "ansi",
    rules: RulesKind = "auto",
    **options: str | int,
) -> SeatsInTurn:
    """The environment of a game with options in its own words, such as ``level=3``.

    ``components`` are the texts of own component sets, which the options name; ``rewards="change"`` pays at every step
    what it changed of the points.
    """
    return SeatsInTurn(game, options, observation, chance, components, rewards, render_mode, rules)


raw_env = env
"""The environment without wrappers, by the name that PettingZoo's own games have."""


class SeatsInTurn(Agents, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # its base has no types
    """One step is one number of an action. Seats that act at the same time are asked in turn and see nothing of it."""

    more_metadata = {"is_parallelizable": True}  # noqa: RUF012  as PettingZoo declares it

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. ``options`` may hold a ``table`` to go on from."""
        self.begin_game(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._call_next()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns what PettingZoo tells the agent whose turn it is."""
        self._check_running()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _check_running(self) -> None:
        if not self.agents:
            raise RuntimeError("no game is running: call reset first")

    def step(self, action: int | None) -> None:
        """Says that number for the agent whose turn it is."""
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game and has to choose")
        number = whole_number(action)
        self._cumulative_rewards[agent] = 0.0
        self.say(self.seats[agent], number)
        self._call_next()
        self._accumulate_rewards()

    def _call_next(self) -> None:
        """Whose turn it is, or the end with the points as rewards; a game that is cut off has none."""
        to_act, cut_off = self.play.to_act, self.cut_off
        self.agent_selection = self.possible_agents[to_act[0] if to_act else 0]
        self.rewards = self.paid()
        if not to_act:
            self.terminations = dict.fromkeys(self.agents, True)
        if cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        for agent in self.agents if cut_off or not to_act else [self.agent_selection]:
            self.infos[agent] = self.play.facts(self.seats[agent])

    @property
    def points(self) -> dict[str, float]:
        """What the game is worth to each agent now."""
        return {agent: self.play.worth(seat) for agent, seat in self.seats.items()}

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what the agent's seat sees, and the mask of its choices."""
        return self.play.observe(self.seats[agent])
