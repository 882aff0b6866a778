"""Every screen passes an accessibility checker: dark on a phone and light at a desk. Large text stays on the screen.

What comes after the first at an address shares most of its parts, and takes turns with the two, and with the languages
of large text; of words that look alike one is judged. ``python3 dev soak page_access`` looks at everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit, Watched, resize
from .greentown_screens import walk_greentown
from .large_text import LANGUAGES, lines_outside
from .screens import PARTS
from .skyline_screens import walk_skylines

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")

WALKS = {**PARTS, "greentown": walk_greentown, "skylines": walk_skylines}
LOOKS: dict[Theme, ViewportSize] = {"dark": PHONE, "light": DESK}
"""A screen in both sizes and in both themes; themes differ in colours alone, and sizes not in colours."""
SCOPES = (
    "about|account|achievements?|campaign|city|companion|contests|daily|fair|green|history|lab|learn|mail|own|page|picture|puzzles|"
    "ratings|review|rules|sky|term"
)
KEYS = rf"() => document.body.innerText.match(/\b({SCOPES})(-[a-z]+)+-\w+/g) ?? []"
"""Texts that are missing show their keys."""
PALE = "document.querySelectorAll('h1, h2, label, p').forEach((each) => each.style.color = '#777')"
"""Too little of a difference to a light ground and to a dark one."""
LAST_PALE = "[...document.querySelectorAll('main p:not(:has(a))')].at(-1).style.color = '#777'"
CHANGING = ("color-contrast", "scrollable-region-focusable")
"""What a screen may break in another theme and size that it keeps in one; the others speak of names and roles."""
JUDGE_EVERYTHING = """() => {
  axe._audit.checks["color-contrast"].options.ignorePseudo = true;
}"""
"""Words near a ``::before`` or ``::after`` are judged by their own colours. The checker would leave them undecided, and
looks for such neighbours of every word. Whoever configures the check instead replaces all its other options with that
one: without its ratios it judges no colour at all."""
VIOLATIONS = """async ({ alike, rules }) => {
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const looks = new Map(), seen = new Set();
  const own = ({ localName, classList }, style) => [
    localName, classList.value, style.color, style.backgroundColor, style.backgroundImage, style.opacity,
    style.fontSize, style.fontWeight, style.position, style.textShadow, style.filter, style.mixBlendMode
  ];
  const look = (part) => {
    if (!part) return "";
    if (!looks.has(part)) looks.set(part, `${look(part.parentElement)}|${own(part, getComputedStyle(part))}`);
    return looks.get(part);
  };
  const isNew = (node) => seen.size < seen.add(look(node)).size;
  rule.judged ??= rule.matches;
  rule.matches = alike ? rule.judged : (node, ...rest) => rule.judged(node, ...rest) && isNew(node);
  const only = rules ? { runOnly: rules } : {};
  const told = "text, title, desc, a, foreignObject, [role], [tabindex], [aria-label], [aria-labelledby]";
  const silent = (part) => !part.matches(told) && !part.querySelector(told);
  const lines = (part) => [...part.children].flatMap((each) => (silent(each) ? [each] : lines(each)));
  const drawn = [...document.querySelectorAll("svg[aria-hidden='true'], [aria-hidden='true'] svg")]
    .filter((svg) => !svg.parentElement.closest("svg"))
    .flatMap(lines)
    .map((line) => [line, document.createComment("")]);
  for (const [line, mark] of drawn) line.replaceWith(mark);
  const found = await axe.run({ ...only, resultTypes: ["violations"], selectors: false, preload: false });
  for (const [line, mark] of drawn) mark.replaceWith(line);
  return found.violations;
}"""
"""What the checker finds. Of all words that stand in the same way in parts of the same colours, one is judged: to see
through to the ground of each took most of the time. Lines of a drawing that is hidden from readers which have no text
and take no focus are put aside, also beside others that have: there is nothing about them that it judges, and it took
half of its time to walk through them."""


@pytest.mark.parametrize("part", WALKS)
def test_no_screen_has_a_barrier(part: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "404 (Not Found)"]  # a file and an address that are wrong on purpose
    page = visit(PHONE)
    found: dict[tuple[str, str], list[str]] = {}
    address = ""
    for number, screen in enumerate(WALKS[part](page, origin)):
        first = 0 if page.url != address else number % 2
        last = 2 if page.url != address else first + 1
        for look, theme in enumerate(THEMES[first:last]):
            resize(page, LOOKS[theme])
            found[screen, theme] = barriers(page, theme, CHANGING if look else None)
        address = page.url
        resize(page, PHONE)
        found[screen, "large text"] = lines_outside(page, LANGUAGES[first:last])

    assert {look: told for look, told in found.items() if told} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_words_that_are_too_pale_are_found(theme: Theme, visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(LAST_PALE)

    assert any(told.startswith("color-contrast: ") for told in barriers(page, theme))


def barriers(page: Page, theme: Theme, rules: Sequence[str] | None = None, alike: bool = False) -> list[str]:
    """What the checker says about the screen, which words are missing, and whether it is wider than the window.

    The checker keeps to some of its rules if they are named, and judges words that look like others if ``alike`` asks
    for it.
    """
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
        page.evaluate(JUDGE_EVERYTHING)
    told = [in_short(violation) for violation in page.evaluate(VIOLATIONS, {"alike": alike, "rules": rules})]
    told += page.evaluate(KEYS)
    wide, room = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    return [*told, f"{wide} pixels wide"] if wide > room else told


def in_short(violation: dict[str, Any]) -> str:
    """A violation in a line."""
    return f"{violation['id']}: {[node['html'][:200] for node in violation['nodes'][:4]]}"
