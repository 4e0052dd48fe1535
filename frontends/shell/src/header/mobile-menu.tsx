import type { SignedInUser } from '@print-shop/web-kit';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '../session/api/use-sign-out.ts';
import { lastStaffPage } from '../session/last-staff-page.ts';
import type { MenuLink } from '../shell-links.ts';
import { Avatar } from './avatar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from './messages/index.ts';
import type { ProductLinks } from './use-product-links.ts';

const item = 'flex min-h-11 items-center font-medium hover:underline';

function MenuSection({
  title,
  links,
  message,
}: {
  title: string;
  links: readonly MenuLink[];
  message?: string | null;
}) {
  return (
    <details className="group border-board-rule border-b">
      <summary className="flex min-h-12 items-center justify-between font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {message && <p className="pb-2 text-board-soft text-small">{message}</p>}
      <ul className="max-h-60 overflow-y-auto pb-3 pl-4">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={item}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MobileMenuProps {
  user: SignedInUser | null;
  products: ProductLinks;
  services: readonly MenuLink[];
  onEscape: () => void;
}

export function MobileMenu({ user, products, services, onEscape }: MobileMenuProps) {
  const text = useText();
  const signOut = useSignOut();
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <nav
      aria-label={text.main}
      className="max-h-[calc(100dvh-4rem)] animate-settle overflow-y-auto border-board-rule border-t bg-board px-4 pb-6 lg:hidden"
    >
      {user && (
        <div className="flex items-center gap-3 border-board-rule border-b py-4">
          <Avatar name={user.name} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-board-soft text-caption">{user.email}</p>
          </div>
        </div>
      )}
      <MenuSection title={text.products} links={products.links} message={products.message} />
      <MenuSection title={text.services} links={services} />
      <div className="grid grid-cols-2 gap-x-4 pt-3">
        <Link to="/" className={item}>
          {text.home}
        </Link>
        <Link to="/explore" className={item}>
          {text.explore}
        </Link>
        <Link to="/cart" className={item}>
          {text.cart}
        </Link>
        <Link to="/favorites" className={item}>
          {text.favorites}
        </Link>
        <Link to="/orders" className={item}>
          {text.orders}
        </Link>
        <Link to="/profile" className={item}>
          {text.profile}
        </Link>
        <Link to="/contact" className={item}>
          {text.contact}
        </Link>
        {user?.isAdmin && (
          <Link to={lastStaffPage(user)} className={item}>
            {text.staffArea}
          </Link>
        )}
      </div>
      <LanguageSwitch className="mt-3 -ml-2" />
      {user ? (
        <button
          type="button"
          onClick={() => signOut()}
          className="mt-4 min-h-11 w-full rounded border border-board-soft font-semibold"
        >
          {text.signOut}
        </button>
      ) : (
        <Link
          to="/signin"
          className="mt-4 flex min-h-11 items-center justify-center rounded bg-board-ink font-semibold text-board"
        >
          {text.signIn}
        </Link>
      )}
    </nav>
  );
}
