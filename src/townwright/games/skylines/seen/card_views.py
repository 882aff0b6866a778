"""Cards as people see them: the printed face in the effect language, and a sentence that explains it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from townwright.core.phrases import Phrase
from townwright.games.skylines.box.cards import ROLE, Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.effects.clauses import effects_text
from townwright.games.skylines.effects.conditions import ALWAYS, condition_text
from townwright.games.skylines.effects.rows import row_text
from townwright.games.skylines.state import State


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence in a view: in English, and what it takes to say it in another language."""

    key: str
    english: str
    args: tuple[tuple[str, str | int | Saying], ...] = ()


@dataclass(frozen=True, slots=True)
class EntryNow:
    """A change that a card makes, as it would come now: ``mon-3`` where ``mon-2`` is printed."""

    printed: str
    """As it stands on the card; nothing if an effect in force adds it."""
    now: str
    """As it holds now; nothing if an effect in force takes it away."""
    lost: int
    """How many of its spaces the end of the bar would swallow."""


@dataclass(frozen=True, slots=True)
class CardNow:
    """What differs from the printed face of a card while other cards are in force and the bars stand where they do."""

    row: tuple[EntryNow, ...]
    reward: tuple[EntryNow, ...]
    because: tuple[Saying, ...]
    """The effects that change its first row, each with the card that it stands on."""
    lost: tuple[Saying, ...]
    """What would be lost, and where the marker stays."""


@dataclass(frozen=True, slots=True)
class CardView:
    """The face of a card, in the words of the effect language."""

    id: str
    kind: str
    stage: int
    """1, 2 or 3; 0 for roles, which have no stage."""
    name: str
    shape: str
    row: str
    condition: str
    reward: str
    effects: str
    told: Saying
    """All of it as one sentence."""
    now: CardNow | None = None
    """What differs now for whoever would play it; None if it holds as printed."""


def saying(phrase: Phrase) -> Saying:
    """The phrase as a value that a view can hold."""
    return Saying(phrase.key, str(phrase), tuple((name, _argument(value)) for name, value in phrase.args.items()))


def _argument(value: object) -> str | int | Saying:
    if isinstance(value, Phrase):
        return saying(value)
    return value if isinstance(value, int) else str(value)


def card_view(state: State, card: str) -> CardView:
    """A card as it is printed."""
    return printed(state.box, card)


def card_views(state: State, cards: tuple[str, ...]) -> tuple[CardView, ...]:
    """The faces of several cards of a game's box, in the order given."""
    return tuple(printed(state.box, card) for card in cards)


@lru_cache(maxsize=1024)
def printed(box: Box, name: str) -> CardView:
    """The card of that name in a box."""
    card = box.cards[name]
    return CardView(
        card.id,
        card.kind,
        _stage(card),
        card.name,
        card.shape,
        row_text(card.row),
        "" if card.condition == ALWAYS else condition_text(card.condition),
        row_text(card.reward),
        effects_text(card.effects),
        saying(card.explain()),
    )


def _stage(card: Card) -> int:
    return 0 if card.kind == ROLE else card.stage


@lru_cache(maxsize=64)
def card_list(box: Box) -> tuple[tuple[str, str, str], ...]:
    """Every card of the set by id, kind and name, so that piles and histories can be read."""
    return tuple((card.id, card.kind, card.name) for card in box.cards.values())
