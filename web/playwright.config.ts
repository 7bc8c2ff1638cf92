import { defineConfig } from "@playwright/test";
import { BROWSER } from "./tests/browser.mjs";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/server.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    launchOptions: BROWSER,
  },
});
