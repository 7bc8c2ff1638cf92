import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { emblemModules } from "./emblems/emblems.ts";

// `npm run dev` shows the page with a server that runs beside it.
const server = process.env.SIXSTONES_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), emblemModules()],
  build: {
    outDir: "../src/sixstones/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { checks: { pluginTimings: false } }, // a page of them would hide what `make play` says
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
});
