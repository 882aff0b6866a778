// The catalogues, as client/vite/catalogues.ts makes them.
declare module "virtual:texts" {
  interface Catalogue {
    default: string;
  }
  /** By language, what loads what every screen says, and by scope what loads the rest. */
  export const catalogues: Record<
    import("./catalogues.ts").Language,
    () => Promise<Catalogue & { scopes: Record<string, (() => Promise<Catalogue>) | undefined> }>
  >;
}
