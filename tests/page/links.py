"""Ways from screen to screen that load nothing anew, as links of the page do."""

from __future__ import annotations

from playwright.sync_api import Page

FOLLOW = """async (href) => {
  if (location.href === href || !document.querySelector("main")) return false;
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  link.click();
  link.remove();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return true;
}"""


def go(page: Page, origin: str, path: str) -> None:
    """Go to a screen as by a link; load it where none stands that links could lead on from, or where it stands."""
    if not page.url.startswith(origin) or not page.evaluate(FOLLOW, origin + path):
        page.goto(origin + path)
