"""One random game played twice, by the readable rules and over words, compared at every decision."""

from __future__ import annotations

from random import Random
from typing import Any

from townwright.games.cities import GAME
from townwright.games.cities.city.masks import LENGTH
from townwright.games.cities.options import Options
from townwright.games.cities.state import SET_UP
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.row_layout import CHOICES
from townwright.speed.runtime.readable_games import Deals


def agree(options: Options, seed: str, compiled: bool) -> int:
    """Plays a game and asserts that both sides offer, do and score the same; answers the actions compared."""
    random, deals, compared = Random(seed), Deals(seed), 0
    fast = FastCities(options, compiled)
    rows = [fast.dealt(deals.dealer) for _ in range(options.seats)]
    state = deals.start(GAME, options)
    while to_act := GAME.to_act(state):
        seat = random.choice(to_act)
        legal = GAME.legal(state, seat)
        ways = ways_of(fast, rows[seat], one_word=state.stage == SET_UP)
        assert list(ways) == list(map(str, legal))
        compared += len(legal)
        action = random.choice(legal)
        for choice in ways[str(action)]:
            assert fast.step(rows[seat], choice) >= 0
        state = GAME.play(state, seat, action)
        assert tuple(map(int, rows[seat][:LENGTH])) == state.cities[seat].words
        assert fast.points(rows[seat]) == GAME.standing(state, seat).total
        state = deals.go_on(GAME, state)
    assert all(row[CHOICES] == 0 for row in rows)
    return compared


def ways_of(fast: FastCities, row: Any, one_word: bool) -> dict[str, tuple[int, ...]]:
    """Every move over words in its order: how it is written, and the choices that make it."""
    if one_word:
        return {name: (choice,) for choice, name in enumerate(fast.names(row))}
    ways: dict[str, tuple[int, ...]] = {}
    for tile, laid in enumerate(fast.names(row)):
        after = row.copy()
        fast.step(after, tile)
        for tourist, led in enumerate(fast.names(after)):
            ways[f"{laid} {led}"] = (tile, tourist)
    return ways
