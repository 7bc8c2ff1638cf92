import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// The shell is kept for the next time; only under https and on this machine's own address, where browsers allow it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});

export default mount(App, { target: document.getElementById("page")! });
