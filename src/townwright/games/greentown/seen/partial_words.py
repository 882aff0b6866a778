"""A word in the making: what it can become, and why it cannot become the rest.

A page asks for a turn in smaller pieces than words, so the last word that it says may break off. ``?`` asks how the
word can begin; ``+`` and ``^`` ask for the lays and the develops; ``C``, ``S`` and ``M`` for the sites of a building;
``~``, ``~(2,0)`` and ``~(2,0)31`` for how a tour can go on. What is answered begins with what was said. A place
where nothing is possible is answered as ``+(3,-2)``, with what stands in the way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow
from townwright.games.greentown.actions import Develop, Erect, Part, Tour
from townwright.games.greentown.box.components import NO_KIND
from townwright.games.greentown.box.pieces import BUILDINGS, CATEGORY, TREE, Category, Tile
from townwright.games.greentown.map.hexes import COUNT, Hex, around
from townwright.games.greentown.notation import CELL, cell, read_part
from townwright.games.greentown.state import Stage, State
from townwright.games.greentown.tour.routes import Route, onward, starts
from townwright.games.greentown.turn.build_steps import check_develop, develops, lays
from townwright.games.greentown.turn.buildings import check_erect, erections
from townwright.games.greentown.turn.parts import DUE

BEGUN = re.compile(rf"[?+^CSM]|~(?:{CELL}(?P<sides>[0-5]*))?")
STEPS = (Stage.FIRST_STEP, Stage.SECOND_STEP)
MakeChoice = Callable[[State, Part], Choice]
"""Makes the choice of a part that is legal."""


def breaks_off(state: State, word: str) -> bool:
    """Whether the word is still in the making; a tour is until it has all its stops."""
    begun = BEGUN.fullmatch(word)
    if begun is None:
        return False
    if not begun["sides"]:
        return True
    tour = read_part(word)
    if state.stage is not Stage.TOUR or state.card is None or not isinstance(tour, Tour):
        return False
    return Route.of(state.network, state.card, tour).left > 0


def grown(state: State, word: str, offer: MakeChoice, budget: Budget) -> Iterator[Choice]:
    """What a word that breaks off can become; ``offer`` makes the choices of whole parts."""
    match word[0]:
        case "+" if state.stage in STEPS:
            yield from (offer(state, lay) for lay in lays(state, budget))
            yield from closed_to_lays(state)
        case "^" if state.stage in STEPS:
            yield from every_develop(state, offer, budget)
        case "C" | "S" | "M" if state.stage is Stage.ERECT:
            yield from (offer(state, each) for each in erections(state, budget) if each.category == word)
            yield from closed_to_buildings(state, word)
        case "~" if state.stage is Stage.TOUR and state.card is not None:
            yield from tours_from(state, word, budget)
        case _:
            raise NotNow("greentown-not-due", "'{part}' cannot come now; {due} is due", part=word, due=DUE[state.stage])


def step_openings(state: State, budget: Budget, told: tuple[Phrase, ...]) -> Iterator[Choice]:
    """Whether something can be laid, and whether something can be developed; with what is told about both."""
    developed = None if state.turn is None else state.turn.developed
    yield Choice("+", brings=told, why_not=None if any(lays(state, budget)) else nothing_to_lay())
    grown = any(develops(state, state.seat, budget, developed))
    yield Choice("^", brings=told, why_not=None if grown else nothing_to_develop())


def building_openings(state: State, told: tuple[Phrase, ...]) -> Iterator[Choice]:
    """The categories that can be put up, with what is told about all of them."""
    for category, left in zip(BUILDINGS, state.player.hand, strict=True):
        yield Choice(category, brings=told, why_not=None if left else none_left(category))


def nothing_to_lay() -> Phrase:
    """Why nothing can be laid."""
    return Phrase("greentown-nothing-to-lay", "no tile of the supply can be laid anywhere")


def nothing_to_develop() -> Phrase:
    """Why nothing can be developed."""
    return Phrase("greentown-nothing-to-develop", "no tile on the table can be developed")


def none_left(category: Category) -> Phrase:
    """Why a category cannot be put up."""
    args = {"category": CATEGORY[category]}
    return Phrase("greentown-none-left", "no building of {category} is left in the stock", args)


def closed_to_lays(state: State) -> Iterator[Choice]:
    """The empty hexes beside the network that no exit leads to."""
    tiles, open_ = state.network.tiles, state.network.open_hexes()
    beside = {near for place in tiles for near in around(place) if near not in tiles and near not in open_}
    for place in sorted(beside):
        why_not = Phrase("greentown-no-exit-leads", "no exit leads to {hex}", {"hex": str(place)})
        yield Choice(f"+{place}", why_not=why_not)


def every_develop(state: State, offer: MakeChoice, budget: Budget) -> Iterator[Choice]:
    """Every tile of the supply that could replace a tile, or why not; if there is none, the place says so."""
    developed = None if state.turn is None else state.turn.developed
    components = state.options.components
    for place, tile in state.network:
        news = [new for new in components.grown[tile.exits] if state.supply[components.shows[new]]]
        if place == developed:
            news = []
        for new in news:
            budget.spend(len(state.network.tiles))
            step = Develop(place, new)
            try:
                check_develop(state, state.seat, step, developed)
            except NotNow as refusal:
                yield Choice(str(step), why_not=refusal.phrase)
            else:
                yield offer(state, step)
        if not news:
            yield Choice(f"^{place}", why_not=no_develop(state, place, tile, developed))


def no_develop(state: State, place: Hex, tile: Tile, developed: Hex | None) -> Phrase:
    """Why no tile of the supply can replace this one."""
    needed = COUNT[tile.exits] + 1
    if place == developed:
        return Phrase("greentown-developed-twice", "one Build cannot develop {hex} twice", {"hex": str(place)})
    shows = state.options.components.shows
    if any(shows[exits] != NO_KIND and state.supply[shows[exits]] for exits in state.options.components.faces[needed]):
        return Phrase(
            "greentown-none-keeps",
            "no tile with {needed} exits in the supply keeps enough exits of {hex}",
            {"needed": needed, "hex": str(place)},
        )
    return Phrase("greentown-none-bigger", "the supply has no tile with {needed} exits", {"needed": needed})


def closed_to_buildings(state: State, category: Category) -> Iterator[Choice]:
    """The tiles whose pieces are never replaced."""
    for place, tile in state.network:
        if tile.piece not in (None, TREE):
            try:
                check_erect(state, Erect(category, place))
            except NotNow as refusal:
                yield Choice(f"{category}{place}", why_not=refusal.phrase)


def tours_from(state: State, word: str, budget: Budget) -> Iterator[Choice]:
    """The hotels to start from, or the ways that a tour can go on."""
    begun, card = BEGUN.fullmatch(word), state.card
    if begun is None or card is None:
        return
    if begun["q"] is None:
        yield from starts(state.network, card, budget)
        return
    route = Route.of(state.network, card, Tour(cell(begun), tuple(map(int, begun["sides"]))))
    yield from onward(route, state.seat, state.options.seats, budget)
