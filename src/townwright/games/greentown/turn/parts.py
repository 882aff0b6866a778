"""The parts of a turn, each with what must come before and what comes after (rules 6 to 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow
from townwright.games.greentown.actions import (
    UNKNOWN,
    Announce,
    BuildLapses,
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
    Turn,
)
from townwright.games.greentown.box.pieces import ANNOUNCED, builds, tours
from townwright.games.greentown.state import Led, Progress, Stage, State
from townwright.games.greentown.tour.payment import pay
from townwright.games.greentown.tour.tours import any_tour, places_of, walked
from townwright.games.greentown.tour.tours import tours as tours_of
from townwright.games.greentown.turn.build_steps import any_step, make, steps
from townwright.games.greentown.turn.buildings import erect, erections
from townwright.games.greentown.turn.card_draws import draw
from townwright.games.greentown.turn.rounds import finish_turn, may_keep

DUE = {
    None: Phrase("greentown-due-marker", "a marker"),
    Stage.FIRST_STEP: Phrase("greentown-due-first-step", "the first step of the Build"),
    Stage.SECOND_STEP: Phrase("greentown-due-second-step", "the second step of the Build"),
    Stage.ERECT: Phrase("greentown-due-erect", "a building or 'nothing'"),
    Stage.TOUR: Phrase("greentown-due-tour", "a tour"),
    Stage.KEEP: Phrase("greentown-due-keep", "'keep' or 'handover'"),
    Stage.DRAW: Phrase("greentown-due-draw", "the card that was drawn"),
}
"""What each stage of a turn waits for."""
PART_STEPS = 20
"""Steps that playing one part of a turn costs, besides what is searched for."""


def parts(state: State, budget: Budget) -> Iterator[Part]:
    """What can come next in the turn, in order.

    Markers as B, T, BT, EB, ET; steps as in ``build_steps.steps``; ``nothing``, then buildings as in
    ``buildings.erections``; tours as in ``tours.tours``; ``handover``, then ``keep``. Where no step exists, or
    no tour is found as ``tours.any_tour`` looks for one, its lapse is all there is.
    """
    turn, seat = state.turn, state.seat
    if turn is None:
        yield from (Announce(word) for word, marker in ANNOUNCED.items() if marker in state.player.markers)
        return
    match turn.stage:
        case Stage.FIRST_STEP | Stage.SECOND_STEP:
            yield from or_lapse(steps(state, seat, budget, turn.developed), BuildLapses())
        case Stage.ERECT:
            yield ErectNothing()
            yield from erections(state, budget)
        case Stage.TOUR:
            if state.card is None or not any_tour(state.network, state.card, budget):
                yield TourLapses()
            else:
                yield from tours_of(state.network, state.card.stops, budget)
        case Stage.KEEP:
            yield HandOver()
            yield Keep()


def or_lapse(possible: Iterable[Part], lapse: Part) -> Iterator[Part]:
    """What is possible; if nothing is, the lapse."""
    empty = True
    for part in possible:
        empty = False
        yield part
    if empty:
        yield lapse


def play_part(state: State, part: Part, budget: Budget) -> State:
    """The position after one part of the turn, or a refusal."""
    budget.spend(PART_STEPS)
    turn = state.turn
    if turn is None:
        if isinstance(part, Announce):
            return announce(state, part.word)
        raise refusal(state, part)
    match turn.stage, part:
        case ((Stage.FIRST_STEP | Stage.SECOND_STEP), (Lay() | Develop())):
            return step(state, turn, part, budget)
        case Stage.FIRST_STEP, BuildLapses():
            if any_step(state, state.seat, budget):
                raise NotNow("greentown-build-possible", "the Build cannot lapse: a step is possible")
            return after_build(state, turn, budget)
        case Stage.ERECT, Erect():
            return after_build(erect(state, part), turn, budget)
        case Stage.ERECT, ErectNothing():
            return after_build(state, turn, budget)
        case Stage.TOUR, Tour():
            return after_tour(lead(state, part), turn, budget)
        case Stage.TOUR, TourLapses():
            if any_tour(state.network, state.card, budget):
                raise NotNow("greentown-tour-possible", "the tour cannot lapse: one with the right stops exists")
            return after_tour(state, turn, budget)
        case Stage.KEEP, (Keep() | HandOver()):
            return close(state, budget, keep=isinstance(part, Keep))
    raise refusal(state, part)


def refusal(state: State, part: Part, over: bool = False) -> NotNow:
    """Says why this part cannot come now; ``over`` if its turn has ended already."""
    if isinstance(part, Keep | HandOver):
        return NotNow(
            "greentown-nothing-to-keep",
            "'{part}' has no place here: only the last player of a round may keep the double-turn marker, "
            "in the variant, before the end is triggered",
            part=str(part),
        )
    if isinstance(part, Erect) and (over or state.stage is Stage.TOUR):
        return NotNow(
            "greentown-no-lay",
            "'{part}' cannot be erected: the Build had no lay, or the stock is empty",
            part=str(part),
        )
    if over:
        return NotNow("greentown-turn-over", "the turn is over before '{part}'", part=str(part))
    return NotNow("greentown-not-due", "'{part}' cannot come now; {due} is due", part=str(part), due=DUE[state.stage])


def announce(state: State, word: str) -> State:
    """Rule 6: the position with a marker turned down, any that is face up, even without a possible action (D13)."""
    marker, player = ANNOUNCED[word], state.player
    if marker not in player.markers:
        raise NotNow("greentown-marker-down", "the marker {marker} has been used and lies face down", marker=marker)
    turn = Progress(word, Stage.FIRST_STEP if builds(word) else Stage.TOUR)
    left = tuple(other for other in player.markers if other != marker)
    return replace(state, turn=turn).with_player(state.seat, replace(player, markers=left))


def step(state: State, turn: Progress, part: Step, budget: Budget) -> State:
    """The position after a step; if no second one is possible the Build goes on without it (rule 7.5)."""
    state = make(state, state.seat, part, turn.developed)
    turn = replace(turn, laid=turn.laid or isinstance(part, Lay))
    if turn.stage is Stage.FIRST_STEP:
        developed = part.place if isinstance(part, Develop) else None
        if any_step(state, state.seat, budget, developed):
            return replace(state, turn=replace(turn, stage=Stage.SECOND_STEP, developed=developed))
    if turn.laid and any(state.player.hand):
        return replace(state, turn=replace(turn, stage=Stage.ERECT, developed=None))
    return after_build(state, turn, budget)


def after_build(state: State, turn: Progress, budget: Budget) -> State:
    """The position after a Build; a tour follows if the marker says so."""
    if tours(turn.word):
        return replace(state, turn=Progress(turn.word, Stage.TOUR))
    return after_tour(state, turn, budget)


def lead(state: State, tour: Tour) -> State:
    """The position after a tour: everybody is paid, the card is discarded and another one drawn."""
    card = state.card
    if card is None:
        raise NotNow("greentown-no-card", "there is no card to lead a tour with")
    payment = pay(card, walked(state.network, tour, card.stops), state.seat, state.options.seats)
    players = tuple(
        replace(player, money=player.money + paid) if paid else player
        for player, paid in zip(state.players, payment.paid, strict=True)
    )
    state, drawn = draw(replace(state, players=players), state.seat)
    return replace(state, led=(*state.led, Led(state.seat, payment, drawn, places_of(tour))))


def after_tour(state: State, turn: Progress, budget: Budget) -> State:
    """The position after a tour; in the variant a round's last player then decides on the double-turn marker."""
    return replace(state, turn=Progress(turn.word, Stage.KEEP)) if may_keep(state) else close(state, budget)


def close(state: State, budget: Budget, keep: bool = False) -> State:
    """The position after the turn, unless chance has yet to name the card that was drawn."""
    if state.turn is not None and state.player.card == UNKNOWN:
        return replace(state, turn=Progress(state.turn.word, Stage.DRAW, keep=keep))
    return finish_turn(state, budget, keep)


def play_turn(state: State, turn: Turn, budget: Budget) -> tuple[State, tuple[Part, ...]]:
    """The position after a whole turn, and its parts with those that a turn line leaves out."""
    begun = state.stage
    if begun is not None:
        raise NotNow("greentown-turn-begun", "the turn has begun; say its next part, {due}", due=DUE[begun])
    said: list[Part] = []
    for part in turn.parts:
        if state.stage is Stage.ERECT and not isinstance(part, Erect):
            state = play_part(state, ErectNothing(), budget)
            said.append(ErectNothing())
        if said and state.stage is None:
            raise refusal(state, part, over=True)
        state = play_part(state, part, budget)
        said.append(part)
    for stage, unsaid in ((Stage.ERECT, ErectNothing()), (Stage.KEEP, HandOver())):
        if state.stage is stage:
            state = play_part(state, unsaid, budget)
            said.append(unsaid)
    if state.stage not in (None, Stage.DRAW):
        raise NotNow("greentown-turn-unfinished", "the turn is not finished: {due} is due", due=DUE[state.stage])
    return state, tuple(said)
