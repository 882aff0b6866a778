"""What programs made of a deal, and after its day the best that was possible: computed when it is first asked for."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Sequence
from typing import Final

from townwright import study
from townwright.core.refusals import Refusal
from townwright.server.bots.bot_directory import BotDirectory
from townwright.server.daily.deals import DailyDeals
from townwright.server.daily.plans import read_plan
from townwright.server.daily.play_tasks import best_possible, play_program
from townwright.server.sandbox.pool import Failed, SandboxPool
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import ProgramScore, StoredDeal
from townwright.server.store.errors import StoreError, is_outage
from townwright.server.workers.fair_queue import TryAgain

log = logging.getLogger(__name__)

NODES: Final = 2_000
"""What a program may search for one of its actions: a game of the strongest takes seconds, not minutes."""
RANDOM: Final = "random"
"""The program whose draws are known to the search for the best where no program has played the deal."""
WHO: Final = "daily deal"
"""Whom the work counts for: nobody's own waits because of it."""


def ranked(scores: Sequence[ProgramScore]) -> tuple[ProgramScore, ...]:
    """What programs made of a deal, the best first."""
    return tuple(sorted(scores, key=lambda score: (not score.won, -score.score, score.program)))


class DailyPrograms:
    """Plays deals with every bot of their game in the workers of the lowest priority, one after another."""

    def __init__(
        self, store: Store, deals: DailyDeals, directory: BotDirectory, pool: SandboxPool, nodes: int, effort: float
    ) -> None:
        self._store, self._deals, self._directory, self._pool = store, deals, directory, pool
        self._nodes, self._effort = min(nodes, NODES), effort
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._given_up: set[tuple[str, str, str]] = set()
        """Programs that did not finish a deal in this process, and are not asked again."""

    async def scores(self, deal: StoredDeal) -> tuple[tuple[ProgramScore, ...], int]:
        """What is known so far, the best first, and how much is still being computed; what is missing is begun."""
        kept = await self._store.programs(deal.day, deal.game)
        missing = await self._missing(deal, {score.program for score in kept})
        key = (deal.day, deal.game)
        if missing and key not in self._tasks:
            # A context of its own: the work does not count for the address of whoever asked first.
            task = asyncio.create_task(self._compute(deal, missing), context=contextvars.Context())
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return ranked(kept), len(missing)

    async def _missing(self, deal: StoredDeal, known: set[str]) -> list[str]:
        """The programs that have not played the deal; an empty name stands for the best that was possible."""
        wanted = [name for name in await self._directory.loaded_names(deal.game) if name not in known]
        if deal.closed_at is not None and deal.best is None and deal.game in study.games():
            wanted.append("")
        return [name for name in wanted if (deal.day, deal.game, name) not in self._given_up]

    async def _compute(self, deal: StoredDeal, missing: list[str]) -> None:
        plan = read_plan(deal.plan)
        for name in missing:
            try:
                seed = (await self._deals.dealer(deal)).seed
                if name:
                    score = await self._pool.run(WHO, play_program, deal.game, plan, seed, name, self._nodes)
                    if not await self._is_still(deal):
                        return
                    await self._store.keep_program(deal.day, deal.game, score)
                else:
                    scores = ranked(await self._store.programs(deal.day, deal.game))
                    program = scores[0].program if scores else RANDOM
                    given = deal.game, plan, seed, self._effort, program, self._nodes
                    found = await self._pool.run(WHO, best_possible, *given)
                    if found is None:
                        self._given_up.add((deal.day, deal.game, name))
                    else:
                        await self._store.keep_best(deal.day, deal.game, *found)
            except StoreError as error:
                if not is_outage(error):
                    log.exception("what a program made of a deal could not be stored")
                return
            except TryAgain:
                return  # whoever looks next begins it again
            except (Refusal, Failed):
                log.warning("a program did not finish the deal of a day", extra={"game": deal.game})
                self._given_up.add((deal.day, deal.game, name))

    async def _is_still(self, deal: StoredDeal) -> bool:
        """Whether the deal of the day is still this one; one that a wrong clock has published is made anew."""
        now = await self._store.deal(deal.day, deal.game)
        return now is not None and now.commitment == deal.commitment

    def stop(self) -> None:
        """Cancel every deal that is being played by programs."""
        for task in tuple(self._tasks.values()):
            task.cancel()
