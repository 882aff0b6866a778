"""What a soak with hostile content measures, and the bars that it must meet.

Times by the clock hold on a calm machine. Where others take more than a tenth of it, the turns of the loop and the
tasks are judged by what they computed, and the slowest answer may take as much longer as the machine is slower; the
result says so. The person's waiting is judged by the clock everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.server.harness import hostility
from tests.server.harness.told import Told

TURN, P99, MEMORY, STOP = 0.1, 150.0, 1.2, 5.0
TASK = 2.2
"""Seconds of a task: the two that it may compute, and what it takes to end a process."""
SLOWEST = 12.0
"""Seconds until the slowest answer: two that its task may compute, and its queue. Eleven tasks of the same guest stand
there at most, each of them behind one of every other guest, four guests for two workers, and none computes for
more than 0.45 s: 2 + 11 * 4 / 2 * 0.45."""
CALM = 0.1
"""The share of the machine that others may take on a calm one."""
ENOUGH = 24
"""Sets that between them use every way in and spend budgets."""
ENDED, LATE = (f'townwright_sandbox_total{{outcome="{each}",pool="brought"}}' for each in ("ended", "late"))

WORK = "townwright_loop_slow_working_turns_total"


@dataclass
class Found:
    """What the soak found."""

    sets: int
    told: Told = field(default_factory=Told)
    seconds: float = 0.0
    """How long the attack took."""
    freezes: int = 0
    waited: dict[str, list[float]] = field(default_factory=dict)
    """How long the person waited for each answer beside the attack, by game."""
    alone: list[float] = field(default_factory=list)
    """The same before the attack, to know what the machine is busy with anyway."""
    before: dict[str, float] = field(default_factory=dict)
    """What the server had counted before the attack."""
    after: dict[str, float] = field(default_factory=dict)
    others: float = 0.0
    """The share of the machine that others took during the attack."""
    memory: tuple[int, int] = (0, 0)
    """KiB of the server and its workers, before and after."""
    stopped: float = 0.0

    @property
    def calm(self) -> bool:
        """Whether the machine had nothing else to do."""
        return self.others <= CALM

    def patience(self) -> float:
        """Seconds that the slowest answer may take; more where others take a part of the machine."""
        return SLOWEST if self.calm else SLOWEST / max(0.1, 1 - self.others)

    def slow_turns(self) -> float:
        """Turns of the loop over their bar, by the clock or by what they computed."""
        name = "loop_turn" if self.calm else "loop_turn_computing"
        return hostility.longer_than(self.after, name, "0.1") - hostility.longer_than(self.before, name, "0.1")

    def slow_work(self) -> float:
        """Turns in which the loop itself computed for too long, garbage collections apart."""
        return self.after.get(WORK, 0.0) - self.before.get(WORK, 0.0)

    def ended(self) -> float:
        """Searches that no budget ended, so that the kernel had to, or the clock where others leave little time."""
        return sum(self.after.get(each, 0.0) - self.before.get(each, 0.0) for each in (ENDED, LATE))

    def longest(self, what: str) -> float:
        """The longest time of a task, by ``wait``, ``taken`` or ``computing``."""
        return self.after.get(f"townwright_sandbox_brought_longest_{what}_seconds", 0.0)

    def p99(self) -> float:
        """What the person waited for an answer at the 99th percentile, in milliseconds."""
        return hostility.percentile([each for times in self.waited.values() for each in times], 0.99)

    def missed(self) -> list[str]:
        """The bars that were missed."""
        told, large = self.told, self.sets >= ENOUGH
        unused = sorted(hostility.ways_of_games() - set(told.ways)) if large else []
        task = self.longest("taken" if self.calm else "computing")
        bars = {
            f"{self.sets - told.sets} sets were not brought": told.sets >= self.sets,
            f"{self.freezes} freezes": self.freezes == 0,
            f"{self.slow_turns():g} turns of the loop over {1000 * TURN:g} ms": self.slow_turns() == 0,
            f"{self.slow_work():g} turns of the loop computed for more than 20 ms": self.slow_work() == 0,
            f"the person's p99 of {self.p99():.0f} ms is over {P99:g} ms": self.p99() <= P99,
            f"the person has not played {3 - len(self.waited)} of the games": len(self.waited) >= 3 or not large,
            f"memory grew from {self.memory[0]} to {self.memory[1]} KiB": self.memory[1] <= MEMORY * self.memory[0],
            f"wrong answers: {told.wrong[:5]}": not told.wrong,
            f"{self.ended():g} searches were ended by the kernel or the clock, and not by their budgets": self.ended()
            == 0,
            "no budget was ever spent": told.spent > 0 or not large,
            f"a task took {task:.1f} s": task <= TASK,
            f"the slowest answer came after {told.longest:.1f} s": told.longest <= self.patience(),
            f"not used: {', '.join(unused)}": not unused,
            f"SIGTERM took {self.stopped:.1f} s": self.stopped <= STOP,
        }
        return [name for name, met in bars.items() if not met]

    def __str__(self) -> str:
        told = self.told
        refused = ", ".join(f"{count} {key}" for key, count in told.refused.most_common(10))
        judged = "by the clock" if self.calm else "by what was computed, since the machine is busy with other things"
        ways = ("", "computing_", "working_")
        longest = [1000 * self.after.get(f"townwright_loop_longest_turn_{way}seconds", 0) for way in ways]
        games = {"alone": self.alone, **self.waited}
        waits = "; ".join(
            f"{game} {len(times)} answers after "
            + ", ".join(f"{hostility.percentile(times, share):.1f}" for share in (0.5, 0.99, 1.0))
            for game, times in games.items()
        )
        before, after = (size >> 10 for size in self.memory)
        tasks = ", ".join(f"{what} {self.longest(what):.2f} s" for what in ("wait", "taken", "computing"))
        slowest = f"{told.longest:.1f} s of {self.patience():.0f} with its queue"
        lines = (
            f"{told.sets} of {self.sets} sets in {self.seconds:.0f} s",
            f"others took {100 * self.others:.0f} % of the machine",
            f"{told.requests} requests by {len(told.ways)} ways, {told.answered} of them answered",
            f"{told.refused.total()} refused, {told.spent} for a budget or cap; {refused}",
            f"the slowest answer came after {slowest} ({told.slowest})",
            f"the longest of a task: {tasks}; {self.ended():g} were ended by the kernel or the clock",
            f"{self.freezes} freezes; {self.slow_turns():g} turns of the loop over {1000 * TURN:g} ms, {judged}",
            f"the longest turn since the start took {longest[0]:.0f} ms and computed {longest[1]:.0f} ms",
            f"garbage apart it computed {longest[2]:.0f} ms, in the attack over 20 ms {self.slow_work():g} times",
            f"p50, p99 and longest of the person's waiting in ms: {waits}",
            f"memory of the server and its workers {before} MiB before, {after} MiB after",
            f"SIGTERM ended it after {self.stopped:.1f} s in the middle of an attack",
        )
        return "\n".join(lines)
