// How much of the engine is here, and what keeps it from starting.
export type EngineFailure = "device-not-fetched" | "device-not-started"; // the sentence that says so

export const progress = $state({ here: 0, all: 0, done: true, failed: null as EngineFailure | null });
