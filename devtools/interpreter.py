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

CHOSEN: Final = "TOWNWRIGHT_PYTHON"
"""Names the Python to take, however it was built."""
SYSTEM: Final = "/usr"
"""Where a system keeps its own Python, whose recipe optimises it without saying so."""
PROBE: Final = """
import ctypes, ensurepip, lzma, sqlite3, ssl, sys, venv, zlib
print("%d.%d" % sys.version_info[:2], sys.implementation.name)
"""
"""Loads what an environment needs of a Python; a system may keep it in packages of its own."""


def chosen() -> str:
    """Return the Python to make the environment with: the one that is named, the caller's or the system's."""
    named = os.environ.get(CHOSEN)
    if named:
        return named
    system = "{}/bin/python{}.{}".format(SYSTEM, *sys.version_info)
    return sys.executable if is_optimised() or not can_replace(system) else system


def is_optimised() -> bool:
    """Return whether the caller's Python was built for speed, as far as it tells."""
    told = sysconfig.get_config_var("CONFIG_ARGS")
    return told is None or "--enable-optimizations" in told or sys.base_prefix == SYSTEM


def can_replace(python: str) -> bool:
    """Return whether there is such a Python, of the caller's version and with all that an environment needs."""
    try:
        told = subprocess.run(
            (python, "-I", "-c", PROBE), capture_output=True, text=True, check=True, timeout=20
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    return told.split() == ["{}.{}".format(*sys.version_info), sys.implementation.name]
