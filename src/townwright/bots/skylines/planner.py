"""Plans one decision of any kind: evaluates everything that can be done, and chooses the best."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from townwright.bots.skylines.demand import card_demands, demand
from townwright.bots.skylines.evaluation import POOR, Outlook, lacking, outlook, worth
from townwright.bots.skylines.lasting_effects import lasting_value
from townwright.bots.skylines.places.outcomes import CardOutcome, TurnOutcomes
from townwright.bots.skylines.places.tile_choice import TileChooser
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.box.cards import NEWS, UNIQUE, Card
from townwright.games.skylines.state import Phase, State, Tile
from townwright.games.skylines.turn.milestone import board_price, end_milestone, openable, why_not_end
from townwright.games.skylines.turn.renewal import most_cards, renew_price, renewable
from townwright.games.skylines.turn.turns import swap_price, why_not_swap

LOSS_VALUE = -60.0
"""The value of a lost game."""
END, SWAP, PLAY, POLICY = "end", "swap", "play", "policy"


@dataclass(frozen=True, slots=True)
class TurnCandidate:
    """Something to do in a turn, with its value."""

    kind: str
    value: float
    card: str = ""
    outcome: CardOutcome | None = None


class Planner:
    """Evaluates the decisions of one position with one set of weights."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights

    @cached_property
    def turn_outcomes(self) -> TurnOutcomes:
        """The outcomes of the cards in this turn."""
        return TurnOutcomes(self.state)

    @cached_property
    def outlook(self) -> Outlook:
        """The outlook of the position."""
        return outlook(self.state, bool(self.turn_outcomes.masks.lacking))

    @cached_property
    def now(self) -> float:
        """The value of the city as it stands."""
        return worth(self.state.bars, self.outlook, self.weights)

    @cached_property
    def tile_chooser(self) -> TileChooser:
        """The chooser of places for tiles in this position."""
        return TileChooser(self.turn_outcomes, demand(self.state, self.outlook.left, self.weights), self.weights)

    def gain(self, outcome: CardOutcome) -> float:
        """How much an outcome raises the value of the city, its exact place apart."""
        if outcome.lost:
            return LOSS_VALUE
        value = worth(outcome.bars, self.outlook, self.weights) - self.now
        if outcome.sites:
            value -= self.weights.square * outcome.sites.size
            if not outcome.rewarded:
                missed = card_demands(self.state.box)[outcome.card.id].reward(self.outlook.left, self.weights.coin)
                value -= self.weights.waste * missed
            if outcome.card.kind == UNIQUE:
                value += lasting_value(outcome.card, self.outlook, self.tile_chooser.demand, self.weights)
            if outcome.card.service:
                value += self.tile_chooser.service_need(outcome.card)
            if self.turn_outcomes.masks.lacking and any(
                site.places & self.turn_outcomes.masks.lacking for site in outcome.sites
            ):
                value += lacking(self.outlook.free, self.weights)
            if outcome.card.stage > 1 and self.weights.walled_up_late and self.tile_chooser.walls_up(outcome):
                value -= self.weights.walled_up_late
        return value

    def plays(self, card: Card) -> list[TurnCandidate]:
        """Every outcome of a card as a candidate for this turn."""
        kind = PLAY if card.has_tile else POLICY
        return [
            TurnCandidate(kind, self.gain(outcome), card.id, outcome) for outcome in self.turn_outcomes.outcomes(card)
        ]

    def estimate(self, card: str) -> float:
        """The value of the best outcome of a card; negative for a card that cannot be played."""
        return max((turn_candidate.value for turn_candidate in self.plays(self.state.card(card))), default=-3.0)

    def turn_candidates(self) -> list[TurnCandidate]:
        """Everything that can be done in this turn, the best first."""
        state = self.state
        found: list[TurnCandidate] = []
        estimates: dict[str, float] = {}
        if not state.piles_empty:
            for card in state.hands[state.seat]:
                plays = self.plays(state.card(card))
                estimates[card] = max((turn_candidate.value for turn_candidate in plays), default=-3.0)
                found += plays
            found += self._swaps(estimates)
        if (state.piles_empty or not self.turn_outcomes.masks.lacking) and why_not_end(state) is None:
            found.append(
                TurnCandidate(
                    END, self._end_value(max((turn_candidate.value for turn_candidate in found), default=LOSS_VALUE))
                )
            )
        return sorted(found, key=lambda turn_candidate: -turn_candidate.value)

    def _swaps(self, estimates: dict[str, float]) -> list[TurnCandidate]:
        """The swap of the worst card that may be swapped, if any."""
        for card in sorted(estimates, key=lambda card: estimates[card]):
            if why_not_swap(self.turn_outcomes.player, card) is None:
                money = self.state.bars.money - swap_price(self.turn_outcomes.player)
                paid = worth(self.state.bars._replace(money=money), self.outlook, self.weights) - self.now
                return [TurnCandidate(SWAP, paid + self.weights.fresh, card)]
        return []

    def _end_value(self, rival: float) -> float:
        """The value of ending the milestone; that of a loss if the end loses the game.

        Before it beats the best other candidate, what the other seats could still do is subtracted: with three cards in
        a hand there is often nothing to do for one seat, and much for the next.
        """
        ended = end_milestone(self.state)
        if ended.loss:
            return LOSS_VALUE
        if ended.phase is Phase.OVER:
            value = self.weights.last_end
        else:
            left = ended.bars.money - self.outlook.next_price
            value = self.weights.end - self.weights.end_poor * max(0, POOR - left)
        if not self.weights.patience or self.state.piles_empty:
            return value
        for seat, hand in enumerate(self.state.hands):
            if value <= rival:
                break
            if seat != self.state.seat:
                value -= self.weights.patience * self._lost_by_ending(hand)
        return value

    def _lost_by_ending(self, hand: tuple[str, ...]) -> float:
        """What the best play of another hand brings more before the end than after it: happiness counts once more."""
        lost = 0.0
        for card in hand:
            for turn_candidate in self.plays(self.state.card(card)):
                if turn_candidate.value > lost and turn_candidate.outcome is not None:
                    happier = float(turn_candidate.outcome.bars.happiness - self.state.bars.happiness)
                    lost = max(
                        lost, turn_candidate.value if self.outlook.left == 1 else min(turn_candidate.value, happier)
                    )
        return lost

    def tile(self, turn_candidate: TurnCandidate, thorough: bool = True) -> Tile:
        """The best place for the tile of a candidate; a search that is not thorough looks at few places."""
        assert turn_candidate.outcome is not None  # noqa: S101  it is a play
        return self.tile_chooser.best(turn_candidate.outcome, thorough)[1]

    def source(self, thorough: bool = False) -> str:
        """The source to draw from: a card of the exchange pile that gains at once, the pile that is due, or the best.

        A thorough planner that is past pile I and not short of money looks at what the cards in each pile would bring.
        """
        state, drawing = self.state, self.state.drawing
        assert drawing is not None  # noqa: S101  the phase is DRAW
        if drawing.purpose.value == "turn":
            offers = [(self.estimate(card), card) for card in state.exchange if card != drawing.barred]
            if offers and max(offers)[0] > self.weights.take:
                return max(offers)[1]
        pile_values = self._pile_values() if thorough else {}
        if pile_values:
            return max(pile_values, key=pile_values.__getitem__)
        due = self._stage()
        for pile in sorted(range(3), key=lambda pile: (abs(pile - due), -pile)):
            if state.piles[pile]:
                return str(pile + 1)
        return next(card for card in state.exchange if card != drawing.barred)

    def _pile_values(self) -> dict[str, float]:
        """The mean value of the cards in each pile if they came now; empty while the city is small or poor.

        Everybody knows which cards are still in a pile, only not in which order (11). The more seats there are, the
        longer the card waits until it is played, and the more coins are gone by then.
        """
        state, weights = self.state, self.weights
        if len(state.tiles) < weights.look_from or self._left_over() < weights.ample * len(state.hands):
            return {}
        pile_values = {}
        for number, pile in enumerate(state.piles, start=1):
            estimates = [self.estimate(card) for card in pile if state.card(card).kind != NEWS]
            if estimates:
                pile_values[str(number)] = fmean(max(estimate, weights.useless) for estimate in estimates)
        return pile_values

    def _stage(self) -> int:
        """The pile that is due: later ones as the city grows; pile I, whose cards ask little, while money is short."""
        tiles, weights = len(self.state.tiles), self.weights
        if weights.thrift and self._left_over() < weights.thrift:
            return 0
        return 0 if tiles < weights.stage_two else 1 if tiles < weights.stage_three else 2

    def _left_over(self) -> int:
        """The coins that the next board and the bill for employment leave."""
        bars = self.state.bars
        return bars.money - outlook(self.state).next_price - abs(bars.employment)

    def board(self) -> str:
        """The board to open next: the cheapest, since all have to be paid; of equal ones that with more squares."""
        state = self.state
        squares = state.ground.squares
        return min(openable(state), key=lambda board: (board_price(state, board), -squares[board].bit_count(), board))

    def renewal(self) -> tuple[str, ...]:
        """The cards to renew: those with the lowest values, as far as the reserve allows."""
        state, cost = self.state, renew_price(self.state)
        estimates = sorted((self.estimate(card), card) for card in renewable(state))
        poor = [card for estimate, card in estimates if estimate < self.weights.renew]
        spare = state.bars.money - self.weights.reserve
        number = int(max(0.0, spare) // cost) if cost else len(poor)
        return tuple(poor[: min(number, most_cards(state))])

    def role(self) -> str:
        """The offered role with the highest expected value."""
        demand = self.tile_chooser.demand
        return max(
            self.state.offered,
            key=lambda role: lasting_value(self.state.card(role), self.outlook, demand, self.weights),
        )
