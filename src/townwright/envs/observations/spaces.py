"""The spaces that all environments share, and an observation in them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from townwright.core.contract import AnyGame
from townwright.core.seats import Seat
from townwright.envs.actions import numbering
from townwright.envs.observations import hashed_features, structured
from townwright.envs.table import GameTable

ObservationKind: TypeAlias = Literal["structured", "numbers", "text"]
"""How an environment shows a view: named arrays, one vector of hashed features, or JSON."""

WAIT = 0
"""The one number of a seat that is not to act where all act together."""


def observation_space(kind: ObservationKind, game: AnyGame, options: Any) -> spaces.Dict:
    """What is seen, and a mask of the choices that are there."""
    seen: spaces.Space[Any]
    if kind == "text":
        seen = spaces.Text(hashed_features.LONGEST_TEXT, charset=hashed_features.CHARACTERS)
    elif kind == "numbers":
        seen = spaces.Box(-np.inf, np.inf, (hashed_features.SIZE,), np.float32)
    elif kind == "structured":
        sizes = structured.shapes(game.name, options)
        kind_of_array: Any = structured.array_type(game.name)
        bound = np.iinfo(kind_of_array)
        seen = spaces.Dict(
            {name: spaces.Box(int(bound.min), int(bound.max), size, kind_of_array) for name, size in sizes.items()}
        )
    else:
        raise ValueError(f"an observation is structured, numbers or text, not {kind!r}")
    width = numbering.count(game, options)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (width,), np.int8)})


def action_space(game: AnyGame, options: Any) -> spaces.Discrete:
    """The numbers of ``numbering``, the same in every position."""
    return spaces.Discrete(numbering.count(game, options))


def observe(table: GameTable, seat: Seat, kind: ObservationKind, waiting: bool = False) -> dict[str, Any]:
    """What the seat sees. One that waits has the choice 0 alone, which does nothing."""
    mask = np.zeros(table.actions, np.int8)
    mask[list(table.offered(seat)) or ([WAIT] if waiting else [])] = 1
    return {"observation": shown(table, seat, kind), "action_mask": mask}


def shown(table: GameTable, seat: Seat, kind: ObservationKind) -> Any:
    """The seat's view and what it has already said, nothing else."""
    if kind == "numbers":
        return table.features(seat)
    view, said = table.game.view(table.state, seat), said_by(table, seat)
    if kind == "text":
        return hashed_features.text(view, said.words, said.numbers)
    return structured.structured(table.game.name, table.options, view, said)


def said_by(table: GameTable, seat: Seat) -> structured.HalfSaid:
    """What the seat has said of an action that is not whole yet."""
    return structured.HalfSaid(table.said.get(seat, ()), table.spoken.get(seat, ()))
