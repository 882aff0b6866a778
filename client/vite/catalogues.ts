// The catalogues of texts as modules: `virtual:texts` loads what every screen says in a language, which knows how to load
// its other scopes, so that nobody fetches a list of another language. Each scope is one file without the comments that its
// translators need.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, scopeOf } from "../src/texts/catalogues.ts";

const TEXTS = fileURLToPath(new URL("../../src/townwright/texts/", import.meta.url));
const ALL = "virtual:texts";
const MODULE = /^\0virtual:texts\/(\w+)(?:\/(.*))?$/;
const COMMENT = /^#.*\n?/gm;

export function catalogues(): Plugin {
  return {
    name: "townwright-catalogues",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`)
        return `export const catalogues = {${LANGUAGES.map((each) => loader(each, ALL, each)).join(",")}};`;
      const found = scopeIn(id);
      if (!found) return undefined;
      const files = filesOf(found.language).filter(({ scope }) => scope === found.scope);
      for (const { path } of files) this.addWatchFile(path);
      const text = files.map(({ path }) => readFileSync(path, "utf8").replace(COMMENT, "").trim()).join("\n");
      const others = found.scope ? "" : `export const scopes = {${loaders(found.language).join(",")}};`;
      return `export default ${JSON.stringify(`${text}\n`)};${others}`;
    },
  };
}

/** The language and scope of a module of texts; null for any other module. */
export function scopeIn(id: string): { language: string; scope: string } | null {
  const [, language, scope = ""] = MODULE.exec(id) ?? [];
  return language ? { language, scope } : null;
}

/** The file of the build that holds a module of texts: `de` for what every screen says, `de-<scope>` for all else. */
export function textsFile(id: string): string | null {
  const found = scopeIn(id);
  return found && [found.language, found.scope.replace("/", "-")].filter(Boolean).join("-");
}

/** How each further scope of a language is loaded. */
function loaders(language: string): string[] {
  const scopes = [...new Set(filesOf(language).map(({ scope }) => scope))].filter(Boolean).sort();
  return scopes.map((scope) => loader(scope, ALL, language, scope));
}

function loader(name: string, ...module: string[]): string {
  return `${JSON.stringify(name)}:()=>import(${JSON.stringify(module.join("/"))})`;
}

function filesOf(language: string): { path: string; scope: string }[] {
  const folder = `${TEXTS}${language}/`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => ({ path: folder + name, scope: scopeOf(name.replace(/\.ftl$/, "")) }));
}
