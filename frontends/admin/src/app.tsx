import './remote.css';
import { PortalRoot, Spinner } from '@print-shop/ui';
import { NotFoundPage, RemoteContextProvider, type RemoteProps } from '@print-shop/web-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

type Page = () => Promise<{ default: ComponentType }>;

const PAGES: readonly (readonly [path: string, load: Page])[] = [
  ['', () => import('./home-page.tsx')],
  ['quotations', () => import('./features/quotations/quotations-page.tsx')],
  ['quotations/:id', () => import('./features/quotations/saved-quotation-page.tsx')],
  ['price-add', () => import('./features/price-add/price-add-page.tsx')],
  ['orders', () => import('./features/orders/orders-page.tsx')],
  ['orders/:id', () => import('./features/orders/order-page.tsx')],
  ['bulk-orders', () => import('./features/bulk-orders/bulk-orders-page.tsx')],
  ['products', () => import('./features/add-product/add-product-page.tsx')],
  ['users', () => import('./features/users/users-page.tsx')],
  ['product-type', () => import('./features/product-types/product-types-page.tsx')],
  ['product-list', () => import('./features/product-list/product-list-page.tsx')],
  ['manage', () => import('./features/manage/manage-page.tsx')],
  ['profile', () => import('./features/profile/profile-page.tsx')],
  ['settings', () => import('./features/settings/settings-page.tsx')],
  ['product-colors', () => import('./features/product-colors/product-colors-page.tsx')],
  ['changes', () => import('./features/changes/changes-page.tsx')],
  ['security', () => import('./features/security/security-page.tsx')],
  ['messages', () => import('./features/messages/messages-page.tsx')],
];

const ROUTES = PAGES.map(([path, load]) => ({ path, Screen: lazy(load) }));

/** The staff area: one lazily loaded feature per route, relative to where the host mounts it. */
export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-admin">
        <div className="mx-auto max-w-[90rem] px-4 py-6 sm:px-6 print:p-0">
          <Suspense fallback={<Spinner />}>
            <Routes>
              {ROUTES.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </div>
      </PortalRoot>
    </RemoteContextProvider>
  );
}
