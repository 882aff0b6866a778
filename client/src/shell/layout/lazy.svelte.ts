// Components whose code is fetched when they are first shown.
import type { Component } from "svelte";

export class Lazy<Properties extends object> {
  #found = $state.raw<Component<Properties> | null>(null);
  #fetch: () => Promise<{ default: Component<Properties> }>;
  #loading: Promise<void> | null = null;

  constructor(fetch: () => Promise<{ default: Component<Properties> }>) {
    this.#fetch = fetch;
  }

  /** Fetch the component, so that it can be shown in the same frame as what stands around it. */
  readonly load = (): Promise<void> => {
    this.#loading ??= this.#fetch().then(
      ({ default: found }) => {
        this.#found = found;
      },
      () => {
        this.#loading = null; // the next who wants it tries again
      },
    );
    return this.#loading;
  };

  /** The component; null until it is there. Whoever asks for it sets it on its way. */
  get component(): Component<Properties> | null {
    if (!this.#found) void this.load();
    return this.#found;
  }
}
