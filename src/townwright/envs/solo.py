"""Games for one, for Gymnasium: ``townwright/NAME-v0`` for each game that one can play, NAME with a capital letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from townwright.core import registry
from townwright.envs import VERSION
from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.chances import Chance
from townwright.envs.observations.spaces import ObservationKind, action_space, observation_space
from townwright.envs.pictures.pixels import Pixels
from townwright.envs.pictures.rendering import MODES, Renderer
from townwright.envs.plays import NO_GAME, GameInProgress, GameSetup, Plays, RulesKind, has_compiled
from townwright.envs.rewards import RewardKind, Rewards
from townwright.envs.table import LONGEST, GameTable, in_words, own_sets, table_in

__all__ = ["SoloEnv", "register"]


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """One step is one number of an action. A number that stands for nothing changes nothing.

    With ``copy=False`` the arrays of an observation are the same ones at every step and are written anew by the next.
    """

    seats, seat = 1, 0
    """How many seats the game has, and which of them is the learner's."""
    play: GameInProgress = NO_GAME
    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        observation: ObservationKind = "structured",
        chance: Chance | None = None,
        render_mode: str | None = None,
        components: Sequence[str] = (),
        rewards: RewardKind = "end",
        rules: RulesKind = "auto",
        copy: bool = True,
        **options: str | int,
    ) -> None:
        self.game, words = registry.find(game), in_words({"seats": self.seats, **options})
        fewest = self.game.option_schema.seats.least
        if self.seats == 1 < fewest:
            raise ValueError(
                f"{game} has {fewest} seats or more: opponents={['random'] * (fewest - 1)} plays the others, and "
                "townwright.envs.aec lets learners play them all"
            )
        if words["seats"] != str(self.seats):
            told = "one" if self.seats == 1 else str(self.seats)
            raise ValueError(
                f"a game for {told} has no {words['seats']} seats; opponents=['random'] plays another seat here, and "
                "townwright.envs.aec lets learners play them all"
            )
        self.render_mode, self.rewards, self.copy, self.words = render_mode, Rewards(rewards), copy, words
        self.plays = Plays(GameSetup(self.game, words, own_sets(components), chance, observation, rules))
        self.options = self.plays.options
        self.renderer = Renderer(self.game, self.options, render_mode)
        self.observation_space = observation_space(observation, self.game, self.options)
        self.action_space = cast("gymnasium.Space[int]", action_space(self.game, self.options))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game. ``options`` may hold a ``table`` to go on from, such as a copy or one that was loaded."""
        super().reset(seed=seed)
        given = table_in(options, self.game, self.options)
        drawn = int(self.np_random.integers(1 << 62))
        self.play = self.plays.begin(drawn, given)
        self.rewards.begin(self.play, self.seats)
        self.renderer.after_change(self.play, self.seat)
        return self.seen(), self.play.facts(self.seat)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Says that number. After the end nothing happens and nothing is paid."""
        there, play = self.take(whole_number(action)), self.play
        info = play.facts(self.seat)
        info["was_there"] = there
        self.renderer.after_change(play, self.seat)
        return self.seen(), self.rewards.due(play)[self.seat], play.over, False, info

    def seen(self) -> dict[str, Any]:
        """Returns what the learner's seat sees, and the mask of its choices."""
        return self.play.observe(self.seat) if self.copy else self.play.show(self.seat)

    def take(self, number: int) -> bool:
        """Says a number for the learner's seat; answers whether it was open."""
        return self.play.try_to_take(self.seat, number)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns which numbers can be said now, as MaskablePPO asks for it."""
        mask: npt.NDArray[np.bool_] = self.play.show(self.seat)["action_mask"].astype(np.bool_)
        return mask

    @property
    def table(self) -> GameTable:
        """The game by the readable rules at this moment."""
        return self.play.table

    def record(self) -> str:
        """Returns the game so far as a record's text."""
        return self.table.record()

    def render(self) -> str | Pixels | None:
        """Returns the table as text or as pixels, by the ``render_mode``; a window is shown by itself."""
        return self.renderer.draw(self.play, self.seat)

    def close(self) -> None:
        """Closes the window, if there is one."""
        self.renderer.close()


def register() -> None:
    """Makes every game known to Gymnasium, for one alone or, with ``opponents``, among bots."""
    for name in registry.names():
        gymnasium.register(
            f"townwright/{name.title()}-v{VERSION}",
            entry_point="townwright.envs.opponents:make",
            vector_entry_point="townwright.envs.vector:VectorGames" if has_compiled(name) else None,
            kwargs={"game": name},
            max_episode_steps=LONGEST,
        )


register()
