"""Writes the remark that a Greentown bot makes about its turn."""

from __future__ import annotations

from townwright.bots.greentown.turn_candidates import TurnCandidate
from townwright.core.phrases import Phrase
from townwright.games.greentown.actions import Erect, Part, Tour
from townwright.games.greentown.box.pieces import CATEGORY, builds, tours
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.wishes import Fulfilling


def remark(state: State, candidate: TurnCandidate) -> Phrase:
    """The reason for a candidate turn."""
    if state.stage is Stage.KEEP:
        return Phrase("bot-greentown-double-turn", "two turns in a row are worth having")
    if any(isinstance(part, Tour) for part in candidate.parts):
        return about_tour(state, candidate)
    if tours(candidate.word):
        stops = state.card.stops if state.card is not None else 0
        return Phrase("bot-greentown-no-tour", "no tour with {stops:stop|stops} can be led", {"stops": stops})
    return about_build(state, candidate)


def about_tour(state: State, candidate: TurnCandidate) -> Phrase:
    """The remark about a tour: what it pays, and whether the Build was made for it."""
    own, others = candidate.paid[state.seat], sum(candidate.paid) - candidate.paid[state.seat]
    args = {"own": own, "others": others}
    if not own:
        return Phrase("bot-greentown-poor", "no tour pays anything here, so the card makes way for a better one")
    if builds(candidate.word) and state.stage is not Stage.TOUR:
        if others:
            return Phrase(
                "bot-greentown-build-tour",
                "after the Build your tour brings {own:Greenie|Greenies}, the others get {others}",
                args,
            )
        return Phrase("bot-greentown-build-tour-alone", "after the Build your tour brings {own:Greenie|Greenies}", args)
    if others:
        return Phrase("bot-greentown-tour", "this tour brings {own:Greenie|Greenies}, the others get {others}", args)
    return Phrase("bot-greentown-tour-alone", "this tour brings {own:Greenie|Greenies}", args)


def about_wishes(found: Fulfilling, own: int, wishes: int, goes_on: bool = False) -> Phrase:
    """The remark about a suggested tour: what it pays, and whether it grants every wish of the card, or how many.

    One that goes on from stops that somebody chose says nothing about tours without them.
    """
    args = {"met": wishes - found.failed, "wishes": wishes, "own": own}
    if goes_on and not found.failed:
        return Phrase(
            "bot-greentown-goes-on",
            "completed like this, your tour fulfils the card and pays you {own:Greenie|Greenies}",
            {"own": own},
        )
    if goes_on:
        return Phrase(
            "bot-greentown-goes-on-near",
            "completed like this, your tour fulfils {met} of {wishes} wishes and pays you {own:Greenie|Greenies}",
            args,
        )
    if not found.failed:
        return Phrase(
            "bot-greentown-fulfils", "this tour fulfils the card and pays you {own:Greenie|Greenies}", {"own": own}
        )
    if found.sure:
        return Phrase(
            "bot-greentown-nearest",
            "no tour fulfils the card; this one fulfils {met} of {wishes} wishes and pays you {own:Greenie|Greenies}",
            args,
        )
    return Phrase(
        "bot-greentown-near",
        "I found no tour that fulfils the card; this one fulfils {met} of {wishes} wishes and pays you "
        "{own:Greenie|Greenies}",
        args,
    )


def about_richer_tour(own: int, less: int) -> Phrase:
    """The remark about a tour that pays more than the one that grants most wishes."""
    return Phrase(
        "bot-greentown-pays-more",
        "this tour pays you {own:Greenie|Greenies}; one that fulfils more wishes pays only {less}",
        {"own": own, "less": less},
    )


def about_begun_tour(own: int, less: int) -> Phrase:
    """The remark about a tour that pays more than any that goes on from the stops that somebody chose."""
    return Phrase(
        "bot-greentown-pays-more-than-begun",
        "this tour pays you {own:Greenie|Greenies}, the one that you began only {less}",
        {"own": own, "less": less},
    )


def about_sparing_tour(others: int, more: int) -> Phrase:
    """The remark about a tour that pays as much as another, and the others less."""
    return Phrase(
        "bot-greentown-pays-others-less",
        "no tour pays you more than this one, and it pays the others {others} instead of {more}",
        {"others": others, "more": more},
    )


def about_prospects(state: State, candidate: TurnCandidate, before: int, after: int, tour: Part) -> Phrase:
    """The reason for a Build that somebody is advised to make: what the best tour of the own card pays with it.

    Places show numbers of the same kind. The tour itself goes along as ``way``, so that a page can show it.
    """
    if after <= before:
        return about_build(state, candidate)
    args = {"what": whole_build(candidate), "before": before, "after": after, "way": str(tour)}
    if not before:
        return Phrase("bot-greentown-opens", "{what} a tour of your card pays {after:Greenie|Greenies}", args)
    return Phrase(
        "bot-greentown-improves",
        "{what} the best tour of your card pays {after:Greenie|Greenies} instead of {before}",
        args,
    )


def whole_build(candidate: TurnCandidate) -> Phrase:
    """A Build as one thing, with the building that belongs to it: what a hint promises comes of all its parts."""
    for part in candidate.parts:
        if isinstance(part, Erect):
            args = {"category": CATEGORY[part.category]}
            return Phrase("bot-greentown-build-erecting", "with a building for {category}", args)
    return Phrase("bot-greentown-whole-build", "with these roads")


def about_build(state: State, candidate: TurnCandidate) -> Phrase:
    """The remark about a Build without a tour."""
    for part in candidate.parts:
        if isinstance(part, Erect):
            args = {"category": CATEGORY[part.category]}
            if not state.player.card:
                return Phrase(
                    "bot-greentown-erects-late", "a building for {category} stands where the others must pass", args
                )
            return Phrase("bot-greentown-erects", "a building for {category} is good for the cards to come", args)
    if not candidate.parts:
        return about_no_building(pays_now=False)
    return Phrase("bot-greentown-streets", "better roads for the tours to come")


def about_no_building(pays_now: bool) -> Phrase:
    """The reason to erect nothing; where a building would pay at once, that it is kept for later."""
    if pays_now:
        return Phrase(
            "bot-greentown-keeps", "a building would pay more for this card, but it is worth more later or elsewhere"
        )
    return Phrase("bot-greentown-nothing", "no building would help now")
