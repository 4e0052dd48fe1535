import type { SignedInUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useSignOut } from '../session/use-sign-out.ts';
import { type MenuLink, SERVICE_LINKS } from '../shell-links.ts';
import { Avatar } from './avatar.tsx';
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
    <details className="border-board-rule border-b">
      <summary className="flex min-h-12 items-center font-semibold">{title}</summary>
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

/** The collapsible menu of a phone. */
export function MobileMenu({ user, products }: { user: SignedInUser | null; products: ProductLinks }) {
  const signOut = useSignOut();
  return (
    <nav
      aria-label="Main"
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
      <MenuSection title="Products" links={products.links} message={products.message} />
      <MenuSection title="Services" links={SERVICE_LINKS} />
      <div className="grid grid-cols-2 gap-x-4 pt-3">
        <Link to="/" className={item}>
          Home
        </Link>
        <Link to="/explore" className={item}>
          Explore
        </Link>
        <Link to="/cart" className={item}>
          My Cart
        </Link>
        <Link to="/favorites" className={item}>
          Favorites
        </Link>
        <Link to="/orders" className={item}>
          Your Orders
        </Link>
        <Link to="/profile" className={item}>
          My Profile
        </Link>
        <Link to="/contact" className={item}>
          Contact
        </Link>
        {user?.isAdmin && (
          <Link to="/admin" className={item}>
            Staff area
          </Link>
        )}
      </div>
      {user ? (
        <button
          type="button"
          onClick={() => signOut()}
          className="mt-4 min-h-11 w-full rounded border border-board-soft font-semibold"
        >
          Sign Out
        </button>
      ) : (
        <Link
          to="/signin"
          className="mt-4 flex min-h-11 items-center justify-center rounded bg-board-ink font-semibold text-board"
        >
          Sign in
        </Link>
      )}
    </nav>
  );
}
