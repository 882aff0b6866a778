// The ten markers of Skylines as the companion keeps them.
export const MARKERS = ["mon", "pow", "wat", "gar", "lab", "hap", "pol", "tra", "cri", "ovr"] as const;
export type Marker = (typeof MARKERS)[number];
export type Bars = Record<Marker, number>;

const LOST = -10; // overall happiness at which the game is lost

export interface Ends {
  lowest: number;
  highest: number | null; // null: no end
}

export function noBars(money: number): Bars {
  const bars = Object.fromEntries(MARKERS.map((marker) => [marker, 0])) as Bars;
  return { ...bars, mon: money };
}

/** The ends of the bars as a component file has them; money and overall happiness stand on no bar. */
export function endsOf(text: string): Record<Marker, Ends> {
  const ends: Record<string, Ends> = { mon: { lowest: 0, highest: null }, ovr: { lowest: LOST, highest: null } };
  const section = text.split(/^\[/m).find((part) => part.startsWith("bars]")) ?? "";
  for (const [, marker = "", low, high] of section.matchAll(/^(\w+) *\| *(-?\d+) *\| *(-?\d+)/gm)) {
    ends[marker] = { lowest: Number(low), highest: Number(high) };
  }
  return Object.fromEntries(
    MARKERS.map((marker) => [marker, ends[marker] ?? { lowest: -99, highest: null }]),
  ) as Record<Marker, Ends>;
}

/** The bars as a line of the notation. */
export function barsLine(bars: Bars): string {
  return `bars ${MARKERS.map((marker) => `${marker}=${bars[marker]}`).join(" ")}`;
}
