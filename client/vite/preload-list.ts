// Writes down which files each screen will ask for, so that the server can name them together with the page and a
// browser fetches them at once instead of finding one behind the other.
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const LANGUAGES = ["en", "de"];
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const TEXTS = fileURLToPath(new URL("../../src/townwright/texts/", import.meta.url));

/** What a screen is made of: modules that are loaded when somebody goes there, and rooms whose texts it speaks. */
interface Door {
  modules: string[];
  rooms: string[];
}

/** By the first word of an address, by a whole address, or by the game that lies on a table. */
const DOORS: Record<string, Door> = {
  home: { modules: ["home/Home.svelte"], rooms: [] },
  table: { modules: ["table/TablePage.svelte"], rooms: [] },
  join: { modules: ["table/JoinPage.svelte"], rooms: [] },
  watch: { modules: ["table/JoinPage.svelte"], rooms: [] },
  replay: { modules: ["replay/ReplayPage.svelte"], rooms: [] },
  rules: { modules: ["shell/RulesPage.svelte", "learn/rules.ts"], rooms: ["rules"] },
  ...Object.fromEntries(["account", "companion", "learn", "own"].map((room) => [room, roomOf(room)])),
  ...Object.fromEntries(["cities", "greentown", "skylines"].map((game) => [game, gameOf(game)])),
  ...Object.fromEntries([1, 2, 3].map((level) => [`learn/cities-${level}`, gameOf("cities")])),
  "learn/greentown": gameOf("greentown"),
  "learn/skylines": gameOf("skylines"),
  "companion/cities": { modules: ["companion/CitiesCompanion.svelte"], rooms: ["cities"] },
  "companion/greentown": { modules: ["companion/GreentownCompanion.svelte"], rooms: ["greentown"] },
  "companion/skylines": { modules: ["companion/SkylinesCompanion.svelte"], rooms: ["skylines"] },
};

function roomOf(room: string): Door {
  return { modules: [`${room}/screen.ts`], rooms: [room] };
}

function gameOf(game: string): Door {
  return { modules: [`${game}/page.ts`], rooms: [game] };
}

export function ahead(): Plugin {
  return {
    name: "townwright-ahead",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      const first = filesOf(chunks, (chunk) => chunk.isEntry); // the page names these itself
      const lists = Object.entries(DOORS).map(([name, { modules, rooms }]) => {
        const code = modules.map((module) => SOURCES + module);
        const missing = code.filter((module) => !chunks.some((chunk) => chunk.moduleIds.includes(module)));
        if (missing.length > 0) this.error(`${name} has no such screen: ${missing.join(", ")}`);
        const spoken = (language: string) =>
          filesOf(chunks, (chunk) =>
            chunk.moduleIds.some((id) => code.includes(id) || ["", ...rooms].includes(roomIn(id, language) ?? "-")),
          ).filter((file) => !first.includes(file));
        return [name, Object.fromEntries(LANGUAGES.map((language) => [language, spoken(language)]))];
      });
      const source = JSON.stringify(Object.fromEntries(lists), null, 1);
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}

/** The chunks that are meant, and everything that they cannot run without. */
function filesOf(chunks: Rolldown.OutputChunk[], meant: (chunk: Rolldown.OutputChunk) => boolean): string[] {
  const found = new Set<string>();
  const waiting = chunks.filter(meant);
  for (const chunk of waiting) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    waiting.push(...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)));
  }
  return [...found];
}

/** The room that a catalogue belongs to, as `src/texts/bundles.ts` reads their names; empty for what every screen says. */
export function roomIn(id: string, language: string): string | null {
  const [path = ""] = id.split("?");
  if (!path.startsWith(`${TEXTS}${language}/`)) return null;
  return roomOfCatalogue(path.slice(TEXTS.length + language.length + 1).replace(/\.ftl$/, ""));
}

const EVERYWHERE = ["page", "shell", "agreed", "core", "tables", "server"]; // as in src/texts/bundles.ts

export function roomOfCatalogue(name: string): string {
  return EVERYWHERE.includes(name) ? "" : (name.replace(/^bots-/, "").split("-")[0] ?? "");
}
