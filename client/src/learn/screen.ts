import type { RoomScreen } from "../shell/rooms.ts";
import Learn from "./Learn.svelte";

export const screen: RoomScreen = { Component: Learn };
