"""What a better action would have brought, in words with places."""

from __future__ import annotations

from townwright.core.phrases import Phrase
from townwright.games.skylines.actions import EndMilestone, Play, Source, Take
from townwright.games.skylines.box.names import MARKER_NAMES
from townwright.games.skylines.map.ground import bits
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import MARKERS, NUISANCES, NUMBER, Bars
from townwright.games.skylines.turn.milestone import tiles_in, tiles_needed
from townwright.study.skylines.decisions import ComparedDecision, MeasureComparison

WEIGHT = {"hap": 2.0, "mon": 0.6, "ovr": 1.0, "pow": 0.8, "wat": 0.8, "gar": 0.8}
"""Roughly what a space of each bar is worth, to speak of the one that matters most; nuisances count against."""
LEAST = 0.3
"""Smaller changes are not worth a sentence."""

Reason = tuple[Phrase, tuple[str, ...]]


def remark(found: ComparedDecision, measure: str) -> Reason:
    """What the leader would have brought that the played action does not, and the places that this speaks of."""
    compared = found.measures[measure]
    best = compared.leader.action
    reason = at_once(found, compared) or later(compared)
    where = places(found.position.state, compared.leader.after) if isinstance(best, Play) else ()
    return Phrase("study-skylines-better", "{move}: {reason}", {"move": str(best), "reason": reason}), where


def part(found: ComparedDecision, measure: str) -> str:
    """What the decision was about: a card, its place, a pile, the end of the milestone, a board or a renewal."""
    played, best = found.position.action, found.measures[measure].leader.action
    if isinstance(played, EndMilestone) or isinstance(best, EndMilestone):
        return "milestone"
    if isinstance(played, Play) and isinstance(best, Play) and played.card == best.card and played != best:
        return "place"
    return {"draw": "pile", "open": "board", "renew": "renewal"}.get(found.position.state.phase.value, "card")


def at_once(found: ComparedDecision, compared: MeasureComparison) -> Phrase | None:
    """What differs right after the action; None if only the future tells."""
    state, best, played = found.position.state, compared.leader, found.played
    if isinstance(best.action, EndMilestone):
        args = {"happiness": state.bars.happiness}
        return Phrase("study-skylines-end-now", "the milestone could end, with happiness {happiness} to count", args)
    if isinstance(played.action, EndMilestone) and isinstance(best.action, Play):
        return Phrase("study-skylines-not-yet", "before the end of the milestone something can still be built")
    if not isinstance(best.action, Play) or not isinstance(played.action, Play):
        return None
    if lacking(state) and fewer_lacking(best.after, played.after):
        return Phrase(
            "study-skylines-lacking",
            "{cell} lies in a district that needs a tile before the milestone can end",
            {"cell": best.action.place.cell},
        )
    if best.action.card != played.action.card:
        return None
    marker, more = most_telling(best.after.bars, tuple(map(float, played.after.bars)))
    if not more:
        return None
    return Phrase(
        "study-skylines-place-now",
        "there {marker} would stand {more} better at once",
        {"marker": MARKER_NAMES[marker], "more": abs(int(more))},
    )


def later(compared: MeasureComparison) -> Phrase:
    """Which bar would stand better a few turns later, where nothing is gained at once."""
    nothing = (0.0,) * len(MARKERS)
    marker, more = most_telling(compared.later or nothing, nothing)
    if abs(more) < LEAST:
        return Phrase("study-skylines-room", "this leaves more room for what is still to come")
    if isinstance(compared.leader.action, Source | Take):
        return Phrase(
            "study-skylines-pile",
            "its cards do more for the city: a few turns later {marker} would stand {more} better on average",
            {"marker": MARKER_NAMES[marker], "more": round(abs(more), 1)},
        )
    return Phrase(
        "study-skylines-later",
        "a few turns later {marker} would stand {more} better on average",
        {"marker": MARKER_NAMES[marker], "more": round(abs(more), 1)},
    )


def most_telling(best: Bars | tuple[float, ...], played: Bars | tuple[float, ...]) -> tuple[str, float]:
    """The bar whose difference speaks most for the better action, and the difference; 0 if none does."""
    found = ("hap", 0.0)
    value = 0.0
    for marker in MARKERS:
        more = float(best[NUMBER[marker]] - played[NUMBER[marker]])
        worth = -more if marker in NUISANCES else more * WEIGHT.get(marker, 0.0)
        if worth > value:
            found, value = (marker, more), worth
    return found


def lacking(state: State) -> int:
    """How many districts need a further tile before the milestone can end."""
    needed = tiles_needed(state)
    return sum(tiles_in(state, district) < needed for district in state.districts)


def fewer_lacking(one: State, other: State) -> bool:
    """Whether fewer districts need a tile in one position than in the other."""
    return lacking(one) < lacking(other)


def places(state: State, after: State) -> tuple[str, ...]:
    """The cells of the tile that an action lays."""
    laid = after.tiles[len(state.tiles) :]
    return tuple(state.ground.cell(bit) for tile in laid for bit in bits(tile.mask))
