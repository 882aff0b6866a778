"""Nobody waits for a compiler: until compiled code is loaded, bots answer by the plain rules."""

from __future__ import annotations

import signal
import time
from dataclasses import replace

import pytest

from townwright.core import registry
from townwright.core.refusals import Refusal
from townwright.server.bots import quick_answers
from townwright.server.bots.quick_answers import SECONDS, SearchTimeUp, best_in_time, limited, quick_move
from townwright.server.bots.worker_main import (
    BotInput,
    BotMove,
    BotTask,
    Preparation,
    choose_move,
    input_for_bot,
    prepare,
)
from townwright.speed.runtime import compiled_code, modes
from townwright.speed.runtime.compiled_code import CodeUse, NotLoaded, using
from townwright.speed.runtime.readable_games import some_moments

HOURS = 10_000.0


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose code somebody began to load; none is ever loaded."""
    begun: list[str] = []
    monkeypatch.setattr(modes, "has_compiler", lambda: True)
    monkeypatch.setattr(modes, "compiled", pytest.fail)
    monkeypatch.setattr(compiled_code, "_loaded", set[tuple[str, ...]]())
    monkeypatch.setattr(quick_answers, "_begun", set[str]())
    monkeypatch.setattr(quick_answers, "load_or_log", lambda game, _sources: begun.append(game))
    return begun


def asked(game: str, bot: str | None, moment: int = 1, nodes: int = 10_000) -> BotInput:
    rules = registry.find(game)
    state = some_moments(rules)[moment]
    return input_for_bot(registry.find, BotTask(game, bot, state, rules.to_act(state)[0], nodes, seed=7))


@pytest.mark.parametrize(("game", "bot"), [("cities", "expert"), ("greentown", "expert"), ("greentown", None)])
def test_a_bot_answers_by_the_plain_rules_while_its_code_is_loaded_once(
    loading: list[str], game: str, bot: str | None
) -> None:
    question = asked(game, bot)

    first, second = quick_move(question), quick_move(question)

    assert isinstance(first, BotMove)
    assert isinstance(second, BotMove)
    assert loading == [game]


@pytest.mark.parametrize(("game", "bot"), [("cities", "random"), ("cities", "foreman"), ("skylines", "expert")])
def test_a_bot_that_needs_no_compiled_code_plays_as_ever(loading: list[str], game: str, bot: str) -> None:
    question = asked(game, bot, nodes=300)

    assert quick_move(question) == choose_move(question)
    assert loading == []


@pytest.mark.parametrize(
    ("game", "bot", "nodes"), [("cities", "planner", 10_000), ("cities", "expert", 20), ("greentown", "expert", 12)]
)
def test_with_time_enough_the_answer_is_the_one_of_all_nodes(game: str, bot: str, nodes: int) -> None:
    question = asked(game, bot, nodes=nodes)

    with using(CodeUse.PLAIN):
        assert best_in_time(question, HOURS) == choose_move(question)


def test_without_time_the_answer_is_the_one_of_a_single_node() -> None:
    question = asked("greentown", "expert")

    with using(CodeUse.PLAIN):
        assert best_in_time(question, 0) == choose_move(replace(question, nodes=1))


@pytest.mark.parametrize(("seconds", "nodes"), [(0, 1), (HOURS, 900)])
def test_a_hint_for_which_time_is_over_is_the_best_that_was_found_so_far(seconds: float, nodes: int) -> None:
    question = asked("skylines", None, nodes=900)

    assert quick_move(replace(question, seconds=seconds)) == choose_move(replace(question, nodes=nodes))


def test_a_search_ends_when_its_time_is_over_and_no_timer_is_left() -> None:
    with pytest.raises(SearchTimeUp), limited(0.01):
        time.sleep(HOURS)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.parametrize(("alarms", "nodes"), [(1, 6), (2, 1)])
def test_an_answer_that_a_compiled_call_found_too_late_is_kept_and_a_search_that_goes_on_is_not(
    monkeypatch: pytest.MonkeyPatch, alarms: int, nodes: int
) -> None:
    def found(given: BotInput) -> BotMove:
        for _ in range(alarms if given.nodes > 1 else 0):
            signal.raise_signal(signal.SIGALRM)
        return BotMove(f"with {given.nodes}")

    monkeypatch.setattr(quick_answers, "GRACE", HOURS)
    monkeypatch.setattr(quick_answers, "choose_move", found)

    assert best_in_time(asked("skylines", None, nodes=6), HOURS) == BotMove(f"with {nodes}")
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.parametrize(("seconds", "taken"), [(None, SECONDS), (0.1, 0.1), (HOURS, SECONDS)])
def test_an_answer_by_the_plain_rules_takes_no_more_time_than_is_given(
    loading: list[str], monkeypatch: pytest.MonkeyPatch, seconds: float | None, taken: float
) -> None:
    given: list[float] = []

    def noted(question: BotInput, seconds: float, growth: int = 1) -> BotMove | Refusal:
        answer = choose_move(replace(question, nodes=1))
        given.append(seconds)
        return answer

    monkeypatch.setattr(quick_answers, "best_in_time", noted)
    quick_move(replace(asked("greentown", "expert"), seconds=seconds))

    assert (given, loading) == ([taken], ["greentown"])


@pytest.mark.parametrize(("game", "bot"), [("cities", "expert"), ("greentown", "planner"), ("cities", "nobody")])
def test_a_bot_is_prepared_without_the_compiler(loading: list[str], game: str, bot: str) -> None:
    asked = Preparation(game, bot)

    assert prepare(asked) == asked
    assert loading == []


def test_loaded_code_is_used_at_once(loading: list[str]) -> None:
    with using(CodeUse.LOADED), pytest.raises(NotLoaded):
        compiled_code.wanted(modes_of("cities"))

    compiled_code.load(modes_of("cities"), lambda: None)

    with using(CodeUse.LOADED):
        assert compiled_code.wanted(modes_of("cities"))
    with using(CodeUse.PLAIN):
        assert not compiled_code.wanted(modes_of("cities"))


def modes_of(game: str) -> tuple[str, ...]:
    search = registry.load(f"townwright.bots.{game}.search")
    sources: tuple[str, ...] = search.SOURCES
    return sources
