"""What every game promises, whatever its rules."""

from __future__ import annotations

import dataclasses
import os
from random import Random
from typing import Any

import pytest

from tests.conformance.cases import CASES, every_case, every_game, played
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, verify
from townwright.core.options.fields import OneOf, Option
from townwright.core.points import total
from townwright.core.refusals import Refusal, Untrue
from townwright.core.seats import CHANCE

SAMPLED = int(os.environ.get("TOWNWRIGHT_POSITIONS", "4"))
"""Positions looked at closely in each game; ``dev soak conformance`` looks at many."""
UNWRITTEN = 24
"""Events that a record of a running game may leave out: those of a set-up, round or turn that is not yet whole."""


def positions(number: int) -> list[tuple[Any, Any]]:
    """Some positions of a case's game, each with the event that follows."""
    game = played(number)
    moments = list(zip(game.states, game.events, strict=False))
    return Random(number).sample(moments, min(SAMPLED, len(moments)))


@every_case
def test_a_random_game_ends_with_a_result_and_nobody_to_act(number: int) -> None:
    case = played(number)

    assert case.game.to_act(case.last) == ()
    assert case.game.result(case.last) is not None
    assert all(case.game.result(state) is None for state in case.states[:-1])


@every_case
def test_options_read_back_from_their_words(number: int) -> None:
    game, options = CASES[number]

    assert game.options(game.option_words(options)) == options


@every_case
def test_states_are_values(number: int) -> None:
    game = played(number).game
    for state, event in positions(number):
        once, again = (game.play(state, event.seat, event.action) for _ in range(2))

        assert once == again
        assert hash(once) == hash(again)
        assert once != state


@every_case
def test_every_action_reads_back_from_its_notation(number: int) -> None:
    case = played(number)

    for event in case.events:
        assert case.game.read(str(event.action)) == event.action


@every_case
def test_what_is_offered_is_offered_once_and_accepted(number: int) -> None:
    game = played(number).game
    for state, event in positions(number):
        offered = game.legal(state, event.seat)
        looked_at = offered if len(offered) <= 200 else Random(number).sample(list(offered), 50)

        assert len({str(action) for action in offered}) == len(offered)
        for action in looked_at:
            game.play(state, event.seat, action)


@every_case
def test_the_order_of_what_is_offered_is_fixed(number: int) -> None:
    game = played(number).game
    for state, event in positions(number):
        offered = game.legal(state, event.seat)

        assert list(offered) == list(game.legal(state, event.seat))
        assert offered[0] == next(iter(offered))
        assert offered[len(offered) - 1] == offered[-1]


@every_case
def test_seats_that_are_not_to_act_have_no_choice_and_are_refused(number: int) -> None:
    case = played(number)
    for state, event in positions(number):
        for seat in {CHANCE, *range(case.record.options.seats)} - set(case.game.to_act(state)):
            assert len(case.game.legal(state, seat)) == 0
            with pytest.raises(Refusal):
                case.game.play(state, seat, event.action)


@every_case
def test_near_misses_are_refused_unless_they_lead_where_a_legal_action_leads(number: int) -> None:
    case = played(number)
    game, random = case.game, Random(number)
    for state, event in positions(number):
        legal = {str(action) for action in game.legal(state, event.seat)}
        for text in near_misses(str(event.action), [str(other.action) for other in case.events], random):
            try:
                action = game.read(text)
                after = game.play(state, event.seat, action)
            except Refusal:
                assert text not in legal
                continue
            if str(action) not in legal:
                assert any(after == game.play(state, event.seat, offered) for offered in game.legal(state, event.seat))


def near_misses(text: str, others: list[str], random: Random) -> list[str]:
    """Texts close to an action: a character changed, dropped or doubled, and actions of other moments."""
    alphabet = sorted(set("".join(others)))
    misses = random.sample(others, min(6, len(others)))
    for _ in range(12):
        place = random.randrange(len(text))
        put = random.choice(("", random.choice(alphabet), text[place] * 2))
        misses.append(text[:place] + put + text[place + 1 :])
    return misses


@every_case
def test_choices_lead_word_by_word_to_a_legal_action(number: int) -> None:
    case, random = played(number), Random(number)
    for state, event in positions(number):
        if event.seat == CHANCE:
            continue
        words: list[str] = []
        while open_ := [choice for choice in case.game.choices(state, event.seat, words) if choice.why_not is None]:
            choice = random.choice(open_)
            words.append(choice.word)
            if choice.whole and random.random() < 0.5:
                break

        case.game.play(state, event.seat, case.game.read(" ".join(words)))


@every_case
def test_the_words_of_a_legal_action_are_choices(number: int) -> None:
    case = played(number)
    for state, event in positions(number):
        if event.seat == CHANCE:
            continue
        words = str(event.action).split(" ")
        for place, word in enumerate(words):
            choice = next(c for c in case.game.choices(state, event.seat, words[:place]) if c.word == word)

            assert choice.why_not is None
            assert choice.whole or place < len(words) - 1


@every_case
def test_points_add_up(number: int) -> None:
    case = played(number)
    for state in (*(state for state, _ in positions(number)), case.last):
        lines = case.game.points(state)
        for seat in range(case.record.options.seats):
            assert case.game.standing(state, seat).total == total(lines, seat)


@every_case
def test_a_record_replays_to_an_equal_game(number: int) -> None:
    case = played(number)
    text = case.game.write(case.record)

    replay = case.game.replay(text)

    assert replay.record == case.record
    assert replay.state == case.last
    assert case.game.write(replay.record) == text


@every_case
def test_a_record_may_stop_after_any_line(number: int) -> None:
    case = played(number)
    lines = case.game.write(case.record).splitlines()
    # What a record opens with (its options, names and deal marks) is needed to read anything at all.
    opening = len(case.game.write(dataclasses.replace(case.record, events=())).splitlines())
    lengths = range(opening, len(lines))
    before = 0
    for length in sorted({*Random(number).sample(lengths, min(SAMPLED, len(lengths))), lengths[-1]}):
        events = case.game.replay("\n".join(lines[:length]) + "\n").record.events

        assert events == case.events[: len(events)]
        assert len(events) >= before
        before = len(events)
    assert before > len(case.events) / 2


@every_case
def test_a_running_game_writes_a_record_of_what_has_happened(number: int) -> None:
    case = played(number)
    for length in Random(number).sample(range(len(case.events)), min(SAMPLED, len(case.events))):
        running = dataclasses.replace(case.record, events=case.events[:length], seed=None)

        replay = case.game.replay(case.game.write(running))

        assert replay.record.seed is None
        assert replay.record.events == case.events[: len(replay.record.events)]
        assert length - UNWRITTEN <= len(replay.record.events) <= length


@every_case
def test_the_deal_can_be_proved(number: int) -> None:
    case = played(number)
    draws = sum(event.seat == CHANCE for event in case.events)

    assert verify(case.game, case.record, case.dealer) == draws
    other = Dealer(bytes(32))
    with pytest.raises(Untrue):
        verify(case.game, case.record, other)
    with pytest.raises(Untrue):
        verify(case.game, dataclasses.replace(case.record, commitment=other.commitment), other)


@every_game
def test_the_options_use_every_choice(game: AnyGame) -> None:
    used = [game.option_words(options) for options in game.every_option()]

    for option in game.option_schema:
        agreed: list[Any] = [option.read(words[option.name]) for words in used]
        written = {word for value in agreed for word in option.words_of(value)}
        assert {value.word for value in option.values} <= written | unwritten(option), option.name


def unwritten(option: Option) -> set[str]:
    """Names of layouts and the like, which a game writes out."""
    return {value.word for value in option.values} if isinstance(option, OneOf) and option.tried else set()
