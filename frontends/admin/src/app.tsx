import './remote.css';
import type { Permission } from '@print-shop/contracts';
import { language, loadMessages } from '@print-shop/i18n';
import { PortalRoot, Spinner } from '@print-shop/ui';
import { NotFoundPage, RemoteContextProvider, type RemoteProps } from '@print-shop/web-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { ForRole } from './for-role.tsx';
import { StaffToaster } from './staff-toaster.tsx';

type Page = () => Promise<{ default: ComponentType }>;

/** The pages; a page with permissions is only for staff who have at least one of them. */
const PAGES: readonly (readonly [path: string, load: Page, permissions?: readonly Permission[]])[] = [
  ['', () => import('./home-page.tsx')],
  ['quotations', () => import('./features/quotations/quotations-page.tsx'), ['quotations']],
  ['quotations/:id', () => import('./features/quotations/saved-quotation-page.tsx'), ['quotations']],
  ['price-add', () => import('./features/price-add/price-add-page.tsx'), ['prices:write']],
  ['coupons', () => import('./features/coupons/coupons-page.tsx'), ['prices:write']],
  ['payments', () => import('./features/payments/payments-page.tsx'), ['payments:read']],
  ['payments/reconciliation', () => import('./features/reconciliation/reconciliation-page.tsx'), ['payments:read']],
  ['invoices', () => import('./features/invoices/invoices-page.tsx'), ['invoices:read']],
  ['revenue', () => import('./features/revenue/revenue-page.tsx'), ['invoices:read']],
  ['returns', () => import('./features/returns/returns-page.tsx'), ['invoices:read']],
  ['tax', () => import('./features/tax/tax-page.tsx'), ['invoices:read']],
  ['orders', () => import('./features/orders/orders-page.tsx'), ['orders:read']],
  ['orders/:id', () => import('./features/orders/order-page.tsx'), ['orders:read']],
  ['bulk-orders', () => import('./features/bulk-orders/bulk-orders-page.tsx'), ['bulk-orders:read']],
  ['products', () => import('./features/add-product/add-product-page.tsx'), ['catalogue:write']],
  ['print-areas/:id', () => import('./features/print-areas/print-areas-page.tsx'), ['catalogue:write']],
  ['users', () => import('./features/users/users-page.tsx'), ['customers:read']],
  ['product-type', () => import('./features/product-types/product-types-page.tsx'), ['catalogue:write']],
  ['product-list', () => import('./features/product-list/product-list-page.tsx'), ['catalogue:write']],
  ['manage', () => import('./features/manage/manage-page.tsx'), ['prices:write', 'catalogue:write']],
  ['profile', () => import('./features/profile/profile-page.tsx')],
  ['settings', () => import('./features/settings/settings-page.tsx')],
  ['product-colors', () => import('./features/product-colors/product-colors-page.tsx'), ['catalogue:write']],
  ['synonyms', () => import('./features/synonyms/synonyms-page.tsx'), ['catalogue:write']],
  ['artwork', () => import('./features/artwork/artwork-page.tsx'), ['artwork:read']],
  ['artwork/profiles', () => import('./features/print-profiles/print-profiles-page.tsx'), ['catalogue:write']],
  ['artwork/:id', () => import('./features/artwork/proof-page.tsx'), ['artwork:read']],
  ['conversations', () => import('./features/conversations/conversations-page.tsx'), ['orders:read']],
  ['conversations/:id', () => import('./features/conversations/conversation-page.tsx'), ['orders:read']],
  ['reviews', () => import('./features/reviews/reviews-page.tsx'), ['reviews:write']],
  ['changes', () => import('./features/changes/changes-page.tsx'), ['changes:read']],
  ['staff', () => import('./features/staff/staff-page.tsx'), ['staff:manage']],
  ['security', () => import('./features/security/security-page.tsx'), ['security:read']],
  ['messages', () => import('./features/messages/messages-page.tsx'), ['messages:read']],
  ['messages/texts', () => import('./features/message-kinds/message-kinds-page.tsx'), ['messages:write']],
];

/** The page with its texts, so that it appears whole. */
const withTexts = (load: Page) => async () => {
  const page = await load();
  await loadMessages(language.read());
  return page;
};

const ROUTES = PAGES.map(([path, load, permissions]) => ({ path, permissions, Screen: lazy(withTexts(load)) }));

/** The staff area: one lazily loaded feature per route, relative to where the host mounts it. */
export default function App({ context }: RemoteProps) {
  return (
    <RemoteContextProvider value={context}>
      <PortalRoot className="remote-admin">
        <div className="mx-auto max-w-[90rem] px-4 py-6 sm:px-6 print:p-0">
          <Suspense fallback={<Spinner />}>
            <Routes>
              {ROUTES.map(({ path, permissions, Screen }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <ForRole permissions={permissions}>
                      <Screen />
                    </ForRole>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </div>
        <StaffToaster />
      </PortalRoot>
    </RemoteContextProvider>
  );
}
