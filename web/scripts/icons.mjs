/** The pictures that must be PNG, drawn from the project's own icon: for home screens and link previews. `npm run icons` */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { BROWSER } from "../tests/browser.mjs";

const icon = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch(BROWSER);
const page = await browser.newPage();

/** @param {string} name @param {number} width @param {number} height @param {string} body @param {boolean} clear */
async function draw(name, width, height, body, clear = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; font-family: "Liberation Sans", Arial, sans-serif;
      color: #f1f2f8; background: ${clear ? "none" : "#12141f"}; }
    svg.ring, .ring svg { width: 100%; height: 100%; display: block; }
    .wide { display: flex; align-items: center; gap: 64px; }
    h1 { font-size: 104px; margin: 0 0 12px; letter-spacing: 0.01em; }
    p { font-size: 36px; margin: 0; color: #b4bad0; line-height: 1.35; }
  </style>${body}`);
  const path = new URL(`../public/${name}`, import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: clear });
}

const ring = (/** @type {number} */ size) => `<div class="ring" style="width:${size}px;height:${size}px">${icon}</div>`;
await draw("icon-192.png", 192, 192, ring(184), true);
await draw("icon-512.png", 512, 512, ring(490), true);
await draw("icon-180.png", 180, 180, ring(140));
await draw("icon-maskable-512.png", 512, 512, ring(350));
await draw(
  "preview.png",
  1200,
  630,
  `<div class="wide">${ring(380)}<div><h1>Six Stones</h1><p>Four board games<br />on one digital table</p></div></div>`,
);
await browser.close();
