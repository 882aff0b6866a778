"""Plays a whole game of Cities from Python, prints the city and every point, and replays its record.

``python examples/play_a_game.py``
"""

from __future__ import annotations

from collections import Counter
from random import Random

from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of, verify
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE


def main() -> None:
    """Play one game with random moves and a fixed deal."""
    game = registry.find("cities")
    options = game.options({"seats": "1", "level": "3"})
    dealer, drawn, random = Dealer(bytes(range(32))), Counter[str](), Random(1)

    state, events = game.start(options), []
    while to_act := game.to_act(state):
        seat = to_act[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:  # the dealer answers, and what it gives follows from its seed alone
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            action = legal[random.randrange(len(legal))]
        events.append(Event(seat, action))
        state = game.play(state, seat, action)

    print(game.draw(state))
    for line in game.points(state):
        print(line)
    print("total", game.standing(state, 0).total)

    record = Record(game.name, game.rules, options, ("Ada",), tuple(events), dealer.commitment, dealer.seed)
    replayed = game.replay(game.write(record))
    print("the record replays to the same city:", replayed.state == state)
    print("draws proved from the seed:", verify(game, replayed.record, dealer))


if __name__ == "__main__":
    main()
