import { Logo } from '@print-shop/ui';
import { type Shop, useUser } from '@print-shop/web-kit';
import { clsx } from 'clsx';
import { Heart, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { SERVICE_LINKS } from '../shell-links.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LinkMenu } from './link-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TopStrip } from './top-strip.tsx';
import { useProductLinks } from './use-product-links.ts';
import { useScrolled } from './use-scrolled.ts';

const plain =
  'inline-flex min-h-11 items-center rounded px-3 font-medium text-small hover:bg-board-rule aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-yellow aria-[current=page]:underline-offset-8';

/** The signboard over the door: black board, the shop's name, the ways in. */
export function CustomerHeader({ shop }: { shop: Shop }) {
  const user = useUser();
  const products = useProductLinks();
  const isScrolled = useScrolled();
  const { key } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const isMenuOpen = menuOpenAt === key;
  return (
    <>
      <TopStrip shop={shop} />
      <header
        data-scrolled={isScrolled}
        className={clsx(
          'on-board sticky top-0 z-30 bg-board text-board-ink transition-shadow duration-200',
          isScrolled && 'shadow-lift',
        )}
      >
        <div className="page flex h-16 items-center gap-2">
          <button
            type="button"
            aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpenAt(isMenuOpen ? undefined : key)}
            className="tappable -ml-3 inline-flex items-center justify-center lg:hidden"
          >
            {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
          <Link to="/" aria-label={`${shop.name}, home`} className="mr-auto flex items-center gap-2 lg:mr-6">
            <Logo className="size-9" />
            <span className="headline text-lead">{shop.name}</span>
          </Link>
          <nav key={`links-${key}`} aria-label="Main" className="mr-auto hidden items-center lg:flex">
            <NavLink to="/" end className={plain}>
              Home
            </NavLink>
            <LinkMenu
              label="Products"
              links={products.links}
              message={products.message}
              all={{ to: '/explore', label: 'Explore all products' }}
            />
            <LinkMenu label="Services" links={SERVICE_LINKS} all={{ to: '/services', label: 'All services' }} />
            <NavLink to="/contact" className={plain}>
              Contact
            </NavLink>
          </nav>
          <Link
            to="/favorites"
            aria-label="Favorites"
            className="tappable hidden items-center justify-center rounded hover:bg-board-rule sm:inline-flex"
          >
            <Heart aria-hidden="true" className="size-5.5" />
          </Link>
          <CartLink />
          {user ? (
            <span key={`account-${key}`} className="hidden lg:inline">
              <AccountMenu user={user} />
            </span>
          ) : (
            <Link
              to="/signin"
              className="ml-1 hidden min-h-10 items-center rounded bg-board-ink px-4 font-semibold text-board text-small hover:bg-yellow hover:text-stamp-ink sm:inline-flex"
            >
              Sign in
            </Link>
          )}
        </div>
        {isMenuOpen && <MobileMenu user={user} products={products} />}
      </header>
    </>
  );
}
