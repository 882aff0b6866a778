"""The spaces that all environments share, and an observation in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from townwright.core.contract import AnyGame
from townwright.core.seats import Seat
from townwright.envs import seeing, structured
from townwright.envs.table import PAGE, GameTable

ObservationKind: TypeAlias = Literal["structured", "numbers", "text"]
"""How an environment shows a view: named arrays, one vector of hashed features, or JSON."""

BOUND = np.iinfo(np.int16)


def observation_space(kind: ObservationKind, game: AnyGame, words: Mapping[str, str]) -> spaces.Dict:
    """What is seen, and a mask of the choices that are there."""
    seen: spaces.Space[Any]
    if kind == "text":
        seen = spaces.Text(seeing.LONGEST_TEXT, charset=seeing.CHARACTERS)
    elif kind == "numbers":
        seen = spaces.Box(-np.inf, np.inf, (seeing.SIZE,), np.float32)
    elif kind == "structured":
        sizes = structured.shapes(game.name, game.options(words))
        seen = spaces.Dict(
            {name: spaces.Box(int(BOUND.min), int(BOUND.max), size, np.int16) for name, size in sizes.items()}
        )
    else:
        raise ValueError(f"an observation is structured, numbers or text, not {kind!r}")
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (PAGE,), np.int8)})


def action_space() -> spaces.Discrete:
    """The number of a word in ``info['offered']``."""
    return spaces.Discrete(PAGE)


def observe(table: GameTable, seat: Seat, kind: ObservationKind, waiting: bool = False) -> dict[str, Any]:
    """What the seat sees. One that waits has the choice 0 alone, which does nothing."""
    mask = np.zeros(PAGE, np.int8)
    mask[: len(table.offered(seat)) or waiting] = 1
    return {"observation": shown(table, seat, kind), "action_mask": mask}


def shown(table: GameTable, seat: Seat, kind: ObservationKind) -> Any:
    """The seat's view and the words that it has already said, nothing else."""
    view, said = table.game.view(table.state, seat), table.said.get(seat, ())
    if kind == "text":
        return seeing.text(view, said)
    if kind == "numbers":
        return seeing.numbers(view, said)
    return structured.structured(table.game.name, table.options, view, said)
