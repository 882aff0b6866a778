from townwright.tables.commands import BotSender, Cancel, ClockSender, Leave, SendAway, Sit, SitBot, TimeUp
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import Began

from .tables import find, running, table


def test_a_game_begins_when_its_last_seat_is_taken() -> None:
    made = table()
    made.done("ada", Sit())
    assert not made.table.begun

    made.done("ben", Sit())

    assert made.table.playing
    assert made.table.persons == ("ada", "ben")
    assert Began() in [happened.fact for happened in made.told]


def test_a_seat_is_taken_once() -> None:
    made = table()
    made.done("ada", Sit(1))

    assert made.refusal("ben", Sit(1)) == "table-seat-taken"
    assert made.refusal("ben", Sit(7)) == "table-no-such-seat"
    made.done("ben", Sit())
    assert made.refusal("cleo", Sit()) == "table-full"


def test_a_private_table_asks_for_an_invitation() -> None:
    made = table(visibility="private")

    assert made.refusal("ben", Sit()) == "table-by-invitation"
    made.done("ben", Sit(invited=True))
    made.done("ada", Sit())
    assert made.table.playing


def test_the_host_may_hold_several_seats_and_others_one() -> None:
    made = table(find("guessing").options({"seats": "3"}))
    made.done("ben", Sit())
    assert made.refusal("ben", Sit()) == "table-one-seat"

    made.done("ada", Sit(player="ida"))
    made.done("ada", Sit(player="jon"))

    assert made.table.seats_of("ada") == (1, 2)
    assert [holder.player for holder in made.table.holders] == ["ben", "ida", "jon"]


def test_everybody_may_hold_several_seats_where_that_is_agreed() -> None:
    made = table(several=True)
    made.done("ben", Sit())
    made.done("ben", Sit())
    assert made.table.seats_of("ben") == (0, 1)


def test_the_host_seats_bots_and_sends_people_away_before_the_start() -> None:
    made = table()
    made.done("ben", Sit(0))
    assert made.refusal("ben", SitBot(1, "random")) == "table-for-host"
    assert made.refusal("ben", SendAway(0)) == "table-for-host"
    made.done("ada", SendAway(0))
    assert made.refusal("ada", SendAway(0)) == "table-seat-empty"
    made.done("ada", Sit(0))
    made.done("ada", SitBot(1, "random"))

    assert made.table.playing
    assert made.refusal("ada", SendAway(1)) == "table-begun"
    assert made.refusal("ada", Cancel()) == "table-begun"


def test_the_host_cancels_a_table_that_nobody_came_to() -> None:
    made = table()
    assert made.refusal("ben", Cancel()) == "table-for-host"
    made.done("ada", Cancel())

    assert made.table.ended == "cancelled"
    assert made.refusal("ben", Sit()) == "table-over"


def test_whoever_leaves_may_come_back_to_the_own_seat() -> None:
    made = running(visibility="private")
    made.done("ben", Leave(1))
    assert made.table.holders[1].empty
    assert made.refusal("cleo", Sit(1)) == "table-by-invitation"

    made.done("ben", Sit(1))

    assert made.table.seats_of("ben") == (1,)


def test_who_was_sent_away_or_left_before_the_start_has_nothing_to_come_back_to() -> None:
    for word in (SendAway(1), Leave(1)):
        made = table(visibility="private")
        made.done("ben", Sit(1, invited=True))
        made.done("ada" if isinstance(word, SendAway) else "ben", word)
        made.done("ada", Sit(0))
        made.done("ada", SitBot(1, "random"))

        assert made.table.playing
        assert made.table.kept_for("ben") == ()
        assert made.refusal("ben", Sit(1)) == "table-by-invitation"


def test_an_invitation_gives_nobody_a_second_seat_not_even_the_host() -> None:
    made = table(visibility="private")
    made.done("ada", Sit(0))
    assert made.refusal("ada", Sit(1, invited=True)) == "table-one-seat"
    made.done("ada", Sit(1))

    assert made.table.seats_of("ada") == (0, 1)


def test_a_game_that_its_last_person_leaves_is_abandoned() -> None:
    made = running()
    made.done("ben", Leave(1))
    assert made.table.playing
    made.done("ada", Leave(0))
    assert made.table.ended == "abandoned"


def test_nobody_speaks_for_chance_the_clock_or_a_bot() -> None:
    made = running()
    assert made.refusal("ada", TimeUp()) == "table-not-for-you"
    assert made.refusal(ClockSender(), Sit()) == "table-not-for-you"
    assert made.refusal(BotSender(0), Leave(0)) == "table-not-for-you"


def test_a_room_is_the_fold_of_what_was_told() -> None:
    made = running()
    made.done("ben", Leave(1))
    made.done("ben", Sit(1))
    assert replay_facts(made.told, find) == made.table
