import { defineConfig } from "@playwright/test";
import { BROWSER } from "./tests/browser.mjs";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/server.ts",
  fullyParallel: true,
  // `make test` takes a sample; `make test-all` plays the long games, too.
  grepInvert: process.env.SIXSTONES_SAMPLE ? /@weekly/ : undefined,
  // Most of a game in the browser is waiting for the other side: twice as many as cores keep two cores busy.
  workers: 4,
  // No test fails by the clock: only what never comes takes so long, on however busy a machine.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [["list"]],
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // What a service worker answers cannot be spoilt by a test; its own tests allow it.
    serviceWorkers: "block",
    actionTimeout: 120_000,
    screenshot: "only-on-failure",
    launchOptions: BROWSER,
  },
});
