"""How far a long command is, on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress, TaskID

if TYPE_CHECKING:
    from townwright.study.contract import OnProgress


def progress_bar() -> Progress:
    """A progress bar on the standard error, which shows nothing where that is no terminal."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def show(bar: Progress, task: TaskID, share: float) -> None:
    """Show in the progress bar which share is done."""
    bar.update(task, completed=share)


def part_of(progress: OnProgress, done: int, parts: int, share: float) -> None:
    """Tell the progress of one part of several."""
    progress((done + share) / parts)
