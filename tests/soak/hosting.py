"""Host it in ten minutes, followed word by word: ``sudo python3 dev soak hosting``.

As root, in a file system of its own: the commands of docs/hosting.md are run as they stand there, on real paths and
ports, with Debian's Caddy and PostgreSQL, and a game is played through it in Chromium over TLS. Takes some minutes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import click
from playwright.sync_api import Page, expect, sync_playwright

from tests.hosting.debian import Database
from tests.hosting.follower import NAME, PAGE, ROOT, UNITS, Host, do, enter_own_file_system
from tests.page.player import begin, play_to_the_end

INSIDE = "TOWNWRIGHT_OWN_FILE_SYSTEM"
SAFE = 2.0
"""The exposure that ``systemd-analyze security`` may find at most, of ten."""
AFTER_DRILL = 'sudo sh -c "rm /var/lib/townwright/drill.db*"'
"""What the page says in words about the end of a drill."""


@click.command(help=__doc__)
def main() -> None:
    """Install, start, put Caddy in front, play, move to PostgreSQL, back up, upgrade."""
    if os.geteuid():
        raise click.ClickException("a host is root; run it as root")
    if INSIDE not in os.environ:
        words = ("unshare", "--mount", "--propagation", "private", sys.executable, "-m", "tests.soak.hosting")
        raise SystemExit(subprocess.run(words, env={**os.environ, INSIDE: "1"}, check=False).returncode)
    started = perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "deploy", folder / "deploy")
        enter_own_file_system()
        host = Host(folder)
        try:
            follow(host)
        finally:
            host.stop_all()
    print(f"{len(host.done)} commands of the page done; {perf_counter() - started:.0f} s", flush=True)


def follow(host: Host) -> None:
    """Go through the page from its top."""
    host.follow("1. Install")
    for unit in ("townwright@.service", "townwright-backup.service"):
        told = do(f"systemd-analyze security --offline=true {UNITS / unit} || true").splitlines()[-1]
        print(told.strip("→ "), flush=True)
        assert float(told.split(":")[1].split()[0]) <= SAFE
    host.follow("2. Start")
    host.follow("3. The outside")
    play()
    drill(host)
    with tempfile.TemporaryDirectory(prefix="townwright-pg-") as name:
        host.database = Database(Path(name))
        host.database.start()
        try:
            on_postgresql(host)
        finally:
            host.stop_all()
            host.database.stop()


def on_postgresql(host: Host) -> None:
    """Move to PostgreSQL with two processes each for two servers, upgrade them one after the other, and drill again."""
    host.follow("With PostgreSQL")
    add_second_server(host)
    play()
    host.follow("Upgrade and go back")
    host.obey("sudo systemctl restart townwright@8001")
    play()
    drill(host)


def drill(host: Host) -> None:
    """Back up, restore into a file, serve it, and clear away."""
    host.follow("Back-ups, and a drill")
    print(do("ls -l /var/lib/townwright/backups"), flush=True)
    assert AFTER_DRILL in PAGE.read_text("utf-8")
    host.obey(AFTER_DRILL)


def add_second_server(host: Host) -> None:
    """Start a second server, as the page says in words."""
    caddy = Path("/etc/caddy/Caddyfile")
    before = "reverse_proxy 127.0.0.1:8000 {"
    caddy.write_text(caddy.read_text().replace(before, "reverse_proxy 127.0.0.1:8000 127.0.0.1:8001 {"))
    host.obey("sudo systemctl enable --now townwright@8001")
    host.obey("sudo systemctl reload caddy")


def play() -> None:
    """Play a game of Cities to its end in Chromium, over TLS and under the host's name."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", rules])
        page = browser.new_context(ignore_https_errors=True).new_page()
        page.set_default_timeout(60_000)
        begin(page, f"https://{NAME}", others=0, quick=True)
        play_to_the_end(page)
        invite(page)
        browser.close()
    print(f"a game was played to its end at https://{NAME}", flush=True)


def invite(page: Page) -> None:
    """Make a link for a guest: it bears the host's name, and no word about addresses of one's own computer."""
    begin(page, f"https://{NAME}", way="friends", others=1)
    page.locator(".right .button.main").click()
    expect(page.locator("input[readonly]")).to_have_value(re.compile(rf"https://{NAME}/j/\w+"))
    expect(page.locator(".only-here")).to_have_count(0)


if __name__ == "__main__":
    main()
