import { describe, expect, it } from "vitest";
import { barsLine, endsOf, noBars } from "./bars.ts";

describe("the bars", () => {
  it("have the ends that the set says", () => {
    const ends = endsOf(
      "skylines components x\n[bars]\n; marker | lowest | highest\npow | -5 | 10\n\n[shapes]\nlab | 1 | 2\n",
    );

    expect(ends.pow).toEqual({ lowest: -5, highest: 10 });
    expect(ends.lab.highest).toBeNull();
    expect(ends.mon.lowest).toBe(0);
  });

  it("are written as the notation has them", () => {
    expect(barsLine(noBars(12))).toBe("bars mon=12 pow=0 wat=0 gar=0 lab=0 hap=0 pol=0 tra=0 cri=0 ovr=0");
  });
});
