"""The words of a review, the same for every game: decisions with their cost, draws with their luck, and the account.

The idea is Zare's, which backgammon programs use. The expected result changes with every draw, which is luck, and with
every move that is not the best, which is cost. So for each seat and measure

    final = start + luck + others − cost + unexplained

holds exactly; others is what the decisions of other seats did to it, in games in which they do, and what is unexplained
is what the program expected wrongly. All numbers are rounded to thousandths first,
so that a sum of printed numbers is the printed sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from townwright.core import registry
from townwright.core.phrases import Phrase
from townwright.core.seats import CHANCE, Seat

__all__ = ["MEASURE_NAMES", "DecisionReview", "DrawReview", "Estimate", "MoveValue", "Review", "total"]

PLACES = 3
"""Decimal places of every number in a review."""
SURENESS = 2.0
"""A cost is shown if it is so many times as large as its standard error."""
SMALLEST_SHOWN = 0.05
"""No smaller cost is shown, however sure it is."""
MEASURE_NAMES: Final = {
    "points": Phrase("study-measure-points", "points"),
    "lead": Phrase("study-measure-lead", "lead"),
    "chance": Phrase("study-measure-chance", "chance in percent"),
}
"""How people call what is counted."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its standard error, both rounded; the error is 0 where the number is exact."""

    value: float
    error: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "value", round(self.value, PLACES) + 0.0)
        object.__setattr__(self, "error", round(self.error, PLACES))

    def facts(self) -> dict[str, float]:
        """The estimate for JSON."""
        return {"value": self.value, "error": self.error}


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    each = list(estimates)
    return Estimate(sum(one.value for one in each), sqrt(sum(one.error**2 for one in each)))


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move that was open at a decision, and what it promised."""

    action: str
    """In the game's notation."""
    value: Estimate
    """The expected final result after it."""
    behind: Estimate
    """How much less it promises than the best; compared pair by pair, so surer than the difference of two values."""
    played: bool = False


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """A decision of the seat: its best moves, the played one, and what that cost."""

    number: int
    """The number of the event in the record, from 0."""
    action: str
    """What was played, in the game's notation."""
    part: str
    """What kind of decision it was, such as ``layout`` or ``move``."""
    moves: tuple[MoveValue, ...]
    """The best moves, the best first, and the played one wherever it stands."""
    cost: Estimate
    """The expected loss against the best move: its mean is never negative, one estimate may be, by chance."""
    remark: Phrase | None = None
    """What the best move would have brought, in words with places; None where the cost is not shown."""
    places: tuple[str, ...] = ()
    """The places that the remark speaks of, in the game's notation."""

    @property
    def shown(self) -> bool:
        """Whether the cost is surer than its error, so that a person should be told."""
        return is_sure(self.cost)


def is_sure(cost: Estimate) -> bool:
    """Whether a cost is large and sure enough to be shown."""
    return cost.value >= SMALLEST_SHOWN and cost.value > SURENESS * cost.error


@dataclass(frozen=True, slots=True)
class DrawReview:
    """Something that happened to the seat: a draw of chance, or in some games what another seat did."""

    number: int
    """The number of the event in the record, from 0."""
    action: str
    luck: Estimate
    """How much better the expected result was after it than on average over all that could have come."""
    by: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Review:
    """What became of one seat's expected result in a finished game, event by event."""

    game: str
    seat: Seat
    name: str
    """Who sat there."""
    measure: str
    """What is counted, such as ``points``, or ``chance`` in percent."""
    final: float
    start: float
    """The expected result before anything was drawn, for the best play that the program knows."""
    decisions: tuple[DecisionReview, ...]
    draws: tuple[DrawReview, ...]
    version: int
    """The version of the study that computed it: reviews of different versions are not compared."""
    seconds: float
    """The budget, in seconds of a nominal core."""
    seed: str

    @property
    def seat_name(self) -> str | int:
        """How records and people call the seat."""
        return registry.find(self.game).seat_name(self.seat)

    @property
    def cost(self) -> Estimate:
        """The cost of all decisions together."""
        return total(decision.cost for decision in self.decisions)

    @property
    def luck(self) -> Estimate:
        """The luck of all draws of chance together."""
        return total(draw.luck for draw in self.draws if draw.by == CHANCE)

    @property
    def others(self) -> Estimate:
        """What the decisions of other seats did to this one's result, all together."""
        return total(draw.luck for draw in self.draws if draw.by != CHANCE)

    @property
    def unexplained(self) -> float:
        """What is left: final − start − luck − others + cost."""
        known = self.start + self.luck.value + self.others.value - self.cost.value
        return round(self.final - known, PLACES) + 0.0

    @property
    def course(self) -> tuple[tuple[int, float], ...]:
        """The expected result after each event of the review, from the start's to the final less the unexplained."""
        changes = {draw.number: draw.luck.value for draw in self.draws}
        for decision in self.decisions:
            changes[decision.number] = changes.get(decision.number, 0.0) - decision.cost.value
        found, expected = [], self.start
        for number in sorted(changes):
            expected = round(expected + changes[number], PLACES)
            found.append((number, expected))
        return tuple(found)

    @property
    def mistakes(self) -> tuple[DecisionReview, ...]:
        """The decisions whose cost is shown, the costliest first."""
        return tuple(sorted((each for each in self.decisions if each.shown), key=lambda each: -each.cost.value))

    @property
    def account(self) -> Phrase:
        """The sentence that says how the parts make up the final result."""
        parts = {
            "final": f"{self.final:g}",
            "start": f"{self.start:.1f}",
            "luck": signed(self.luck.value),
            "cost": signed(-self.cost.value),
            "rest": signed(self.unexplained),
        }
        if any(draw.by != CHANCE for draw in self.draws):
            return Phrase(
                "study-account-others",
                "{final} at the end = {start} expected at the start {luck} luck {others} by the others "
                "{cost} cost of moves {rest} unexplained",
                {**parts, "others": signed(self.others.value)},
            )
        return Phrase(
            "study-account",
            "{final} at the end = {start} expected at the start {luck} luck {cost} cost of moves {rest} unexplained",
            parts,
        )

    def facts(self) -> dict[str, Any]:
        """The review for JSON; phrases in English with their keys and arguments."""
        return {
            "game": self.game,
            "seat": self.seat_name,
            "name": self.name,
            "measure": self.measure,
            "final": self.final,
            "start": self.start,
            "luck": self.luck.facts(),
            "others": self.others.facts(),
            "cost": self.cost.facts(),
            "unexplained": self.unexplained,
            "account": str(self.account),
            "decisions": [decision_facts(each) for each in self.decisions],
            "draws": [{"number": d.number, "action": d.action, "by": d.by, "luck": d.luck.facts()} for d in self.draws],
            "course": [list(each) for each in self.course],
            "version": self.version,
            "seconds": self.seconds,
            "seed": self.seed,
        }


def signed(number: float) -> str:
    """A number with its sign and a blank between them: ``+ 3.1`` or ``− 0.4``."""
    return f"{'−' if round(number, 1) < 0 else '+'} {abs(number):.1f}"


def decision_facts(decision: DecisionReview) -> dict[str, Any]:
    """A decision for JSON."""
    return {
        "number": decision.number,
        "action": decision.action,
        "part": decision.part,
        "cost": decision.cost.facts(),
        "shown": decision.shown,
        "moves": [
            {"action": m.action, "value": m.value.facts(), "behind": m.behind.facts(), "played": m.played}
            for m in decision.moves
        ],
        "remark": None if decision.remark is None else phrase_facts(decision.remark),
        "places": list(decision.places),
    }


def phrase_facts(phrase: Phrase) -> dict[str, Any]:
    """A phrase for JSON: its text in English, and key and arguments for other languages."""
    args = {name: phrase_facts(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()}
    return {"text": str(phrase), "key": phrase.key, "args": args}
