// The catalogues: the same files that the Python side reads, one chunk for each file and language.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../src/townwright/texts/*/*.ftl", { query: "?raw", import: "default" });

/** What every screen says; the rest belongs to rooms that ask for it, as `cities` for `cities.ftl`, `cities-page.ftl` and `bots-cities.ftl`. */
const EVERYWHERE = ["page", "shell", "agreed", "core", "tables", "server"];

/** The names of a room's catalogues in a language. */
function cataloguesOf(language: Language, room: string): string[] {
  return Object.keys(files).filter((path) => {
    const [of, name] = path
      .replace(/\.ftl$/, "")
      .split("/")
      .slice(-2) as [string, string];
    if (of !== language) return false;
    return room === ""
      ? EVERYWHERE.includes(name)
      : name === room || name.startsWith(`${room}-`) || name === `bots-${room}`;
  });
}

/** A bundle of what every screen says and of the rooms named. */
export async function loadBundle(language: Language, rooms: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  await Promise.all(["", ...rooms].map((room) => addRoom(bundle, language, room)));
  return bundle;
}

/** Teach a bundle the texts of one more room. */
export async function addRoom(bundle: FluentBundle, language: Language, room: string): Promise<void> {
  const texts = await Promise.all(cataloguesOf(language, room).map((path) => files[path]?.() ?? ""));
  for (const text of texts) {
    // A text that is there twice must not leave the page without words.
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error.message);
  }
}
