import { afterAll, beforeAll, expect, test, vi } from "vitest";

const OFFLINE = async () => Promise.reject(new Error("not to be had"));
const file = (text: string) => async () => ({ default: text });

beforeAll(() => {
  vi.resetModules(); // texts of this test's own, which others do not see
  vi.doMock("virtual:texts", () => ({
    catalogues: {
      en: async () => ({
        default: "hello = Hello",
        scopes: { home: file("house = House"), device: file("phone = Phone") },
      }),
      de: async () => ({ default: "hello = Hallo", scopes: { home: file("house = Haus"), device: OFFLINE } }),
    },
  }));
});

afterAll(() => {
  vi.doUnmock("virtual:texts");
  vi.resetModules();
});

test("where a part of a language cannot be fetched the rest is spoken, and that part as it was said before", async () => {
  const { loadBundle } = await import("./bundles.ts");
  const scopes = ["home", "device"];
  const english = await loadBundle("en", scopes, null);
  const german = await loadBundle("de", scopes, english);
  const words = ["hello", "house", "phone"].map((key) => german.getMessage(key)?.value);
  expect(words).toEqual(["Hallo", "Haus", "Phone"]);
});
