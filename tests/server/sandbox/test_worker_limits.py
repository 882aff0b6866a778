"""A worker limits itself as far as its machine lets it."""

from __future__ import annotations

import os
import resource
import signal

import pytest

from townwright.server.workers.worker import limit_process


@pytest.mark.parametrize("refused", [ValueError, OSError])
def test_a_worker_starts_on_a_machine_that_refuses_the_limit_of_memory(
    refused: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def setrlimit(kind: int, _limits: tuple[int, int]) -> None:
        asked.append(kind)
        raise refused("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    monkeypatch.setattr(os, "nice", lambda _by: 0)
    monkeypatch.setattr(signal, "signal", lambda *_: None)

    limit_process(1 << 30, nice=0, address_space=True)

    assert asked == [resource.RLIMIT_AS]
