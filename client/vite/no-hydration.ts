// Every page is drawn by the browser alone: no server renders one that Svelte would have to take over. Its runtime asks in every
// block whether it is taking one over; here the answer is no when the page is built, so that all of this is left out.
import type { Plugin } from "vite";

const EMPTY =
  "set_hydrating set_hydrate_node hydrate_next reset hydrate_template next skip_nodes read_hydration_instruction";
const NEVER = ["export const hydrating = false, hydrate_node = null;"]
  .concat(EMPTY.split(" ").map((name) => `export function ${name}() {}`))
  .join("\n");
const CALLS = /^\s*\$\.(reset|next)\([\w$]*\);$/gm; // what a compiled component says of where it is in such a page

export function noHydration(): Plugin {
  let found = false;
  return {
    name: "townwright-no-hydration",
    apply: "build",
    enforce: "post",
    load: (id) => {
      if (!id.endsWith("svelte/src/internal/client/dom/hydration.js")) return undefined;
      found = true;
      return NEVER;
    },
    transform: (code, id) => (id.endsWith(".svelte") ? { code: code.replace(CALLS, ""), map: null } : undefined),
    generateBundle() {
      if (!found) this.error("Svelte keeps what takes a rendered page over in another file now");
    },
  };
}
