"""Drawing cards: from a pile, where chance names the card, or from the exchange pile."""

from __future__ import annotations

from dataclasses import replace

from townwright.core.phrases import Phrase
from townwright.games.skylines.actions import Drawn, Source, Take
from townwright.games.skylines.box.cards import NEWS
from townwright.games.skylines.effects.cards_in_force import in_force
from townwright.games.skylines.effects.clauses import Now
from townwright.games.skylines.effects.conditions import holds
from townwright.games.skylines.effects.spots import Spot, Town
from townwright.games.skylines.state import Drawing, Phase, Purpose, State
from townwright.games.skylines.turn.bars import Bars, move
from townwright.games.skylines.turn.ledger import lose, with_bars


def begin_drawing(state: State, purpose: Purpose, due: int, barred: str = "") -> State:
    """The position in which the seat is to draw so many cards, if there is anything to draw (A39)."""
    return replace(state, phase=Phase.DRAW, drawing=Drawing(purpose, due, barred))


def pending(state: State) -> Drawing:
    """The draw that is due; ``ValueError`` if none is."""
    if state.drawing is None:
        raise ValueError("no draw is due")
    return state.drawing


def sources(state: State) -> tuple[Source | Take, ...]:
    """Where the seat may draw from: piles I, II, III, then the cards of the exchange pile where it is open."""
    drawing = state.drawing
    if drawing is None or drawing.pile:
        return ()
    found: list[Source | Take] = [Source(str(number)) for number, pile in enumerate(state.piles, start=1) if pile]
    if drawing.purpose is Purpose.TURN:
        found += [Take(card) for card in state.exchange if card != drawing.barred]
    return tuple(found)


def drawing_done(state: State) -> bool:
    """Whether nothing more is due, or nothing is left to draw."""
    drawing = state.drawing
    return drawing is not None and not drawing.pile and (drawing.due == 0 or not sources(state))


def why_not_source(state: State, action: Source | Take) -> Phrase | None:
    """What stands in the way of drawing from there."""
    drawing = pending(state)
    if isinstance(action, Source):
        if not state.piles[int(action.pile) - 1]:
            return Phrase("skylines-pile-empty", "pile {pile} is empty", {"pile": action.pile})
        return None
    if drawing.purpose is not Purpose.TURN:
        return Phrase("skylines-exchange-closed", "the exchange pile is closed while cards are renewed")
    if action.card == drawing.barred:
        return Phrase("skylines-same-card", "{card} was only just put there", {"card": state.card(action.card).name})
    if action.card not in state.exchange:
        return Phrase("skylines-not-in-exchange", "{card} is not in the exchange pile", {"card": action.card})
    return None


def choose_source(state: State, action: Source | Take) -> State:
    """The position with the card of the exchange pile in the hand, or with the pile that chance is to draw from."""
    drawing = pending(state)
    if isinstance(action, Source):
        return replace(state, drawing=replace(drawing, pile=action.pile))
    exchange = tuple(card for card in state.exchange if card != action.card)
    return _into_hand(replace(state, exchange=exchange), action.card)


def drawable(state: State) -> tuple[str, ...]:
    """What the chosen pile can give, in the order of the component file."""
    drawing = state.drawing
    return state.piles[int(drawing.pile) - 1] if drawing and drawing.pile else ()


def draw(state: State, action: Drawn) -> State:
    """The position with the card drawn: in the hand, or as news in force or, while cards are renewed, in the box."""
    drawing = pending(state)
    state = replace(state, piles=without(state.piles, action.name), drawing=replace(drawing, pile=""))
    if state.card(action.name).kind != NEWS:
        return _into_hand(state, action.name)
    return reveal(state, action.name) if drawing.purpose is Purpose.TURN else state


def without(piles: tuple[tuple[str, ...], ...], card: str) -> tuple[tuple[str, ...], ...]:
    """The piles after a card has left."""
    return tuple(tuple(other for other in pile if other != card) if card in pile else pile for pile in piles)


def _into_hand(state: State, card: str) -> State:
    drawing = pending(state)
    return replace(
        state, hands=with_hand(state, (*state.hands[state.seat], card)), drawing=replace(drawing, due=drawing.due - 1)
    )


def with_hand(state: State, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All hands, the seat's being this one."""
    return (*state.hands[: state.seat], hand, *state.hands[state.seat + 1 :])


def reveal(state: State, news: str) -> State:
    """The position with the news in force, which has acted at once, as an event (10.4)."""
    state = replace(state, news=news)
    bars: Bars = state.bars
    for clause in state.card(news).effects:
        if isinstance(clause, Now) and holds(clause.condition, Spot(Town(state, in_force(state, ()))), bars):
            moved = move(bars, clause.row, state.box.scale, event=True)
            bars = moved.bars
            if moved.lost:
                return lose(with_bars(state, bars, "news", news), moved.lost)
    return with_bars(state, bars, "news", news)
