// Most of what is fetched runs at once. This hint stands in the first line of every script, so that a browser that knows it
// compiles the whole file beside the page's own thread, while it comes, instead of function by function when each is called.
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function compileHint(): Plugin {
  return {
    name: "townwright-compile-hint",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // whatever else stands at the top has come by then
      handler: (_, bundle) => {
        for (const made of Object.values(bundle)) if (made.type === "chunk") made.code = HINT + made.code;
      },
    },
  };
}
