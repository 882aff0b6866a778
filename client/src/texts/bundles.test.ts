import { afterAll, beforeAll, expect, test, vi } from "vitest";

const file = (text: string) => async () => ({ default: text });
const line = { open: true };

beforeAll(() => {
  vi.resetModules(); // texts of this test's own, which others do not see
  vi.stubGlobal("document", { documentElement: {} });
  vi.doMock("virtual:texts", () => ({
    catalogues: {
      en: async () => ({
        default: "hello = Hello",
        scopes: { home: file("house = House"), device: file("phone = Phone") },
      }),
      de: async () => ({
        default: "hello = Hallo",
        scopes: {
          home: file("house = Haus"),
          device: async () => (line.open ? { default: "phone = Handy" } : Promise.reject(new Error("not to be had"))),
        },
      }),
    },
  }));
});

afterAll(() => {
  vi.doUnmock("virtual:texts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a part of a language that cannot be fetched stays as it was said before, and is fetched when it is needed again", async () => {
  const { loadTexts, say, setLanguage } = await import("./texts.svelte.ts");
  await setLanguage("en");
  await loadTexts("device");
  line.open = false;
  await setLanguage("de");
  expect([say("hello"), say("phone")]).toEqual(["Hallo", "Phone"]);

  line.open = true;
  await loadTexts("device");
  expect(say("phone")).toBe("Handy");
});

test("what is needed while a language loads is spoken in it too", async () => {
  const { loadTexts, say, setLanguage } = await import("./texts.svelte.ts");
  await setLanguage("en");
  const loading = setLanguage("de");
  await loadTexts("home");
  await loading;
  expect([say("hello"), say("house")]).toEqual(["Hallo", "Haus"]);
});
