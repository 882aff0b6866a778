"""What ending the milestone now would do, step by step (section 8), without doing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from townwright.games.skylines.box.names import title
from townwright.games.skylines.seen.card_views import Saying, saying
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.bars import MARKERS, Bars
from townwright.games.skylines.turn.milestone import (
    employment,
    final_score,
    milestone_effects,
    score,
    utilities,
    why_not_end,
)

STEPS: Final[tuple[tuple[str, Callable[[State], State]], ...]] = (
    ("utilities", utilities),
    ("effects", milestone_effects),
    ("score", score),
    ("employment", employment),
)


@dataclass(frozen=True, slots=True)
class StepView:
    """One step and what it would change: ``("hap", -2)``."""

    step: str
    changes: tuple[tuple[str, int], ...]
    lost: str
    """Why the game would be lost in this step, or nothing."""


@dataclass(frozen=True, slots=True)
class EndView:
    """The end of the milestone as it would come now."""

    why_not: Saying | None
    """What stands in the way of ending it."""
    last: bool
    """Whether the game would end with it."""
    steps: tuple[StepView, ...]
    """As far as the game goes on."""
    lost: str
    score: int | None
    """The final score, if it is the last milestone and not lost."""
    title: str | None


def ending(state: State) -> EndView | None:
    """The forecast while somebody plays, draws or could end the milestone; None in between."""
    drawing = state.drawing
    playing = state.phase is Phase.TURN or (drawing is not None and drawing.purpose is Purpose.TURN)
    if not playing:
        return None
    why_not = why_not_end(state)
    last = state.all_open or state.piles_empty
    steps = (*STEPS, ("final", final_score)) if last else STEPS
    seen = []
    for name, step in steps:
        before, state = state.bars, step(state)
        seen.append(StepView(name, changes(before, state.bars), state.loss))
        if state.loss:
            break
    final = state.bars.overall if last and not state.loss else None
    return EndView(
        None if why_not is None else saying(why_not),
        last,
        tuple(seen),
        state.loss,
        final,
        None if final is None else title(final),
    )


def changes(before: Bars, after: Bars) -> tuple[tuple[str, int], ...]:
    """The markers that moved, and by how much."""
    return tuple((marker, new - old) for marker, old, new in zip(MARKERS, before, after, strict=True) if new != old)
