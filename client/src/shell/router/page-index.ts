// What each lazy page is made of. It is a file of its own: the names of all their files would make every first visit heavier.
import type { LazyPage } from "./lazy-pages.ts";

const pages = import.meta.glob<{ page: LazyPage }>("../../*/page.ts");

/** How a page is loaded, by the name of its folder. */
export const PAGES: ReadonlyMap<string, () => Promise<{ page: LazyPage }>> = new Map(
  Object.entries(pages).map(([path, load]) => [path.split("/").at(-2) ?? "", load]),
);
