import type { Permission } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { Logo } from '@print-shop/ui';
import { roleOf, type Shop, type SignedInUser } from '@print-shop/web-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { AdminMenu } from './admin-menu.tsx';

interface Entry {
  to: string;
  label: string;
  /** Addresses elsewhere that belong to it. */
  also?: string;
  /** Whose role has one of these sees it. */
  permissions: readonly Permission[];
}

const ENTRIES: readonly Entry[] = [
  { to: '/admin', label: 'Online Quotation', also: '/admin/quotations', permissions: ['quotations'] },
  { to: '/admin/price-add', label: 'Add pricing', permissions: ['prices:write'] },
  { to: '/admin/orders', label: 'Orders', permissions: ['orders:read'] },
  { to: '/admin/bulk-orders', label: 'Bulk Orders', permissions: ['bulk-orders:read'] },
  { to: '/admin/products', label: 'Products', permissions: ['catalogue:write'] },
  { to: '/admin/users', label: 'Users', permissions: ['customers:read'] },
  { to: '/admin/product-type', label: 'Product type', also: '/admin/product-colors', permissions: ['catalogue:write'] },
  { to: '/admin/product-list', label: 'Product List', permissions: ['catalogue:write'] },
  { to: '/admin/manage', label: 'manage pricing', permissions: ['prices:write', 'catalogue:write'] },
];

const HOME: Entry = { to: '/admin', label: 'Home', permissions: [] };

/** What the role includes. The order builder is on the staff area's home page, which has another name for the others. */
function entriesFor(user: SignedInUser): readonly Entry[] {
  const role = roleOf(user);
  const entries = ENTRIES.filter(({ permissions }) => permissions.some((permission) => may(role, permission)));
  return may(role, 'quotations') ? entries : [HOME, ...entries];
}

const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));

/** The staff bar: those of nine entries that the role includes, the current one marked. A visitor who is no staff sees only the way back. */
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
          {entriesFor(user).map(({ to, label, also = to }) => (
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
