"""The rules of Skylines as one pair: what is legal, and what follows from playing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import CHANCE, Seat
from townwright.games.skylines.actions import (
    Action,
    Arrange,
    ChooseRole,
    Drawn,
    Enact,
    EndMilestone,
    Open,
    Play,
    Renew,
    Source,
    Swap,
    Take,
)
from townwright.games.skylines.box.boards import check_layout
from townwright.games.skylines.seen.reasons import too_dear
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.card_play import SeatPlays
from townwright.games.skylines.turn.draws import choose_source, draw, drawable, drawing_done, sources, why_not_source
from townwright.games.skylines.turn.ledger import paid
from townwright.games.skylines.turn.legal_actions import Arranged
from townwright.games.skylines.turn.milestone import affordable, board_price, end_milestone, openable, why_not_end
from townwright.games.skylines.turn.renewal import (
    begin_renewal,
    next_renewal,
    offer_renewal,
    renew,
    renewals,
    why_not_renew,
)
from townwright.games.skylines.turn.setup import arrange, arrangements, keep_role, set_up_draw, set_up_drawable
from townwright.games.skylines.turn.turns import (
    begin_turn,
    enact,
    play_card,
    swap,
    turn_actions,
    why_not_enact,
    why_not_play,
    why_not_swap,
)

STEPS = 200_000
"""The budget of a call about one position. Our own sets needed 6,906, and 34,088 to count layouts of six boards."""
ACTION_STEPS = 100
"""Steps that playing one action costs, besides what is searched for."""
CHANCE_PHASES = (Phase.BOARDS, Phase.DEAL, Phase.OFFER)


def to_act(state: State) -> tuple[Seat, ...]:
    """The one seat that decides, or chance; nobody at the end."""
    if state.phase is Phase.OVER:
        return ()
    drawing = state.drawing
    if state.phase in CHANCE_PHASES or (drawing is not None and drawing.pile):
        return (CHANCE,)
    return (state.seat,)


def legal(state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
    """Every action open to the seat.

    In a turn: plays card by card in the order of the hand (tiles in the order of the set, codes, places in
    reading order), exchanges in the order of the hand, the end. Draws: piles I, II, III, then the exchange
    pile from the bottom. Boards in reading order. Chance: cards in the order of the component file.
    """
    if seat not in to_act(state):
        return ()
    budget = budget or Budget(STEPS)
    if seat == CHANCE:
        return tuple(map(Drawn, drawable(state) or set_up_drawable(state)))
    match state.phase:
        case Phase.TURN:
            return turn_actions(state, budget)
        case Phase.DRAW:
            return sources(state)
        case Phase.OPEN:
            return tuple(map(Open, affordable(state)))
        case Phase.RENEW:
            return tuple(renewals(state))
        case Phase.ROLE:
            return tuple(map(ChooseRole, state.offered))
        case _:
            return Arranged(arrangements(state, budget))


def play(state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
    """The position after the action, or a refusal that says what stands in the way."""
    budget = budget or Budget(STEPS)
    budget.spend(ACTION_STEPS)
    acting = to_act(state)
    if not acting:
        raise NotNow("skylines-over", "the game is over")
    if seat not in acting:
        who = acting[0]
        if who == CHANCE:
            raise NotYours("skylines-chance-acts", "a draw is due before anything else")
        raise NotYours("skylines-other-seat", "it is for seat {seat} to act", seat=who + 1)
    if seat == CHANCE:
        return _chance(state, action, budget)
    match state.phase, action:
        case Phase.TURN, Play() | Enact() | Swap() | EndMilestone():
            return _turn(state, action, budget)
        case Phase.DRAW, Source() | Take():
            _refuse(action, why_not_source(state, action))
            return _after_draw(choose_source(state, action), budget)
        case Phase.OPEN, Open(board):
            _refuse(action, why_not_open(state, board))
            return _open(state, board, budget)
        case Phase.RENEW, Renew(cards):
            _refuse(action, why_not_renew(state, cards))
            return renew(state, cards, budget)
        case Phase.ROLE, ChooseRole(role):
            if role not in state.offered:
                _refuse(action, Phrase("skylines-role-not-offered", "{role} is not on offer", {"role": role}))
            return keep_role(state, role)
        case Phase.LAYOUT, Arrange(layout):
            if sorted(layout.boards) != sorted(state.drawn_boards):
                _refuse(action, Phrase("skylines-other-boards", "these are not the boards that were drawn"))
            check_layout(layout, state.box.boards)
            return arrange(state, layout)
        case _:
            raise NotNow(
                "skylines-other-step", "'{action}' cannot be said now: {step}", action=str(action), step=step(state)
            )


def step(state: State) -> Phrase:
    """What the seat to act is asked."""
    match state.phase:
        case Phase.DRAW:
            return Phrase("skylines-step-draw", "a card is to be drawn")
        case Phase.OPEN:
            return Phrase("skylines-step-open", "a board is to be opened")
        case Phase.RENEW:
            return Phrase("skylines-step-renew", "cards may be renewed")
        case Phase.ROLE:
            return Phrase("skylines-step-role", "a role is to be chosen")
        case Phase.LAYOUT:
            return Phrase("skylines-step-layout", "the boards are to be laid out")
        case _:
            return Phrase("skylines-step-turn", "a card is to be played or exchanged, or the milestone ended")


def _refuse(action: Action, why: Phrase | None) -> None:
    if why is not None:
        raise NotNow("skylines-refused", "cannot {action}: {why}", action=str(action), why=why)


def _chance(state: State, action: Action, budget: Budget) -> State:
    if not isinstance(action, Drawn):
        raise NotYours("skylines-chance-acts", "a draw is due before anything else")
    if action.name not in (drawable(state) or set_up_drawable(state)):
        raise NotNow("skylines-cannot-come", "{card} cannot be drawn there", card=action.name)
    if state.phase is Phase.DRAW:
        return _after_draw(draw(state, action), budget)
    return set_up_draw(state, action.name)


def _turn(state: State, action: Play | Enact | Swap | EndMilestone, budget: Budget) -> State:
    player = SeatPlays(state, state.seat, budget)
    match action:
        case Play():
            tile = why_not_play(player, action)
            if isinstance(tile, Phrase):
                raise NotNow("skylines-refused", "cannot {action}: {why}", action=str(action), why=tile)
            return play_card(player, tile)
        case Enact(card):
            _refuse(action, why_not_enact(player, card))
            return enact(player, card)
        case Swap(card):
            _refuse(action, why_not_swap(player, card))
            return swap(player, card)
        case EndMilestone():
            _refuse(action, why_not_end(state))
            return end_milestone(state)


def _after_draw(state: State, budget: Budget) -> State:
    """Goes on as soon as no further card is due, with whatever the draw belonged to."""
    drawing = state.drawing
    if drawing is None or not drawing_done(state):
        return state
    match drawing.purpose:
        case Purpose.TURN:
            return begin_turn(state, (state.seat + 1) % state.options.seats, budget)
        case Purpose.REFILL:
            return offer_renewal(replace(state, drawing=None), budget)
        case Purpose.RENEW:
            return next_renewal(replace(state, drawing=None), budget)


def why_not_open(state: State, board: str) -> Phrase | None:
    """What stands in the way of opening a board."""
    if board in state.opened:
        return Phrase("skylines-already-open", "board {board} is already open", {"board": board})
    if board not in openable(state):
        return Phrase("skylines-not-beside", "board {board} is not on the table beside an open one", {"board": board})
    cost = board_price(state, board)
    return too_dear(cost, state.bars.money) if cost > state.bars.money else None


def _open(state: State, board: str, budget: Budget) -> State:
    first = not state.opened
    state = paid(state, board_price(state, board))
    state = replace(state, opened=(*state.opened, board))
    # Section 3.1: there is no exchange step before the first turn.
    return begin_turn(state, state.token, budget) if first else begin_renewal(state, state.token, budget)
