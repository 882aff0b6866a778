"""Proves the deal of a record draw by draw, for whoever wants to see it with their own eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Record
from townwright.core.refusals import NotNow
from townwright.core.seats import CHANCE


@dataclass(frozen=True, slots=True)
class ProvedDraw:
    """One draw of a record, and how the dealer's seed leads to it."""

    stream: str
    number: int
    """Of the draw in its stream, from 0."""
    outcomes: int
    attempt: int
    digest: str
    place: int
    """Of the outcome that the seed picks, counted from 0."""
    dealt: str
    """What the seed deals."""
    drawn: str
    """What the record says was drawn."""


@dataclass(frozen=True, slots=True)
class DealProof:
    """Every draw of a record up to the first that its seed does not deal."""

    game: str
    seed: str
    sealed: str | None
    """The commitment that was published before the game, as the record tells it."""
    seal: str
    """The commitment that the seed has."""
    draws: tuple[ProvedDraw, ...]
    left: int
    """Draws after one that is wrong, at which nobody looked."""
    holds: bool
    """Whether the seed has the commitment and deals every draw."""


def prove(text: str, components: Sequence[str] = ()) -> DealProof:
    """The proof of a record's deal; refused while the record tells no seed."""
    game = registry.find_by_record(text)
    record: Record[Any, Any] = game.replay(text, components).record
    if record.seed is None:
        raise NotNow(
            "local-no-seed",
            "this record tells no key: its game has not ended, or it went on from the moves of another",
        )
    dealer = Dealer.of(record.seed)
    draws = proved_draws(game, record, dealer)
    right = all(draw.dealt == draw.drawn for draw in draws)
    return DealProof(
        game=game.name,
        seed=record.seed,
        sealed=record.commitment,
        seal=dealer.commitment,
        draws=draws,
        left=sum(event.seat == CHANCE for event in record.events) - len(draws),
        holds=right and record.commitment == dealer.commitment,
    )


def proved_draws(game: AnyGame, record: Record[Any, Any], dealer: Dealer) -> tuple[ProvedDraw, ...]:
    """The draws in order; the last one may be wrong, and what comes after it would prove nothing."""
    found: list[ProvedDraw] = []
    state, drawn = game.start(record.options), Counter[str]()
    for event in record.events:
        if event.seat == CHANCE:
            outcomes = game.legal(state, CHANCE)
            stream = stream_of(outcomes[0])
            reckoned = dealer.reckon(stream, drawn[stream], len(outcomes))
            dealt = dealer.answer(outcomes, drawn)
            found.append(
                ProvedDraw(
                    stream=stream,
                    number=drawn[stream],
                    outcomes=len(outcomes),
                    attempt=reckoned.attempt,
                    digest=reckoned.digest,
                    place=reckoned.place,
                    dealt=str(dealt),
                    drawn=str(event.action),
                )
            )
            if dealt != event.action:
                break
            drawn[stream] += 1
        state = game.play(state, event.seat, event.action)
    return tuple(found)
