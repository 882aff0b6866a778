"""The way to an action word by word, with what each word brings.

At the beginning of a turn the words are those of a whole turn line: the marker, which can also be
said alone, then each part after the other; what a line leaves out is left out here too. In the middle
of a turn each choice is one part. The last word may break off, as ``partial_words`` tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown.actions import (
    UNWRITTEN,
    Develop,
    Erect,
    ErectNothing,
    HandOver,
    Keep,
    Lay,
    Part,
    Step,
    Tour,
    TourLapses,
)
from townwright.games.greentown.box.pieces import ANNOUNCED, tours
from townwright.games.greentown.map.hexes import COUNT, WRITTEN, around
from townwright.games.greentown.map.network import facing
from townwright.games.greentown.notation import read_part
from townwright.games.greentown.rules import STEPS, legal, to_act
from townwright.games.greentown.seen.gains import Gains
from townwright.games.greentown.seen.partial_words import (
    MakeChoice,
    breaks_off,
    building_openings,
    grown,
    step_openings,
)
from townwright.games.greentown.state import Progress, Stage, State
from townwright.games.greentown.tour.routes import pays
from townwright.games.greentown.tour.tours import any_tour, stops_of
from townwright.games.greentown.turn.build_steps import any_step
from townwright.games.greentown.turn.parts import parts, play_part
from townwright.games.greentown.turn.second_steps import SecondSteps

TOLD_STEPS = 8
"""Steps that saying what a tour pays costs, besides one for each road."""


def choices(state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> tuple[Choice, ...]:
    """What can come after these words of an action.

    A list of all tours can be refused as too long to look through; the words ``~``, ``~(2,0)`` … never are.
    """
    budget = budget or Budget(STEPS)
    if (seat,) != to_act(state):
        return ()
    if seat == CHANCE:
        return () if words else tuple(Choice(str(draw), whole=True) for draw in legal(state, seat))
    if not words:
        return tuple(first(state, budget))
    *said, last = words
    alone = state.turn is not None
    if alone and said:
        return ()
    for word in said:
        state = after(state, word, budget)
    if last == "?":
        return () if said and state.turn is None else tuple(openings(state, alone, budget))
    before = past_erecting(state, budget) if last.startswith("~") else state
    if breaks_off(before, last):
        return tuple(grown(before, last, offering(before, alone, budget), budget))
    if alone:
        return ()
    state = after(state, last, budget)
    return () if state.turn is None else tuple(following(state, state.turn, budget))


def after(state: State, word: str, budget: Budget) -> State:
    """The position after a word of a turn line."""
    part = read_part(word)
    return play_part(past_erecting(state, budget) if not isinstance(part, Erect) else state, part, budget)


def offering(state: State, alone: bool, budget: Budget) -> MakeChoice:
    """Makes the choices of parts in this position: as actions of their own, or as words of a turn line."""
    gains = Gains(state, budget)
    return partial(part_alone, gains) if alone else partial(part_of_line, SecondSteps(state, budget), gains)


def openings(state: State, alone: bool, budget: Budget) -> Iterator[Choice]:
    """How the next word can begin."""
    offer = offering(state, alone, budget)
    match state.stage:
        case None:
            yield from first(state, budget)
        case Stage.FIRST_STEP | Stage.SECOND_STEP if any_step(state, state.seat, budget):
            yield from step_openings(state, budget, Gains(state, budget).told())
        case Stage.ERECT:
            yield from building_openings(state, Gains(state, budget).told())
            if alone:
                yield offer(state, ErectNothing())
            else:
                yield from () if (past := past_erecting(state, budget)).turn is None else openings(past, alone, budget)
        case Stage.TOUR if any_tour(state.network, state.card, budget):
            yield Choice("~")
        case _:
            yield from (
                offer(state, part) for part in offered(state, budget) if alone or not isinstance(part, UNWRITTEN)
            )


def offered(state: State, budget: Budget) -> Iterator[Part]:
    """The parts that can come next; what is said about each tour costs steps of its own."""
    for part in parts(state, budget):
        if isinstance(part, Tour):
            budget.spend(TOLD_STEPS + len(part.sides))
        yield part


def part_alone(gains: Gains, state: State, part: Part) -> Choice:
    """A part as an action of its own, in the middle of a turn."""
    return Choice(str(part), whole=True, brings=brings(state, part), gain=gains.of(part))


def part_of_line(second: SecondSteps, gains: Gains, state: State, part: Part) -> Choice:
    """A part as a word of a turn line."""
    whole = state.turn is not None and may_end(state.turn, part, second)
    return Choice(str(part), whole=whole, brings=brings(state, part), gain=gains.of(part))


def first(state: State, budget: Budget) -> Iterator[Choice]:
    """The parts that are legal now, each an action by itself; markers that lie face down say so."""
    if state.turn is not None:
        gains = Gains(state, budget)
        for part in offered(state, budget):
            yield part_alone(gains, state, part)
        return
    toured = tour_prospect(state, budget)
    for word, marker in ANNOUNCED.items():
        used = marker not in state.player.markers
        why_not = (
            Phrase("greentown-marker-used", "this marker is used; it comes back when all four are") if used else None
        )
        yield Choice(word, whole=True, why_not=why_not, brings=toured if tours(word) and not used else ())


def tour_prospect(state: State, budget: Budget) -> tuple[Phrase, ...]:
    """That a tour would lapse as the roads lie now, if it would."""
    if state.card is None or any_tour(state.network, state.card, budget):
        return ()
    return (
        Phrase(
            "greentown-no-tour-now",
            "as the roads lie now, there is no tour with {stops:stop|stops}: it would lapse",
            {"stops": state.card.stops},
        ),
    )


def following(state: State, turn: Progress, budget: Budget) -> Iterator[Choice]:
    """The words of the turn line that can come next."""
    offer = offering(state, False, budget)
    for part in offered(state, budget):
        if not isinstance(part, UNWRITTEN):
            yield offer(state, part)
    if turn.stage is Stage.ERECT:
        after = past_erecting(state, budget)
        if after.turn is not None:
            yield from following(after, after.turn, budget)


def past_erecting(state: State, budget: Budget) -> State:
    """The position after putting up nothing, where a building could be put up."""
    return play_part(state, ErectNothing(), budget) if state.stage is Stage.ERECT else state


def may_end(turn: Progress, part: Part, second: SecondSteps) -> bool:
    """Whether the turn line can end with this part: nothing is due but what a line leaves out."""
    if isinstance(part, Tour | TourLapses | Keep):
        return True
    if tours(turn.word):
        return False
    return turn.stage is not Stage.FIRST_STEP or not isinstance(part, Lay | Develop) or not second.goes_on(part)


def brings(state: State, part: Part) -> tuple[Phrase, ...]:
    """What a part would do, where that is worth saying."""
    match part:
        case Lay():
            return lay_brings(state, part)
        case Develop():
            return develop_brings(state, part)
        case Tour() if state.card is not None:
            return pays(state.card, stops_of(state.network, part), state.seat, state.options.seats)
        case Keep():
            return (Phrase("greentown-brings-keep", "the order of the next round stays as it is"),)
        case HandOver():
            return (Phrase("greentown-brings-handover", "the next round begins with another turn of yours"),)
    return ()


def lay_brings(state: State, step: Step) -> tuple[Phrase, ...]:
    """The roads that a lay makes, and the dead ends."""
    tiles, met = state.network.tiles, facing(state.network.tiles, step.place)
    roads = COUNT[met & step.exits]
    beside = sum(1 << side for side, near in enumerate(around(step.place)) if near in tiles)
    ends = COUNT[beside & (met ^ step.exits)]
    made = Phrase("greentown-brings-roads", "roads made: {roads}", {"roads": roads})
    if not ends:
        return (made,)
    return (made, Phrase("greentown-brings-dead-ends", "roads that lead nowhere yet: {ends}", {"ends": ends}))


def develop_brings(state: State, step: Step) -> tuple[Phrase, ...]:
    """The exits that a develop keeps and, if one goes, the one that is lost."""
    old = state.network.tiles[step.place].exits
    kept = Phrase("greentown-brings-kept", "keeps the exits {exits}", {"exits": WRITTEN[old & step.exits]})
    lost = old & ~step.exits
    if not lost:
        return (kept,)
    return (kept, Phrase("greentown-brings-lost", "loses the exit {exit}", {"exit": WRITTEN[lost]}))
