"""The spaces that all environments share, and an observation in them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from townwright.core.seats import Seat
from townwright.envs import seeing
from townwright.envs.table import PAGE, Table

Kind: TypeAlias = Literal["numbers", "text"]
"""How an environment shows a view: hashed features, or JSON."""


def observation_space(kind: Kind) -> spaces.Dict:
    """What is seen, and a mask of the choices that are there."""
    if kind == "text":
        seen: spaces.Space[Any] = spaces.Text(seeing.LONGEST_TEXT, charset=seeing.CHARACTERS)
    else:
        seen = spaces.Box(-np.inf, np.inf, (seeing.SIZE,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (PAGE,), np.int8)})


def action_space() -> spaces.Discrete:
    """The number of a word in ``info['offered']``."""
    return spaces.Discrete(PAGE)


def observe(table: Table, seat: Seat, kind: Kind, waiting: bool = False) -> dict[str, Any]:
    """What the seat sees. One that waits has the choice 0 alone, which does nothing."""
    view, said = table.game.view(table.state, seat), table.said.get(seat, ())
    mask = np.zeros(PAGE, np.int8)
    mask[: len(table.offered(seat)) or waiting] = 1
    return {
        "observation": seeing.text(view, said) if kind == "text" else seeing.numbers(view, said),
        "action_mask": mask,
    }
