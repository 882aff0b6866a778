// The catalogues, one chunk for each language: the same files that the Python side reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const loaders: Record<Language, () => Promise<{ catalogues: string[] }>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
};

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const { catalogues } = await loaders[language]();
  return bundleOf(language, catalogues);
}

export function bundleOf(language: string, catalogues: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) {
    for (const error of bundle.addResource(new FluentResource(text))) {
      throw error;
    }
  }
  return bundle;
}
