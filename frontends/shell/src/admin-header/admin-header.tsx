import { Logo } from '@print-shop/ui';
import type { Shop, SignedInUser } from '@print-shop/web-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { AdminMenu } from './admin-menu.tsx';

/** Address and name of each entry, and the addresses below other ones that belong to it. */
const ENTRIES: readonly (readonly [to: string, label: string, also?: string])[] = [
  ['/admin', 'Online Quotation', '/admin/quotations'],
  ['/admin/price-add', 'Add pricing'],
  ['/admin/orders', 'Orders'],
  ['/admin/bulk-orders', 'Bulk Orders'],
  ['/admin/products', 'Products'],
  ['/admin/users', 'Users'],
  ['/admin/product-type', 'Product type', '/admin/product-colors'],
  ['/admin/product-list', 'Product List'],
  ['/admin/manage', 'manage pricing'],
];

const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));

/** The staff bar: nine entries, the current one marked. A visitor who is no staff sees only the way back. */
export default function AdminHeader({ shop, user }: { shop: Shop; user: SignedInUser | null }) {
  const { pathname } = useLocation();
  const entries = useRef<HTMLElement>(null);
  // A phone shows three of the nine: the current one is among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current entry
  useEffect(() => {
    const current = entries.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!entries.current || !current) return;
    entries.current.scrollLeft = current.offsetLeft - (entries.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <header className="on-board sticky top-0 z-30 bg-board text-board-ink print:hidden">
      <div className="flex h-12 items-center gap-3 px-4">
        <Link to="/" aria-label={`${shop.name}, store`} className="flex items-center gap-2">
          <Logo src={shop.logo} className="size-7" />
          <span className="headline text-small">{shop.name}</span>
        </Link>
        <span className="rounded-sm bg-yellow px-1.5 font-bold text-caption text-stamp-ink">Staff</span>
        <span className="grow" />
        {user ? (
          <AdminMenu user={user} />
        ) : (
          <Link to="/" className="text-small hover:underline">
            View Store
          </Link>
        )}
      </div>
      {user && (
        <nav
          ref={entries}
          aria-label="Staff area"
          className="relative flex overflow-x-auto border-board-rule border-t px-2"
        >
          {ENTRIES.map(([to, label, also = to]) => (
            <Link
              key={to}
              to={to}
              aria-current={isWithin(pathname, to) || isWithin(pathname, also) ? 'page' : undefined}
              className="whitespace-nowrap border-transparent border-b-3 px-3 py-2 font-medium text-board-soft text-small hover:text-board-ink aria-[current=page]:border-yellow aria-[current=page]:text-board-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
