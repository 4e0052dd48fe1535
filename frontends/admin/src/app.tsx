import './remote.css';
import { language, loadMessages } from '@print-shop/i18n';
import { PortalRoot, Spinner } from '@print-shop/ui';
import { NotFoundPage, RemoteContextProvider, type RemoteProps, roleOf, useUser } from '@print-shop/web-kit';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ForRole } from './for-role.tsx';
import { mayOpen } from './frame/navigation.ts';
import { StaffFrame } from './frame/staff-frame.tsx';
import { addressOf, PAGES, type StaffPage } from './pages.ts';
import { StaffToaster } from './staff-toaster.tsx';

/** The page with its texts, so that it appears whole. */
const withTexts = (load: StaffPage['load']) => async () => {
  const page = await load();
  await loadMessages(language.read());
  return page;
};

const ROUTES = Object.values<StaffPage>(PAGES).map(({ path, load, permissions }) => ({
  path,
  permissions,
  Screen: lazy(withTexts(load)),
}));

/** The order builder stands at the address of the staff area itself. Staff who do not quote begin with what waits today. */
function AreaStart({ children }: { children: React.ReactNode }) {
  const role = roleOf(useUser());
  return role === undefined || mayOpen(role, 'quotation') ? children : <Navigate to={addressOf('today')} replace />;
}

/** The staff area: one lazily loaded feature per route, relative to where the host mounts it. */
export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-admin">
        <StaffFrame slot={context.sidebar}>
          <Suspense fallback={<Spinner />}>
            <Routes>
              {ROUTES.map(({ path, permissions, Screen }) => {
                const page = (
                  <ForRole permissions={permissions}>
                    <Screen />
                  </ForRole>
                );
                return <Route key={path} path={path} element={path === '' ? <AreaStart>{page}</AreaStart> : page} />;
              })}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </StaffFrame>
        <StaffToaster />
      </PortalRoot>
    </RemoteContextProvider>
  );
}
