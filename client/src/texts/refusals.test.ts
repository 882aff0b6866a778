import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { REFUSALS, WRITTEN } from "./catalogues.ts";

beforeAll(() => {
  vi.resetModules(); // texts of this test's own, which others do not see
  vi.stubGlobal("document", { documentElement: {} });
  vi.doMock("./bundles.ts", () => ({
    loadBundle: async (language: string) => ({
      bundle: new FluentBundle(language, { useIsolating: false }),
      missing: [],
    }),
    addScope: async (bundle: FluentBundle, _language: string, scope: string) => {
      if (scope === WRITTEN) throw new Error("not to be had");
      await new Promise((then) => setTimeout(then)); // it comes later than the other fails
      if (scope === REFUSALS) bundle.addResource(new FluentResource("server-too-many = zu viele"));
    },
  }));
});

afterAll(() => {
  vi.doUnmock("./bundles.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("refusals are said in the chosen language though another file with some of them is missing", async () => {
  const { loadRefusals, say, setLanguage } = await import("./texts.svelte.ts");
  await setLanguage("de");
  await loadRefusals();
  expect(say("server-too-many")).toBe("zu viele");
});
