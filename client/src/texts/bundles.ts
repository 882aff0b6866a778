// The catalogues: the same files that the Python side reads, one chunk for each scope and language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, scopeOf } from "./catalogues.ts";

const files = import.meta.glob<string>("../../../src/townwright/texts/**/*.ftl", { query: "?raw", import: "default" });

const keys = new WeakMap<FluentBundle, readonly string[]>();

/** The paths of a scope's catalogues in a language. */
function cataloguesOf(language: Language, scope: string): string[] {
  return Object.keys(files).filter((path) => {
    const [, of, name = ""] = /\/texts\/(\w+)\/(.+)\.ftl$/.exec(path) ?? [];
    return of === language && scopeOf(name) === scope;
  });
}

/** A bundle of what every screen says and of the scopes named. */
export async function loadBundle(language: Language, scopes: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  await Promise.all(["", ...scopes].map((scope) => addScope(bundle, language, scope)));
  return bundle;
}

/** Add the texts of one more scope to a bundle. */
export async function addScope(bundle: FluentBundle, language: Language, scope: string): Promise<void> {
  const texts = await Promise.all(cataloguesOf(language, scope).map((path) => files[path]?.() ?? ""));
  for (const text of texts) {
    const resource = new FluentResource(text);
    keys.set(bundle, [...keysOf(bundle), ...resource.body.map(({ id }) => id)]);
    // A text that is there twice must not leave the page without words.
    for (const error of bundle.addResource(resource)) console.error(error.message);
  }
}

/** The keys of all texts that a bundle has so far, in the order of their files. */
export function keysOf(bundle: FluentBundle): readonly string[] {
  return keys.get(bundle) ?? [];
}
