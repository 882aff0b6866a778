"""What the game's page says is so."""

from __future__ import annotations

import re
from pathlib import Path

from townwright.games.skylines import GAME
from townwright.games.skylines.box.loader import SECTIONS
from townwright.games.skylines.option_schema import SCENARIOS, SCHEMA

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "skylines.md").read_text("utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"```(\w+)\n(.*?)```", PAGE, flags=re.DOTALL)


def example(beginning: str) -> str:
    """The only example of the page that begins so."""
    (found,) = (text for _, text in EXAMPLES if text.startswith(beginning))
    return found


def test_the_examples_of_the_page_run() -> None:
    (code,) = (text for language, text in EXAMPLES if language == "python")

    exec(compile(code, "skylines.md", "exec"), {"__name__": "example"})  # noqa: S102  our own example


def test_the_page_has_the_headings_of_every_game_and_one_for_the_effect_language() -> None:
    headings = re.findall(r"^## (.*)$", PAGE, flags=re.MULTILINE)

    assert headings == [
        "In the box",
        "A turn",
        "On the page",
        "Notation",
        "The effect language",
        "Scoring",
        "The end",
        "Versions",
    ]


def test_the_record_of_the_page_replays() -> None:
    replay = GAME.replay(example("[Game"))

    assert (replay.state.turn, replay.state.bars.money) == (2, 9)


def test_the_component_file_of_the_page_loads() -> None:
    mine = example("skylines components")

    assert [str(remark) for remark in GAME.check_components(mine)] == ["news: the set has 1, the box 10"]
    assert str(GAME.options({"set": "my-box"}, [mine]).box.cards["2N1"].effects[0]) == "burden R: wat-1"


def test_the_table_of_the_page_is_scored() -> None:
    assert GAME.score(example("bars"), {}).facts["outcome"] == "finished"


def test_the_page_names_every_section_scenario_and_option() -> None:
    assert all(f"`{section}`" in PAGE for section in SECTIONS)
    assert re.findall(r"^\| `(\w+)` \| .* \| .* \|$", PAGE, flags=re.MULTILINE)[: len(SCHEMA.names)] == [
        "scenario", "seats", "layout", "boards", "capital", "modules", "role_choice", "policy_refill", "set",
    ]  # fmt: skip
    assert list(SCENARIOS) == ["intro", "1", "2", "3", "4", "5", "free"]


def test_the_page_explains_every_title_at_its_score() -> None:
    scores, titles = re.findall(r"^\| (?:score|title) \| (.*) \|$", PAGE, flags=re.MULTILINE)
    lowest = [-1 if "below" in words else int(re.split("[– ]", words)[0]) for words in scores.split(" | ")]

    assert titles.split(" | ") == [GAME.score(f"bars ovr={score}\n", {}).facts["title"] for score in lowest]
