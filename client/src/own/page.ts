import type { RoomScreen } from "../shell/router/lazy-pages.ts";
import Own from "./Own.svelte";

export const screen: RoomScreen = { Component: Own };
