"""Before the first turn (section 3): boards, hands, roles, the first board."""

from __future__ import annotations

from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.games.skylines.box.boards import Layout
from townwright.games.skylines.box.cards import ROLE
from townwright.games.skylines.box.components import HAND_SIZES, ROLES_OFFERED
from townwright.games.skylines.map.free_layouts import Arrangements
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import Bars
from townwright.games.skylines.turn.draws import with_hand, without
from townwright.games.skylines.turn.milestone import to_open


def start(options: Options) -> State:
    """The position before anything is drawn or dealt."""
    box = options.box
    return State(
        options,
        Phase.BOARDS if options.layout == FREE else Phase.DEAL,
        Bars(money=options.capital),
        hands=((),) * options.seats,
        piles=tuple(box.stage(stage, options.modules) for stage in (1, 2, 3)),
        role_deck=box.of_kind(ROLE) if "roles" in options.modules else (),
        layout=options.layout,
    )


def set_up_drawable(state: State) -> tuple[str, ...]:
    """What chance can draw before the first turn: boards by letter, cards and roles in the order of the file."""
    match state.phase:
        case Phase.BOARDS:
            return tuple(board for board in sorted(state.box.boards) if board not in state.drawn_boards)
        case Phase.DEAL:
            return state.piles[0]
        case Phase.OFFER:
            return state.role_deck
        case _:
            return ()


def set_up_draw(state: State, name: str) -> State:
    """The position after chance has drawn a board, a card of an initial hand or a role on offer."""
    match state.phase:
        case Phase.BOARDS:
            drawn = (*state.drawn_boards, name)
            phase = Phase.LAYOUT if len(drawn) == state.options.boards else Phase.BOARDS
            return replace(state, drawn_boards=drawn, phase=phase)
        case Phase.DEAL:
            state = replace(
                state, piles=without(state.piles, name), hands=with_hand(state, (*state.hands[state.seat], name))
            )
            return _dealt(state)
        case _:
            deck = tuple(role for role in state.role_deck if role != name)
            state = replace(state, role_deck=deck, offered=(*state.offered, name))
            if state.options.role_choice == "one":
                return keep_role(state, name)
            return replace(state, phase=Phase.ROLE) if len(state.offered) == ROLES_OFFERED else state


def _dealt(state: State) -> State:
    """Goes on with the next seat once a hand is full; then with the roles or the first board."""
    if len(state.hands[state.seat]) < HAND_SIZES[state.options.seats]:
        return state
    if state.seat + 1 < state.options.seats:
        return replace(state, seat=state.seat + 1)
    state = replace(state, seat=state.token)
    return replace(state, phase=Phase.OFFER) if "roles" in state.options.modules else to_open(state)


def keep_role(state: State, role: str) -> State:
    """The position with the role before the seat; the other role on offer goes to the box (10.2)."""
    state = replace(state, roles=(*state.roles, role), offered=())
    if len(state.roles) < state.options.seats:
        return replace(state, phase=Phase.OFFER, seat=state.seat + 1)
    return to_open(replace(state, seat=state.token))


def arrangements(state: State, budget: Budget) -> Arrangements:
    """Every layout of the boards that were drawn."""
    return Arrangements(state.box, tuple(sorted(state.drawn_boards)), budget)


def arrange(state: State, layout: Layout) -> State:
    """The position with the boards laid out, in which hands are dealt next."""
    return replace(state, layout=str(layout), phase=Phase.DEAL)
