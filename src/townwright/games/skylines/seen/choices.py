"""The way to an action in steps (card, tile, place), with what each step brings and what stands in its way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.seats import CHANCE, Seat
from townwright.games.skylines.actions import Place, Source, Take
from townwright.games.skylines.box.cards import POLICY, Card
from townwright.games.skylines.effects.conditions import Term
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.map.board_placement import lays
from townwright.games.skylines.map.ground import anchors, bits, districts
from townwright.games.skylines.rules import STEPS, legal, to_act, why_not_open
from townwright.games.skylines.seen.lost_changes import net_row
from townwright.games.skylines.seen.reasons import (
    blocked,
    forbidden,
    forced,
    row_phrases,
    why_not_card,
    why_not_shape,
)
from townwright.games.skylines.state import Phase, Purpose, State
from townwright.games.skylines.turn.bar_arithmetic import (
    CRIME,
    GARBAGE,
    POLLUTION,
    POWER,
    counted,
    nuisances,
    shortage,
)
from townwright.games.skylines.turn.bars import HAPPINESS, MARKERS, Bars
from townwright.games.skylines.turn.card_play import PlayCourse, PlayedSteps, SeatPlays
from townwright.games.skylines.turn.draws import why_not_source
from townwright.games.skylines.turn.milestone import board_price, why_not_end
from townwright.games.skylines.turn.renewal import renew_price, renewable, why_not_renew
from townwright.games.skylines.turn.setup import arrangements
from townwright.games.skylines.turn.turns import swap_price, why_not_enact, why_not_swap

Said = dict[tuple[tuple[Term, ...], ...], tuple[Phrase, ...]]
"""What places bring, by the conditions that fail there."""


def choices(state: State, seat: Seat, words: Sequence[str], budget: Budget | None = None) -> Sequence[Choice]:
    """What can come after these words; nothing after a whole action or words that lead nowhere.

    Hands are open and everybody may advise (section 11): a seat that waits is told what the acting seat could say.
    """
    budget = budget or Budget(STEPS)
    acting = to_act(state)
    if CHANCE in (seat, *acting):
        return () if words or seat not in acting else [Choice(str(action), whole=True) for action in legal(state, seat)]
    if not acting:
        return ()
    (seat,) = acting
    match state.phase:
        case Phase.TURN:
            return _turn(SeatPlays(state, seat, budget), words)
        case Phase.DRAW:
            return () if words else _sources(state)
        case Phase.OPEN:
            return _second_word("open", words, _boards(state))
        case Phase.ROLE:
            return _second_word("role", words, _roles(state))
        case Phase.RENEW:
            return _renewals(state, words)
        case _:
            return _layouts(state, words, budget)


def _second_word(first: str, words: Sequence[str], second: Sequence[Choice]) -> Sequence[Choice]:
    """An action of two words."""
    if not words:
        return [Choice(first)]
    return second if list(words) == [first] else ()


def _turn(player: SeatPlays, words: Sequence[str]) -> Sequence[Choice]:
    hand = [player.state.card(card) for card in player.state.hands[player.seat]]
    match list(words):
        case []:
            return _kinds(player, hand)
        case ["play"]:
            return [_card(player, card) for card in hand if card.has_tile]
        case ["play", name] if name in player.state.hands[player.seat]:
            card = player.state.card(name)
            if card.is_zone:
                return _tiles(player, card)
            return _places(player, card, card.shape) if card.has_tile else ()
        case ["play", name, shape] if name in player.state.hands[player.seat]:
            card = player.state.card(name)
            left = player.state.tiles_left(card.kind) if card.is_zone else {}
            return _places(player, card, shape) if shape in left else ()
        case ["policy"]:
            return [_policy(player, card) for card in hand if card.kind == POLICY]
        case ["swap"]:
            price = _costs(swap_price(player))
            return [
                Choice(card.id, whole=True, brings=(price,), why_not=why_not_swap(player, card.id)) for card in hand
            ]
        case _:
            return ()


def _kinds(player: SeatPlays, hand: Sequence[Card]) -> Sequence[Choice]:
    """The three actions, and policies where there are some."""
    played = (_why_none([_card(player, card) for card in hand if card.has_tile]), "play")
    policy = (_why_none([_policy(player, card) for card in hand if card.kind == POLICY]), "policy")
    swapped = (_why_none([Choice(card.id, why_not=why_not_swap(player, card.id)) for card in hand]), "swap")
    kinds = [
        Choice(word, why_not=forced() if player.state.piles_empty else why) for why, word in (played, policy, swapped)
    ]
    if "policies" not in player.state.options.modules:
        del kinds[1]
    return [*kinds, Choice("end", whole=True, why_not=why_not_end(player.state))]


def _why_none(cards: Sequence[Choice]) -> Phrase | None:
    """The reason of the only card, or that there is none for which it works."""
    if any(choice.why_not is None for choice in cards):
        return None
    if len(cards) == 1:
        return cards[0].why_not
    return Phrase("skylines-no-card", "no card of the hand allows it")


def _card(player: SeatPlays, card: Card) -> Choice:
    why = forced() if player.state.piles_empty else why_not_card(player, card)
    return Choice(card.id, brings=(card.explain(),), why_not=why)


def _policy(player: SeatPlays, card: Card) -> Choice:
    why = why_not_enact(player, card.id)
    told: PlayedSteps = []
    course = player.course(card, player.bare, told)
    said = row_phrases(player.state, told, course)
    return Choice(card.id, whole=True, brings=said, why_not=why, **_effect(player.state, course))


def _tiles(player: SeatPlays, card: Card) -> Sequence[Choice]:
    """The tiles of a zone's colour that are left."""
    return [
        Choice(
            shape,
            brings=(Phrase("skylines-tiles-left", "{number} left", {"number": number}),),
            why_not=forced() if player.state.piles_empty else why_not_shape(player, card, shape),
        )
        for shape, number in player.state.tiles_left(card.kind).items()
    ]


def _places(player: SeatPlays, card: Card, shape: str) -> Sequence[Choice]:
    """Every place where the tile fits, by picture and in reading order."""
    ground = player.town.ground
    said: Said = {}
    return [
        _place(player, card, str(Place(ground.cell(bit), code)), tile << bit, said)
        for code, tile, places in anchors(ground, player.state.box.shapes[shape], player.free)
        for bit in bits(places)
    ]


def _place(player: SeatPlays, card: Card, word: str, mask: int, said: Said) -> Choice:
    """One place; sentences that hold at many places are made once."""
    spot = Spot(player.town, mask)
    if player.state.piles_empty:
        return Choice(word, whole=True, why_not=forced())
    told: PlayedSteps = []
    course = player.course(card, spot, told)
    why: Phrase | None
    if card.is_utility and mask & ~player.free_for_utilities:
        why = Phrase("skylines-second-utility", "its district already has a utility")
    elif found := player.forbidding(card, spot):
        why = forbidden(*found)
    else:
        why = blocked(*course.blocked, course.bars) if course.blocked else None
    same = tuple(missing for _, missing in told)
    if same not in said:
        said[same] = row_phrases(player.state, told, course)
    return Choice(word, whole=True, brings=said[same], why_not=why, **_effect(player.state, course))


class Effect(TypedDict):
    """What a play does to the bars, as a choice tells it."""

    gain: int | None
    changes: tuple[tuple[str, int], ...]
    costs: tuple[str, ...]


def _effect(state: State, course: PlayCourse) -> Effect:
    """What a play comes to: the markers that it moves, and those of them that cost points."""
    changes = tuple((MARKERS[entry.marker], entry.change) for entry in net_row(state.bars, course.bars))
    costs = tuple(marker for marker, change in changes if _costs_points(marker, change, course.bars))
    return {"gain": _gain(state, course), "changes": changes, "costs": costs}


def _costs_points(marker: str, change: int, after: Bars) -> bool:
    """Whether a marker was led to the worse: below 0 (8.1), lower in happiness (8.2), or higher in a nuisance (9.2)."""
    place = MARKERS.index(marker)
    if POLLUTION <= place <= CRIME:
        return change > 0
    return change < 0 and (place == HAPPINESS or (POWER <= place <= GARBAGE and after[place] < 0))


def _gain(state: State, course: PlayCourse) -> int | None:
    """How much more the city would score if it were counted after a play; None if that loses or is blocked."""
    if course.lost or course.blocked:
        return None
    return _score_now(course.bars) - _score_now(state.bars)


def _score_now(bars: Bars) -> int:
    """What the bars come to when they are counted (8, 9.2): happiness less shortages, and nuisances taken off."""
    return int(counted(bars, 0) - shortage(bars, 0) - nuisances(bars, 0))


def _sources(state: State) -> Sequence[Choice]:
    """The three piles and, in a turn, the exchange pile."""
    drawing = state.drawing
    exchange = state.exchange if drawing is not None and drawing.purpose is Purpose.TURN else ()
    piles = [
        Choice(
            str(Source(str(number))),
            whole=True,
            brings=(Phrase("skylines-cards-left", "cards left: {number}", {"number": len(pile)}),),
            why_not=why_not_source(state, Source(str(number))),
        )
        for number, pile in enumerate(state.piles, start=1)
    ]
    return piles + [
        Choice(
            str(Take(card)),
            whole=True,
            brings=(state.card(card).explain(),),
            why_not=why_not_source(state, Take(card)),
        )
        for card in exchange
    ]


def _boards(state: State) -> Sequence[Choice]:
    """The closed boards with their prices, and what they bring."""
    return [
        Choice(
            board,
            whole=True,
            brings=(_costs(board_price(state, board)), _opens(state, board)),
            why_not=why_not_open(state, board),
        )
        for board in state.ground.layout.boards
        if board not in state.opened
    ]


def _opens(state: State, board: str) -> Phrase:
    """The squares of a board, and the districts of the whole city once it is open (5.2)."""
    found = len(districts(state.ground, frozenset((*state.opened, board))))
    return Phrase(
        "skylines-opens",
        "{squares} squares; {districts:district|districts} in all then",
        {"squares": state.ground.squares[board].bit_count(), "districts": found},
    )


def _costs(price: int) -> Phrase:
    return Phrase("skylines-costs", "costs {price:coin|coins}", {"price": price})


def _roles(state: State) -> Sequence[Choice]:
    return [Choice(role, whole=True, brings=(state.card(role).explain(),)) for role in state.offered]


def _renewals(state: State, words: Sequence[str]) -> Sequence[Choice]:
    """``renew`` alone keeps all cards; every card named is put away."""
    if not words:
        return [Choice("renew", whole=True)]
    chosen = tuple(words[1:])
    if words[0] != "renew" or why_not_renew(state, chosen) is not None or len(set(chosen)) < len(chosen):
        return ()
    price = _costs(renew_price(state))
    return [
        Choice(card, whole=True, brings=(price,), why_not=why_not_renew(state, (*chosen, card)))
        for card in renewable(state)
        if card not in chosen
    ]


def _layouts(state: State, words: Sequence[str], budget: Budget) -> Sequence[Choice]:
    """A layout slot by slot, of which only ways that can be completed are offered; or boards in any order."""
    if not words:
        return [Choice("layout")]
    if words[0] == "lay":
        return lays(state, words[1:], budget)
    if words[0] != "layout" or not _well_formed(words[1:], state):
        return ()
    return [Choice(word, whole=whole) for word, whole in arrangements(state, budget).next_words(tuple(words[1:]))]


def _well_formed(words: Iterable[str], state: State) -> bool:
    slots = {f"{board}{turns}" for board in state.drawn_boards for turns in range(4)}
    return all(word in slots or word in ("/", "--") for word in words)
