"""The companion for a table of the printed game: pays a tour that is written below a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.core.phrases import Phrase
from townwright.core.points import Tally
from townwright.core.records import TextLine, text_lines
from townwright.core.refusals import NotNow, NotYours, Refusal, Unreadable, Untrue
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour, TourLapses
from townwright.games.greentown.components import Card
from townwright.games.greentown.drawing import draw_network
from townwright.games.greentown.notation import read_part, read_turn
from townwright.games.greentown.payment import Payment, explain, pay
from townwright.games.greentown.pieces import CATEGORY, NAMES, SEATS
from townwright.games.greentown.positions import KEYWORDS, read_position
from townwright.games.greentown.records import TURN, claims
from townwright.games.greentown.state import State
from townwright.games.greentown.touring import any_tour, best_tour, walked
from townwright.games.greentown.turns import whole


def score(text: str, words: Mapping[str, str], components: Sequence[str] = ()) -> Tally:
    """Pays the tour of the last line, ``A ~(2,0)31334`` or a whole turn line, in the position above it."""
    lines = text_lines(text)
    if len(lines) < 2 or lines[-1].text.split(" ")[0] in KEYWORDS:
        raise Unreadable(
            "greentown-score-no-tour", "below the position stands a tour, such as 'A ~(2,0)31334', or a whole turn line"
        ).at(lines[-1].number if lines else 1)
    state = read_position(lines[:-1], words, components)
    try:
        return pay_line(state, lines[-1])
    except Refusal as refusal:
        raise refusal.at(lines[-1].number) from None


def pay_line(state: State, line: TextLine) -> Tally:
    """Pays a tour alone, whoever is to move, or plays a whole turn of the seat to move."""
    numbered = TURN.fullmatch(line.text)
    said = f"{numbered[2]} {numbered[3]}" if numbered else line.text
    letter, _, rest = said.partition(" ")
    if len(letter) != 1 or letter not in SEATS[: state.options.seats]:
        raise Unreadable("greentown-score-seat", "the line begins with a seat, such as 'A ~(2,0)31334'")
    seat = SEATS.index(letter)
    if rest.startswith("~") and " " not in rest:
        return pay_tour(state, seat, rest)
    if state.over or state.seat != seat:
        raise NotYours("greentown-score-not-next", "{seat} is not to move in this position", seat=letter)
    turn, paid, _ = claims(rest.split(" ")) if " =" in rest else (rest.split(" "), None, "")
    after, _ = whole(state, read_turn(turn))
    led = None if after.last is state.last else after.last
    if led is None:
        return Tally(draw_network(after.network), (), (Phrase("greentown-score-no-money", "no tour was led"),))
    if paid is not None and paid != "/".join(map(str, led.payment.paid)):
        raise Untrue(
            "greentown-paid-wrong",
            "the tour pays {paid}, not {claimed}",
            paid="/".join(map(str, led.payment.paid)),
            claimed=paid,
        )
    return tally(after, led.payment)


def pay_tour(state: State, seat: Seat, word: str) -> Tally:
    """Pays a tour with the seat's card on the table as it lies."""
    name = state.players[seat].card
    card = None if name is None else state.options.components.card(name)
    if card is None:
        raise NotNow("greentown-no-card", "there is no card to lead a tour with")
    tour = read_part(word)
    if isinstance(tour, TourLapses):
        if any_tour(state.network, card):
            raise NotNow("greentown-tour-possible", "the tour cannot lapse: one with the right stops exists")
        return Tally(draw_network(state.network), (), (Phrase("greentown-score-no-money", "no tour was led"),))
    if not isinstance(tour, Tour):
        raise Unreadable("greentown-score-seat", "the line begins with a seat, such as 'A ~(2,0)31334'")
    payment = pay(card, walked(state.network, tour, card.stops), seat, state.options.seats)
    return tally(state, payment, best_remark(state, seat, card))


def tally(state: State, payment: Payment, remarks: tuple[Phrase, ...] = ()) -> Tally:
    """The payment with its reasons: each wish, then who gets what."""
    return Tally(
        draw_network(state.network),
        explain(payment),
        (*wish_remarks(payment), *remarks),
        {
            "seat": SEATS[payment.touring],
            "card": payment.card,
            "paid": {SEATS[seat]: paid for seat, paid in enumerate(payment.paid)},
            "fulfilled": {NAMES[each.category]: each.fulfilled for each in payment.verdicts},
        },
    )


def wish_remarks(payment: Payment) -> tuple[Phrase, ...]:
    """For each category what was asked and what was seen, then what each seat is paid."""
    remarks = []
    for each in payment.verdicts:
        args = {"category": CATEGORY[each.category], "visits": each.visits, "wish": str(each.wish)}
        if each.fulfilled:
            remarks.append(Phrase("greentown-wish-met", "{category}: {wish} asked, {visits} visited: fulfilled", args))
        else:
            remarks.append(
                Phrase(
                    "greentown-wish-failed",
                    "{category}: {wish} asked, {visits} visited: not fulfilled, 1 charged",
                    args,
                )
            )
    for seat, paid in enumerate(payment.paid):
        args = {"seat": SEATS[seat], "paid": paid}
        remarks.append(Phrase("greentown-score-paid", "{seat} is paid {paid}", args))
    return tuple(remarks)


def best_remark(state: State, seat: Seat, card: Card) -> tuple[Phrase, ...]:
    """The best tour that there was."""
    best = best_tour(state.network, card, seat, state.options.seats)
    if best is None:
        return ()
    tour, paid = best
    args = {"tour": str(tour), "paid": paid[seat], "seat": SEATS[seat]}
    return (Phrase("greentown-score-best", "the best tour for {seat} pays {paid}, for example {tour}", args),)
