/** A player without a mouse: he looks where a piece lies, walks there with arrows and Tab, and presses Enter. */

/** @typedef {import("@playwright/test").Page} Page */

const MOST = 400;

/** Touches the first piece a selector (with `:visible` at its end or not) finds. @param {Page} page @param {string} selector */
export async function byKeys(page, selector) {
  const wanted = selector.replace(/:visible$/, "");
  for (let pressed = 0; pressed < MOST; pressed++) {
    const key = await page.evaluate(
      ([where, begins]) => {
        const store = /** @type {{beenAt?: WeakSet<Element>, askedArrow?: boolean}} */ (
          /** @type {unknown} */ (window)
        );
        if (begins) store.beenAt = new WeakSet();
        const target = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(String(where)))].find(
          (one) => one.offsetParent !== null && !one.matches(":disabled"),
        );
        const active = document.activeElement;
        if (!target) return "";
        if (active === target) return "Enter";
        // Where an arrow has led already, Tab goes on.
        const been = !active || active === document.body || store.beenAt?.has(active);
        if (been) return "Tab";
        store.beenAt?.add(active);
        const [a, b] = [active.getBoundingClientRect(), target.getBoundingClientRect()];
        const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
        if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
        return dy > 0 ? "ArrowDown" : "ArrowUp";
      },
      [wanted, pressed === 0],
    );
    if (!key) {
      await page.locator(selector).first().waitFor();
      continue;
    }
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error(`${MOST} keys did not lead to ${selector}`);
}
