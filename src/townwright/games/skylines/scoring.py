"""The score of the city, with reasons, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.points import Because, Line
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.skylines.box.names import MARKER_NAMES, minus, title
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import MARKERS, NUISANCES, NUMBER, UTILITIES, Bars

SUCCESS = 11
"""The lowest score that counts as a success (A1)."""


@dataclass(frozen=True, slots=True)
class CityResult(Result):
    """How the game ended for all: every seat has rank 1 in a finished game, and none in a lost one."""

    bars: Bars
    why: str = ""
    """The cause of a loss."""

    @property
    def score(self) -> int | None:
        """The final score; None if the game was lost."""
        return None if self.why else self.bars.overall

    @property
    def title(self) -> str | None:
        """The title that the final score earns; None if the game was lost."""
        return None if self.why else title(self.bars.overall)

    @property
    def success(self) -> bool:
        """Whether the final score is high enough for a success."""
        return self.score is not None and self.score >= SUCCESS

    def account(self) -> str:
        """Return the result as words: ``score 21, Busy City`` or ``lost: money``."""
        return f"lost: {self.why}" if self.why else f"score {minus(self.bars.overall)}, {self.title}"

    def facts(self) -> dict[str, object]:
        """The outcome, score, title and bars as plain data, for ``--json``."""
        return {
            "outcome": "lost" if self.why else "finished",
            "why": self.why or None,
            "score": self.score,
            "title": self.title,
            "bars": dict(zip(MARKERS, self.bars, strict=True)),
        }


@dataclass(frozen=True, slots=True)
class Cost:
    """A marker that a better plan would have kept elsewhere, and what it takes off."""

    marker: str
    cause: str
    """``deduction`` from the final score, or ``shortage``, which costs as much happiness at every milestone's end."""
    points: int


def dearest(state: State) -> Cost | None:
    """What costs most in the city as it ended. Whether the deduction came (9.2), the account of its score tells."""
    if state.phase is not Phase.OVER:
        return None
    deducted = state.bars.overall != sum(cause.points for cause in state.scored)
    off = [Cost(marker, "deduction", state.bars[NUMBER[marker]]) for marker in NUISANCES if deducted]
    short = [Cost(marker, "shortage", -state.bars[NUMBER[marker]]) for marker in UTILITIES]
    most = max(off + short, key=lambda cost: cost.points)
    return most if most.points > 0 else None


def city_lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """Overall happiness by its causes, then what pollution, traffic and crime take off."""
    lines = [Line(seat, "overall happiness", state.scored)]
    for marker in NUISANCES:
        value = state.bars[NUMBER[marker]]
        if value:
            lines.append(Line(seat, str(MARKER_NAMES[marker]), (Because("deduction", -value, (marker,)),)))
    return tuple(lines)


def points(state: State) -> tuple[Line, ...]:
    """The same lines for every seat, since the city is everybody's."""
    return tuple(line for seat in range(state.options.seats) for line in city_lines(state, seat))


def standing(state: State, seat: Seat) -> Standing:
    """The score as it is: overall happiness less pollution, traffic and crime."""
    lines = city_lines(state, seat)
    return Standing(sum(line.points for line in lines), tuple(line.points for line in lines))


def result(state: State) -> CityResult | None:
    """The end of the game, or None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    return CityResult((2 if state.loss else 1,) * state.options.seats, state.bars, state.loss)
