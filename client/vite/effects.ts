// An environment of tests in which code is what a browser gets, so that effects run, though there is no browser.
import type { Environment } from "vitest/runtime";

export default {
  name: "effects",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
