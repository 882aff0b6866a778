// Where the page is. Every screen has an address of its own.
import { HAS_RULES, ROOMS } from "./lazy-pages.ts";

export type Screen =
  | { screen: "home"; game: string | null } // the game whose sheet is open over it
  | { screen: "table"; table: string }
  | { screen: "join"; token: string }
  | { screen: "watch"; token: string }
  | { screen: "replay"; table: string | null }
  | { screen: "rules"; game: string }
  | { screen: "room"; room: string; part: string | null }
  | { screen: "lost" };

const GAMES = ["cities", "greentown", "skylines"];

const PATHS: [RegExp, (found: string, part?: string) => Screen][] = [
  [/^\/$/, () => ({ screen: "home", game: null })],
  [/^\/(cities|greentown|skylines)$/, (game) => ({ screen: "home", game })],
  [/^\/table\/([\w-]{8,64})$/, (table) => ({ screen: "table", table })],
  [/^\/join\/([\w-]+)$/, (token) => ({ screen: "join", token })],
  [/^\/watch\/([\w-]+)$/, (token) => ({ screen: "watch", token })],
  [/^\/replay\/([\w-]+)$/, (table) => ({ screen: "replay", table })],
  [/^\/replay$/, () => ({ screen: "replay", table: null })],
  [/^\/rules\/(\w+)$/, (game) => (HAS_RULES && GAMES.includes(game) ? { screen: "rules", game } : { screen: "lost" })],
  [/^\/(account|own)$/, (room) => roomOf(room)],
  [/^\/(companion|learn)(?:\/([\w-]+))?$/, (room, part) => roomOf(room, part)],
];

function roomOf(room: string, part?: string): Screen {
  return ROOMS.has(room) ? { screen: "room", room, part: part ?? null } : { screen: "lost" };
}

export function screenOf(path: string): Screen {
  for (const [pattern, made] of PATHS) {
    const found = pattern.exec(path);
    if (found) return made(found[1] ?? "", found[2]);
  }
  return { screen: "lost" };
}

const place = $state({ path: typeof location === "undefined" ? "/" : location.pathname });

export function here(): string {
  return place.path;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links of the page itself without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (screenOf(link.pathname).screen === "lost" || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function watchHistory(): void {
  addEventListener("popstate", () => {
    place.path = location.pathname;
  });
}
