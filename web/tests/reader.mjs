/** A player of Splendor who knows nothing but roles and names, as somebody with a screen reader does. */

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/** @param {Page} page */
const bar = (page) => page.getByRole("region", { name: "What to do" });

/** Presses a button if it is there. @param {Locator} button @returns {Promise<boolean>} */
async function press(button) {
  if (!(await button.count())) return false;
  await button.first().press("Enter");
  return true;
}

/** Three tokens of different kinds, or what there is; the bar then offers to take them. @param {Page} page */
async function tokens(page) {
  const piles = page.getByRole("region", { name: "Bank" }).getByRole("button", { name: /: [1-9]\d* in the bank$/ });
  for (let n = 0; n < (await piles.count()); n++) {
    const name = (await piles.nth(n).getAttribute("aria-label")) ?? (await piles.nth(n).innerText());
    if (/^(Shield|S\.H\.I\.E\.L\.D)/.test(name)) continue;
    await piles.nth(n).press("Enter");
    if (await press(bar(page).getByRole("button", { name: "Take", exact: true }))) return true;
    if (!(await piles.count())) return false;
    const now = n < (await piles.count()) ? await piles.nth(n).getAttribute("aria-label") : null;
    if (now !== name) n = -1; // what was chosen has another name now, and the others other places
  }
  return false;
}

/** One decision. @param {Page} page */
export async function decideByNames(page) {
  const market = page.getByRole("region", { name: "Cards on display" });
  const able = page.getByRole("button", { name: /You can recruit it/ });
  if (await press(bar(page).getByRole("button", { name: "Pay", exact: true }))) return "pay";
  const back = page.getByRole("button", { name: /^Give back one / });
  if (await back.count()) {
    while (!(await press(bar(page).getByRole("button", { name: "Give back", exact: true })))) await press(back);
    return "return";
  }
  if (await press(able)) {
    await press(bar(page).getByRole("button", { name: "Recruit", exact: true }));
    return "recruit";
  }
  if (await bar(page).getByText("Choose a location").count()) {
    const places = page.getByRole("region", { name: "Locations" }).getByRole("button");
    for (let n = 0; n < (await places.count()); n++) {
      await places.nth(n).press("Enter");
      await press(page.getByRole("dialog").getByRole("button", { name: "Close", exact: true })); // it only explained itself
    }
    return "location";
  }
  if (await tokens(page)) return "take";
  if (await press(bar(page).getByRole("button", { name: "Pass", exact: true }))) return "pass";
  const cards = market.getByRole("button");
  for (let n = 0; n < (await cards.count()); n++) {
    await cards.nth(n).press("Enter");
    if (await press(bar(page).getByRole("button", { name: "Reserve", exact: true }))) return "reserve";
  }
  return "nothing";
}
