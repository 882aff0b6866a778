import type { RoomScreen } from "../shell/router/lazy-pages.ts";
import Companion from "./Companion.svelte";

export const screen: RoomScreen = { Component: Companion };
