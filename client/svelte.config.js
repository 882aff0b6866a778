import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Trusted Types forbid innerHTML, so templates are built by DOM calls.
    fragments: "tree",
    runes: true,
    // The name that keeps a component's style to itself stands at each of its elements: a short one.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}`,
  },
};
