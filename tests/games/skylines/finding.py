"""Looks for games that end, or are played, in a certain way, and writes their records.

``python -m tests.games.skylines.finding`` writes those that are missing in ``records``. Each file is named after what
it proves; ``PROOFS`` says how that is recognised.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.playing import Played
from townwright.core.dealer import Dealer
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, Action, State
from townwright.games.skylines.actions import Drawn, Enact, EndMilestone, Play, Renew, Swap, Take
from townwright.games.skylines.box.cards import NEWS, UNIQUE
from townwright.games.skylines.rules import to_act
from townwright.games.skylines.state import Phase, Purpose
from townwright.games.skylines.turn.bars import OVERALL_LOST
from townwright.games.skylines.turn.milestone import employment_bill, nuisances, shortage, tiles_in

RECORDS = Path(__file__).parent / "records"
Chooser = Callable[[State, Sequence[Action], Random], Action]


def at_random(_state: State, offered: Sequence[Action], random: Random) -> Action:
    return offered[random.randrange(len(offered))]


def planner(state: State, offered: Sequence[Action], random: Random) -> Action:
    """One step ahead: the best of some actions by what the city is then worth."""
    looked_at = [offered[number] for number in _some(len(offered), 40, random)]
    return max(looked_at, key=lambda action: worth(GAME.play(state, state.seat, action)) + random.random() / 10)


def spender(state: State, offered: Sequence[Action], random: Random) -> Action:
    """Exchanges card after card and draws from the piles, so that they run out."""
    if state.phase is Phase.DRAW:
        return offered[0]
    swaps = [action for action in offered[-12:] if isinstance(action, Swap)]
    return random.choice(swaps or [offered[-1]])


def gloomy(state: State, offered: Sequence[Action], random: Random) -> Action:
    """Keeps the people as unhappy as they can be without leaving, and the city dirty."""
    looked_at = [offered[number] for number in _some(len(offered), 40, random)]

    def value(action: Action) -> float:
        after = GAME.play(state, state.seat, action)
        mood = after.bars.happiness - (0 if isinstance(action, EndMilestone) else shortage(after.bars))
        return (-1000 if mood <= -5 else 0) - 3 * abs(mood + 4) + _ready(after) + nuisances(after.bars)

    return max(looked_at, key=value)


def reckless(state: State, offered: Sequence[Action], random: Random) -> Action:
    """As gloomy as that, and plays the card that is too much as soon as there is one."""
    for action in (offered[number] for number in _some(len(offered), 40, random)):
        if isinstance(action, Play | Enact) and GAME.play(state, state.seat, action).loss:
            return action
    return gloomy(state, offered, random)


def _some(number: int, most: int, random: Random) -> Sequence[int]:
    return range(number) if number <= most else sorted({*random.sample(range(number), most), number - 1})


def _ready(state: State) -> float:
    return 6.0 * sum(min(2, tiles_in(state, district)) for district in state.districts) + 10 * len(state.opened)


def worth(state: State) -> float:
    """What a city promises: overall happiness, what the bar will still bring, money, room for the next board."""
    if state.loss:
        return -1000
    bars = state.bars
    left = state.options.boards - len(state.opened) + 1
    needed = 10 + abs(bars.employment)
    ready = _ready(state)
    return (
        bars.overall
        + bars.happiness * left
        + 1.5 * min(bars.money, needed)
        + 0.3 * max(0, bars.money - needed)
        - 1.6 * shortage(bars) * left
        - 0.6 * nuisances(bars)
        - 0.2 * (bars.pollution**2 + bars.traffic**2 + bars.crime**2)
        - 0.7 * abs(bars.employment)
        - 0.12 * state.covered.bit_count()
        + ready
        - (40 if employment_bill(state) > bars.money else 0)
    )


def game(words: dict[str, str], choose: Chooser, seed: int) -> Played:
    """A whole game in which everybody chooses so and chance is random."""
    random, options = Random(seed), GAME.options(words)
    state, states, events = GAME.start(options), [], []
    while acting := to_act(state):
        offered = GAME.legal(state, acting[0])
        careless = choose is not spender and state.phase in (Phase.DRAW, Phase.LAYOUT, Phase.ROLE)
        pick = at_random if acting[0] == CHANCE or careless else choose
        action = pick(state, offered, random)
        states.append(state)
        events.append(Event(acting[0], action))
        state = GAME.play(state, acting[0], action)
    names = tuple(f"Seat {number}" for number in range(1, options.seats + 1))
    record = Record("skylines", GAME.rules, options, names, tuple(events))
    return Played(GAME, Dealer(bytes(32)), record, (*states, state))


# What a game proves


def last_turn(played: Played) -> Action | None:
    turns = (Play, Enact, Swap, EndMilestone)
    return next((event.action for event in reversed(played.events) if isinstance(event.action, turns)), None)


def finished(lowest: int, highest: int) -> Callable[[Played], bool]:
    return lambda played: (
        not played.last.loss and played.last.all_open and lowest <= played.last.bars.overall <= highest
    )


def lost(why: str, *kinds: type[Action]) -> Callable[[Played], bool]:
    return lambda played: played.last.loss == why and (not kinds or isinstance(last_turn(played), kinds))


def forced_end(played: Played) -> bool:
    return played.last.piles_empty and not played.last.loss and isinstance(last_turn(played), EndMilestone)


def bill_not_paid(played: Played) -> bool:
    state = played.last
    return lost("money", EndMilestone)(played) and employment_bill(state) > state.bars.money


def board_not_paid(played: Played) -> bool:
    state = played.last
    return lost("money", EndMilestone)(played) and employment_bill(state) == 0 and not state.all_open


def overall_too_low(played: Played) -> bool:
    state = played.last
    return lost("happiness", EndMilestone)(played) and state.bars.happiness > -5 and state.bars.overall <= OVERALL_LOST


def final_deduction(played: Played) -> bool:
    state = played.last
    return overall_too_low(played) and state.bars.overall + nuisances(state.bars) > OVERALL_LOST


def short_of_utilities(played: Played) -> bool:
    return lost("happiness", EndMilestone)(played) and played.last.bars.happiness <= -5


def drew_news(purpose: Purpose) -> Callable[[Played], bool]:
    def proof(played: Played) -> bool:
        return any(
            isinstance(event.action, Drawn)
            and state.drawing is not None
            and state.drawing.purpose is purpose
            and state.card(event.action.name).kind == NEWS
            for state, event in zip(played.states, played.events, strict=False)
        )

    return proof


def acted(kind: type[Action]) -> Callable[[Played], bool]:
    return lambda played: any(isinstance(event.action, kind) for event in played.events)


def refilled(played: Played) -> bool:
    return any(state.drawing is not None and state.drawing.purpose is Purpose.REFILL for state in played.states)


def refilled_in_a_row(played: Played) -> bool:
    """One seat's refill is followed at once by another's, with no renewal between them."""
    seats = [(state.seat, state.drawing) for state in played.states]
    return any(
        before is not None
        and after is not None
        and before.purpose is after.purpose is Purpose.REFILL
        and first != second
        for (first, before), (second, after) in itertools.pairwise(seats)
    )


def renewed(played: Played) -> bool:
    return any(isinstance(event.action, Renew) and bool(event.action.cards) for event in played.events)


def built_unique(played: Played) -> bool:
    return any(played.last.card(tile.card).kind == UNIQUE for tile in played.last.tiles)


INTRO, ALL = {"scenario": "intro"}, {"scenario": "4"}
FREE = {"scenario": "5", "seats": "2"}
RICH = {"scenario": "free", "modules": "-", "capital": "150"}

PROOFS: dict[str, tuple[dict[str, str], Chooser, Callable[[Played], bool]]] = {
    "finished-as-a-dying-city": ({**RICH, "seats": "2", "layout": "A0"}, gloomy, finished(-9, -1)),
    "finished-without-importance": ({**INTRO, "seats": "1"}, planner, finished(0, 10)),
    "finished-with-success": ({**INTRO, "seats": "2"}, planner, finished(11, 99)),
    "finished-with-all-modules": ({**ALL, "seats": "3"}, planner, finished(11, 99)),
    "finished-on-a-free-layout": (FREE, planner, finished(-9, 99)),
    "ended-by-empty-piles": ({**RICH, "seats": "4", "layout": "intro"}, spender, forced_end),
    "lost-by-a-bill-for-employment": ({**INTRO, "seats": "2"}, at_random, bill_not_paid),
    "lost-for-want-of-a-board": ({**INTRO, "seats": "3"}, at_random, board_not_paid),
    "lost-by-a-card-that-makes-unhappy": (
        {**RICH, "seats": "1", "layout": "s4", "modules": "policies news"},
        reckless,
        lost("happiness", Play, Enact),
    ),
    "lost-by-missing-utilities": ({**INTRO, "seats": "4"}, at_random, short_of_utilities),
    "lost-by-overall-happiness": ({**RICH, "seats": "1", "layout": "s2"}, gloomy, overall_too_low),
    "lost-by-the-final-deduction": ({**RICH, "seats": "1", "layout": "A0"}, gloomy, final_deduction),
    "lost-without-an-action": ({"scenario": "2", "seats": "4"}, at_random, lost("no action")),
    "news-replaced-in-a-turn": ({**ALL, "seats": "2"}, at_random, drew_news(Purpose.TURN)),
    "news-boxed-while-refilling": ({**ALL, "seats": "2"}, at_random, drew_news(Purpose.REFILL)),
    "news-boxed-while-renewing": ({**ALL, "seats": "1"}, at_random, drew_news(Purpose.RENEW)),
    "policies-enacted": ({"scenario": "3", "seats": "2"}, at_random, acted(Enact)),
    "policies-refilled": ({"scenario": "3", "seats": "4"}, at_random, refilled),
    "policies-refilled-by-two-in-a-row": ({"scenario": "3", "seats": "4"}, at_random, refilled_in_a_row),
    "cards-renewed": ({"scenario": "2", "seats": "3"}, at_random, renewed),
    "taken-from-the-exchange-pile": ({"scenario": "1", "seats": "2"}, at_random, acted(Take)),
    "unique-buildings-built": ({"scenario": "1", "seats": "3"}, at_random, built_unique),
    "one-role-at-random": ({"scenario": "2", "seats": "2", "role_choice": "one"}, at_random, acted(Play)),
    "policies-not-refilled": ({"scenario": "3", "seats": "2", "policy_refill": "off"}, at_random, acted(EndMilestone)),
}


def find(name: str, tries: int = 600) -> Played | None:
    """The first game that proves it."""
    words, choose, proof = PROOFS[name]
    games = (game(words, choose, seed) for seed in range(tries))
    return next((played for played in games if proof(played)), None)


def main() -> None:
    """Write the records that are missing."""
    RECORDS.mkdir(exist_ok=True)
    for name in PROOFS:
        path = RECORDS / f"{name}.txt"
        if not path.exists():
            played = find(name)
            print(f"{name}: {'not found' if played is None else GAME.result(played.last)}", flush=True)
            if played is not None:
                path.write_text(GAME.write(played.record), "utf-8")


if __name__ == "__main__":
    main()
