import type { RoomScreen } from "../shell/rooms.ts";
import Own from "./Own.svelte";

export const screen: RoomScreen = { Component: Own };
