// Svelte's runtime brings along what makes components custom elements, which no component here is; nothing else drops it.
import type { Plugin } from "vite";

export function noCustomElements(): Plugin {
  return {
    name: "townwright-no-custom-elements",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("svelte/src/internal/client/dom/elements/custom-element.js")
        ? "export function create_custom_element() {}"
        : undefined,
  };
}
