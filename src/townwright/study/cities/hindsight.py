"""The best that the draws of a game allowed: anneals the finished city, and returns a game that reaches it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from townwright.core.records import Event, Record, Replay
from townwright.core.refusals import NotNow, Unreadable
from townwright.core.seats import CHANCE, Seat
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action, CommonLayout, Layout
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES
from townwright.games.cities.options import Options
from townwright.games.cities.state import State
from townwright.study.cities.annealer import Annealer, FoundPlan
from townwright.study.cities.best_games import best_game
from townwright.study.cities.bounds import bound
from townwright.study.contract import OnProgress, no_progress
from townwright.study.hindsights import Hindsight

NAME = "Hindsight"
"""The player of the games that are found."""
DEAL = STARTING_TILES + ROUNDS


def hindsight_of(
    drawn: Sequence[int],
    options: Options,
    seconds: float,
    seed: str,
    layout: Layout | None = None,
    progress: OnProgress = no_progress,
) -> Hindsight:
    """Search for the best game with these sixteen tiles in this order; a layout is that of a quick start."""
    check_options(options)
    check_deal(drawn)
    limit = bound(drawn, options.tiles, options.level)
    alone = Options(1, options.level, options.variants, options.tiles)
    word = hashlib.sha256(f"hindsight {seed} {' '.join(map(str, drawn))}".encode()).digest()
    found = Annealer(drawn, alone, layout).search(seconds, limit, int.from_bytes(word[:8], "big"), progress)
    points, record = best_of(found, drawn, alone, layout is not None)
    return Hindsight(points, limit, sum(plan.points >= points for plan in found), len(found), record)


def hindsight_of_seat(
    replay: Replay[Options, State, Action], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
) -> Hindsight:
    """Search for the best that a seat could have made of the draws; its own game if nothing better is found."""
    options, events = replay.record.options, replay.record.events
    check_options(options)
    layout = next((event.action.layout for event in events if isinstance(event.action, CommonLayout)), None)
    found = hindsight_of(replay.state.drawn, options, seconds, seed, layout, progress)
    played = GAME.standing(replay.state, seat).total
    if played <= found.best:
        return found
    return Hindsight(played, found.bound, 0, found.runs, game_of_seat(replay, seat))


def best_of(found: Sequence[FoundPlan], drawn: Sequence[int], options: Options, common: bool) -> tuple[int, str]:
    """The points and the record of the best game that can be made of the plans."""
    best: tuple[int, str] | None = None
    for plan in sorted(found, key=lambda each: -each.points):
        if best is not None and best[0] >= plan.points:
            break
        game = best_game(plan, drawn, options, NAME, common)
        if game is not None and (best is None or game[0] > best[0]):
            best = game
    if best is None:
        raise RuntimeError(f"no plan for {drawn} can be played")
    return best


def game_of_seat(replay: Replay[Options, State, Action], seat: Seat) -> str:
    """The record of one seat's game alone."""
    record, options = replay.record, replay.record.options
    alone = Options(1, options.level, options.variants, options.tiles)
    events = tuple(
        Event(event.seat if event.seat == CHANCE else 0, event.action)
        for event in record.events
        if event.seat in (CHANCE, seat)
    )
    return GAME.write(Record(record.game, record.rules, alone, (record.names[seat],), events))


def check_options(options: Options) -> None:
    """Refuse the variants whose finished cities are no square of sixteen tiles."""
    if options.free or options.terms.extra_tiles:
        raise NotNow(
            "study-cities-variant",
            "games with the variant {variant} are not studied yet",
            variant="free" if options.free else "onemore",
        )


def check_deal(drawn: Sequence[int]) -> None:
    """Refuse what is no deal of a whole game."""
    if len(drawn) != DEAL:
        raise Unreadable(
            "study-cities-deal",
            "a deal has {due} tiles, not {number}; write them like 13,8,10",
            due=DEAL,
            number=len(drawn),
        )
    for number, tile in enumerate(drawn):
        if not 1 <= tile <= TILES:
            raise Unreadable("cities-no-such-tile", "there is no tile {tile}", tile=tile)
        if tile in drawn[:number]:
            raise Unreadable("cities-tile-drawn", "tile {tile} has been drawn before", tile=tile)
