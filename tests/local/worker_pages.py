"""Pages whose messages and requests are answered by the engine in the worker of a real browser."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page as Tab

from tests.page.static_site import StaticSite
from tests.server.harness.pages import Address, Page, browser

START = """async (folder) => {
  const list = await (await fetch(folder + "engine.json")).json();
  const worker = new Worker(folder + list.worker, { type: "module" });
  const waiting = new Map();
  let number = 0;
  window.heard = [];
  window.wake = () => {};
  window.tell = (said) => worker.postMessage(said);
  window.question = (said) => new Promise((settle) => {
    waiting.set(++number, settle);
    worker.postMessage({ ...said, number });
  });
  window.next = (patience) => new Promise((then) => {
    let timer = 0;
    const told = () => {
      clearTimeout(timer); // a second time it would take what the next one is to hear
      window.wake = () => {};
      then(window.heard.splice(0));
    };
    if (window.heard.length > 0) told();
    else {
      window.wake = told;
      timer = setTimeout(told, patience);
    }
  });
  await new Promise((ready, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.say === "ready") ready();
      if (data.say === "failed") failed(new Error(data.why));
      if (data.say === "response") waiting.get(data.number)(data);
      if (data.say === "message") {
        window.heard.push(data.text);
        window.wake();
      }
    };
    const memory = `${folder}memory-${list.runtime}-${list.worker}-${list.archive}`;
    const files = { runtime: `${folder}${list.runtime}/`, archive: folder + list.archive, memory };
    worker.postMessage({ say: "start", files });
  });
}"""
PATIENCE = 500
"""Milliseconds between two looks at whether anything came."""


@dataclass
class WorkerPage(Page):
    """A page that talks to the engine of a tab."""

    tab: Tab | None = None

    def __post_init__(self) -> None:
        self.heard: list[str] = []

    async def start(self, site: StaticSite) -> None:
        """Begin anew with nothing but what the browser has stored."""
        for known in (self.heard, self.frames, self.numbers, self.sights, self.facts):
            known.clear()
        assert self.tab is not None
        await self.tab.goto(f"{site.address}icon.svg")
        await self.tab.evaluate(START, f"{site.address}engine/")
        self.socket = self.tab

    async def run(self, code: str) -> str:
        """What a piece of Python says in the engine."""
        told = await self._ask({"say": "run", "code": code})
        assert told["status"] == 200, told["body"]
        return str(told["body"])

    async def get(self, path: str, **_headers: str) -> Any:
        """What the engine answers."""
        told = await self._ask({"say": "request", "method": "GET", "path": path, "body": ""})
        assert told["status"] < 300, (path, told)
        return told["body"] if path.endswith("/record") else json.loads(told["body"])

    async def post(self, path: str, **body: Any) -> Any:
        """What the engine answers."""
        told = await self._ask({"say": "request", "method": "POST", "path": path, "body": json.dumps(body)})
        assert told["status"] < 300, (path, told)
        return json.loads(told["body"])

    async def say(self, say: str, **body: Any) -> None:
        """Say something as over a socket."""
        assert self.tab is not None
        await self.tab.evaluate("said => window.tell(said)", _message(say, body))

    async def handle(self, seconds: float = 60.0) -> dict[str, Any]:
        """The next frame."""
        assert self.tab is not None
        async with asyncio.timeout(seconds):
            while not self.heard:
                self.heard += await self.tab.evaluate("patience => window.next(patience)", PATIENCE)
        return self.take(self.heard.pop(0))

    async def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        assert self.tab is not None
        told: dict[str, Any] = await self.tab.evaluate("asked => window.question(asked)", asked)
        return told


def _message(say: str, body: dict[str, Any]) -> dict[str, Any]:
    return {"say": "message", "text": json.dumps({"say": say, **body})}


def worker_page(tab: Tab) -> WorkerPage:
    """A page in this tab; it has to be started."""
    return WorkerPage(Address("http://device"), browser("http://device"), tab=tab)
