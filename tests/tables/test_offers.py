from dataclasses import replace

import pytest

from tests.seen_facts import facts_since
from townwright.tables.commands import Act, BotSender, ClockSender, Leave, Propose, Sit, SitBot, TimeUp, Vote
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import Agreed, Offered, OfferKind, Undone, read

from .guessing import GAME as GUESSING
from .tables import TableHarness, find, running, table

THREE = GUESSING.options({"seats": "3"})


def chalking() -> TableHarness:
    """A table of three where everybody has guessed and seat A chalks."""
    made = running(THREE)
    for seat in range(3):
        made.act(seat, "guess 1")
    assert made.table.to_act == (0,)
    return made


# Undo


def test_an_action_is_taken_back_at_once_while_it_is_still_the_own_turn() -> None:
    made = chalking()
    made.act(0, "chalk")
    made.act(0, "chalk")
    made.done("ada", Propose("undo"))
    assert made.table.state.marks == (1, 0, 0)
    made.done("ada", Propose("undo"))

    assert made.table.state.marks == (0, 0, 0)
    assert made.refusal("ada", Propose("undo")) == "table-nothing-to-undo"
    assert replay_facts(made.told, find) == made.table


def test_taking_back_after_the_turn_has_passed_needs_everybody_else() -> None:
    made = chalking()
    acted = made.act(0, "rest")
    offer = made.done("ada", Propose("undo"))
    made.done("ben", Vote(offer, agree=True))
    assert made.table.to_act == (1,)
    made.done("cleo", Vote(offer, agree=True))

    assert made.told[-1].fact == Undone(acted)
    assert made.table.to_act == (0,)
    assert made.table.offers == ()


def test_an_offer_to_undo_is_gone_when_somebody_acts_on() -> None:
    made = chalking()
    made.act(0, "rest")
    offer = made.done("ada", Propose("undo"))
    made.act(1, "chalk")

    assert made.table.offers == ()
    assert made.refusal("ben", Vote(offer, agree=True)) == "table-offer-gone"
    assert made.refusal("ada", Propose("undo")) == "table-nothing-to-undo"


def test_a_draw_reveals_and_cannot_be_undone() -> None:
    made = running(GUESSING.options({"seats": "1"}))
    made.act(0, "guess 1")
    assert made.refusal("ada", Propose("undo")) == "table-nothing-to-undo"


def test_what_was_done_at_the_same_time_as_others_cannot_be_taken_back() -> None:
    made = running(THREE)
    made.act(0, "guess 1")
    made.act(1, "guess 2")
    assert made.refusal("ben", Propose("undo")) == "table-seen-already"
    assert made.refusal("ada", Propose("undo")) == "table-nothing-to-undo"


def test_whoever_has_finished_first_takes_it_back_while_nobody_else_has_finished() -> None:
    made = running(THREE)
    turns = [made.turn(1), made.turn(2)]
    since = made.table.pending_turns[0]
    acted = made.act(0, "guess 1")
    made.done("ada", Propose("undo"))

    assert made.table.to_act == (0, 1, 2)
    assert [made.turn(1), made.turn(2)] == turns
    assert since is not None
    assert made.table.pending_turns[0] == replace(since, number=acted + 1)
    assert replay_facts(made.told, find) == made.table
    made.act(0, "guess 2")
    assert [view.action for view in facts_since(made.table, 1, acted - 1)] == [None, None, None]
    made.act(1, "guess 1")
    made.act(2, "guess 1")
    assert [view.action for view in facts_since(made.table, 1, acted - 1)][:3] == ["guess 1", None, "guess 2"]


def test_a_question_asked_again_after_an_undo_is_another_question() -> None:
    made = chalking()
    turn = made.turn(0)
    made.act(0, "chalk")
    made.done("ada", Propose("undo"))
    assert made.refusal("ada", Act(0, turn, "chalk")) == "table-turn-passed"


# Abandon and rematch


def test_a_game_is_abandoned_when_everybody_agrees() -> None:
    made = chalking()
    offer = made.done("ben", Propose("abandon"))
    assert made.refusal("cleo", Propose("abandon")) == "table-offered-already"
    made.done("ada", Vote(offer, agree=True))
    assert made.refusal("ada", Vote(offer, agree=True)) == "table-voted"
    made.done("cleo", Vote(offer, agree=True))
    assert made.table.ended == "abandoned"


@pytest.mark.parametrize("decliner", ["ada", "ben"])
def test_one_no_ends_an_offer_and_so_does_taking_it_back(decliner: str) -> None:
    made = chalking()
    offer = made.done("ben", Propose("abandon"))
    made.done(decliner, Vote(offer, agree=False))
    assert made.table.offers == ()
    assert made.table.playing


def test_when_the_last_who_had_not_agreed_leaves_the_offer_is_carried() -> None:
    made = chalking()
    offer = made.done("ada", Propose("abandon"))
    made.done("ben", Vote(offer, agree=True))
    made.done("cleo", Leave(2))
    assert made.table.ended == "abandoned"


def test_an_offer_leaves_with_whoever_made_it() -> None:
    made = chalking()
    made.done("ada", Propose("abandon"))
    made.done("ada", Leave(0))
    assert made.table.offers == ()


def test_somebody_alone_with_bots_needs_nobody_to_give_up() -> None:
    made = table()
    made.done("ada", Sit(0))
    made.done("ada", SitBot(1, "random"))
    made.done("ada", Propose("abandon"))
    assert made.table.ended == "abandoned"


def test_a_rematch_follows_the_end_once_and_names_the_next_table() -> None:
    made = running(people=2)
    assert made.refusal("ada", Propose("rematch")) == "table-no-rematch"
    made.done("ben", Vote(made.done("ada", Propose("abandon")), agree=True))
    offer = made.done("ada", Propose("rematch"))
    made.done("ben", Vote(offer, agree=True))

    assert made.table.rematch == "next-table"
    assert made.refusal("ben", Propose("rematch")) == "table-no-rematch"


# A bot for an absent seat


def test_a_majority_of_the_others_puts_a_bot_on_an_absent_seat_and_its_person_may_return() -> None:
    made = chalking()
    offer = made.done("ben", Propose("bot", 0, "random"))
    assert made.refusal("ada", Vote(offer, agree=True)) == "table-no-vote"
    made.done("cleo", Vote(offer, agree=True))
    assert made.table.holders[0].bot == "random"
    made.done(BotSender(0), Act(0, made.turn(0), "rest"))

    made.done("ada", Sit(0))

    assert made.table.seats_of("ada") == (0,)
    assert made.refusal("cleo", Sit(1)) == "table-seat-taken"


def test_nobody_is_replaced_who_is_at_the_table_and_has_time() -> None:
    made = running()
    assert made.refusal("ben", Propose("bot", 0, "random", present=True)) == "table-is-here"
    made.done("ben", Propose("bot", 0, "random"))

    assert made.table.holders[0].bot == "random"
    assert made.table.kept_for("ada") == (0,)


def test_who_looks_on_and_lets_the_time_run_out_is_replaced() -> None:
    made = running(seconds=60)
    made.now += 60_001
    made.done(ClockSender(), TimeUp())
    made.done("ada", Propose("bot", 1, "random", present=True))

    assert made.table.holders[1].bot == "random"


def test_a_bot_is_refused_when_half_of_the_others_decline() -> None:
    made = chalking()
    offer = made.done("ben", Propose("bot", 0, "random"))
    made.done("cleo", Vote(offer, agree=False))
    assert made.table.offers == ()


def test_a_bot_takes_a_seat_that_was_left() -> None:
    made = chalking()
    made.done("ada", Leave(0))
    offer = made.done("ben", Propose("bot", 0, "random"))
    made.done("cleo", Vote(offer, agree=True))
    assert made.table.holders[0].bot == "random"


def test_nobody_offers_a_bot_for_the_own_seat_for_a_bot_or_without_a_name() -> None:
    made = chalking()
    assert made.refusal("ada", Propose("bot", 0, "random")) == "table-no-bot-there"
    assert made.refusal("ada", Propose("bot", None, "random")) == "table-no-bot-there"
    assert made.refusal("ada", Propose("bot", 1)) == "table-name-a-bot"
    assert made.refusal("ada", Propose("bot", 5, "random")) == "table-no-such-seat"


@pytest.mark.parametrize("kind", ["undo", "rematch", "bot", "abandon"])
def test_only_who_has_a_seat_makes_offers(kind: OfferKind) -> None:
    made = chalking()
    assert made.refusal("fay", Propose(kind, 0, "random")) == "table-for-players"


def test_who_offered_and_who_answered_reads_the_same_after_they_have_left_or_moved() -> None:
    made = chalking()
    offer = made.done("cleo", Propose("abandon"))
    made.done("ben", Vote(offer, agree=True))
    made.done("ada", Vote(offer, agree=False))
    before = facts_since(made.table, None, 0)
    made.done("ben", Leave(1))
    made.done("ada", Leave(0))
    made.done("cleo", Sit(0, invited=True))

    assert [fact.by for fact in before if fact.by is not None] == [2, 1, 0]
    assert facts_since(made.table, None, 0)[: len(before)] == before


def test_an_offer_that_was_stored_without_a_seat_is_still_understood() -> None:
    assert read("agreed", '{"offer":7,"person":"ada"}') == Agreed(7, "ada", None)
    assert read("offered", '{"bot":null,"offer":"undo","person":"ada","seat":0}') == Offered("undo", "ada", 0)
