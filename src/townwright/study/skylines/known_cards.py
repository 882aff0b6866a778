"""The cards of a finished game in the order in which they lay, as far as anybody saw them."""

from __future__ import annotations

from townwright.core.records import Event, Replay
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import PILES, Action, Drawn
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import Phase, Purpose, State

SETTING_UP = (Phase.BOARDS, Phase.LAYOUT, Phase.DEAL)
"""The phases before anybody chooses something that hindsight chooses anew."""


class KnownCards:
    """What each pile and the deck of roles gave, in order, and the position after the deal.

    What was never drawn lies in no known order, so nothing that a record proves can be built with it.
    """

    def __init__(self, replay: Replay[Options, State, Action]) -> None:
        self.dealt: list[Event[Action]] = []
        """The events up to the last card of the deal."""
        self.start = GAME.start(replay.record.options)
        self._order: dict[str, int] = {}
        for event in replay.record.events:
            if self.start.phase in SETTING_UP:
                self.start = GAME.play(self.start, event.seat, event.action)
                self.dealt.append(event)
            elif event.seat == CHANCE and isinstance(event.action, Drawn):
                self._order[event.action.name] = len(self._order)

    def next_of(self, cards: tuple[str, ...]) -> str | None:
        """The card that comes next of those left in a pile; None if nobody saw it."""
        known = [card for card in cards if card in self._order]
        return min(known, key=self._order.__getitem__) if known else None

    def tops(self, state: State) -> dict[str, str]:
        """The card that comes next of each pile where that is known, by the number of the pile."""
        found = {}
        for number, pile in zip(PILES, state.piles, strict=True):
            top = self.next_of(pile)
            if top is not None:
                found[number] = top
        return found

    def left(self, state: State) -> int:
        """How many known cards are still to come."""
        return sum(card in self._order for pile in state.piles for card in pile)

    def drawn(self, state: State) -> str | None:
        """What chance names in a position in which it is to act."""
        drawing = state.drawing
        return self.next_of(state.piles[int(drawing.pile) - 1] if drawing else state.role_deck)

    def offers(self, state: State) -> tuple[str, ...]:
        """The cards of the exchange pile that the seat may take."""
        drawing = state.drawing
        if drawing is None or drawing.purpose is not Purpose.TURN:
            return ()
        return tuple(card for card in state.exchange if card != drawing.barred)
