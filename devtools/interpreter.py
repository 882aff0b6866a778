"""Chooses the Python of the environment: the caller's, or the system's where the caller's is a slow build.

Version managers build Python without optimisation unless they are told otherwise. Such a Python takes a quarter to a
third longer for whatever it computes itself, and often the system's own, of the same version, lies beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from typing import Final

from devtools.tools import Failed

CHOSEN: Final = "TOWNWRIGHT_PYTHON"
"""Names the Python to take, however it was built."""
SYSTEM: Final = "/usr"
"""Where a system keeps its own Python, whose recipe optimises it without saying so."""
OLDEST: Final = (3, 11)
"""The oldest Python that does, as ``dev`` asks of its caller's."""
PROBE: Final = """
import ctypes, ensurepip, lzma, sqlite3, ssl, sys, venv, zlib
print(sys.implementation.name, *sys.version_info[:2])
"""
"""Loads what an environment needs of a Python; a system may keep it in packages of its own."""


def choose() -> str:
    """Return the Python to make the environment with: the one that is named, the caller's or the system's."""
    named = os.environ.get(CHOSEN)
    if named:
        found = version_of(named)
        if found is None or found < OLDEST:
            raise Failed(f"{CHOSEN} names {named}, which is no Python {'.'.join(map(str, OLDEST))} or newer that does.")
        return named
    system = "{}/bin/python{}.{}".format(SYSTEM, *sys.version_info)
    return sys.executable if is_optimised() or version_of(system) != sys.version_info[:2] else system


def is_optimised() -> bool:
    """Return whether the caller's Python was built for speed, as far as it tells."""
    told = sysconfig.get_config_var("CONFIG_ARGS")
    return told is None or "--enable-optimizations" in told or sys.base_prefix == SYSTEM


def version_of(python: str) -> tuple[int, int] | None:
    """Return the version of a Python of the caller's kind; None if it lacks what an environment needs."""
    asked = (python, "-I", "-c", PROBE)
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=20).stdout
        kind, major, minor = told.split()
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return (int(major), int(minor)) if kind == sys.implementation.name else None
