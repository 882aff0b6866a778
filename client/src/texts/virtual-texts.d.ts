// The catalogues, as client/vite/catalogues.ts makes them.
declare module "virtual:texts" {
  /** By language and scope, what loads a catalogue. */
  export const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
}
