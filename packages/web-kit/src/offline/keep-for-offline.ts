/** The list of orders, to which the page for everything else leads. */
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

/**
 * Registers the shop's service worker, which keeps what pages of orders load. What this page loaded before the worker ran is
 * added, once; then `whenNew` is called. Does nothing in a browser without service workers.
 */
export async function keepForOffline(whenNew: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  await serviceWorker.register('/service-worker.js');
  if (!isNew) return;
  await taken(serviceWorker);
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  await Promise.all([files.addAll(loadedFiles()), pages.addAll([...new Set([LIST, location.pathname])])]);
  whenNew();
}

/** Resolves once a worker answers for this page. */
const taken = (serviceWorker: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
