import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { accountOf, keyOf } from './account-of.ts';
import { isFile, isHashed, isOrderAnswer, isOrderPage, isPicture, pictureKey } from './addresses.ts';
import { FILES, forgetCustomer, OWN } from './copies.ts';

declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGE = '/offline.html';

/** The most copies that are kept. The oldest go first, and all go where the device runs out of room. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const readBy = (request: Request): string => (request.referrer ? new URL(request.referrer).pathname : '');

/** Keeps what the pages of orders need, and shows it where the shop cannot be reached. Current copies come first. */
export function keepCopies(): void {
  const orderPages = new NetworkFirst({
    cacheName: OWN.pages,
    plugins: [atMost(30), { handlerDidError: () => caches.match(OFFLINE_PAGE) }],
    matchOptions: { ignoreSearch: true, ignoreVary: true },
  });
  const otherPages = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await caches.match(OFFLINE_PAGE);
      if (!page) throw error;
      return page;
    }
  };
  registerRoute(({ request, url }) => request.mode === 'navigate' && isOrderPage(url.pathname), orderPages);
  registerRoute(({ request }) => request.mode === 'navigate', otherPages);

  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin && isOrderAnswer(url.pathname) && accountOf(request.headers.get('authorization')) !== undefined,
    new NetworkFirst({
      cacheName: OWN.answers,
      matchOptions: { ignoreVary: true },
      plugins: [
        atMost(60),
        {
          cacheKeyWillBeUsed: async ({ request }) =>
            keyOf(request.url, accountOf(request.headers.get('authorization')) ?? ''),
        },
      ],
    }),
  );
  registerRoute(
    ({ sameOrigin, url, request }) => sameOrigin && isPicture(url.pathname) && isOrderPage(readBy(request)),
    new CacheFirst({
      cacheName: OWN.pictures,
      matchOptions: { ignoreVary: true },
      plugins: [atMost(80), { cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url) }],
    }),
  );
  const isOwnFile = ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) => sameOrigin && isFile(url.pathname);
  const files = { cacheName: FILES, matchOptions: { ignoreVary: true }, plugins: [atMost(250)] };
  registerRoute((about) => isOwnFile(about) && isHashed(about.url.pathname), new CacheFirst(files));
  registerRoute(isOwnFile, new NetworkFirst(files));
}

/** Forgets the customer with the sign-out, and with the account. */
export function forgetOnSignOut(): void {
  const forget = async ({ request }: { request: Request }): Promise<Response> => {
    const answer = await fetch(request);
    if (answer.ok) await forgetCustomer(self.registration);
    return answer;
  };
  registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === '/api/users/logout', forget, 'POST');
  registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === '/api/users/profile', forget, 'DELETE');
}

/** The page for everything that was not seen before. */
export const keepOfflinePage = async (): Promise<void> => (await caches.open(FILES)).add(OFFLINE_PAGE);
