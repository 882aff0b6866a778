// The catalogues: the same files that the Python side reads, one chunk for each scope and language.

import { catalogues } from "virtual:texts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./catalogues.ts";

const keys = new WeakMap<FluentBundle, readonly string[]>();
const resources = new WeakMap<FluentBundle, Map<string, FluentResource>>(); // by scope

export interface LoadedBundle {
  bundle: FluentBundle;
  missing: string[]; // scopes that could not be fetched
}

/** A bundle of what every screen says and of the scopes named; one of these that cannot be fetched stays as it was said before. */
export async function loadBundle(
  language: Language,
  scopes: Iterable<string>,
  before: FluentBundle | null,
): Promise<LoadedBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const missing: string[] = [];
  const keep = (scope: string) => {
    const resource = before && resources.get(before)?.get(scope);
    if (resource) add(bundle, scope, resource);
    missing.push(scope);
  };
  const added = [...scopes].map((scope) => addScope(bundle, language, scope).catch(() => keep(scope)));
  await Promise.all([addScope(bundle, language, ""), ...added]);
  return { bundle, missing };
}

/** Add the texts of one more scope to a bundle; a language may have none of it. */
export async function addScope(bundle: FluentBundle, language: Language, scope: string): Promise<void> {
  const everywhere = await catalogues[language]();
  const found = scope ? await everywhere.scopes[scope]?.() : everywhere;
  if (found) add(bundle, scope, new FluentResource(found.default));
}

function add(bundle: FluentBundle, scope: string, resource: FluentResource): void {
  const known = resources.get(bundle) ?? new Map();
  const allowOverrides = known.has(scope); // it was kept in another language
  resources.set(bundle, known.set(scope, resource));
  keys.set(bundle, [...new Set([...keysOf(bundle), ...resource.body.map(({ id }) => id)])]);
  // A text that is there twice must not leave the page without words.
  for (const error of bundle.addResource(resource, { allowOverrides })) console.error(error.message);
}

/** The keys of all texts that a bundle has so far, in the order of their files. */
export function keysOf(bundle: FluentBundle): readonly string[] {
  return keys.get(bundle) ?? [];
}
