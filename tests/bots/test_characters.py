"""Every bot of ours says how it plays and what it usually scores."""

from __future__ import annotations

import pytest

from townwright import bots
from townwright.bots.characters import characters
from townwright.core import registry


@pytest.mark.parametrize("game", registry.own_names())
def test_every_own_bot_has_a_sentence_and_a_typical_score_for_every_choice_that_matters(game: str) -> None:
    found = characters(game)

    assert [each.name for each in found] == [bot.name for bot in bots.own(game)]
    assert len({str(each.plays) for each in found}) == len(found)
    assert {tuple(each.scores) for each in found} == {tuple(found[0].scores)}
    assert found[0].scores
    for key in filter(None, found[0].scores):
        registry.find(game).options(dict([key.split("=")]))


@pytest.mark.parametrize("game", registry.own_names())
def test_the_strongest_usually_scores_more_than_the_weakest(game: str) -> None:
    weakest, *_, strongest = characters(game)

    assert all(strongest.scores[key] > weakest.scores[key] for key in weakest.scores)
