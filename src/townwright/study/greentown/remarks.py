"""What a better part of a turn would have brought, in words with places."""

from __future__ import annotations

from dataclasses import replace

from townwright.bots.greentown import EXPERT
from townwright.bots.greentown.search import GreentownSearch
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Develop, Erect, Keep, Lay, Tour
from townwright.games.greentown.box.pieces import BUILD, BUILD_AND_TOUR, CATEGORY, TOUR
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.tours import places_of
from townwright.games.greentown.turn.parts import announce
from townwright.study.greentown import turns
from townwright.study.greentown.decisions import PartComparison
from townwright.study.greentown.positions import PlayedTurn, open_top
from townwright.study.greentown.rollouts import search_of
from townwright.study.greentown.turns import ComparableTurn, after_build

MARKER_NAMES = {
    BUILD: Phrase("study-greentown-word-b", "Build"),
    TOUR: Phrase("study-greentown-word-t", "Tour"),
    BUILD_AND_TOUR: Phrase("study-greentown-word-bt", "Build and tour"),
    "EB": Phrase("study-greentown-word-eb", "Build or tour, for a Build"),
    "ET": Phrase("study-greentown-word-et", "Build or tour, for a tour"),
}
"""What a marker is used for, as sentences say it."""

ReasonWithPlaces = tuple[Phrase, tuple[str, ...]]


def remark(position: PlayedTurn, part: int, found: PartComparison) -> ReasonWithPlaces:
    """What the leader would have brought that the played part does not, and the hexes that this speaks of."""
    leader, instead = found.leader, found.instead
    tell = {turns.MARKER: about_marker, turns.BUILD: about_build, turns.TOUR: about_tour, turns.KEEP: about_keeping}
    reason = tell[part](position.state, leader, instead)
    move: str | Phrase = MARKER_NAMES[leader.word] if part == turns.MARKER else leader.said(part)
    return Phrase("study-greentown-better", "{move}: {reason}", {"move": move, "reason": reason}), places(leader, part)


def about_marker(state: State, leader: ComparableTurn, instead: ComparableTurn) -> Phrase:
    """Why another marker would have been better."""
    own, other = (each.paid[state.seat] if each.paid else 0 for each in (leader, instead))
    args = {"marker": MARKER_NAMES[leader.word], "own": own, "other": other}
    if own > other:
        return Phrase(
            "study-greentown-marker-pays",
            "{marker} brings a tour with {own:Greenie|Greenies} now instead of {other}",
            args,
        )
    if leader.build and not instead.build:
        return Phrase("study-greentown-marker-builds", "{marker} gives the tours to come better roads first", args)
    if instead.word == BUILD_AND_TOUR:
        return Phrase(
            "study-greentown-marker-spares", "Build and tour is worth more later; {marker} is enough now", args
        )
    return Phrase("study-greentown-marker-later", "{marker} now leaves the better markers for later", args)


def about_build(state: State, leader: ComparableTurn, instead: ComparableTurn) -> Phrase:
    """Why another Build would have been better: by the tours that follow it, its own and the others'."""
    seat = state.seat
    if leader.paid and instead.paid and leader.paid[seat] > instead.paid[seat]:
        return Phrase(
            "study-greentown-build-pays",
            "with it the tour of this turn brings {own:Greenie|Greenies} instead of {other}",
            {"own": leader.paid[seat], "other": instead.paid[seat]},
        )
    mine, theirs = prospects(state, leader), prospects(state, instead)
    if mine[seat] > theirs[seat]:
        return Phrase(
            "study-greentown-build-opens",
            "with it your next tour can bring {own:Greenie|Greenies} instead of {other}",
            {"own": mine[seat], "other": theirs[seat]},
        )
    less = sum(theirs) - theirs[seat] - sum(mine) + mine[seat]
    if less > 0:
        return Phrase(
            "study-greentown-build-closes",
            "with it the next tours of the others bring them {less:Greenie|Greenies} less",
            {"less": less},
        )
    erected = next((part for part in leader.build if isinstance(part, Erect)), None)
    if erected is not None:
        args = {"category": CATEGORY[erected.category], "hex": str(erected.place)}
        return Phrase("study-greentown-build-site", "{category} on {hex} lies where more tours pass", args)
    return Phrase("study-greentown-build-roads", "these roads serve the tours to come better")


def prospects(state: State, turn: ComparableTurn) -> tuple[int, ...]:
    """What the best next tour of each seat would pay that seat after the Build of a turn."""
    search = search_of(state)
    begun = announce(open_top(state), turn.word)
    built = after_build(begun, turn.build)
    return tuple(best_tour(search, built, seat) for seat in range(len(state.players)))


def best_tour(search: GreentownSearch, built: State, seat: int) -> int:
    """What the best tour of a seat with its card pays it in a town."""
    order = (seat, *(other for other in range(len(built.players)) if other != seat))
    row = search.row(with_turn_of(built, order))
    packed = search.numbers(EXPERT.weights.pack(len(built.players) - 1, 0))
    paid = search.lead_best_tour(row, packed)[2]
    return paid[seat] if paid else 0


def with_turn_of(state: State, order: tuple[int, ...]) -> State:
    """The position as if the first of this order were to move."""
    return replace(state, order=order, next=0)


def about_tour(state: State, leader: ComparableTurn, instead: ComparableTurn) -> Phrase:
    """Why another tour would have been better: by what it pays to whom."""
    seat = state.seat
    own, other = leader.paid[seat], instead.paid[seat]
    if own > other:
        return Phrase(
            "study-greentown-tour-pays",
            "this tour pays you {own:Greenie|Greenies} instead of {other}",
            {"own": own, "other": other},
        )
    less = sum(instead.paid) - other - sum(leader.paid) + own
    return Phrase(
        "study-greentown-tour-spares", "this tour pays the others {less:Greenie|Greenies} less", {"less": less}
    )


def about_keeping(_state: State, leader: ComparableTurn, _instead: ComparableTurn) -> Phrase:
    """Why the double turn should have been kept, or not."""
    if Keep() in leader.parts:
        return Phrase("study-greentown-keep", "the double turn is worth more a round later")
    return Phrase("study-greentown-hand-over", "two turns in a row are worth having now")


def places(leader: ComparableTurn, part: int) -> tuple[str, ...]:
    """The hexes that a better part speaks of: where it builds, or where its tour goes."""
    if part == turns.TOUR and isinstance(leader.tour, Tour):
        return tuple(dict.fromkeys(map(str, places_of(leader.tour))))
    if part in (turns.MARKER, turns.BUILD):
        return tuple(dict.fromkeys(str(each.place) for each in leader.build if isinstance(each, Lay | Develop | Erect)))
    return ()
