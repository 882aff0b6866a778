"""What a disk may hold after its power failed: all that was synced, and anything of what was not.

A write that was not synced may be missing, cut short, torn at sectors of 512 bytes, or have overtaken an
earlier one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from .disk import Cut, Deleted, Entry, NotSynced, Promised, Synced, Written

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Image:
    """The files that were found after the power came back, and all that had been promised before."""

    files: dict[str, bytes]
    promised: tuple[Promised, ...]


def images(diary: Sequence[Entry], count: int, random: Random) -> Iterator[Image]:
    """Power failures at random moments of the diary, the earliest first."""
    moments = sorted(random.randrange(len(diary) + 1) for _ in range(count))
    safe: dict[str, bytearray] = {}
    waiting: dict[str, list[Written | Cut]] = {}
    promised: list[Promised] = []
    done = 0
    for moment in moments:
        for entry in diary[done:moment]:
            match entry:
                case Promised():
                    promised.append(entry)
                case Deleted(file):
                    safe.pop(file, None)
                    waiting.pop(file, None)
                case Synced(file):
                    apply(safe.setdefault(file, bytearray()), waiting.pop(file, []))
                case NotSynced(file):
                    apply(safe.setdefault(file, bytearray()), survived(waiting.pop(file, []), random))
                case Written(file) | Cut(file):
                    waiting.setdefault(file, []).append(entry)
        done = moment
        files = {file: bytearray(content) for file, content in safe.items()}
        for file, writes in waiting.items():
            left = survived(writes, random)
            if left or file in files:
                apply(files.setdefault(file, bytearray()), left)
        yield Image({file: bytes(content) for file, content in files.items()}, tuple(promised))


def survived(writes: Sequence[Written | Cut], random: Random) -> list[Written | Cut]:
    """What is left of writes that were not synced, in any order."""
    left = [part for write in writes for part in survivors(write, random)]
    random.shuffle(left)
    return left


def survivors(write: Written | Cut, random: Random) -> list[Written | Cut]:
    """What is left of a write that was not synced."""
    fate = random.choice(("whole", "missing", "short", "torn"))
    if isinstance(write, Cut) or fate in ("whole", "missing"):
        return [write] if fate in ("whole", "torn") else []
    if fate == "short":
        return [Written(write.file, write.offset, write.data[: random.randrange(len(write.data) + 1)])]
    sectors = range(0, len(write.data), SECTOR)
    return [
        Written(write.file, write.offset + at, write.data[at : at + SECTOR]) for at in sectors if random.random() < 0.5
    ]


def apply(content: bytearray, writes: Sequence[Written | Cut]) -> None:
    """Carry writes out, in their order."""
    for write in writes:
        if isinstance(write, Cut):
            del content[write.size :]
            content.extend(bytes(write.size - len(content)))
        else:
            content.extend(bytes(max(0, write.offset - len(content))))
            content[write.offset : write.offset + len(write.data)] = write.data
