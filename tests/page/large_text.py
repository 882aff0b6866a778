"""What leaves the screen or is squeezed where text is twice as large, on the narrowest phone, in every language."""

from __future__ import annotations

from playwright.sync_api import Page

LANGUAGES = ("de", "en")
LARGE = "() => document.documentElement.style.setProperty('font-size', '200%', 'important')"
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem("townwright-settings") ?? "{}");
  localStorage.setItem("townwright-settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "townwright-settings" }));
}"""
SPEAKS = "(language) => document.documentElement.lang === language"
OUTSIDE = """async () => {
  const rolls = (element) => /(auto|scroll)/.test(getComputedStyle(element).overflowX);
  const scrolls = (element) => element && (rolls(element) || scrolls(element.parentElement));
  const leaves = ({ left, right, width }) => width > 0 && (right > innerWidth + 1 || left < -1);
  const look = () => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || !holder || holder.closest("svg, .unseen, script, style, dialog:not([open])")) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const told = node.data.trim().slice(0, 60);
      if (lines.some(leaves) && !scrolls(holder)) found.push(told);
      if (lines.length > 3 && lines.length * 2 > node.data.trim().length) found.push(`letter by letter: ${told}`);
    }
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [...found, `${wide} pixels wide`] : found;
  };
  let found = look();
  for (let frame = 0; found.length > 0 && frame < 30; frame += 1) {  // a bubble finds its new place a frame later
    await new Promise(requestAnimationFrame);
    found = look();
  }
  return found;
}"""


def lines_outside(page: Page, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Make the text twice as large; returns what leaves the screen or has hardly a letter in a line.

    The page is told its language as from another window, so that one walk sees each screen in all of them.
    """
    page.evaluate(LARGE)
    told: list[str] = []
    for language in languages:
        page.evaluate(SPEAK, language)
        page.wait_for_function(SPEAKS, arg=language)
        told += [f"{language}: {line}" for line in page.evaluate(OUTSIDE)]
    page.evaluate("() => document.documentElement.style.removeProperty('font-size')")
    return told
