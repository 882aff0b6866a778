"""The companion for a table of the printed game: pays a tour that is written below a position or a table in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.core.limits.budgets import Budget, BudgetShare
from townwright.core.phrases import Phrase
from townwright.core.points import Tally
from townwright.core.records import text_lines
from townwright.core.refusals import NotNow, NotYours, Unreadable, Untrue, pinned
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour, TourLapses
from townwright.games.greentown.box.pieces import CATEGORY, NAMES, SEATS
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_part, read_turn
from townwright.games.greentown.records.positions import KEYWORDS, read_position
from townwright.games.greentown.records.reader import RECORD_STEPS, TURN, claims
from townwright.games.greentown.seen.drawing import draw_network
from townwright.games.greentown.seen.short_tables import TourTerms, is_table, read_table
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import Payment, Stop, explain, pay
from townwright.games.greentown.tour.tours import any_tour, best_tour, walked
from townwright.games.greentown.turn.parts import play_turn

BEST_STEPS = 200_000
"""Steps that the search for a better tour may take; a table that somebody made up can have endless tours."""


def score(text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None) -> Tally:
    """Pays the tour of the last line, ``A ~(2,0)31334`` or a whole turn line, on the table above it."""
    budget = budget or Budget(RECORD_STEPS)
    lines = text_lines(text)
    if len(lines) < 2 or lines[-1].text.split(" ")[0] in (*KEYWORDS, "card"):
        raise Unreadable(
            "greentown-score-no-tour", "below the position stands a tour, such as 'A ~(2,0)31334', or a whole turn line"
        ).at(lines[-1].number if lines else 1)
    last = lines[-1]
    if is_table(lines):
        table = read_table(lines[:-1], words, components)
        with pinned(last.number):
            return pay_word(table, *seat_and_rest(last.text, table.seats), budget)
    state = read_position(lines[:-1], words, components)
    with pinned(last.number):
        return pay_line(state, last.text, budget)


def seat_and_rest(said: str, seats: int) -> tuple[Seat, str]:
    """Who is on tour, and what comes after the letter."""
    numbered = TURN.fullmatch(said)
    letter, _, rest = (f"{numbered[2]} {numbered[3]}" if numbered else said).partition(" ")
    if len(letter) != 1 or letter not in SEATS[:seats]:
        raise Unreadable("greentown-score-seat", "the line begins with a seat, such as 'A ~(2,0)31334'")
    return SEATS.index(letter), rest


def pay_line(state: State, said: str, budget: Budget) -> Tally:
    """Pays a tour alone, whoever is to move, or plays a whole turn of the seat to move."""
    seat, rest = seat_and_rest(said, state.options.seats)
    if rest.startswith("~") and " " not in rest:
        name = state.players[seat].card
        card = None if name is None else state.options.components.card(name)
        if card is None:
            raise NotNow("greentown-no-card", "there is no card to lead a tour with")
        return pay_word(TourTerms(state.network, card, state.options.seats), seat, rest, budget)
    if state.over or state.seat != seat:
        raise NotYours("greentown-score-not-next", "{seat} is not to move in this position", seat=SEATS[seat])
    turn, paid, _ = claims(rest.split(" ")) if " =" in rest else (rest.split(" "), None, "")
    after, _ = play_turn(state, read_turn(turn), budget)
    led = None if after.last is state.last else after.last
    if led is None:
        return no_tour(after.network)
    if paid is not None and paid != "/".join(map(str, led.payment.paid)):
        raise Untrue(
            "greentown-paid-wrong",
            "the tour pays {paid}, not {claimed}",
            paid="/".join(map(str, led.payment.paid)),
            claimed=paid,
        )
    return tally(after.network, led.payment)


def pay_word(table: TourTerms, seat: Seat, word: str, budget: Budget) -> Tally:
    """Pays a tour with the seat's card on the table as it lies."""
    tour = read_part(word)
    if isinstance(tour, TourLapses):
        if any_tour(table.network, table.card, budget):
            raise NotNow("greentown-tour-possible", "the tour cannot lapse: one with the right stops exists")
        return no_tour(table.network)
    if not isinstance(tour, Tour):
        raise Unreadable("greentown-score-seat", "the line begins with a seat, such as 'A ~(2,0)31334'")
    stops = walked(table.network, tour, table.card.stops)
    payment = pay(table.card, stops, seat, table.seats)
    return tally(table.network, payment, stops, best_remark(table, seat, BudgetShare(budget, BEST_STEPS)))


def no_tour(network: Network) -> Tally:
    """The tally of a turn without a tour: the map, no points, and a remark that no tour was led."""
    return Tally(draw_network(network), (), (Phrase("greentown-score-no-money", "no tour was led"),))


def tally(network: Network, payment: Payment, stops: Sequence[Stop] = (), remarks: tuple[Phrase, ...] = ()) -> Tally:
    """The payment with its reasons: each wish, then who gets what."""
    return Tally(
        draw_network(network),
        explain(payment),
        (*wish_remarks(payment), *remarks),
        {
            "seat": SEATS[payment.touring],
            "card": payment.card,
            "paid": {SEATS[seat]: paid for seat, paid in enumerate(payment.paid)},
            "fulfilled": {NAMES[each.category]: each.fulfilled for each in payment.verdicts},
            "wishes": [
                {
                    "category": NAMES[each.category],
                    "least": each.wish.least,
                    "most": each.wish.most,
                    "visits": each.visits,
                    "sites": [str(place) for place, _ in each.sites],
                }
                for each in payment.verdicts
            ],
            "stops": [str(place) for place, _ in stops],
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


def best_remark(table: TourTerms, seat: Seat, share: BudgetShare) -> tuple[Phrase, ...]:
    """The best tour that there was, or the best that was found where there are too many to look through."""
    best = best_tour(table.network, table.card, seat, table.seats, share)
    if best is None:
        return ()
    args = {"tour": str(best.tour), "paid": best.paid[seat], "seat": SEATS[seat]}
    if not best.sure:
        return (
            Phrase(
                "greentown-score-good",
                "there are too many tours to look through; of those looked at {tour} pays {seat} most, {paid}",
                args,
            ),
        )
    return (Phrase("greentown-score-best", "the best tour for {seat} pays {paid}, for example {tour}", args),)
