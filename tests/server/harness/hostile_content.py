"""Hostile but valid content of every game: component sets, records and tables that are as large as the games allow."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import townwright
from tests.games.greentown.test_positions import START
from tests.playing import random_game
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.limits.budgets import Budget, affordable
from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE

GAMES = Path(townwright.__file__).parent / "games"
GREENTOWN = (GAMES / "greentown/box/townwright-1.json").read_text("utf-8")
SKYLINES = (GAMES / "skylines/box/townwright-draft-1.txt").read_text("utf-8")
MOVES = 8
"""Moves of the records that are begun with a hostile set."""
LOOKED_AT = 5_000
"""Steps that choosing each of these moves may take."""


@dataclass(frozen=True)
class Hostile:
    """A game to be played with a set of one's own."""

    game: str
    components: str
    options: Mapping[str, str]
    score: str
    """What the companion shall score with it."""

    def record(self, random: Random, moves: int | None = None) -> str:
        """A record that is begun with the set, with a few random moves or so many; its seed has dealt its draws."""
        game, dealer, drawn = registry.find(self.game), Dealer(random.randbytes(32)), Counter[str]()
        options = game.options(self.options, (self.components,))
        state, events = game.start(options), []
        with suppress(Refusal):
            for _ in range(random.randrange(MOVES) if moves is None else moves):
                if not game.to_act(state):
                    break
                seat = game.to_act(state)[0]
                legal = affordable(game.legal(state, seat, Budget(LOOKED_AT)))
                if not legal:
                    break
                if seat == CHANCE:
                    action = dealer.answer(legal, drawn)
                    drawn[stream_of(action)] += 1
                else:
                    action = random.choice(legal[:50])
                state = game.play(state, seat, action)
                events.append(Event(seat, action))
        names = tuple(f"P{seat}" for seat in range(options.seats))
        return game.write(Record(self.game, game.rules, options, names, tuple(events), dealer.commitment, dealer.seed))


def greentown(random: Random) -> Hostile:
    """A wide map on which every road leads everywhere, hotels far apart, and cards with many stops."""
    told: dict[str, Any] = json.loads(GREENTOWN)
    wide, high, stops = random.randint(4, 7), random.randint(4, 7), random.choice((8, 15, 30, 60))
    exits = random.choice(("012345", "012345", "01245"))
    cells = [[q, r, exits, "."] for q in range(wide) for r in range(high)]
    trees = random.choice((6, 12))
    for cell in random.sample(cells[1:-1], trees):
        cell[3] = "N"
    cells[0][3] = cells[-1][3] = "H"
    told |= {"name": "hostile", "setups": {"first": cells}, "trees": trees}
    told["tiles"]["5c"]["count"] = told["spares"]["6c"]["count"] = 60
    for card in told["cards"].values():
        card |= {"stops": stops} | {kind: [0, min(9, stops)] for kind in "NCSM"}
    text = json.dumps(told)
    tour = "".join(random.choices("012345", k=random.randint(5, 60)))
    return Hostile("greentown", text, {"set": "hostile", "setup": "first"}, f"{START}A ~(-1,0){tour}\n")


def cities(random: Random) -> Hostile:
    """Tiles that are all alike, so that every layout is as good as every other, and up to a hundred seats."""
    faces = ["".join(random.choices("APTW", k=4)) for _ in range(random.choice((1, 3, 24)))]
    tiles = "\n".join(f"{number} {(face := random.choice(faces))[:2]}/{face[2:]}" for number in range(1, 25))
    options = {"tiles": "hostile", "seats": random.choice(("1", "4", "100")), "level": random.choice("123")}
    city = "\n".join("".join(random.choices("APTW", k=8)) for _ in range(8))
    return Hostile("cities", f"tileset hostile\n{tiles}\n", options, city + "\n")


def skylines(random: Random) -> Hostile:
    """Thousands of tiles, large shapes, and cards with effects on every bar and long conditions."""
    text = SKYLINES.replace("townwright-draft-1", "hostile", 1)
    many = random.choice((1, 3, 9))
    text = text.replace("L3*4", f"L3*{4 * many}").replace("O4*2", f"O4*{2 * many}")
    if random.random() < 0.5:
        text = text.replace("mon-3 pow+3      ", "mon+9 hap+9 lab+9 wat+9 gar+9 pow+9 pol-6")
    bars = "bars mon=99 hap=25 lab=5 pow=10 wat=10 gar=10\n"
    return Hostile("skylines", text, {"set": "hostile", "seats": random.choice("1234")}, bars)


MAKERS: Mapping[str, Callable[[Random], Hostile]] = {"greentown": greentown, "cities": cities, "skylines": skylines}


def hostile_set(number: int) -> Hostile:
    """One of endlessly many, the games in turn."""
    names = sorted(MAKERS)
    return MAKERS[names[number % len(names)]](Random(number))


def record_of(game: str, seed: int, share: float = 1.0) -> str:
    """A record of Townwright's own set, or its beginning."""
    found = registry.find(game)
    record = random_game(found, found.options({"seats": "2"}), f"hostile {seed}").record
    return found.write(replace(record, events=record.events[: int(share * len(record.events))]))


def seats_record(players: int) -> str:
    """The header of a record of Cities with so many players."""
    names = "".join(f"player {seat} P{seat}\n" for seat in range(1, players + 1))
    return f"cities 1\ntiles mixed24\nlevel 1\nvariants -\n{names}"


def deep_json(levels: int) -> str:
    """A component file of Greentown that is nested as deeply as that."""
    return '{"name": "deep", "tiles": ' + '{"a": ' * levels + "1" + "}" * levels + "}"
