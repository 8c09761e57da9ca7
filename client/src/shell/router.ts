/** Addresses of the pages. Links are ordinary links; we only keep the browser from reloading. */

import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "me" }
  | { page: "device" }
  | { page: "mail" }
  | { page: "reset" }
  | { page: "privacy" }
  | { page: "credits" }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "ladder"; game: string }
  | { page: "person"; name: string }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "missing" };

const ID = "([A-Za-z0-9_-]{1,64})";

/** Which page an address means. */
export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  if (clean === "/") return { page: "home" };
  if (clean === "/replay") return { page: "record" };
  for (const page of ["me", "device", "mail", "reset", "privacy", "credits", "tournaments"] as const)
    if (clean === `/${page}`) return { page };
  const table = new RegExp(`^/t/${ID}(/replay)?$`).exec(clean);
  if (table) return { page: table[2] ? "replay" : "table", id: table[1]! };
  const about = new RegExp(`^/(rules|learn|ladder)/${ID}$`).exec(clean);
  if (about) return { page: about[1] as "rules" | "learn" | "ladder", game: about[2]! };
  const tournament = new RegExp(`^/tournaments/${ID}$`).exec(clean);
  if (tournament) return { page: "tournament", id: tournament[1]! };
  const person = /^\/people\/([^/]+)$/.exec(clean);
  if (person) return { page: "person", name: decoded(person[1]!) };
  return { page: "missing" };
}

/** The page about somebody with an account. */
export const profileOf = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** What was typed by hand may be no encoding at all. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>({ page: "home" });

function follow(): void {
  route.value = routeOf(location.pathname);
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
  // Screen readers and the keyboard continue at the top of the new page.
  requestAnimationFrame(() => document.getElementById("main")?.focus());
}

/** Links inside the house change the page without loading it anew. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  follow();
  addEventListener("popstate", follow);
  document.addEventListener("click", onClick);
}
