import './remote.css';
import { PortalRoot, Spinner } from '@print-shop/ui';
import {
  firstData,
  LazyScreen,
  lazyScreen,
  NotFoundPage,
  RemoteContextProvider,
  type RemoteProps,
  session,
} from '@print-shop/web-kit';
import { type QueryClient, type QueryExecuteOptions, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { matchPath, type Params, Route, Routes, useParams } from 'react-router';
import { isId, productQuery } from './api/product-query.ts';
import { shopQuery } from './api/shop-query.ts';
import { productTypesQuery } from './api/use-product-types.ts';
import { featuredProducts } from './features/home/api/use-featured-products.ts';
import { ownOrderQuery } from './features/order/api/own-order-query.ts';

type Page = () => Promise<{ default: ComponentType }>;
/** Returns the read that decides what a page shows, the first of its `page-kind`; `undefined` when there is nothing to ask for. */
type Read = (params: Params) => QueryExecuteOptions | undefined;

const product: Read = ({ id = '' }) => (isId(id) ? productQuery(id) : undefined);
const types: Read = () => productTypesQuery;
const shop: Read = () => shopQuery;
const order: Read = (params) => (session.token() ? ownOrderQuery(params.id ?? '') : product(params));

const explore: Page = () => import('./features/explore/explore-page.tsx');
const signIn: Page = () => import('./features/sign-in/sign-in-page.tsx');
const policy: Page = () => import('./features/policies/policy-page.tsx');

const PAGES: readonly (readonly [path: string, load: Page, read?: Read])[] = [
  ['/', () => import('./features/home/home-page.tsx'), () => featuredProducts],
  ['/explore', explore, types],
  ['/products/:slug', explore, types],
  ['/product/:id', () => import('./features/product/product-page.tsx'), product],
  ['/order/:id', () => import('./order-screen.tsx'), order],
  ['/cart', () => import('./features/cart/cart-page.tsx')],
  ['/favorites', () => import('./features/favorites/favorites-page.tsx')],
  ['/bulk-orders/:id', () => import('./features/own-bulk-order/own-bulk-order-page.tsx')],
  ['/invoice/:id', () => import('./features/invoice/invoice-page.tsx')],
  ['/track', () => import('./track-screen.tsx')],
  ['/orders', () => import('./features/my-orders/my-orders-page.tsx')],
  ['/profile', () => import('./features/profile/profile-page.tsx')],
  ['/signin', signIn],
  ['/login', signIn],
  ['/signup', () => import('./features/sign-up/sign-up-page.tsx')],
  ['/forgot-password', () => import('./features/forgot-password/forgot-password-page.tsx')],
  ['/reset-password', () => import('./features/reset-password/reset-password-page.tsx')],
  ['/join', () => import('./features/join/join-page.tsx')],
  ['/confirm-email', () => import('./features/confirm-email/confirm-email-page.tsx')],
  ['/proof', () => import('./features/proof/proof-page.tsx')],
  ['/quotation', () => import('./features/quotation/quotation-page.tsx')],
  ['/unsubscribe', () => import('./features/unsubscribe/unsubscribe-page.tsx')],
  ['/undo-change', () => import('./features/undo-change/undo-change-page.tsx')],
  ['/download-data', () => import('./features/download-data/download-data-page.tsx')],
  ['/artwork', () => import('./features/check-file/check-file-page.tsx')],
  ['/contact', () => import('./features/contact/contact-page.tsx')],
  ['/services', () => import('./features/services/services-page.tsx')],
  ['/services/:service', () => import('./features/services/service-page.tsx'), shop],
  ['/privacy', () => import('./features/privacy/privacy-page.tsx')],
  ['/privacy-policy', policy, shop],
  ['/terms-conditions', policy, shop],
  ['/cancellation-policy', policy, shop],
];

const ROUTES = PAGES.map(([path, load, read]) => ({ path, code: lazyScreen(load), read }));

/** Starts a read, unless it is on its way or fresh. The screen finds it under the same key, and shows its failure. */
const start = (queries: QueryClient, read: QueryExecuteOptions | undefined) =>
  read && queries.query(read).catch(() => undefined);

export function routeOf(path: string) {
  for (const { path: pattern, ...route } of ROUTES) {
    const match = matchPath(pattern, path);
    if (match) return { pattern, params: match.params, ...route };
  }
  return undefined;
}

/**
 * Loads the code of the screen that answers a path. Given the queries of the page, it also starts the screen's first read. A screen that
 * the server has drawn gets none: new data must not change it before the browser has taken it over.
 */
export function preload(path: string, queries?: QueryClient): Promise<unknown> | undefined {
  const route = routeOf(path);
  if (queries && firstData()?.isFrameOnly !== false) start(queries, route?.read?.(route.params));
  return route?.code.preload();
}

/** The screen of a route. Its first read starts with the loading of its code. */
function Screen({ code, read }: Pick<(typeof ROUTES)[number], 'code' | 'read'>) {
  const queries = useQueryClient();
  const params = useParams();
  return <LazyScreen code={code} begin={() => start(queries, read?.(params))} />;
}

/** The customer's part of the shop: one lazily loaded feature per route. */
export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-storefront">
        <Suspense fallback={<Spinner />}>
          <Routes>
            {ROUTES.map(({ path, ...route }) => (
              <Route key={path} path={path} element={<Screen key={path} {...route} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PortalRoot>
    </RemoteContextProvider>
  );
}
