import type { Shop } from '@print-shop/web-kit';
import { lazy, Suspense, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ShellLayout } from './layout/shell-layout.tsx';
import { RemoteLoading } from './remotes/remote-loading.tsx';
import { RemoteScreen } from './remotes/remote-screen.tsx';
import { RequireAdmin } from './session/require-admin.tsx';

// Loaded on its own, because no other page needs it.
const LogoutScreen = lazy(() => import('./session/logout-screen.tsx'));

const admin = <RemoteScreen name="admin" basePath="/admin" />;
const storefront = <RemoteScreen name="storefront" basePath="" />;

/** The remote that answers a path: the staff area behind its guard, else the storefront. */
const shellRoutes = (shop: Shop): RouteObject[] => [
  {
    element: <ShellLayout shop={shop} />,
    children: [
      { path: '/admin/*', element: <RequireAdmin>{admin}</RequireAdmin> },
      {
        path: '/logout',
        element: (
          <Suspense fallback={<RemoteLoading />}>
            <LogoutScreen />
          </Suspense>
        ),
      },
      { path: '*', element: storefront },
    ],
  },
];

export const ShellRoutes = ({ shop }: { shop: Shop }) => useRoutes(useMemo(() => shellRoutes(shop), [shop]));
