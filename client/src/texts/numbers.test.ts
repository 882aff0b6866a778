import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "./catalogues.ts";
import { withPlainNumbers } from "./numbers.ts";

const TEXT = new FluentResource("count = { $count ->\n [one] one: { $count }\n *[other] many: { $count }\n }");

describe.each(LANGUAGES)("numbers in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(TEXT);
  const pattern = bundle.getMessage("count")?.value ?? "";

  test.each([0, 1, 2, 21, 999, 1000, 1001, 12_345, 0.5])("%d is withPlainNumbers as the browser writes it", (count) => {
    for (const number of [count, -count || 0]) {
      expect(bundle.formatPattern(pattern, withPlainNumbers({ count: number }))).toBe(
        bundle.formatPattern(pattern, { count: number }),
      );
    }
  });

  test("a small number needs no formatter", () => {
    const fresh = new FluentBundle(language, { useIsolating: false });
    const formatter = vi.spyOn(Intl, "NumberFormat");
    expect(fresh.formatPattern(pattern, withPlainNumbers({ count: 7 }))).toBe("many: 7");
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
  });
});
