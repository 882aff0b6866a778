"""Games are found by their folders, by any number of threads at once."""

from __future__ import annotations

import subprocess
import sys

AT_ONCE = """
import sys
import threading
import time
from townwright import bots
from townwright.core import registry

sys.setswitchinterval(1e-6)
failed, loaded = [], set(sys.modules)

def ask(load, pause):
    time.sleep(pause)
    try:
        load("cities")
    except BaseException as error:
        failed.append(repr(error))

for number in range(12):
    getattr(registry, "_found", {}).clear()
    for name in set(sys.modules) - loaded:
        if name.startswith("townwright."):
            del sys.modules[name]
    threads = [threading.Thread(target=ask, args=(bots.of, 0.0))]
    threads.append(threading.Thread(target=ask, args=(registry.find, number / 400)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
sys.exit("; ".join(failed))
"""


def test_a_game_and_its_bots_may_be_asked_for_at_once() -> None:
    asked = subprocess.run((sys.executable, "-c", AT_ONCE), capture_output=True, text=True, check=False)

    assert asked.stderr.strip() == ""
