"""What is computed about records that somebody brings, and the positions in them.

Each call runs in a process of the sandbox. Bodies of responses are returned as they go over the wire, so that the
server's own process has nothing left to do with them.

Of a game that has begun and not ended, what a seat alone may know is shown to nobody (see docs/server.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, verify
from townwright.core.figures import figures
from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import MOST_LINES, Event, Record
from townwright.core.refusals import NotNow, Unknown, Unreadable
from townwright.core.seats import CHANCE, Seat
from townwright.server.protocol.requests import StudiedAction
from townwright.server.protocol.responses import CourseLine, RecordStep, Replayed, Studied
from townwright.server.sandbox.position_cache import PositionCache, bytes_of
from townwright.server.store.fingerprints import Fingerprint, Moves, fingerprint
from townwright.tables.replies import choice_views

MOST_STEPS: Final = MOST_LINES
"""As many as a record has lines: 200 players from paper make 3,017 steps."""
MOST_WORDS: Final = 10_000
"""Different words of the moves of a record that are compared with those of running games."""


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A record and every position of it, the first before any move."""

    game: AnyGame
    record: Record[Any, Any]
    states: tuple[Any, ...]

    @property
    def moves(self) -> Moves:
        """All that was done and drawn."""
        return tuple((event.seat, str(event.action)) for event in self.record.events)

    @property
    def hides(self) -> bool:
        """Whether the game hides something from others that the record does not reveal by having ended."""
        return bool(self.game.hides(self.record.options)) and self.game.result(self.states[-1]) is None


@dataclass(frozen=True, slots=True)
class KnownAgain:
    """What tells whether the game of a text is being played here."""

    game: str
    moves: Fingerprint | None
    """None where nothing is shown that anybody could hide."""
    commitment: str | None = None
    """The table that the text says it is of."""


@dataclass(frozen=True, slots=True)
class RecordBody:
    """The body of a response about a record, and what tells whether it may be shown."""

    body: bytes
    known_again: KnownAgain


@dataclass(frozen=True, slots=True)
class BranchStart:
    """What a game that goes on from the middle of a record begins with."""

    game: str
    rules: int
    options: Mapping[str, str]
    seats: int
    moves: Moves
    """All moves of the record."""
    known_again: KnownAgain
    seed: str | None
    """The seed that its draws were dealt from, if the game goes on with them."""


kept: Final = PositionCache[PlayedRecord]()
"""What this process has played, by visitor."""
_can_hide: dict[str, bool] = {}


def digest(text: str, components: Sequence[str]) -> bytes:
    """What a record and its component files are known by."""
    return hashlib.sha256("\0".join((text, *components)).encode("utf-8", "surrogatepass")).digest()


def find_record(text: str, components: Sequence[str] = ()) -> PlayedRecord:
    """Every position of a record, or a refusal at the line that is wrong."""
    key = digest(text, components)
    found = kept.find(key)
    if found is None:
        found = play_record(text, components)
        kept.keep(key, found, bytes_of(len(found.states), found.record.options.seats))
    return found


def play_record(text: str, components: Sequence[str]) -> PlayedRecord:
    """The same, for a record that this process has not played yet for its visitor."""
    game = registry.find_by_record(text)
    record: Record[Any, Any] = game.replay(text, components).record
    if len(record.events) > MOST_STEPS:
        raise Unreadable("server-record-long", "a record of more than {most} steps is not shown", most=MOST_STEPS)
    states = [game.start(record.options)]
    for event in record.events:
        states.append(game.play(states[-1], event.seat, event.action))
    return PlayedRecord(game, record, tuple(states))


def replay(
    text: str, components: Sequence[str], step: int | None, seat: Seat | None, course: bool = False
) -> RecordBody:
    """A record, played up to a step, as a seat saw it or as a spectator did; with its numbers if they are asked for."""
    found = find_record(text, components)
    body = replay_body(found, step, seat, open_only=found.hides)
    if course and found.game.result(found.states[-1]) is not None:
        body = msgspec.structs.replace(body, course=course_of(found))
    return RecordBody(msgspec.json.encode(body), known_again(found, found.hides))


def study(
    text: str,
    components: Sequence[str],
    plays: Sequence[StudiedAction],
    seat: Seat,
    words: Sequence[str],
    steps: int | None = None,
) -> RecordBody:
    """The position after so many steps of a record and some more actions, and the words that can come next."""
    found = first_steps(find_record(text, components), steps)
    game_of_others = bool(found.record.events)  # a lesson begins at an empty table and plays every seat itself
    found = play_on(found, plays)
    position, open_only = found.states[-1], found.hides and game_of_others
    acting = found.game.to_act(position)
    offered = choice_views(found.game.choices(position, seat, words) if seat in acting else ())
    body = Studied(
        replayed=replay_body(found, None, seat, open_only),
        to_act=tuple(acting),
        choices=offered.choices,
        sentences=offered.sentences,
    )
    return RecordBody(msgspec.json.encode(body), known_again(found, open_only))


def known_again(found: PlayedRecord, open_only: bool = False) -> KnownAgain:
    """What tells whether a game is being played here; nothing if only what lies open to everybody is shown."""
    game = found.game
    if open_only or not can_hide(game):
        return KnownAgain(game.name, None)
    moves = fingerprint(str(event.action) for event in found.record.events if event.seat != CHANCE)
    at_most(MOST_WORDS, len(moves.numbers), Phrase("cap-move-words", "different words of moves"))
    return KnownAgain(game.name, moves, found.record.commitment)


def can_hide(game: AnyGame) -> bool:
    """Whether a game hides anything with any of its options."""
    if game.name not in _can_hide:
        _can_hide[game.name] = any(game.hides(options) for options in game.every_option())
    return _can_hide[game.name]


def first_steps(found: PlayedRecord, steps: int | None) -> PlayedRecord:
    """The record up to a step, or all of it."""
    if steps is None:
        return found
    record = replace(found.record, events=found.record.events[:steps])
    return PlayedRecord(found.game, record, found.states[: steps + 1])


def play_on(found: PlayedRecord, plays: Sequence[StudiedAction]) -> PlayedRecord:
    """The record with some more actions, or a refusal of the first that the rules do not allow."""
    game, states, events = found.game, list(found.states), list(found.record.events)
    for play in plays:
        action = game.read(play.action)
        states.append(game.play(states[-1], play.seat, action))
        events.append(Event(play.seat, action))
    return PlayedRecord(game, replace(found.record, events=tuple(events)), tuple(states))


def replay_body(found: PlayedRecord, step: int | None, seat: Seat | None, open_only: bool) -> Replayed:
    """The body that shows a step from a seat, or only what lies open to everybody."""
    game, record, last = found.game, found.record, len(found.states) - 1
    steps = last if step is None else min(step, last)
    if seat is not None and seat >= record.options.seats:
        raise Unreadable("server-too-many-seats", "this game has {seats:seat|seats}", seats=record.options.seats)
    result = game.result(found.states[steps])
    return Replayed(
        game=game.name,
        rules=record.rules,
        options=game.option_words(record.options),
        names=record.names,
        steps=tuple(RecordStep(seat=event.seat, action=str(event.action)) for event in record.events),
        step=steps,
        view=game.view(found.states[steps], None if open_only else seat),
        finished=result is not None,
        winners=() if result is None else result.winners,
        complete=game.result(found.states[-1]) is not None,
    )


def course_of(found: PlayedRecord) -> tuple[CourseLine, ...]:
    """How the numbers of a game went: before its first action and after each that is no draw."""
    seats = found.record.options.seats
    ends = [at for at, event in enumerate(found.record.events, start=1) if event.seat != CHANCE]
    course = [figures(found.game, found.states[at], seats) for at in (0, *ends)]
    return tuple(
        CourseLine(what=what, values=tuple(numbers[place][1] for numbers in course))
        for place, (what, _) in enumerate(course[0])
    )


def branch(
    text: str, components: Sequence[str], moves: int, same_deal: bool = False, whole: bool = False
) -> BranchStart:
    """What a game needs that goes on after so many moves of a record; its seed is proved to deal its draws.

    A game in which nothing is left to play is refused, unless it is taken over whole.
    """
    found = find_record(text, components)
    game, record = found.game, found.record
    if record.rules != game.rules:
        raise Unknown("server-record-rules", "this record is of version {rules} of the rules", rules=record.rules)
    if moves >= len(found.states) or not (whole or game.to_act(found.states[moves])):
        raise NotNow("server-branch-over", "there is nothing left to play after {moves:move|moves}", moves=moves)
    return BranchStart(
        game=game.name,
        rules=game.rules,
        options=game.option_words(record.options),
        seats=record.options.seats,
        moves=found.moves,
        known_again=known_again(found),
        seed=proved_seed(found) if same_deal else None,
    )


def proved_seed(found: PlayedRecord) -> str:
    """The seed that a record tells; refused if there is none, or if it does not deal what the record says."""
    seed: str | None = found.record.seed
    if seed is None:
        raise NotNow("server-branch-no-deal", "this record does not tell what would have been drawn")
    verify(found.game, found.record, Dealer.of(seed))
    return seed
