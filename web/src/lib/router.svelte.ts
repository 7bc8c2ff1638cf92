/** Where the reader is: the address of the page is the only state of navigation. */

export type Route =
  | { at: "lobby" }
  | { at: "table"; table: string }
  | { at: "join"; token: string }
  | { at: "replay"; table: string; move: number | null }
  | { at: "help"; game: string }
  | { at: "nowhere" };

export function read(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { at: "nowhere" };
  if (first === undefined) return { at: "lobby" };
  if (first === "table" && second && !third) return { at: "table", table: second };
  if (first === "join" && second && !third) return { at: "join", token: second };
  if (first === "help" && second && !third) return { at: "help", game: second };
  if (first === "replay" && second && (!third || /^\d+$/.test(third)))
    return { at: "replay", table: second, move: third ? Number(third) : null };
  return { at: "nowhere" };
}

let route = $state<Route>(read(location.pathname));

export const here = (): Route => route;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route = read(location.pathname);
  if (!replace) scrollTo(0, 0);
}

/** Links of the page change the address without loading it again. */
export function followLinks(): () => void {
  const back = (): void => {
    route = read(location.pathname);
  };
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api"))
      return;
    event.preventDefault();
    go(link.pathname);
  };
  addEventListener("popstate", back);
  addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    removeEventListener("click", click);
  };
}
