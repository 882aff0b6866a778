// Where the page is. Every screen has an address of its own.
import { GAMES } from "../../games/index.ts";
import { ROOT, STATIC } from "../../wire/place.svelte.ts";
import { closeSheets, onceLeft, watchSheets } from "../sheets/sheet-history.ts";
import { HAS_RULES } from "./lazy-pages.ts";

export type Screen =
  | { screen: "home"; game: string | null } // the game whose sheet is open over it
  | { screen: "table"; table: string }
  | { screen: "join"; token: string }
  | { screen: "watch"; token: string }
  | { screen: "replay"; table: string | null }
  | { screen: "rules"; game: string }
  | { screen: "page"; page: string; part: string | null }
  | { screen: "not-found" };

const PATHS: [RegExp, (found: string, part?: string) => Screen | null][] = [
  [/^\/$/, () => ({ screen: "home", game: null })],
  [/^\/(\w+)$/, (game) => (GAMES.includes(game) ? { screen: "home", game } : null)],
  [/^\/table\/([\w-]{8,64})$/, (table) => ({ screen: "table", table })],
  [/^\/(j(?:oin)?|w(?:atch)?)\/([\w-]+)$/, (way, token = "") => ({ screen: way[0] === "j" ? "join" : "watch", token })],
  [/^\/replay(?:\/([\w-]+))?$/, (table) => ({ screen: "replay", table: table || null })],
  [/^\/rules\/(\w+)$/, (game) => (HAS_RULES && GAMES.includes(game) ? { screen: "rules", game } : null)],
  [/^\/(about|account|campaign|history|own)$/, (page) => pageOf(page)],
  [/^\/(companion|daily|lab|learn|mail|puzzles|ratings|review)(?:\/([\w-]+))?$/, (page, part) => pageOf(page, part)],
];

function pageOf(page: string, part?: string): Screen {
  return { screen: "page", page, part: part ?? null };
}

export function screenOf(path: string): Screen {
  for (const [pattern, made] of PATHS) {
    const found = pattern.exec(path);
    const screen = found && made(found[1] ?? "", found[2]);
    if (screen) return screen;
  }
  return { screen: "not-found" };
}

const place = $state({ path: typeof location === "undefined" ? "/" : pathOf(location) });

/** The screen that an address names; in a folder of files it stands behind the question mark. */
function pathOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return STATIC ? search.slice(1) || "/" : pathname;
}

/** The address of a screen. */
export function addressOf(path: string): string {
  return STATIC ? `${ROOT}?${path}` : path;
}

export function currentPath(): string {
  return place.path;
}

/** Go to a screen, or let it take the place of this one, to which nobody goes back. */
export function navigate(path: string, how: "pushState" | "replaceState" = "pushState"): void {
  if (onceLeft(() => navigate(path, how))) return;
  history[closeSheets() ? "replaceState" : how](null, "", addressOf(path));
  place.path = pathOf(location);
  scrollTo(0, 0);
}

/** Follow links of the page itself without loading it anew; `data-how` says how, as with `navigate`. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const [path, search] = link.search[1] === "/" ? [pathOf(link), ""] : [link.pathname, link.search];
  if (screenOf(path).screen === "not-found" || (path === currentPath() && link.hash)) return;
  event.preventDefault();
  navigate(path + search + link.hash, link.dataset.how as "replaceState" | undefined);
}

export function watchHistory(): void {
  watchSheets();
  addEventListener("popstate", () => {
    place.path = pathOf(location);
  });
}
