import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Trusted Types forbid innerHTML, so templates are built by DOM calls.
    fragments: "tree",
    runes: true,
  },
};
