// All that the lessons on Cities see of a move.
import type { TableView } from "../../../wire/messages.ts";
import type { CitiesPlayer, CitiesView } from "../view.ts";

export interface MoveOutline {
  action: string;
  /** The points that the city became worth more. */
  points: number;
  /** Those of them that the tourist who came into the city earns for itself, and the kind of its field; null if none came. */
  entered: { kind: string; earns: number } | null;
  /** What a tourist that moved earns more than where it came from; 0 if none moved. */
  moved: number;
}

export const playerOf = ({ view }: TableView) => (view as CitiesView).players[0] as CitiesPlayer;

export function outline(after: TableView, before: TableView, action: string): MoveOutline {
  const [old, now] = [playerOf(before), playerOf(after)];
  const came = now.city.tourists.find((field) => !old.city.tourists.includes(field));
  // Where a zone pays the new tourist instead of another, it earns nothing of its own.
  const less = old.city.tourists.reduce((sum, field) => sum + Math.max(0, earned(old, field) - earned(now, field)), 0);
  const entered =
    came && now.city.tourists.length > old.city.tourists.length
      ? { kind: kindAt(now, came), earns: less > 0 ? 0 : earned(now, came) }
      : null;
  const left = old.city.tourists.find((field) => !now.city.tourists.includes(field));
  const moved = came && left ? earned(now, came) - earned(old, left) : 0;
  return { action, points: now.total - old.total, entered, moved };
}

/** What the tourist on a field earns. */
function earned({ lines }: CitiesPlayer, field: string): number {
  return lines.find(({ what }) => what === field)?.because.reduce((sum, { points }) => sum + points, 0) ?? 0;
}

/** What a field of the city shows: A, P, T or W. */
function kindAt({ city }: CitiesPlayer, field: string): string {
  const [cell, quadrant] = field.split(".");
  const face = city.cells.find((each) => each.cell === cell)?.face ?? "";
  return face.replace("/", "")[Number(quadrant) - 1] ?? "";
}
