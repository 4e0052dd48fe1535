/** The list of orders. The page for everything else leads there. */
const LIST = '/orders';

/** The names of the service worker's own stores (`frontends/shell/src/service-worker/copies.ts`). */
const [PAGES, FILES] = ['own-pages', 'files'];

/** The files that the page has loaded from the shop. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return [...new Set(own.map(({ href }) => href))];
}

const isFile = (path: string): boolean => !/^\/(api|media)\//.test(path) && /\.(js|css|json|svg|woff2)$/.test(path);

/** The language that a kept page is drawn in; `undefined` where it is not kept. */
async function languageOf(pages: Cache, path: string): Promise<string | undefined> {
  const kept = await pages.match(path, { ignoreSearch: true, ignoreVary: true });
  return kept && /<html[^>]* lang="(\w+)"/.exec(await kept.text())?.[1];
}

/**
 * Registers the shop's service worker, which keeps what pages of orders load. The files that this page loaded before the worker
 * ran are added, once; then `whenNew` is called. This page and the list of orders are added if they are not kept in this
 * language. A link leads here without a reload, and a sign-out removes the kept pages. Does nothing in a browser without service
 * workers.
 */
export async function keepForOffline(language: string, whenNew: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  await serviceWorker.register('/service-worker.js');
  const pages = await caches.open(PAGES);
  if (isNew) {
    await taken(serviceWorker);
    await (await caches.open(FILES)).addAll(loadedFiles());
  }
  for (const path of new Set([LIST, location.pathname]))
    if ((await languageOf(pages, path)) !== language) await pages.add(path);
  if (isNew) whenNew();
}

/** Resolves once a worker answers for this page. */
const taken = (serviceWorker: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
