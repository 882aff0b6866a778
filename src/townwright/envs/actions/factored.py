"""Actions said in three parts at once, what, where and which way, for learners that take ``MultiDiscrete``."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from townwright.envs.actions.numbered_seats import whole_number
from townwright.envs.actions.numbering import NumberTable, numbering_of
from townwright.envs.solo import SoloEnv
from townwright.envs.table import listed

__all__ = ["FactoredActions"]


class FactoredActions(gymnasium.Wrapper[Any, Any, Any, int]):
    """Takes ``[what, where, way]`` instead of one number; three parts that are not open together stand for nothing."""

    def __init__(self, env: gymnasium.Env[Any, int]) -> None:
        super().__init__(env)
        solo = env.unwrapped
        if not isinstance(solo, SoloEnv):
            raise ValueError("only an environment of townwright.envs.solo has actions in parts")
        factors = getattr(numbering_of(solo.game.name), "factors", None)
        if factors is None:
            raise ValueError(f"the numbers of {solo.game.name} are parts of actions already")
        table: NumberTable = factors(solo.options)
        self._parts = list(table.parts.values())
        self._masks = solo.action_masks
        places, ways = [part.size // part.ways for part in self._parts], [part.ways for part in self._parts]
        self.counts = (len(self._parts), max(places), max(ways))
        self.action_space = spaces.MultiDiscrete(np.array(self.counts))
        self._split = np.zeros((table.size, 3), np.int64)
        for what, part in enumerate(self._parts):
            numbers = np.arange(part.size)
            self._split[part.first : part.first + part.size] = np.stack(
                [np.full(part.size, what), numbers // part.ways, numbers % part.ways], axis=1
            )

    def factors_of(self, number: int) -> npt.NDArray[np.int64]:
        """Returns the three parts that say a number; refuses one that there is not."""
        if not 0 <= number < len(self._split):
            raise ValueError(f"there are {len(self._split)} numbers, and none is {number}")
        split: npt.NDArray[np.int64] = self._split[number].copy()
        return split

    def number_of(self, action: Any) -> int | None:
        """Returns the number that three parts say; None if they say nothing, whatever the position."""
        said = listed("parts", action)
        if len(said) != 3:
            raise ValueError(f"an action has the three parts what, where and way, not {len(said)}")
        what, where, way = map(whole_number, said)
        if not 0 <= what < len(self._parts):
            return None
        part = self._parts[what]
        if not (0 <= where < part.size // part.ways and 0 <= way < part.ways):
            return None
        return part.first + where * part.ways + way

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Says three parts at once; what says nothing changes nothing, as a number that is not open."""
        number = self.number_of(action)
        if number is None:
            number = int(self._masks().argmin())  # one that is not open
        return self.env.step(number)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns for each part in turn which of its values belong to something open, one after the other."""
        split = self._split[self._masks()]
        masks = [np.zeros(count, np.bool_) for count in self.counts]
        for part, mask in enumerate(masks):
            mask[split[:, part]] = True
        return np.concatenate(masks)
