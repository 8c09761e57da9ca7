/**
 * The service worker. It keeps the built files by the hash in their names, so that the house opens without a network
 * and says that there is none; answers of the server are never kept. And it shows news that come while no page is open.
 */

// Written in front of this file when it is built: what opens the house, and every file with a hash in its name.
declare const SHELL: readonly string[];
declare const BUILT: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = "trianon";
const PAGE = "/";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...SHELL])));
});

// A new version takes over once no page of the old one is open; until then the old files stay.
worker.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(pathname, request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

async function removeOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !BUILT.includes(pathname) && !SHELL.includes(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

const kept = async (path: string): Promise<Response> => (await caches.match(path)) ?? Response.error();

async function keptOrFetched(path: string, request: Request): Promise<Response> {
  const found = await caches.match(path);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone());
  return answer;
}

/** News as the server writes them (trianon/web/push.py), in the reader's language. */
interface News {
  title: string;
  body: string;
  path: string;
}

worker.addEventListener("push", (event) => {
  const news = event.data?.json() as News | undefined;
  if (!news) return;
  const { title, body, path } = news;
  // What a page has told under the same tag is replaced, not told twice.
  const looks = { tag: path, icon: "/icon-192.png", badge: "/icon-192.png", data: path };
  event.waitUntil(worker.registration.showNotification(title, { body, ...looks }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** In the window that is there, or in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: "window" });
  if (!window) await worker.clients.openWindow(path);
  else await (await window.navigate(path))?.focus();
}
