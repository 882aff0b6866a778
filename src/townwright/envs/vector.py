"""Thousands of games at once, for Gymnasium: ``gymnasium.make_vec("townwright/NAME-v0", num_envs=1024)``.

In a game of several seats every seat is shown when it is asked, and ``info`` tells which that is (``seat``) and what an
ended game was worth to each (``worths``); with ``opponents=["random"]`` the other seats play at random instead, and the
learner's seat goes round. The arrays of observations, masks and rewards are written anew by every step; ``copy=True``
hands out new ones. A game that has ended begins again with the next step, whose number is not looked at (Gymnasium's
``NEXT_STEP``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from townwright.core import registry
from townwright.envs.compiled.many_games import begun_anew, check_begun, checked_length, one_each, without_fixed
from townwright.envs.observations.spaces import action_space, observation_space
from townwright.envs.pictures.pixels import Pixels, pixels_of
from townwright.envs.pictures.rendering import check_pictures, drawing_by
from townwright.envs.plays import GameSetup, LearnerBatch, compiled_games
from townwright.envs.table import LONGEST, in_words, listed, own_sets

__all__ = ["VectorGames"]

RANDOM, PIXELS = "random", "rgb_array"
ONE_BY_ONE = "gymnasium.make_vec(…, vectorization_mode='sync')"
"""What steps environments one by one, with everything that they can do."""


class VectorGames(VectorEnv[dict[str, Any], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games that end and begin each by itself."""

    metadata = {"render_modes": [PIXELS], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        components: Sequence[str] = (),
        opponents: Sequence[str] = (),
        copy: bool = False,
        render_mode: str | None = None,
        max_episode_steps: int = LONGEST,
        **options: str | int,
    ) -> None:
        options = without_fixed(options, ONE_BY_ONE)
        rules, opponents = registry.find(game), listed("opponents", opponents)
        if any(each != RANDOM for each in opponents):
            raise ValueError(
                f"opponents in a vector of compiled games are {RANDOM!r}, not {', '.join(map(str, opponents))}; "
                f"{ONE_BY_ONE} lets bots play"
            )
        fewest = rules.option_schema.seats.least
        if fewest > 1 and not opponents and "seats" not in options:
            raise ValueError(
                f"{game} has {fewest} seats or more: seats={fewest} lets the learner play them all, "
                f"opponents=[{RANDOM!r}] one of them"
            )
        seats = len(opponents) + 1 if opponents else fewest
        setup = GameSetup(rules, in_words({"seats": seats, **options}), own_sets(components))
        compiled = compiled_games(setup)
        if compiled is None:
            raise ValueError(
                f"there are no compiled games of {game} with these options for a vector of environments; "
                f"{ONE_BY_ONE} steps the readable rules one by one"
            )
        self.game, agreed = game, setup.options
        if opponents and agreed.seats != seats:
            raise ValueError(f"{len(opponents)} opponents and the learner are {seats} seats, not {agreed.seats}")
        if agreed.seats > compiled.MOST_SEATS:
            raise ValueError(
                f"games of {game} in a vector have {compiled.MOST_SEATS} seat, not {agreed.seats}; {ONE_BY_ONE} plays "
                "with opponents, and townwright.envs.aec with all seats"
            )
        self.batch: LearnerBatch = compiled.learners(agreed, num_envs, bool(opponents))
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.longest = checked_length(max_episode_steps)
        if render_mode not in (None, PIXELS):
            raise ValueError(f"a vector draws as {PIXELS!r} or not at all, not as {render_mode!r}")
        if render_mode == PIXELS:
            check_pictures(game)
        self.single_observation_space = observation_space("structured", setup.game, agreed)
        self.single_action_space = action_space(setup.game, agreed)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._length = np.zeros(num_envs, np.int64)
        self._cut_off = np.zeros(num_envs, np.bool_)
        self._dealt_by = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins every game anew, or those that ``options["reset_mask"]`` marks."""
        if isinstance(seed, list):
            raise ValueError("one seed deals all games of a vector, each its own")
        asked = begun_anew(options, self.num_envs)
        super().reset(seed=seed)
        if seed is not None or not self.batch.begun.any():
            self._dealt_by = int(self.np_random.integers(1 << 62))
            self.batch.begun[asked] = 0
        self._begin(asked)
        return self._seen(), {"seat": self.batch.looking.copy()}

    def _begin(self, asked: npt.NDArray[np.bool_]) -> None:
        self.batch.begin(self._dealt_by, asked)
        self._length[asked] = 0
        self._cut_off[asked] = False

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Says one number in every game; where one has ended a new one begins instead."""
        batch, numbers = self.batch, one_each(actions, self.num_envs)
        check_begun(batch.begun)
        anew = ~batch.running | self._cut_off
        batch.running[anew] = False
        batch.step(numbers)
        self._length += 1
        if anew.any():
            self._begin(anew)
        self._cut_off = batch.running & (self._length >= self.longest)
        rewards = batch.rewards.copy() if self.copy else batch.rewards
        info = {"was_there": batch.there | anew, "seat": batch.looking.copy(), "worths": batch.worths.copy()}
        return self._seen(), rewards, ~batch.running, self._cut_off.copy(), info

    def random_numbers(self, luck: np.random.Generator) -> npt.NDArray[np.int64]:
        """Returns a number that is open in every game, each as likely as the others; any number where none is."""
        drawn = (luck.random(self.num_envs) * self.batch.counts).astype(np.int64)
        return self.batch.opened[np.arange(self.num_envs), drawn].astype(np.int64)

    def render(self) -> tuple[Pixels, ...] | None:
        """Returns a picture of every game, where the ``render_mode`` asks for them."""
        if self.render_mode is None:
            return None
        drawn = drawing_by(self.game)
        return tuple(
            pixels_of(drawn({name: array[game] for name, array in self.batch.seen.items()}).svg())
            for game in range(self.num_envs)
        )

    def _seen(self) -> dict[str, Any]:
        if not self.copy:
            return {"observation": self.batch.seen, "action_mask": self.batch.masks}
        seen = {name: array.copy() for name, array in self.batch.seen.items()}
        return {"observation": seen, "action_mask": self.batch.masks.copy()}
