"""What processes take of the machine: time, memory, and how much others take beside them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
GONE = (FileNotFoundError, ProcessLookupError, PermissionError)


def tree(pid: int) -> tuple[int, ...]:
    """A process and all that it has started, and those have started."""
    children: dict[int, list[int]] = {}
    for process, fields in stats():
        children.setdefault(int(fields[1]), []).append(process)
    found = [pid]
    for each in found:
        found.extend(children.get(each, ()))
    return tuple(found)


def stats() -> Iterator[tuple[int, list[str]]]:
    """Every process with the fields of its ``stat`` from its state on."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(*GONE):
            yield int(folder.name), (folder / "stat").read_text().rpartition(")")[2].split()


def computed(pid: int) -> float:
    """Seconds that a process and its tree have computed, with those of it that have ended."""
    within = set(tree(pid))
    return sum(sum(map(int, fields[11:15])) for process, fields in stats() if process in within) / TICKS


def machine_computed() -> tuple[float, float]:
    """Seconds that the whole machine has computed, and that it has had."""
    times = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return (sum(times) - times[3] - times[4]) / TICKS, sum(times) / TICKS


def memory(pid: int) -> int:
    """KiB of memory that a process and its tree hold, each shared page counted once."""
    total = 0
    for process in tree(pid):
        with suppress(*GONE):
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total


class Others:
    """How much of the machine others took since this was made: not this process, and nothing that it started."""

    def __init__(self) -> None:
        self._own, (self._all, self._had) = computed(os.getpid()), machine_computed()

    def share(self) -> float:
        """The share of the machine's time from 0 to 1."""
        own, (everything, had) = computed(os.getpid()), machine_computed()
        return max(0.0, (everything - self._all) - (own - self._own)) / max(1e-9, had - self._had)
