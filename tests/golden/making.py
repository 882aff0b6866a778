"""Makes the golden records of a game, rules version and component set."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.golden.cases import cases_of
from tests.golden.corpus import File, Golden
from tests.golden.marks import outcome
from tests.golden.players import Moment, Player, lineup
from tests.golden.variants import RECORDS, Variant
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE

NAMES = ("Ada", "Gül Iwo", "Žofie", "王小明", "Ёлка", "O'Neill", "नीला", 'J. "Jay" Doe', "Åse-Marie", "x")
RULINGS = Path(__file__).parent.parent / "games"


def files() -> list[File]:
    """Every file that the corpus must have for the rules of today."""
    return [File(name, registry.find(name).rules, box) for name in registry.names() for box in cases_of(name).sets]


def records(file: File) -> Iterator[Golden]:
    """The games of every variant, then those that prove a ruling."""
    number, cases = 0, cases_of(file.game)
    for variant in cases.variants:
        for turn in range(-(-RECORDS // len(cases.sets))):
            number += 1
            yield played(file, variant, number, turn)
    for path in sorted((RULINGS / file.game / "records").glob("*.txt")):
        golden = ruling(file, path, number + 1)
        if golden is not None:
            number += 1
            yield golden


def played(file: File, variant: Variant, number: int, turn: int) -> Golden:
    """One game of a variant."""
    game, cases = registry.find(file.game), cases_of(file.game)
    # Tens and units go round apart, so that every kind of player meets every option.
    words = variant.words[(turn + turn // 10) % len(variant.words)]
    options = game.options({**words, cases.set_option: file.components})
    told, players = lineup(cases.cast(options), turn, options.seats)
    record = play(game, options, players, f"golden {file} {number}", proved=turn % 10 == 0)
    return golden_of(game, number, variant.name, told, game.write(record))


def play(game: AnyGame, options: Any, players: list[Player], seed: str, proved: bool) -> Record[Any, Any]:
    """A whole game; if it is to be proved, its record holds the dealer's seed."""
    dealer, random = Dealer(hashlib.sha256(seed.encode()).digest()), Random(seed)
    state, events, drawn, said = game.start(options), list[Event[Any]](), Counter[str](), tuple[Any, ...]()
    while to_act := game.to_act(state):
        seat, legal = to_act[0], game.legal(state, to_act[0])
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            action = players[seat](Moment(game, state, seat, legal, said[-1:], random))
            said = (*said[-1:], action)
        events.append(Event(seat, action))
        state = game.play(state, seat, action)
    names = tuple(NAMES[(len(events) + seat) % len(NAMES)] for seat in range(options.seats))
    marks = (dealer.commitment, dealer.seed) if proved else (None, None)
    return Record(game.name, game.rules, options, names, tuple(events), *marks)


def ruling(file: File, path: Path, number: int) -> Golden | None:
    """A recorded game of the tests that is of this file's component set and finished."""
    game, text = registry.find(file.game), path.read_text("utf-8")
    try:
        replay = game.replay(text)
    except Refusal:  # it is of an own set
        return None
    words = game.option_words(replay.record.options)
    if game.result(replay.state) is None or words[cases_of(file.game).set_option] != file.components:
        return None
    return golden_of(game, number, "rulings", path.stem, text)


def golden_of(game: AnyGame, number: int, variant: str, players: str, text: str) -> Golden:
    """A record with what comes of it now. Its events are those of the text: a bot may say a whole turn at once."""
    record = game.replay(text).record
    return Golden(number, variant, players, text, outcome(game, record.options, record.events)[0])
