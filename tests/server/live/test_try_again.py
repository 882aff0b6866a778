"""What could not be computed at a moment is no answer for good: the same message is tried again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness.town import Town, town
from townwright.server.workers.fair_queue import TryAgain, busy, stopping


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("again")) as opened:
        yield opened


@pytest.mark.parametrize("why", [busy, stopping])
def test_a_message_that_was_refused_because_nothing_was_computed_then_is_tried_again(
    place: Town, why: Callable[[], TryAgain], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: Any, **__: Any) -> None:
        raise why()

    async def scene() -> list[dict[str, Any]]:
        ada = await place.server.page("Ada")
        table = await ada.table("cities", options={"seats": "9"}, seats=[{"who": "you"}] * 9)
        await ada.watch(table)
        action = await ada.random_action(table, Random(1))
        with monkeypatch.context() as patched:
            patched.setattr(place.server.services.sandbox, "run", refuse)
            said = [await ada.act(table, action, "the-same-id")]
        said += [await ada.act(table, action, "the-same-id") for _ in range(2)]
        with monkeypatch.context() as patched:
            patched.setattr(place.server.services.sandbox, "run", refuse)
            said.append(await ada.act(table, action, "the-same-id"))
        return said

    first, *later = place.run(scene())

    assert (first["say"], first["code"]) == ("refusal", why().code)
    assert [frame["say"] for frame in later] == ["answer"] * 3, "the answer that was stored stays the answer"
    assert len({frame["number"] for frame in later}) == 1
