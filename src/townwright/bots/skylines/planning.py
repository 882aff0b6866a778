"""What a planner does in each kind of decision, and how much it likes each thing it could do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from townwright.bots.skylines.demand import asks, demand
from townwright.bots.skylines.evaluation import POOR, Outlook, lacking, outlook, worth
from townwright.bots.skylines.lasting_effects import promise
from townwright.bots.skylines.places.outcomes import Outcome, Survey
from townwright.bots.skylines.places.tile_choice import Siting
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.box.cards import NEWS, UNIQUE, Card
from townwright.games.skylines.state import Phase, State, Tile
from townwright.games.skylines.turn.milestone import board_price, end_milestone, openable, why_not_end
from townwright.games.skylines.turn.renewal import most_cards, renew_price, renewable
from townwright.games.skylines.turn.turns import swap_price, why_not_swap

RUIN = -60.0
"""What losing the game is worth."""
END, SWAP, PLAY, POLICY = "end", "swap", "play", "policy"


@dataclass(frozen=True, slots=True)
class Idea:
    """Something to do in a turn, and how much it is liked."""

    kind: str
    value: float
    card: str = ""
    outcome: Outcome | None = None


class Planning:
    """One position, thought about by one planner."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights

    @cached_property
    def survey(self) -> Survey:
        return Survey(self.state)

    @cached_property
    def outlook(self) -> Outlook:
        return outlook(self.state, bool(self.survey.map.lacking))

    @cached_property
    def now(self) -> float:
        """What the city is worth as it stands."""
        return worth(self.state.bars, self.outlook, self.weights)

    @cached_property
    def siting(self) -> Siting:
        return Siting(self.survey, demand(self.state, self.outlook.left, self.weights), self.weights)

    def gain(self, outcome: Outcome) -> float:
        """What an outcome changes for the better, the place apart."""
        if outcome.lost:
            return RUIN
        value = worth(outcome.bars, self.outlook, self.weights) - self.now
        if outcome.sites:
            value -= self.weights.square * outcome.sites.size
            if not outcome.rewarded:
                missed = asks(self.state.box)[outcome.card.id].reward(self.outlook.left, self.weights.coin)
                value -= self.weights.waste * missed
            if outcome.card.kind == UNIQUE:
                value += promise(outcome.card, self.outlook, self.siting.demand, self.weights)
            if outcome.card.service:
                value += self.siting.service_need(outcome.card)
            if self.survey.map.lacking and any(site.places & self.survey.map.lacking for site in outcome.sites):
                value += lacking(self.outlook.free, self.weights)
            if outcome.card.stage > 1 and self.weights.walled_up_late and self.siting.walls_up(outcome):
                value -= self.weights.walled_up_late
        return value

    def plays(self, card: Card) -> list[Idea]:
        """Every outcome of a card as an idea."""
        kind = PLAY if card.has_tile else POLICY
        return [Idea(kind, self.gain(outcome), card.id, outcome) for outcome in self.survey.outcomes(card)]

    def liking(self, card: str) -> float:
        """How much the best outcome of a card is liked; a card that cannot be played is a burden."""
        return max((idea.value for idea in self.plays(self.state.card(card))), default=-3.0)

    def ideas(self) -> list[Idea]:
        """Everything to do in this turn, the most liked first."""
        state = self.state
        found: list[Idea] = []
        likings: dict[str, float] = {}
        if not state.piles_empty:
            for card in state.hands[state.seat]:
                plays = self.plays(state.card(card))
                likings[card] = max((idea.value for idea in plays), default=-3.0)
                found += plays
            found += self._swaps(likings)
        if (state.piles_empty or not self.survey.map.lacking) and why_not_end(state) is None:
            found.append(Idea(END, self._end_value(max((idea.value for idea in found), default=RUIN))))
        return sorted(found, key=lambda idea: -idea.value)

    def _swaps(self, likings: dict[str, float]) -> list[Idea]:
        """Giving away the worst card that may be given away."""
        for card in sorted(likings, key=lambda card: likings[card]):
            if why_not_swap(self.survey.player, card) is None:
                money = self.state.bars.money - swap_price(self.survey.player)
                paid = worth(self.state.bars._replace(money=money), self.outlook, self.weights) - self.now
                return [Idea(SWAP, paid + self.weights.fresh, card)]
        return []

    def _end_value(self, rival: float) -> float:
        """An end that loses is ruin; otherwise it is liked as much as a play that is just not worth while.

        Before it beats the best other idea it is weighed against what the other seats could still do: with three
        cards in a hand there is often nothing to do for one seat, and much for the next.
        """
        ended = end_milestone(self.state)
        if ended.loss:
            return RUIN
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
            for idea in self.plays(self.state.card(card)):
                if idea.value > lost and idea.outcome is not None:
                    happier = float(idea.outcome.bars.happiness - self.state.bars.happiness)
                    lost = max(lost, idea.value if self.outlook.left == 1 else min(idea.value, happier))
        return lost

    def tile(self, idea: Idea, thorough: bool = True) -> Tile:
        """Where an idea's tile is laid."""
        assert idea.outcome is not None  # noqa: S101  it is a play
        return self.siting.best(idea.outcome, thorough)[1]

    def source(self, thorough: bool = False) -> str:
        """Where to draw: a card of the exchange pile that gains at once, the pile that is due, or the best pile.

        A thorough planner that is past pile I and not short of money looks at what the cards in each pile would bring.
        """
        state, drawing = self.state, self.state.drawing
        assert drawing is not None  # noqa: S101  the phase is DRAW
        if drawing.purpose.value == "turn":
            offers = [(self.liking(card), card) for card in state.exchange if card != drawing.barred]
            if offers and max(offers)[0] > self.weights.take:
                return max(offers)[1]
        promises = self._promises() if thorough else {}
        if promises:
            return max(promises, key=promises.__getitem__)
        due = self._stage()
        for pile in sorted(range(3), key=lambda pile: (abs(pile - due), -pile)):
            if state.piles[pile]:
                return str(pile + 1)
        return next(card for card in state.exchange if card != drawing.barred)

    def _promises(self) -> dict[str, float]:
        """What a card of each pile would bring on the average if it came now; nothing while the city is small or poor.

        Everybody knows which cards are still in a pile, only not in which order (11). The more seats there are, the
        longer the card waits until it is played, and the more coins are gone by then.
        """
        state, weights = self.state, self.weights
        if len(state.tiles) < weights.stage_two or self._left_over() < weights.ample * len(state.hands):
            return {}
        promises = {}
        for number, pile in enumerate(state.piles, start=1):
            likings = [self.liking(card) for card in pile if state.card(card).kind != NEWS]
            if likings:
                promises[str(number)] = fmean(max(liking, weights.useless) for liking in likings)
        return promises

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
        """The cheapest board first, since all have to be paid; of equal ones that with more squares."""
        state = self.state
        squares = state.ground.squares
        return min(openable(state), key=lambda board: (board_price(state, board), -squares[board].bit_count(), board))

    def renewal(self) -> tuple[str, ...]:
        """The cards that are liked least, as far as the reserve allows."""
        state, cost = self.state, renew_price(self.state)
        likings = sorted((self.liking(card), card) for card in renewable(state))
        poor = [card for liking, card in likings if liking < self.weights.renew]
        spare = state.bars.money - self.weights.reserve
        number = int(max(0.0, spare) // cost) if cost else len(poor)
        return tuple(poor[: min(number, most_cards(state))])

    def role(self) -> str:
        """The role that promises most."""
        demand = self.siting.demand
        return max(
            self.state.offered,
            key=lambda role: promise(self.state.card(role), self.outlook, demand, self.weights),
        )
