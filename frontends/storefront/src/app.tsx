import './remote.css';
import { PortalRoot, Spinner } from '@print-shop/ui';
import { LazyScreen, lazyScreen, NotFoundPage, RemoteContextProvider, type RemoteProps } from '@print-shop/web-kit';
import { type ComponentType, Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router';

type Page = () => Promise<{ default: ComponentType }>;

const explore: Page = () => import('./features/explore/explore-page.tsx');
const signIn: Page = () => import('./features/sign-in/sign-in-page.tsx');
const policy: Page = () => import('./features/policies/policy-page.tsx');

const PAGES: readonly (readonly [path: string, load: Page])[] = [
  ['/', () => import('./features/home/home-page.tsx')],
  ['/explore', explore],
  ['/products/:slug', explore],
  ['/product/:id', () => import('./features/product/product-page.tsx')],
  ['/order/:id', () => import('./order-screen.tsx')],
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
  ['/services/:service', () => import('./features/services/service-page.tsx')],
  ['/privacy', () => import('./features/privacy/privacy-page.tsx')],
  ['/privacy-policy', policy],
  ['/terms-conditions', policy],
  ['/cancellation-policy', policy],
];

const ROUTES = PAGES.map(([path, load]) => ({ path, code: lazyScreen(load) }));

/** The route of a path, with its parameters. */
export function routeOf(path: string) {
  for (const { path: pattern, code } of ROUTES) {
    const match = matchPath(pattern, path);
    if (match) return { pattern, params: match.params, code };
  }
  return undefined;
}

/** Loads the screen that answers a path. */
export const preload = (path: string): Promise<unknown> | undefined => routeOf(path)?.code.preload();

/** The customer's part of the shop: one lazily loaded feature per route. */
export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-storefront">
        <Suspense fallback={<Spinner />}>
          <Routes>
            {ROUTES.map(({ path, code }) => (
              <Route key={path} path={path} element={<LazyScreen key={path} code={code} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PortalRoot>
    </RemoteContextProvider>
  );
}
