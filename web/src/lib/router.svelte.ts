/** Where the reader is: the address of the page is the only state of navigation. */
import { read, type Route } from "./routes";

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
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api")
    )
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
