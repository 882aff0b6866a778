"""Cards as they hold now: first rows and prices with the effects in force, and what the ends of bars would swallow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.phrases import Phrase
from townwright.core.seats import Seat
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.cards_in_force import Force, clauses, in_force
from townwright.games.skylines.effects.clauses import Clause, Price
from townwright.games.skylines.effects.explanations import explain_clause
from townwright.games.skylines.effects.prices import first_row, price
from townwright.games.skylines.seen.card_views import CardNow, CardView, EntryNow, Saying, printed, saying
from townwright.games.skylines.seen.lost_changes import lost_phrases, swallowed, takes_in_nothing
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import Bars, Entry, EntryRow, Scale, move
from townwright.games.skylines.turn.price_arithmetic import RENEW_PRICE, SWAP_PRICE

MOST_FACES: Final = 2048
"""Faces of cards that are kept: some twenty for each game that is played."""


@dataclass(frozen=True, slots=True)
class PriceView:
    """A price of the rules that is another now."""

    what: str
    """``swap``, ``renew``, or the letter of a board."""
    printed: int
    now: int
    because: tuple[Saying, ...]


def cards_now(state: State, cards: tuple[str, ...], seat: Seat) -> tuple[CardView, ...]:
    """The faces of cards with what holds now if this seat plays them, in the order given."""
    box, bars, forces = state.box, state.bars, in_force(state, (seat,))
    return tuple([face_now(box, card, bars, forces) for card in cards])


@kept_by_identity(most=MOST_FACES)
def face_now(box: Box, name: str, bars: Bars, forces: tuple[Force, ...]) -> CardView:
    """The face of a card with what holds now: the same object for as long as neither bars nor effects change."""
    face = printed(box, name)
    now = card_now(bars, box.cards[name], forces, box.scale)
    return face if now is None else replace(face, now=now)


def card_now(bars: Bars, card: Card, forces: tuple[Force, ...], scale: Scale) -> CardNow | None:
    """What differs from the printed face of a card; None if nothing does."""
    row, because = row_now(card, forces)
    played = move(bars, row, scale)
    rewarded = played.bars
    earned = move(rewarded, card.reward, scale)
    whole = takes_in_nothing(bars, played, row) and takes_in_nothing(rewarded, earned, card.reward)
    if whole and not because:
        return None
    spent = dict(swallowed(bars, row, scale))
    missed = dict(swallowed(rewarded, card.reward, scale))
    if not because and not spent and not missed:
        return None
    lost = (*lost_phrases(bars, row, scale), *lost_phrases(rewarded, card.reward, scale))
    return CardNow(
        tuple(_entries(card.row, row, spent)),
        tuple(_entries(card.reward, card.reward, missed)),
        because,
        tuple(map(saying, dict.fromkeys(lost))),
    )


@kept_by_identity(most=MOST_FACES)
def row_now(card: Card, forces: tuple[Force, ...]) -> tuple[EntryRow, tuple[Saying, ...]]:
    """The first row of a card under these effects, and those of them that change it."""
    return first_row(card, forces), tuple([saying(effect) for effect in _changing(card, forces)])


def _changing(card: Card, forces: tuple[Force, ...]) -> Iterator[Phrase]:
    """The clauses in force that change the first row of a card."""
    for force in forces:
        for clause in force.card.effects:
            alone = replace(force, card=replace(force.card, effects=(clause,)))
            if first_row(card, (alone,)) != card.row:
                yield _reason(clause, force)


def _reason(clause: Clause, force: Force) -> Phrase:
    args = {"card": force.card.name, "effect": explain_clause(clause)}
    return Phrase("skylines-because", "{card}: {effect}", args)


def _entries(before: EntryRow, after: EntryRow, lost: dict[Entry, int]) -> Iterator[EntryNow]:
    """The changes of a row, printed and now side by side, in the order of what holds; then those that are gone."""
    left = {(entry.marker, entry.towards_zero): entry for entry in before}
    for entry in after:
        old = left.pop((entry.marker, entry.towards_zero), None)
        yield EntryNow(str(old) if old else "", str(entry), lost.get(entry, 0))
    yield from (EntryNow(str(old), "", 0) for old in left.values())


def prices_now(state: State) -> tuple[PriceView, ...]:
    """The prices of exchanges, renewals and boards that effects in force change, with the reasons."""
    rules = [("swap", "swap", state.seat, SWAP_PRICE), ("renew", "renew", state.seat, RENEW_PRICE)]
    boards = (state.box.boards[letter] for letter in state.ground.layout.boards)
    rules += [(board.letter, "open", state.token, board.price) for board in boards]
    return tuple(
        PriceView(name, amount, now, tuple(saying(reason) for reason in _repricing(state, seat, what)))
        for name, what, seat, amount in rules
        if (now := price(state, what, seat, amount)) != amount
    )


def _repricing(state: State, seat: Seat, what: str) -> Iterator[Phrase]:
    for clause, force in clauses(in_force(state, (seat,)), Price):
        if clause.what == what:
            yield _reason(clause, force)
