"""A cluster plays the arena's games as this process does."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from townwright.bots import arena, executors
from townwright.cli.commands.arena import play_matches
from townwright.core.refusals import Unknown


class FakeRay:
    """Behaves as the module ``ray`` does, as far as a cluster asks it."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, object]]] = []
        self.calls = 0

    def init(self, **words: object) -> None:
        self.told.append(("init", words))

    def shutdown(self) -> None:
        self.told.append(("shutdown", {}))

    def remote(self, function: Callable[..., Any]) -> FakeRemote:
        return FakeRemote(self, function)


class FakeRemote:
    """A function that runs elsewhere: what goes to it and what comes back is packed and unpacked."""

    def __init__(self, ray: FakeRay, function: Callable[..., Any]) -> None:
        self.ray, self.function = ray, function

    def remote(self, *args: Any) -> FakeRemote:
        self.ray.calls += 1
        self.packed = pickle.dumps(args)
        return self

    def future(self) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(pickle.loads(pickle.dumps(self.function(*pickle.loads(self.packed)))))  # noqa: S301  our own
        return found


def test_a_cluster_gives_the_same_outcomes_as_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(executors.ADDRESS, raising=False)
    matches, ray = arena.matches("cities", {"level": "3"}, ["random", "stroller"], 2, "cluster", 20), FakeRay()

    assert play_matches(matches, executors.RayExecutor(ray, workers=2)) == play_matches(matches, None)

    (began, words), (ended, _) = ray.told
    assert (began, ended, words["num_cpus"], ray.calls) == ("init", "shutdown", 2, len(matches))


def test_a_cluster_that_has_an_address_decides_itself_how_many_workers_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(executors.ADDRESS, "ray://elsewhere:10001")
    ray = FakeRay()

    with executors.RayExecutor(ray, workers=2):
        pass

    assert ray.told == [("init", {"log_to_driver": False}), ("shutdown", {})]


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "find_spec", lambda _: None)
    with pytest.raises(Unknown, match=r"Ray is not installed here; it comes with townwright\[cluster\]"):
        executors.make_executor(executors.RAY, 2)
