"""A whole record played by the letter of the rules page: order, markers, lapses, money, cards, end and rank.

It shares nothing with the game but ``naive`` and the data file, and stops at the first thing that is wrong.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from townwright.games.greentown.box import loader

from . import naive
from .naive import Place, Tiles

SET: dict[str, Any] = json.loads((Path(loader.__file__).parent / "townwright-1.json").read_text("utf-8"))
USES = {"B": "B", "T": "T", "BT": "BT", "EB": "E", "ET": "E"}


class Table:
    """A game in the middle of its record."""

    def __init__(self, header: dict[str, str]) -> None:
        self.tiles: Tiles = {
            (q, r): (frozenset(map(int, exits)), site) for q, r, exits, site in SET["setups"][header["setup"]]
        }
        self.seats = "ABCD"[: int(header["players"])]
        self.keep = header["variant"] == "keep"
        self.cards = dict(zip(self.seats, header["dealt"].split(), strict=True))
        self.deck = header["deck"].split()
        self.money = dict.fromkeys(self.seats, 0)
        self.stock = {seat: {"C": 3, "S": 3, "M": 3} for seat in self.seats}
        self.up = {seat: {"B", "T", "BT", "E"} for seat in self.seats}
        first = next(seat for seat, card in self.cards.items() if SET["cards"][card].get("start"))
        at = self.seats.index(first)
        self.order = self.seats[at:] + self.seats[:at]
        self.round, self.turn, self.reasons, self.over = 1, 0, set[str](), False

    def steps(self, seat: str, developed: Place | None = None) -> set[str]:
        used = [exits for exits, _ in self.tiles.values()]
        stock: dict[frozenset[int], int] = {}
        for kind in SET["tiles"].values():
            looks = {frozenset((int(side) + turn) % 6 for side in kind["exits"]) for turn in range(6)}
            stock |= dict.fromkeys(looks, kind["count"] - sum(exits in looks for exits in used))
        found = naive.legal_steps(self.tiles, stock, seat)
        return {step for step in found if developed is None or not step.startswith(f"^({developed[0]},{developed[1]})")}

    def tours(self, seat: str) -> set[str]:
        card = self.cards[seat]
        return set(naive.tours(self.tiles, SET["cards"][card]["stops"])) if card != "-" else set()

    def play(self, seat: str, words: list[str]) -> None:
        assert not self.over
        assert seat == self.order[self.turn]
        marker = words.pop(0)
        assert USES[marker] in self.up[seat]
        self.up[seat].remove(USES[marker])
        if "B" in marker:
            self.build(seat, words)
        if "T" in marker:
            self.tour(seat, words)
        last = self.turn == len(self.seats) - 1
        kept = words == ["keep"]
        assert kept or words == []
        assert not kept or (self.keep and last and not self.reasons)
        self.turn += 1
        if last:
            self.end_round(kept)

    def build(self, seat: str, words: list[str]) -> None:
        if words[0] == "-":
            assert not self.steps(seat)
            words.pop(0)
            return
        laid, developed = False, None
        for number in (1, 2):
            possible = self.steps(seat, developed)
            if not possible and number == 2:
                break
            step = words.pop(0)
            assert step in possible
            place, exits = cell(step[1:]), frozenset(map(int, step.split(")")[1]))
            self.tiles[place] = (exits, self.tiles[place][1] if step[0] == "^" else ".")
            laid, developed = laid or step[0] == "+", place if step[0] == "^" else None
        if words and words[0][0] in "CSM":
            assert laid
            self.erect(seat, words.pop(0))

    def erect(self, seat: str, word: str) -> None:
        category, (here, *there) = word[0], [cell(part) for part in word[1:].split(">")]
        assert self.stock[seat][category] > 0
        self.stock[seat][category] -= 1
        assert self.tiles[here][1] == ("N" if there else ".")
        if there:
            assert self.tiles[there[0]][1] == "."
            self.tiles[there[0]] = (self.tiles[there[0]][0], "N")
        self.tiles[here] = (self.tiles[here][0], seat + category)
        if not any(self.stock[seat].values()):
            self.reasons.add("buildings")

    def tour(self, seat: str, words: list[str]) -> None:
        possible, word = self.tours(seat), words.pop(0)
        if word == "~-":
            assert not possible
            return
        assert word in possible
        here, places = cell(word[1:]), []
        for side in word.split(")")[1]:
            here = naive.beside(here, int(side))
            if self.tiles[here][1] != ".":
                places.append(here)
        card = SET["cards"][self.cards[seat]]
        wishes = [tuple(card[category]) for category in "NCSM"]
        paid = naive.paid(wishes, [self.tiles[place][1] for place in places], places, seat, self.seats)
        assert words.pop(0) == "=" + "/".join(map(str, paid))
        for other, amount in zip(self.seats, paid, strict=True):
            self.money[other] += amount
        self.cards[seat] = self.deck.pop(0) if self.deck else "-"
        assert words.pop(0) == "<" + self.cards[seat]
        if self.cards[seat] == "-":
            self.reasons.add("cards")

    def end_round(self, kept: bool) -> None:
        if not self.reasons and not any(self.steps(seat) or self.tours(seat) for seat in self.seats):
            self.reasons.add("stalled")
        self.over = bool(self.reasons)
        if self.over:
            return
        if self.round % 4 == 0:
            self.up = {seat: {"B", "T", "BT", "E"} for seat in self.seats}
        self.round, self.turn = self.round + 1, 0
        if not kept:
            self.order = self.order[-1] + self.order[:-1]


def cell(text: str) -> Place:
    match = re.match(r"\((-?\d+),(-?\d+)\)", text)
    assert match is not None
    return int(match[1]), int(match[2])


def replay(text: str) -> Table:
    """Plays a finished record and checks its closing lines."""
    lines = [line.split("#")[0].strip() for line in text.split("\n")]
    lines = [line for line in lines if line]
    header = dict(line.split(" ", 1) for line in lines[:7])
    table = Table(header)
    *turns, end, rank = lines[7:]
    for number, line in enumerate(turns, start=1):
        count, seat, *words = line.split(" ")
        assert count == f"{number}."
        table.play(seat, words)
    assert table.over
    reason, money = end.split(" ")[1:]
    assert reason in table.reasons
    assert money == "/".join(str(table.money[seat]) for seat in table.seats)
    best = sorted(table.order, key=lambda seat: -table.money[seat])
    assert rank == "rank " + "".join(best)
    return table
