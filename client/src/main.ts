import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/art.css";

mount(App, { target: document.getElementById("page") as HTMLElement });
