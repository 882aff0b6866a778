"""What leaves the screen or is squeezed where text is twice as large, on the narrowest phone, in every language."""

from __future__ import annotations

from playwright.sync_api import Page

LANGUAGES = ("de", "en")
OUTSIDE = """async (languages) => {
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
  const speak = (language) => {
    const kept = JSON.parse(localStorage.getItem("townwright-settings") ?? "{}");
    localStorage.setItem("townwright-settings", JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent("storage", { key: "townwright-settings" }));
  };
  const shown = () => new Promise(requestAnimationFrame);
  const told = [];
  document.documentElement.style.setProperty("font-size", "200%", "important");
  for (const language of languages) {
    if (document.documentElement.lang !== language) speak(language);
    do await shown(); while (document.documentElement.lang !== language);
    let found = look();
    for (let frame = 0; found.length > 0 && frame < 120; frame += 1) {  // a bubble finds its new place frames later
      await shown();
      found = look();
    }
    told.push(...found.map((line) => `${language}: ${line}`));
  }
  document.documentElement.style.removeProperty("font-size");
  return told;
}"""


def lines_outside(page: Page, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Make the text twice as large; returns what leaves the screen or has hardly a letter in a line.

    The page is told its language as from another window, so that one walk sees each screen in all of them.
    """
    told: list[str] = page.evaluate(OUTSIDE, languages)
    return told
