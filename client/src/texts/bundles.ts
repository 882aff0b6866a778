// The catalogues: the same files that the Python side reads, one chunk for each scope and language.

import { catalogues } from "virtual:texts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./catalogues.ts";

const keys = new WeakMap<FluentBundle, readonly string[]>();

/** A bundle of what every screen says and of the scopes named. */
export async function loadBundle(language: Language, scopes: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  await Promise.all(["", ...scopes].map((scope) => addScope(bundle, language, scope)));
  return bundle;
}

/** Add the texts of one more scope to a bundle; a language may have none of it. */
export async function addScope(bundle: FluentBundle, language: Language, scope: string): Promise<void> {
  const everywhere = await catalogues[language]();
  const found = scope ? await everywhere.scopes[scope]?.() : everywhere;
  if (!found) return;
  const resource = new FluentResource(found.default);
  keys.set(bundle, [...keysOf(bundle), ...resource.body.map(({ id }) => id)]);
  // A text that is there twice must not leave the page without words.
  for (const error of bundle.addResource(resource)) console.error(error.message);
}

/** The keys of all texts that a bundle has so far, in the order of their files. */
export function keysOf(bundle: FluentBundle): readonly string[] {
  return keys.get(bundle) ?? [];
}
