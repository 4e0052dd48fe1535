import { Toaster } from '@print-shop/ui';
import { type Shop, useUser } from '@print-shop/web-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Footer } from '../footer/footer.tsx';
import { CustomerHeader } from '../header/customer-header.tsx';
import { RemoteLoading } from '../remotes/remote-loading.tsx';
import { SessionNotice } from '../session/session-notice.tsx';
import { useText } from './messages/index.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import { useIsDrawn } from './use-is-drawn.ts';

const AdminHeader = lazy(() => import('../admin-header/admin-header.tsx'));

/** The data that the layout gives to the screens inside it. */
export interface ShellContext {
  shop: Shop;
  /** The element beside the staff pages that takes their sidebar; null outside of the staff area. */
  sidebar: HTMLElement | null;
}

/** Header, the screen, footer. Staff paths have the staff header and no footer. */
export function ShellLayout({ shop }: { shop: Shop }) {
  const text = useText();
  const { pathname } = useLocation();
  const user = useUser();
  const isDrawn = useIsDrawn();
  const isAdminArea = pathname === '/admin' || pathname.startsWith('/admin/');
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const context = useMemo<ShellContext>(() => ({ shop, sidebar }), [shop, sidebar]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="-translate-y-[140%] absolute top-0 left-2 z-60 rounded bg-yellow px-4 py-2 font-semibold text-stamp-ink focus:translate-y-2"
      >
        {text.skip}
      </a>
      {isAdminArea ? (
        <Suspense fallback={<div className="h-12 bg-board" />}>
          <AdminHeader shop={shop} user={user?.isAdmin ? user : null} />
        </Suspense>
      ) : (
        <CustomerHeader shop={shop} />
      )}
      <div className={isAdminArea ? 'flex grow flex-col lg:flex-row' : 'contents'}>
        {isAdminArea && <div ref={setSidebar} className="contents" />}
        <main id="content" tabIndex={-1} className="min-h-[80dvh] min-w-0 grow outline-none">
          <OfflineNotice />
          <SessionNotice />
          {isDrawn ? <Outlet context={context} /> : <RemoteLoading />}
        </main>
      </div>
      {!isAdminArea && <Footer shop={shop} />}
      <Toaster />
      <ScrollMemory />
    </div>
  );
}
