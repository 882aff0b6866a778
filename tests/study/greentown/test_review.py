"""Reviews of Greentown: what each part of a turn cost, in the lead and in the chance to win, and what was luck."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.study.greentown.games import played
from townwright import study
from townwright.core.records import Event, Replay
from townwright.core.refusals import NotNow, Unknown
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import UNWRITTEN, Deal, Turn, TurnUp
from townwright.games.greentown.turn.card_draws import next_cards
from townwright.study import Review
from townwright.study.greentown import luck as lucks
from townwright.study.greentown import turns
from townwright.study.greentown.decisions import review_turn
from townwright.study.greentown.positions import DealtCards, PlayedTurn, TurnedUp, by_parts, hides_draws, positions
from townwright.study.greentown.rollouts import GameEnd, promise, search_of, worlds
from townwright.texts import translate

SECONDS = 0.03
CHANGE = 30
"""The event from which on the twin of a game turns up other cards."""
STUDY = study.find("greentown")


@pytest.fixture(scope="module")
def reviews() -> list[tuple[Review, ...]]:
    """The reviews of both seats of a game that was played without thinking."""
    return [STUDY.review(played(), seat, SECONDS, "test") for seat in (0, 1)]


def all_turns(replay: Any) -> list[PlayedTurn]:
    return [each for each in positions(replay) if isinstance(each, PlayedTurn)]


def test_the_end_is_start_luck_and_others_less_cost_and_what_is_unexplained(reviews: list[tuple[Review, ...]]) -> None:
    money = [player.money for player in played().state.players]
    for seat, (lead, chance) in enumerate(reviews):
        assert (lead.measure, lead.final, lead.start) == ("lead", money[seat] - money[1 - seat], 0.0)
        assert (chance.measure, chance.start) == ("chance", 50.0)
        result = GAME.result(played().state)
        assert result is not None
        assert chance.final == (100.0 if seat in result.winners else 0.0)
        for review in (lead, chance):
            known = review.start + review.luck.value + review.others.value - review.cost.value
            assert review.final == pytest.approx(known + review.unexplained)
            assert "by the others" in str(review.account)
        assert lead.cost.value > 10


def test_what_one_of_two_seats_loses_the_other_gets(reviews: list[tuple[Review, ...]]) -> None:
    for measure in (0, 1):
        one, other = (each[measure] for each in reviews)
        assert one.others.value == pytest.approx(other.cost.value, abs=0.05)
        assert one.luck.value == pytest.approx(-other.luck.value, abs=0.05)
        assert {draw.by for draw in one.draws} == {CHANCE, 1}


def test_every_part_with_a_choice_is_told_and_every_told_move_is_legal(reviews: list[tuple[Review, ...]]) -> None:
    told = {each.number: each for lead, _ in reviews for each in lead.decisions}
    assert {each.part for each in told.values()} == {"marker", "build", "tour"}
    for number, (state, event, _) in enumerate(by_parts(played().record)):
        if number in told:
            decision = told[number]
            assert decision.action.split(" ")[0] == str(event.action)
            assert [move.action for move in decision.moves if move.played] == [decision.action]
            for move in decision.moves:
                after = state
                for word in move.action.split(" "):
                    after = GAME.play(after, event.seat, GAME.read(word))


def test_a_shown_cost_has_a_remark_in_both_languages(reviews: list[tuple[Review, ...]]) -> None:
    mistakes = [each for lead, _ in reviews for each in lead.mistakes]
    assert len({str(each.remark) for each in mistakes}) > 1
    for decision in mistakes:
        assert decision.remark is not None
        assert translate(decision.remark, "de") != translate(decision.remark, "en")
        assert decision.places or decision.part == "marker"


def test_cost_uses_nothing_that_comes_later_and_nobodys_hidden_money() -> None:
    one, twin = played(), played(other_draws=CHANGE)
    assert one.record.events[:CHANGE] == twin.record.events[:CHANGE]
    assert one.record.events[CHANGE:] != twin.record.events[CHANGE:]
    early, again = (
        [turn for turn in all_turns(replay) if turn.number + len(turn.parts) <= CHANGE][2:5] for replay in (one, twin)
    )

    for turn, same in zip(early, again, strict=True):
        costs, others = (
            {
                name: [each.cost for each in parts.values()]
                for name, parts in review_turn(each, SECONDS, "test").parts.items()
            }
            for each in (turn, same)
        )
        richer = replace(
            turn, state=with_more_money(turn.state, turn.seat), after=with_more_money(turn.after, turn.seat)
        )
        hidden = [each.cost for each in review_turn(richer, SECONDS, "test").parts["lead"].values()]
        assert costs == others
        assert costs["lead"] == hidden


def test_a_whole_review_tells_the_same_of_the_beginning_whatever_comes_later(reviews: list[tuple[Review, ...]]) -> None:
    twin = played(other_draws=CHANGE)
    last = max(turn.number for turn in all_turns(twin) if turn.number + len(turn.parts) <= CHANGE)
    for one, other in zip(reviews[0], STUDY.review(twin, 0, SECONDS, "test"), strict=True):
        told, again = ([each for each in found.decisions if each.number < last] for found in (one, other))
        drawn, drawn_again = ([each for each in found.draws if each.number < last] for found in (one, other))
        assert told == again
        assert drawn == drawn_again
        assert len(told) > 3
        assert one.decisions != other.decisions


def with_more_money(state: Any, seat: int) -> Any:
    """The position in which the other seat has hidden more."""
    other = 1 - seat
    return state.with_player(other, replace(state.players[other], money=state.players[other].money + 7))


def test_luck_is_nothing_on_average_over_all_cards_that_could_come() -> None:
    draw = next(each for each in positions(played()) if isinstance(each, TurnedUp))
    cards = next_cards(draw.state)
    found = [lucks.luck(replace(draw, action=TurnUp(card)), SECONDS, "test")["lead"][0].value for card in cards]

    assert len(cards) > 2
    assert sum(found) == pytest.approx(0.0, abs=0.01)
    assert max(found) > 0 > min(found)


def test_the_order_of_worlds_depends_on_the_seed_and_fits_the_deck() -> None:
    state = next(each for each in positions(played()) if isinstance(each, DealtCards)).state
    found = worlds("test", "first", state, 3)

    assert found == worlds("test", "first", state, 3) != worlds("other", "first", state, 3)
    assert all(sorted(world.deck) == sorted(state.deck) for world in found)


def test_a_margin_that_is_blurred_is_no_sure_win() -> None:
    end = GameEnd((20, 20, 12), (1, 0, 2))

    assert [promise(end, seat, 0.0) for seat in range(3)] == [(0, 0.0), (0, 100.0), (-8, 0.0)]
    assert 40 < promise(end, 0, 3.0).chance < 50 < promise(end, 1, 3.0).chance < 60


def test_a_double_turn_that_was_kept_is_compared_with_handing_it_over() -> None:
    replay = played("keep0", 3, keep=True)
    kept = next(turn for turn in all_turns(replay) if str(turn.parts[-1]) == "keep")
    search = search_of(kept.state)
    others = turns.other_turns(search, kept, turns.played_turn(search, kept))
    handed = next(turn for turn in others if turn.differs == turns.KEEP)

    assert turns.KEEP in turns.choices(kept, turns.played_turn(search, kept))
    assert (handed.said(turns.KEEP), turns.played_turn(search, kept).said(turns.KEEP)) == ("handover", "keep")
    assert turns.number_of(kept, turns.KEEP) == kept.number + len(kept.parts) - 1


def test_a_record_of_whole_turns_is_taken_apart_as_it_is_written() -> None:
    replay, events = played(), list[Event[Any]]()
    for position in positions(replay):
        if isinstance(position, PlayedTurn):
            said = tuple(part for part in position.parts if not isinstance(part, UNWRITTEN))
            events.append(Event(position.seat, Turn(said)))
        elif isinstance(position, TurnedUp):
            events.append(Event(CHANCE, position.action))
    whole = replace(replay.record, events=(*replay.record.events[:2], *events))

    assert all_turns(Replay(whole, replay.state)) == all_turns(replay)


def test_a_start_that_was_not_learnt_is_played_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    options = GAME.options({"seats": "4"})
    learnt = lucks.start(options)
    monkeypatch.setattr(lucks, "table", lambda: {"starts": {}})
    lucks.played_start.cache_clear()
    monkeypatch.setattr(lucks, "START_GAMES", 1)

    assert learnt.chance == lucks.start(options).chance == 25.0
    assert learnt.lead < 0
    assert -60 < lucks.played_start(options, 1) < 0


def test_stronger_bots_usually_lose_less() -> None:
    costs = [each.mean for each in STUDY.usual_costs(played())]

    assert len(costs) >= 3
    assert costs == sorted(costs, reverse=True)
    of_four = [each.mean for each in STUDY.usual_costs(played("four0", 4))]
    assert of_four == sorted(of_four, reverse=True)
    assert len(of_four) == 3


def test_a_review_is_json(reviews: list[tuple[Review, ...]]) -> None:
    facts = json.loads(json.dumps(reviews[0][0].facts()))

    assert facts["measure"] == "lead"


def test_what_cannot_be_studied_is_refused() -> None:
    running = GAME.replay("\n".join(GAME.write(played().record).split("\n")[:12]))
    with pytest.raises(NotNow, match="still running"):
        STUDY.review(running, 0, SECONDS, "test")
    with pytest.raises(Unknown, match="no seat 3"):
        STUDY.review(played(), 2, SECONDS, "test")
    with pytest.raises(NotNow, match="from the record of a game"):
        STUDY.hindsight_of_deal([1, 2], {}, (), 1.0, "test")
    record = played().record
    assert not hides_draws(record)
    assert hides_draws(replace(record, events=(*record.events, replace(record.events[0], action=Deal(0, "6A")))))


def test_a_deal_is_known_by_its_first_cards_whoever_got_them() -> None:
    options, draws = played().record.options, [str(e.action) for e in played().record.events if e.seat == CHANCE]
    cards = [draw.split()[-1] for draw in draws]
    swapped = [f"deal A {cards[1]}", f"deal B {cards[0]}", *draws[2:]]

    assert STUDY.known_draws(options, draws) == STUDY.known_draws(options, swapped) != ()
    assert STUDY.known_draws(options, draws[:7]) == ()
    assert STUDY.known_draws(options, [*draws[:2], draws[3], draws[2], *draws[4:]]) != STUDY.known_draws(options, draws)
