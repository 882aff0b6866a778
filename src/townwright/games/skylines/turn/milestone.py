"""Ending a milestone, step by step (section 8), and the end of the game (section 9)."""

from __future__ import annotations

from dataclasses import replace

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.cards import POLICY
from townwright.games.skylines.effects.cards_in_force import clauses, everybody, in_force
from townwright.games.skylines.effects.clauses import AtTheEnd, Forbid, Milestone
from townwright.games.skylines.effects.conditions import holds
from townwright.games.skylines.effects.prices import price
from townwright.games.skylines.effects.spots import Spot, Town
from townwright.games.skylines.seen.reasons import forbidden
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn import bar_arithmetic
from townwright.games.skylines.turn.bars import HAPPINESS, Bars, Entry, move
from townwright.games.skylines.turn.ledger import lose, paid, with_bars


def why_not_end(state: State) -> Phrase | None:
    """Why the milestone cannot end: missing tiles, or an effect that forbids it; a forced end needs nothing (9.1)."""
    if state.piles_empty:
        return None
    needed = tiles_needed(state)
    lacking = sum(tiles_in(state, district) < needed for district in state.districts)
    if lacking:
        return Phrase(
            "skylines-districts-lacking",
            "in {number} of {all} districts there is too little yet; each needs {needed:tile|tiles}",
            {"number": lacking, "all": len(state.districts), "needed": needed},
        )
    forces = in_force(state, (state.seat,))
    for clause, force in clauses(forces, Forbid):
        if clause.action == "end" and holds(clause.condition, Spot(Town(state, forces)), state.bars, force.mask):
            return forbidden(clause, force)
    return None


def tiles_needed(state: State) -> int:
    """How many tiles every district needs before a milestone can end: one, two when all boards are open."""
    return bar_arithmetic.tiles_needed(len(state.opened), len(state.ground.squares))


def tiles_in(state: State, district: int) -> int:
    """How many tiles, of any kind, lie in a district."""
    return len([1 for tile in state.tiles if tile.mask & district])  # bots ask often, and a list counts faster


def end_milestone(state: State) -> State:
    """The position after steps 1 to 3b; then the final score, or a board is to be opened."""
    last = state.all_open or state.piles_empty
    state = replace(state, token=state.seat)
    for step in (utilities, milestone_effects, score, employment, clear_away):
        state = step(state)
        if state.loss:
            return state
    if last:
        return final_score(state)
    return to_open(replace(state, milestone=state.milestone + 1))


def utilities(state: State) -> State:
    """Step 1: the position after every missing space of power, water and garbage has cost a happiness."""
    moved = move(state.bars, (Entry(HAPPINESS, -shortage(state.bars)),), state.box.scale, event=True)
    state = replace(state, bars=moved.bars)
    return lose(state, moved.lost) if moved.lost else state


def shortage(bars: Bars) -> int:
    """How many spaces power, water and garbage are below 0, all together."""
    return bar_arithmetic.shortage(bars, 0)


def milestone_effects(state: State) -> State:
    """Step 1b: the position after the effects of unique buildings, news, then roles in seat order (A33)."""
    return _events(state, Milestone, "milestone effect")


def score(state: State) -> State:
    """Step 2: the position with the happiness bar added to overall happiness; it stays where it is (A25)."""
    bars = state.bars._replace(overall=bar_arithmetic.counted(state.bars, 0))
    state = with_bars(state, bars, "milestone", str(state.milestone))
    return lose(state, "happiness") if bar_arithmetic.is_lost_at(bars.overall) else state


def employment(state: State) -> State:
    """Step 3: the position after the employment bill is paid; lost if the treasury cannot pay it."""
    bill = employment_bill(state)
    return lose(state, "money") if bill > state.bars.money else paid(state, bill)


def employment_bill(state: State) -> int:
    """What step 3 costs now: each space of the employment marker away from 0, with the effects in force."""
    return price(state, "labor", state.seat, bar_arithmetic.idle_or_missing(state.bars, 0))


def clear_away(state: State) -> State:
    """Step 3b: the position with news and unused policies in the box; policies are replaced in step 5 (A29)."""
    kept = tuple(tuple(card for card in hand if state.card(card).kind != POLICY) for hand in state.hands)
    refills = tuple(
        len(hand) - len(rest) if state.options.policy_refill else 0
        for hand, rest in zip(state.hands, kept, strict=True)
    )
    return replace(state, hands=kept, refills=refills, news="")


def final_score(state: State) -> State:
    """Section 9.2: the position after the effects of the end, less pollution, traffic and crime."""
    state = _events(state, AtTheEnd, "final effect")
    if state.loss:
        return state
    bars = state.bars._replace(overall=state.bars.overall - nuisances(state.bars))
    state = replace(state, bars=bars, phase=Phase.OVER)
    return lose(state, "happiness") if bar_arithmetic.is_lost_at(bars.overall) else state


def nuisances(bars: Bars) -> int:
    """What the final deduction takes off."""
    return bar_arithmetic.nuisances(bars, 0)


def _events(state: State, kind: type[Milestone | AtTheEnd], cause: str) -> State:
    """The rows of all such clauses in force, one after another, as events."""
    forces = in_force(state, everybody(state))
    spot = Spot(Town(state, forces))
    for clause, force in clauses(forces, kind):
        if holds(clause.condition, spot, state.bars, force.mask):
            moved = move(state.bars, clause.row, state.box.scale, event=True)
            state = with_bars(state, moved.bars, cause, force.card.id)
            if moved.lost:
                return lose(state, moved.lost)
    return state


def board_price(state: State, board: str) -> int:
    """What the token holder pays for a board."""
    return price(state, "open", state.token, state.box.boards[board].price)


def openable(state: State) -> tuple[str, ...]:
    """The closed boards beside an open one, in reading order; at the start all of them."""
    layout = state.ground.layout
    return tuple(
        board
        for board in layout.boards
        if board not in state.opened
        and (not state.opened or any(near in state.opened for near in layout.neighbours(board)))
    )


def affordable(state: State) -> tuple[str, ...]:
    """The boards that can be opened and paid (A23)."""
    return tuple(board for board in openable(state) if board_price(state, board) <= state.bars.money)


def board_wanted(state: State) -> int | None:
    """The price of the cheapest board, where none could be paid: then the milestone has more than the open boards."""
    if state.loss != "money" or state.milestone <= len(state.opened):
        return None
    return min((board_price(state, board) for board in openable(state)), default=None)


def bill_unpaid(state: State) -> int | None:
    """The employment bill, where the game was lost since it could not be paid."""
    bill = employment_bill(state)
    lost = state.loss == "money" and board_wanted(state) is None and bill > state.bars.money
    return bill if lost else None


def to_open(state: State) -> State:
    """Step 4, and the opening of the first board: the position in which one is opened; lost if none can be paid."""
    return replace(state, phase=Phase.OPEN, seat=state.token) if affordable(state) else lose(state, "money")
