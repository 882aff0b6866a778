import type { RoomScreen } from "../shell/router/lazy-pages.ts";
import Learn from "./Learn.svelte";

export const screen: RoomScreen = { Component: Learn };
