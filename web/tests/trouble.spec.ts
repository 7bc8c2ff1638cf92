import type { WebSocketRoute } from "@playwright/test";
import { expect, myTurn, newPerson, number, openTable, play, test } from "./table";

test("a wrong link explains itself", async ({ page }) => {
  await page.goto("/join/not-a-real-token");
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(page.getByText("Ask for a new one.")).toBeVisible();
  await page.goto("/table/nonsense");
  await expect(page.getByText("There is no such table, or it is private.")).toBeVisible();
  await page.goto("/no/such/place/at/all");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.getByRole("link", { name: "To the lobby" }).last().click();
  await expect(page.getByRole("form")).toBeVisible();
});

test("a wrong link explains itself in the reader's language", async ({ page }) => {
  const { page: reader } = await newPerson(page, { language: "ru" });
  await reader.goto("/join/not-a-real-token");
  await expect(reader.getByRole("heading", { name: "Ссылка не работает" })).toBeVisible();
});

test("a link to a seat that somebody took leads to watching", async ({ page }) => {
  await openTable(page, { game: "tic_tac_toe", seats: ["link"] });
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Copy link", exact: true }).inputValue();
  const { page: bob } = await newPerson(page);
  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.waitForURL("**/table/*");
  const { page: late } = await newPerson(page);
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "The seat is taken" })).toBeVisible();
  await late.getByRole("link", { name: "Watch" }).click();
  await expect(late.getByText("Bob", { exact: true }).first()).toBeVisible();
});

test("a full table lets a late-comer watch", async ({ page }) => {
  const table = await openTable(page, { game: "tic_tac_toe" });
  const { page: late } = await newPerson(page);
  await late.goto(`/table/${table}`);
  await expect(late.getByText("You are watching.")).toBeVisible();
});

test("a lost connection says so, comes back by itself, and nothing typed or done is lost", async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let down = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (down) void socket.close({ code: 1012 });
    else {
      socket.connectToServer();
      sockets.push(socket);
    }
  });
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  const before = await number(page);
  down = true;
  await sockets.at(-1)!.close({ code: 1012 });
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await page.locator("#command").fill("take yellow blue orange");
  await page.locator("#command").press("Enter");
  await expect(page.locator("#command")).toHaveValue("take yellow blue orange");
  down = false;
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await expect(page.locator("ol.log")).toContainText("Ann takes");
  await expect(page.locator("#command")).toHaveValue("");
});

test("a refused move says why and keeps what was typed", async ({ page }) => {
  await openTable(page, { options: { first_player: "p1" } });
  await myTurn(page);
  const field = page.locator("#command");
  await field.fill("recruit 3-1");
  await field.press("Enter");
  await expect(page.locator("section.act [role=alert]")).toContainText(/token|afford|pay/i);
  await expect(page.locator("section.act button.rule")).toBeVisible();
  await expect(field).toHaveValue("recruit 3-1");
  await field.fill("fly to the moon");
  await field.press("Enter");
  await expect(page.locator("section.act [role=alert]")).toContainText("“fly to the moon” is not a move in this game.");
  await expect(field).toHaveValue("fly to the moon");
  await page.getByRole("button", { name: "Understood" }).click();
  expect(await play(page, 1)).toBe(1);
});

test("a server that does not answer is said to be silent", async ({ page }) => {
  await page.route("**/api/games", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.unroute("**/api/games");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("form")).toBeVisible();
});
