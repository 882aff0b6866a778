"""Runs the tools that a checkout needs: what they print goes to a log, and a failure becomes a sentence."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from devtools import places

GROUP: Final[dict[str, Any]] = {"process_group": 0} if os.name == "posix" else {}
"""Lets a process lead a group, so that whatever it starts can be ended with it, and Ctrl-C reaches this one alone."""

OFFLINE: Final = (
    "The network cannot be reached, and the first start fetches packages: connect, or name your proxy in HTTPS_PROXY, "
    "and try again."
)
FULL: Final = "The disk is full, and the first start needs about 1 GB: make room and try again."
FORBIDDEN: Final = "This folder may not be written: copy it to a place of your own, or become its owner, and try again."
PROXY: Final = "The proxy in HTTPS_PROXY refuses to pass on: check its address, name and password, and try again."
CERTIFICATE: Final = (
    "A certificate was refused, as by a proxy that looks inside: name its authority's file in SSL_CERT_FILE and "
    "NODE_EXTRA_CA_CERTS, and try again."
)
ALTERED: Final = (
    "A package is not the one that was pinned, as behind a mirror that changes them: try again with another index or "
    "network."
)
ADVICE: Final[Mapping[str, str]] = {
    "no space left": FULL,
    "enospc": FULL,
    "disk quota exceeded": FULL,
    "do not match the hashes": ALTERED,
    "hash mismatch": ALTERED,
    "eintegrity": ALTERED,
    "certificate": CERTIFICATE,
    "proxyerror": PROXY,
    "proxy authentication": PROXY,
    "tunnel connection failed": PROXY,
    "tunnel error": PROXY,
    "cannot connect to proxy": PROXY,
    "name resolution": OFFLINE,
    "name or service not known": OFFLINE,
    "nodename nor servname": OFFLINE,
    "dns error": OFFLINE,
    "getaddrinfo": OFFLINE,
    " enotfound": OFFLINE,  # as npm and Node say it; a FileNotFoundError has the same letters
    "eai_again": OFFLINE,
    "connection refused": OFFLINE,
    "econnrefused": OFFLINE,
    "network is unreachable": OFFLINE,
    "enetunreach": OFFLINE,
    "timed out": OFFLINE,
    "etimedout": OFFLINE,
    "permission denied": FORBIDDEN,
    "eacces": FORBIDDEN,
    "read-only file system": FORBIDDEN,
    "erofs": FORBIDDEN,
}
"""What helps, by what the tools say when they fail; the first that fits is told."""

NUMBERS: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
}
"""The same for what the system itself refuses."""

_running: Final[set[subprocess.Popen[bytes]]] = set()
_over: Final = threading.Event()


class Failed(Exception):
    """Something that has to be done cannot be done; says in one sentence what helps."""


class Stopped(Exception):
    """A tool was ended, or not started, because the end of all tools was asked for."""


def run_tool(command: Sequence[str], log: Path, defaults: Mapping[str, str] | None = None) -> None:
    """Run a tool into a log, with defaults for its environment; raise ``Failed`` with what helps if it fails."""
    if run_into(command, log, defaults):
        raise Failed(advice(log.read_text("utf-8", errors="replace"), log))


def succeeds(command: Sequence[str], defaults: Mapping[str, str] | None = None) -> bool:
    """Run a tool without a word, and return whether it went well."""
    return run_into(command, Path(os.devnull), defaults) == 0


def check_quietly(command: Sequence[str], log: Path) -> int:
    """Run a check into a log, show the log if it fails, and return how it ended."""
    own = places.program(command[0])
    words = (str(own), *command[1:]) if own.exists() else tuple(command)
    code = run_into(words, log)
    if code:
        print(f"\nfailed: {' '.join(command)}\n{log.read_text('utf-8', errors='replace')}", flush=True)
    return code


def run_into(command: Sequence[str], log: Path, defaults: Mapping[str, str] | None = None) -> int:
    """Run a tool into a log and return how it ended; raise ``Stopped`` if the end of all tools was asked for."""
    if _over.is_set():
        raise Stopped
    log.parent.mkdir(parents=True, exist_ok=True)
    surroundings = {**(defaults or {}), **os.environ}
    with log.open("wb") as file:
        process = subprocess.Popen(
            command,
            cwd=places.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            env=surroundings,
            **GROUP,
        )
    _running.add(process)
    try:
        if _over.is_set():
            end_group(process)
        code = process.wait()
    except BaseException:  # Ctrl-C, where no other thread would end it
        end_group(process)
        process.wait()
        raise
    finally:
        _running.discard(process)
    if code and _over.is_set():
        raise Stopped
    return code


def advice(told: str, log: Path) -> str:
    """Return what helps a tool that said this; where nothing is known, its last line and where the rest is."""
    low = told.lower()
    for sign, sentence in ADVICE.items():
        if sign in low:
            return sentence
    last = next((line.strip() for line in reversed(told.splitlines()) if line.strip()), "it said nothing")
    return f"A tool failed ({last}): {log} holds all that it said."


def refused(error: OSError) -> str:
    """Return what helps when the system itself refuses something."""
    return NUMBERS.get(error.errno or 0, f"The system refuses something ({error}): mend that and try again.")


def run_in_parallel(*lanes: Callable[[], None]) -> None:
    """Do what stands in different lanes at the same time; the first that fails, or Ctrl-C, ends the tools of all."""
    if not lanes:
        return
    with tool_threads(len(lanes)) as threads:
        under_way = [threads.submit(lane) for lane in lanes]
        for ended in wait(under_way, return_when=FIRST_EXCEPTION).done:
            ended.result()


@contextmanager
def tool_threads(count: int) -> Iterator[ThreadPoolExecutor]:
    """Hand out threads that run tools, and end all of these tools if what is done with the threads fails."""
    try:
        with ThreadPoolExecutor(count) as threads:
            try:
                yield threads
            except BaseException:
                end_tools()
                raise
    finally:
        _over.clear()


def end_tools() -> None:
    """End the tools that are running, and keep threads from starting more."""
    _over.set()
    for process in tuple(_running):
        end_group(process)


def end_group(process: subprocess.Popen[bytes]) -> None:
    """Tell a process to end, and whatever it has started where it leads a group."""
    with suppress(OSError):
        if GROUP:
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
