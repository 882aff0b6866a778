"""Every screen passes an accessibility checker, dark on a phone or light at a desk. Large text stays on the screen.

Screens take turns with the two looks, and with the languages of large text; of words that look alike one is judged in
a run.
``python3 dev soak page_access`` looks at everything.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .greentown_screens import walk_greentown
from .judged_looks import JUDGED
from .large_text import LANGUAGES, lines_outside
from .screens import PARTS
from .skyline_screens import walk_skylines
from .tabs import Watched, look_at

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")

WALKS = {**PARTS, "greentown": walk_greentown, "skylines": walk_skylines}
AXE = Axe().axe_script
LOOKS: dict[Theme, ViewportSize] = {"dark": PHONE, "light": DESK}
"""A screen in both sizes and in both themes; themes differ in colours alone, and sizes not in colours."""
SCOPES = (
    "about|account|achievements?|campaign|city|companion|contests|daily|fair|green|history|lab|learn|mail|own|page|picture|puzzles|"
    "ratings|review|rules|sky|term"
)
KEY = rf"\b({SCOPES})(-[a-z]+)+-\w+"
KEYS = f"() => document.body.innerText.match(/{KEY}/g) ?? []"
"""Texts that are missing show their keys."""
PALE = "document.querySelectorAll('h1, h2, label, p').forEach((each) => each.style.color = '#777')"
"""Too little of a difference to a light ground and to a dark one."""
LAST_PALE = "[...document.querySelectorAll('main p:not(:has(a))')].at(-1).style.color = '#777'"
JUDGE_EVERYTHING = """() => {
  axe._audit.checks["color-contrast"].options.ignorePseudo = true;
}"""
"""Words near a ``::before`` or ``::after`` are judged by their own colours. The checker would leave them undecided, and
looks for such neighbours of every word. Whoever configures the check instead replaces all its other options with that
one: without its ratios it judges no colour at all."""
VIOLATIONS = """async ({ alike, judged, key, theme }) => {
  if (!("axe" in window)) return null;
  const { dataset } = document.documentElement;
  for (let frame = 0; dataset.theme !== theme; frame += 1) {
    if (frame > 1000) throw new Error(`the page does not put on its ${theme} theme`);
    await new Promise(requestAnimationFrame);
  }
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const grounds = new Map([[null, ""]]), before = new Set(judged.split(" ")), seen = new Set(before);
  const own = ({ localName, classList }, { color, fontSize, fontWeight, textShadow }) =>
    [localName, classList.value, color, fontSize, fontWeight, textShadow];
  const clear = "rgba(0, 0, 0, 0)|none|1|static|none|normal";
  const layer = ({ classList }, { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode }) => {
    const placed = position === "relative" ? "static" : position;
    const drawn = [backgroundColor, backgroundImage, opacity, placed, filter, mixBlendMode].join("|");
    return drawn === clear ? "" : `${drawn}|${classList.value}`;
  };
  const short = (text) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return (high >>> 0).toString(36) + (low >>> 0).toString(36);
  };
  const ground = (part) => {
    if (!grounds.has(part)) {
      const [below, here] = [ground(part.parentElement), layer(part, getComputedStyle(part))];
      grounds.set(part, here ? short(`${below}|${here}`) : below);
    }
    return grounds.get(part);
  };
  const look = (part) => short(`${ground(part)}|${own(part, getComputedStyle(part))}`);
  const speaks = (node) =>
    node.matches("input, select, textarea") || [...node.childNodes].some((each) => each.data?.trim());
  const isNew = (node, rest) => {
    const known = speaks(node) && look(node);
    return known && !seen.has(known) && rule.judges(node, ...rest) && seen.add(known);
  };
  rule.judges ??= rule.matches;
  rule.matches = alike ? rule.judges : (node, ...rest) => Boolean(isNew(node, rest));
  const told = "text, title, desc, a, foreignObject, [role], [tabindex], [aria-label], [aria-labelledby]";
  const silent = (part) => !part.matches(told) && !part.querySelector(told);
  const lines = (part) => [...part.children].flatMap((each) => (silent(each) ? [each] : lines(each)));
  const drawn = [...document.querySelectorAll("svg[aria-hidden='true'], [aria-hidden='true'] svg")]
    .filter((svg) => !svg.parentElement.closest("svg"))
    .flatMap(lines)
    .map((line) => [line, document.createComment("")]);
  for (const [line, mark] of drawn) line.replaceWith(mark);
  const found = await axe.run({ resultTypes: ["violations"], selectors: false, preload: false });
  for (const [line, mark] of drawn) mark.replaceWith(line);
  const missing = document.body.innerText.match(new RegExp(key, "g")) ?? [];
  const wide = document.documentElement.scrollWidth;
  const faults = wide > innerWidth ? [...missing, `${wide} pixels wide`] : missing;
  return { violations: found.violations, faults, judged: [...seen.difference(before)] };
}"""
"""What the checker finds once the page has put on the theme, what else is wrong, and the looks that were judged here
first. Of all words of one colour and size that stand on the same grounds one is judged in a whole run: to see
through to the ground of each took most of the time. Lines of a drawing that is hidden from readers which have no text
and take no focus are put aside, also beside others that have: there is nothing about them that it judges, and it took
half of its time to walk through them."""


@pytest.mark.parametrize("part", WALKS)
def test_no_screen_has_a_barrier(part: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "404 (Not Found)"]  # a file and an address that are wrong on purpose
    page = visit(PHONE)
    found: dict[tuple[str, str], list[str]] = {}
    for number, screen in enumerate(WALKS[part](page, origin)):
        turn = number // 2 % 2  # two at a time: what changes is laid out anew
        theme = THEMES[turn]
        found[screen, "large text"] = lines_outside(page, LANGUAGES[turn : turn + 1])
        look_at(page, LOOKS[theme])
        found[screen, theme] = barriers(page, theme)
        look_at(page, PHONE)

    assert {look: told for look, told in found.items() if told} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_words_that_are_too_pale_are_found(theme: Theme, visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(LAST_PALE)

    assert any(told.startswith("color-contrast: ") for told in barriers(page, theme))


def barriers(page: Page, theme: Theme, alike: bool = False) -> list[str]:
    """What the checker says about the screen, which words are missing, and whether it is wider than the window.

    The checker judges words that look like others, on whatever screen of this run, only if ``alike`` asks for it.
    """
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    asked = {"alike": alike, "judged": JUDGED.of(theme), "key": KEY, "theme": theme}
    found = page.evaluate(VIOLATIONS, asked)
    if found is None:
        page.evaluate(AXE)
        page.evaluate(JUDGE_EVERYTHING)
        found = page.evaluate(VIOLATIONS, asked)
    JUDGED.add(theme, found["judged"])
    return [*map(in_short, found["violations"]), *found["faults"]]


def in_short(violation: dict[str, Any]) -> str:
    """A violation in a line."""
    return f"{violation['id']}: {[node['html'][:200] for node in violation['nodes'][:4]]}"
