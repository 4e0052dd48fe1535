import type { Permission } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { Logo } from '@print-shop/ui';
import { roleOf, type Shop, type SignedInUser } from '@print-shop/web-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { AdminMenu } from './admin-menu.tsx';
import type { en } from './messages/en.ts';
import { useText } from './messages/index.ts';
import { QuestionsLink } from './questions-link.tsx';

interface Entry {
  to: string;
  name: keyof typeof en.entries;
  /** Addresses elsewhere that belong to it. */
  also?: string;
  /** Whose role has one of these sees it. */
  permissions: readonly Permission[];
}

const ENTRIES: readonly Entry[] = [
  { to: '/admin', name: 'quotation', also: '/admin/quotations', permissions: ['quotations'] },
  { to: '/admin/price-add', name: 'addPrices', permissions: ['prices:write'] },
  { to: '/admin/orders', name: 'orders', permissions: ['orders:read'] },
  { to: '/admin/bulk-orders', name: 'bulkOrders', permissions: ['bulk-orders:read'] },
  { to: '/admin/products', name: 'products', permissions: ['catalogue:write'] },
  { to: '/admin/users', name: 'users', permissions: ['customers:read'] },
  { to: '/admin/product-type', name: 'productTypes', also: '/admin/product-colors', permissions: ['catalogue:write'] },
  { to: '/admin/product-list', name: 'productList', permissions: ['catalogue:write'] },
  { to: '/admin/manage', name: 'prices', permissions: ['prices:write', 'catalogue:write'] },
];

const HOME: Entry = { to: '/admin', name: 'home', permissions: [] };

/** The rights of the role. The order builder is on the staff area's home page, which has another name for the others. */
function entriesFor(user: SignedInUser): readonly Entry[] {
  const role = roleOf(user);
  const entries = ENTRIES.filter(({ permissions }) => permissions.some((permission) => may(role, permission)));
  return may(role, 'quotations') ? entries : [HOME, ...entries];
}

const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));

/** The staff header: those of the nine entries that the role includes, with the current one marked. Other visitors see only the link to the store. */
export default function AdminHeader({ shop, user }: { shop: Shop; user: SignedInUser | null }) {
  const text = useText();
  const { pathname } = useLocation();
  const entries = useRef<HTMLElement>(null);
  // A phone shows three of the nine: the current one is among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current entry, and another language other widths
  useEffect(() => {
    const current = entries.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!entries.current || !current) return;
    entries.current.scrollLeft = current.offsetLeft - (entries.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, text]);
  return (
    <header className="on-board sticky top-0 z-30 bg-board text-board-ink print:hidden">
      <div className="flex h-12 items-center gap-3 px-4">
        <Link to="/" aria-label={text.storeOf(shop.name)} className="flex items-center gap-2">
          <Logo src={shop.logo} className="size-7" />
          <span className="headline text-small">{shop.name}</span>
        </Link>
        <span className="rounded-sm bg-yellow px-1.5 font-bold text-caption text-stamp-ink">{text.staff}</span>
        <span className="grow" />
        <LanguageSwitch isCompact className="text-caption" />
        {user && may(roleOf(user), 'orders:read') && <QuestionsLink />}
        {user ? (
          <AdminMenu user={user} />
        ) : (
          <Link to="/" className="text-small hover:underline">
            {text.viewStore}
          </Link>
        )}
      </div>
      {user && (
        <nav
          ref={entries}
          aria-label={text.staffArea}
          className="relative flex overflow-x-auto border-board-rule border-t px-2"
        >
          {entriesFor(user).map(({ to, name, also = to }) => (
            <Link
              key={to}
              to={to}
              aria-current={isWithin(pathname, to) || isWithin(pathname, also) ? 'page' : undefined}
              className="whitespace-nowrap border-transparent border-b-3 px-3 py-2 font-medium text-board-soft text-small hover:text-board-ink aria-[current=page]:border-yellow aria-[current=page]:text-board-ink"
            >
              {text.entries[name]}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
