"""Reviews that are being computed: whoever asks for the same follows the same job, and it ends when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Final

from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.server.protocol.responses import Problem
from townwright.server.protocol.review_updates import ReviewUpdate, done
from townwright.server.reviews.review_tasks import review_record
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.store.errors import StoreError, is_outage
from townwright.tables.replies import sentence

log = logging.getLogger(__name__)

PULSE: Final = 10.0
"""After so many seconds without news the last update is sent again, so that nobody takes the line for dead."""


class RunningReview:
    """One review on its way, and everybody who waits for it."""

    def __init__(self) -> None:
        self.followers = 0
        self.update = ReviewUpdate(state="waiting")
        self.task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def tell(self, update: ReviewUpdate) -> None:
        """Tell everybody who waits."""
        self.update = update
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self) -> None:
        """Wait for the next update, or for so long that the last one should be sent again."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), PULSE)


class ReviewJobs:
    """The reviews that this process computes, by what they are about."""

    def __init__(self, pool: SandboxPool, effort: float) -> None:
        self._pool, self._effort = pool, effort
        self._jobs: dict[Hashable, RunningReview] = {}

    def __len__(self) -> int:
        return len(self._jobs)

    def is_under_way(self, key: Hashable) -> bool:
        """Whether somebody waits for this review already."""
        return key in self._jobs

    async def follow(
        self,
        key: Hashable,
        who: Hashable,
        text: str,
        components: tuple[str, ...],
        seat: Seat,
        keep: Callable[[str], Awaitable[None]] | None = None,
    ) -> AsyncGenerator[ReviewUpdate, None]:
        """Yield how a review gets on, to its end; it is ended if the last who follows it leaves.

        ``keep`` stores the finished review.
        """
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = RunningReview()
            job.task = asyncio.ensure_future(self._compute(key, job, who, (text, components, seat), keep))
        job.followers += 1
        try:
            while True:
                told = job.update
                yield told
                if told.state in ("done", "failed"):
                    return
                if job.update is told:  # otherwise there was news while it was being sent
                    await job.news()
        finally:
            job.followers -= 1
            if not job.followers and job.task is not None:
                self._forget(key, job)  # whoever asks now begins anew
                job.task.cancel()

    async def _compute(
        self,
        key: Hashable,
        job: RunningReview,
        who: Hashable,
        asked: tuple[str, tuple[str, ...], Seat],
        keep: Callable[[str], Awaitable[None]] | None,
    ) -> None:
        """Compute a review and tell how it gets on; every end is told but a cancellation, which nobody follows."""
        job.tell(ReviewUpdate(state="waiting", ahead=self._pool.waiting))

        def progress(share: float) -> None:
            job.tell(ReviewUpdate(state="computing", share=round(share, 3)))

        try:
            found = await self._pool.run(who, review_record, *asked, self._effort, on_progress=progress)
            if keep is not None:
                await keep_if_possible(keep, found.decode())
            job.tell(done(found))
        except Refusal as refusal:
            job.tell(failed(refusal.code, refusal.phrase))
        except Exception:
            log.exception("a review could not be computed")
            job.tell(failed("failed", Phrase("server-review-failed", "this game could not be reviewed")))
        finally:
            self._forget(key, job)

    def _forget(self, key: Hashable, job: RunningReview) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key]

    def stop(self) -> None:
        """Cancel every review that is being computed."""
        for job in tuple(self._jobs.values()):
            if job.task is not None:
                job.task.cancel()


async def keep_if_possible(keep: Callable[[str], Awaitable[None]], review: str) -> None:
    """Keep a review; one that cannot be kept is shown all the same, and computed again for whoever asks next."""
    try:
        await keep(review)
    except StoreError as error:
        if not is_outage(error):
            log.exception("a review could not be kept")


def failed(code: str, why: Phrase) -> ReviewUpdate:
    """The update that says why there is no review."""
    return ReviewUpdate(state="failed", problem=Problem(code=code, why=sentence(why), request=secrets.token_hex(4)))
