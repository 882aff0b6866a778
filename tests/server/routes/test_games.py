"""What ``/api/games`` says about options is enough to build a form whose words the game takes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from tests.conformance.cases import every_game
from tests.server.harness.serving import serving
from townwright import bots
from townwright.core.contract import AnyGame
from townwright.server.protocol.game_descriptions import options_of
from townwright.server.protocol.game_responses import Option, OptionRule


def holds(rule: OptionRule | None, words: Mapping[str, str]) -> bool:
    return rule is None or bool({*words.get(rule.option, "").split()} & {*rule.words})


def filled(options: tuple[Option, ...], first_game: bool, chosen: Mapping[str, str]) -> dict[str, str]:
    """A form as a page fills it in: what is offered, as it is suggested unless something else is chosen."""
    words: dict[str, str] = {}
    for option in options:
        if option.form != "hidden" and holds(option.offered_with, words):
            suggested = option.first_game if first_game else option.suggested
            words[option.name] = chosen.get(option.name, suggested)
    return words


@every_game
@pytest.mark.parametrize("first_game", [True, False])
def test_a_form_as_it_is_suggested_is_taken(game: AnyGame, first_game: bool) -> None:
    game.options(filled(options_of(game.name), first_game, {}))


@every_game
def test_every_value_that_a_form_shows_can_be_chosen(game: AnyGame) -> None:
    options = options_of(game.name)
    for option in options:
        for value in option.values:
            needed = {rule.option: rule.words[0] for rule in value.rules if rule.kind == "only-with"}
            gate = option.offered_with
            unlocked = {gate.option: gate.words[0]} if gate else {}
            words = filled(options, False, {**needed, **unlocked, option.name: value.word})

            if option.name in words and value.form != "hidden":
                assert game.option_words(game.options(words))[option.name]


@every_game
def test_to_say_the_defaults_is_to_say_nothing(game: AnyGame) -> None:
    defaults = {option.name: option.default for option in options_of(game.name)}

    assert game.option_words(game.options(defaults)) == game.option_words(game.options({}))


@every_game
def test_labels_are_sentences(game: AnyGame) -> None:
    for option in options_of(game.name):
        assert option.label.english
        assert all(value.label.english for value in option.values)


def test_the_variants_of_cities_come_with_what_they_imply_and_where_they_are_offered() -> None:
    (variants,) = (option for option in options_of("cities") if option.name == "variants")
    told = json.loads(msgspec.json.encode(variants))

    assert (told["kind"], told["default"], told["first_game"]) == ("some-of", "-", "quickstart")
    values = {value["word"]: value for value in told["values"]}
    assert [values[word]["form"] for word in ("nojump", "nomove", "quickstart")] == ["folded", "hidden", "shown"]
    assert values["quickstart"]["rules"] == [
        {"kind": "implies", "option": "variants", "words": ["nomove"]},
        {"kind": "only-with", "option": "level", "words": ["1"]},
    ]


def test_whoever_chooses_an_opponent_is_told_how_each_bot_plays_and_scores(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            cities = await ada.get("/api/games/cities/bots")
            assert [bot["name"] for bot in cities] == [bot.name for bot in bots.own("cities")]
            assert cities[-1]["plays"]["english"] == "plays every good move on in its head, many times"
            assert cities[-1]["scores"]["level=3"] > cities[0]["scores"]["level=3"]

    asyncio.run(scene())
