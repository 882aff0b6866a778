from dataclasses import replace
from random import Random

import pytest

from townwright.core.contract import AnyGame
from townwright.core.dealer import verify
from townwright.core.refusals import Unknown, Unreadable
from townwright.core.seats import CHANCE
from townwright.tables import facts, records
from townwright.tables.commands import Act, BotSender, Leave, Sit, SitBot
from townwright.tables.fact_replay import apply_fact, replay_facts
from townwright.tables.facts import Acted, Dealt, Ended, NumberedFact
from townwright.tables.views import table_view

from .guessing import GAME as GUESSING
from .tables import NAMES, find, games, running, table


def test_an_action_is_written_in_notation_and_chance_follows_at_once() -> None:
    made = running()
    made.act(1, "guess 3")
    number = made.act(0, "  guess   4 ")

    happened = made.table.log[number - 1 :]
    assert [fact.fact for fact in happened] == [Acted(0, "guess 4"), Dealt(f"roll {made.table.state.rolled[0]}")]
    assert made.table.to_act == (0,)


def test_only_the_holder_acts_and_only_when_asked() -> None:
    made = running()
    turn = made.turn(0)
    assert made.refusal("ben", Act(0, turn, "guess 1")) == "table-seat-not-yours"
    assert made.refusal("cleo", Act(0, turn, "guess 1")) == "table-seat-not-yours"
    assert made.refusal(BotSender(0), Act(0, turn, "guess 1")) == "table-seat-not-yours"
    assert made.refusal("ada", Act(9, turn, "guess 1")) == "table-no-such-seat"
    assert made.refusal("ada", Act(-1, turn, "roll 1")) == "table-no-such-seat"
    assert made.refusal("ada", Act(0, turn, "guess 9")) == "guessing-not-now"
    assert made.refusal("ada", Act(0, turn, "guess")) == "guessing-unreadable"
    assert made.refusal("ada", Act(0, turn - 1, "guess 1")) == "table-turn-passed"
    made.done("ada", Act(0, turn, "guess 1"))
    assert made.refusal("ada", Act(0, turn, "guess 1")) == "table-not-your-turn"


def test_acting_at_the_same_time_does_not_make_the_others_stale() -> None:
    made = running(GUESSING.options({"seats": "3"}))
    turns = [made.turn(seat) for seat in range(3)]
    made.done("ben", Act(1, turns[1], "guess 1"))
    made.done("ada", Act(0, turns[0], "guess 1"))
    made.done("cleo", Act(2, turns[2], "guess 1"))


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    made = table()
    made.done("ada", Sit(0))
    assert made.refusal("ada", Act(0, 1, "guess 1")) == "table-not-playing"
    over = running()
    over.play(Random(1))
    assert over.refusal("ada", Act(0, 1, "guess 1")) == "table-not-playing"
    assert over.refusal("ada", Leave(0)) == "table-over"


def test_a_bot_acts_on_its_own_seat_only() -> None:
    made = table()
    made.done("ada", Sit(0))
    made.done("ada", SitBot(1, "random"))
    turn = made.turn(1)
    assert made.refusal(BotSender(1), Act(0, turn, "guess 1")) == "table-seat-not-yours"
    assert made.refusal("ada", Act(1, turn, "guess 1")) == "table-seat-not-yours"
    made.done(BotSender(1), Act(1, turn, "guess 1"))


def test_a_fact_out_of_order_is_no_history() -> None:
    made = running()
    with pytest.raises(ValueError, match="does not follow"):
        apply_fact(made.table, NumberedFact(made.table.number + 2, 0, Acted(0, "guess 1")))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("agreed", '{"offer": 3, "person": "ada", "of-later": 1}'),
        ("agreed", '{"offer": 3}'),
        ("of-later", "{}"),
        ("acted", "[]"),
        ("acted", "{"),
    ],
)
def test_a_fact_that_only_a_later_townwright_knows_is_refused(kind: str, body: str) -> None:
    with pytest.raises(Unreadable, match=f"knows no fact '{kind}'"):
        facts.read(kind, body)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_table_of_every_game_plays_to_its_end_and_is_the_fold_of_its_stored_facts(game: AnyGame) -> None:
    for seed, options in enumerate(list(game.every_option())[:6]):
        made = running(options, game, seed)
        made.play(Random(seed))

        assert made.told[-1].fact == Ended("finished")
        stored = [(one.number, one.at, facts.kind(one.fact), facts.body(one.fact)) for one in made.told]
        again = replay_facts(
            (NumberedFact(number, at, facts.read(kind, body)) for number, at, kind, body in stored), find
        )
        assert again == made.table
        seen = table_view(made.table, "ada", 0, NAMES)
        assert seen.result is not None
        assert len(seen.result.ranks) == options.seats
        assert seen.status == "ended"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_record_of_a_table_replays_and_its_seed_proves_the_deal(game: AnyGame) -> None:
    made = running(next(iter(game.every_option())), game, seed=5)
    made.play(Random(5))

    text = records.text(made.table, NAMES, made.dealer.seed)

    replay = game.replay(text)
    assert replay.state == made.table.state
    assert replay.record.commitment == made.dealer.commitment
    draws = verify(game, replay.record, made.dealer)
    assert draws == sum(move.seat == CHANCE for move in made.table.moves)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_record_of_a_running_table_holds_the_promise_and_neither_the_seed_nor_an_open_turn(game: AnyGame) -> None:
    made = running(next(iter(game.every_option())), game, seed=6)
    made.play(Random(6), until=lambda table: len(table.moves) > 1)
    text = records.text(made.table, NAMES)

    assert made.dealer.commitment in text
    assert made.dealer.seed not in text
    assert len(game.replay(text).record.events) == len(made.table.moves) - len(made.table.hidden_actions)
    with pytest.raises(ValueError, match="stays with the dealer"):
        records.record(made.table, NAMES, made.dealer.seed)


def test_a_table_of_other_rules_is_not_played_on_by_these() -> None:
    first = running().told[0]
    old = replace(first, fact=replace(first.fact, rules=99))  # type: ignore[arg-type]
    with pytest.raises(Unknown):
        replay_facts([old], find)


def test_time_never_runs_backwards_in_a_history() -> None:
    made = running()
    made.now -= 86_400_000
    made.act(0, "guess 1")
    assert made.told[-1].at == made.told[-2].at
