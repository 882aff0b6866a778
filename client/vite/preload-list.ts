// Writes down which files each screen will ask for, so that the server can name them together with the page and a
// browser fetches them at once instead of finding one behind the other.
import { readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { COMPANY, LANGUAGES, lessonsOf, PLAY, rulesOf, START } from "../src/texts/catalogues.ts";
import { scopeIn } from "./catalogues.ts";

const INDEX = "shell/router/page-index.ts"; // what leads to all pages but the first few
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** What a screen is made of: modules that are loaded when somebody goes there, and scopes of texts that it needs. */
interface Screen {
  modules: string[];
  scopes: string[];
}

/** What this needs of a game's manifest; src/games/manifest.ts says where each of its parts lies. */
interface Manifest {
  lessons: readonly string[];
  loadCompanion?: unknown;
  loadPictures?: unknown;
}

export function preloadList(): Plugin {
  return {
    name: "townwright-preload-list",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      const first = filesOf(chunks, (chunk) => chunk.isEntry); // the page names these itself
      const lists = Object.entries(await screens()).map(([name, { modules, scopes }]) => {
        const code = modules.map((module) => SOURCES + module);
        const missing = code.filter((module) => !chunks.some((chunk) => chunk.moduleIds.includes(module)));
        if (missing.length > 0) this.error(`${name} has no such screen: ${missing.join(", ")}`);
        const needed = (language: string) =>
          filesOf(chunks, (chunk) =>
            chunk.moduleIds.some((id) => {
              const texts = scopeIn(id);
              return code.includes(id) || (texts?.language === language && ["", ...scopes].includes(texts.scope));
            }),
          ).filter((file) => !first.includes(file));
        return [name, Object.fromEntries(LANGUAGES.map((language) => [language, needed(language)]))];
      });
      const source = JSON.stringify(Object.fromEntries(lists), null, 1);
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}

/** All screens by the first word of their addresses, by a whole address, or by the game that lies on a table. */
async function screens(): Promise<Record<string, Screen>> {
  const games = readdirSync(`${SOURCES}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const scenes = games.map(({ name }) => `games/${name}/Scene.svelte`);
  const found: Record<string, Screen> = {
    home: { modules: ["home/Home.svelte", ...scenes], scopes: [START] },
    table: { modules: ["table/TablePage.svelte"], scopes: [PLAY, COMPANY] },
    join: { modules: ["table/JoinPage.svelte"], scopes: [PLAY, COMPANY] },
    watch: { modules: ["table/JoinPage.svelte"], scopes: [PLAY, COMPANY] },
    replay: { modules: ["replay/ReplayPage.svelte"], scopes: [PLAY, "replay"] },
    rules: { modules: ["shell/router/RulesPage.svelte", "rules/rules-page.ts"], scopes: ["rules"] },
    account: { modules: [INDEX, "account/page.ts"], scopes: ["account"] },
    companion: { modules: [INDEX, "companion/page.ts", ...scenes], scopes: ["companion"] },
    learn: { modules: [INDEX, "learn/page.ts"], scopes: ["learn"] },
    review: { modules: [INDEX, "review/page.ts"], scopes: ["review", "study", "replay", PLAY] },
    daily: { modules: [INDEX, "daily/page.ts"], scopes: ["daily"] },
    history: { modules: [INDEX, "history/page.ts"], scopes: ["history"] },
    ratings: { modules: [INDEX, "ratings/page.ts"], scopes: ["ratings"] },
    own: { modules: [INDEX, "own/page.ts"], scopes: ["own"] },
    about: { modules: [INDEX, "about/page.ts"], scopes: ["about"] },
    puzzles: { modules: [INDEX, "puzzles/page.ts"], scopes: ["puzzles"] },
    campaign: { modules: [INDEX, "campaign/page.ts"], scopes: ["campaign"] },
  };
  for (const { name } of games) Object.assign(found, await screensOf(name));
  return found;
}

/** The screens that a game brings along. */
async function screensOf(game: string): Promise<Record<string, Screen>> {
  const path = pathToFileURL(`${SOURCES}games/${game}/manifest.ts`).href;
  const { manifest } = (await import(path)) as { manifest: Manifest };
  const table = `games/${game}/table/index.ts`;
  const lesson: Screen = { modules: [table, `games/${game}/lessons/index.ts`], scopes: [game, PLAY, lessonsOf(game)] };
  const companion: Screen = { modules: [`games/${game}/companion/Companion.svelte`], scopes: [game] };
  const pictures = manifest.loadPictures ? [`games/${game}/rules/Pictures.svelte`] : [];
  return {
    [game]: { modules: [table], scopes: [game, PLAY] },
    [`rules/${game}`]: { modules: pictures, scopes: [rulesOf(game), game] },
    ...Object.fromEntries(manifest.lessons.map((name) => [`learn/${name}`, lesson])),
    ...(manifest.loadCompanion ? { [`companion/${game}`]: companion } : {}),
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
