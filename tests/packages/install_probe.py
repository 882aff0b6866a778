"""Plays with an installed Townwright, and says in JSON what it found; run by the Python that it was installed for.

Standard library alone, since nothing else is there. ``install_probe.py WORD…`` calls the words, which start Townwright.
Where this process has a network of its own, only the loop of this machine is in it: nothing can be fetched.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from urllib.request import ProxyHandler, build_opener

SIOCSIFFLAGS = 0x8914
UP = 1


def main() -> None:
    """Start, look at the page, stop, and tell."""
    raise_loop()
    began = time.monotonic()
    with subprocess.Popen(
        (*sys.argv[1:], "play", "--no-browser", "--store", f"sqlite:///{os.environ['GAMES']}"),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        line = process.stdout.readline() if process.stdout else ""
        seconds = round(time.monotonic() - began, 1)
        found = re.search(r"http://\S+", line)
        if found is None:
            raise SystemExit(f"no address in {line!r}")
        address = found.group().rstrip("/")
        page = fetch(address)
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
        fetched = sum(len(fetch(address + path)) for path in scripts)
        process.send_signal(signal.SIGTERM)
        stopped = process.stdout.read().strip() if process.stdout else ""
    told = {"seconds": seconds, "scripts": len(scripts), "characters": fetched, "offline": is_offline()}
    print(json.dumps({**told, "stopped": stopped, "code": process.returncode}))


def fetch(address: str) -> str:
    """What an address of this machine answers, without any proxy."""
    with build_opener(ProxyHandler({})).open(address, timeout=60) as answer:
        return str(answer.read().decode("utf-8"))


def raise_loop() -> None:
    """Lets a network of its own reach itself."""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        try:
            fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sH14x", b"lo", UP))
        except PermissionError:
            return


def is_offline() -> bool:
    """Whether there is no network but the loop of this machine."""
    return [name for _, name in socket.if_nameindex() if name != "lo"] == []


if __name__ == "__main__":
    main()
