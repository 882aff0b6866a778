"""Loads Townwright and serves a page while only the packages of ``run.lock`` can be imported; prints what was loaded.

``python -m tests.packages.only_locked`` answers with JSON: the modules that miss something, what was
refused, and all that were imported.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import signal
import sys
import tempfile
import threading
from collections.abc import Sequence
from http.client import HTTPConnection
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import packages_distributions
from types import ModuleType

import townwright
from devtools import places
from townwright.core.phrases import Phrase
from townwright.texts import translate


class OnlyLocked(MetaPathFinder):
    """Refuses modules of packages that a lock does not name, as if they were not installed."""

    def __init__(self, locked: Sequence[str]) -> None:
        self.asked: set[str] = set()
        owners = packages_distributions()
        self._refused = {
            module for module, names in owners.items() if not {normal(name) for name in names} & {*locked, "townwright"}
        }

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  the interface of finders
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in self._refused:
            self.asked.add(name)
            raise ModuleNotFoundError(f"{name} is not in the lock", name=name)
        return None


def normal(name: str) -> str:
    """The name of a package as locks write it."""
    return name.lower().replace("_", "-").replace(".", "-")


def load_all() -> dict[str, str]:
    """Imports every module, and returns those that cannot be with the package that they miss."""
    missing = {}
    for found in pkgutil.walk_packages(townwright.__path__, "townwright.", onerror=lambda _name: None):
        try:
            if not found.name.endswith("__main__"):
                importlib.import_module(found.name)
        except ModuleNotFoundError as error:
            missing[found.name] = (error.name or "").partition(".")[0]
    return missing


def serve_and_ask(paths: Sequence[str]) -> list[int]:
    """Serves as ``townwright play`` does, asks for some addresses, stops and returns the answers' status."""
    from townwright.server import run
    from townwright.server.settings import Settings

    answers: list[int] = []
    listener = run.listening("127.0.0.1", 0)
    host = f"127.0.0.1:{listener.getsockname()[1]}"

    def ask() -> None:
        for path in paths:
            connection = HTTPConnection(host, timeout=60)
            connection.request("GET", path)
            answers.append(connection.getresponse().status)
            connection.close()
        os.kill(os.getpid(), signal.SIGTERM)

    with tempfile.TemporaryDirectory() as folder:
        chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(f"http://{host}",))
        run.run(chosen, listener, threading.Thread(target=ask).start)
    return answers


def main() -> None:
    """Loads, asks and tells."""
    finder = OnlyLocked(places.pinned(places.lock_of("run")))
    sys.meta_path.insert(0, finder)
    missing = load_all()
    translate(Phrase("table-over", "this table is over"), "de")  # English needs no Fluent
    answers = serve_and_ask(("/health/ready", "/metrics", "/api/nothing"))
    told = {"missing": missing, "answers": answers, "refused": sorted(finder.asked), "modules": sorted(sys.modules)}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
