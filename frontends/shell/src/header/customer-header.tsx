import { Logo } from '@print-shop/ui';
import { type Shop, useUser } from '@print-shop/web-kit';
import { clsx } from 'clsx';
import { Heart, Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LazyAnnouncement } from './lazy-announcement.tsx';
import { LinkMenu } from './link-menu.tsx';
import { useText } from './messages/index.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TopStrip } from './top-strip.tsx';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';
import { useProductLinks } from './use-product-links.ts';
import { useScrolled } from './use-scrolled.ts';
import { useServiceLinks } from './use-service-links.ts';

const plain =
  'inline-flex min-h-11 items-center rounded px-3 font-medium text-small hover:bg-board-rule aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-yellow aria-[current=page]:underline-offset-8';

/** The shop's header, drawn like a signboard: the name and the navigation. */
export function CustomerHeader({ shop }: { shop: Shop }) {
  const text = useText();
  const user = useUser();
  const products = useProductLinks();
  const services = useServiceLinks(shop);
  const isScrolled = useScrolled();
  const [isMenuOpen, setIsMenuOpen] = useOpenUntilNavigation();
  const menuButton = useRef<HTMLButtonElement>(null);
  const escapeMenu = () => {
    setIsMenuOpen(false);
    menuButton.current?.focus();
  };
  return (
    <>
      <LazyAnnouncement shop={shop} />
      <TopStrip shop={shop} />
      <header
        data-scrolled={isScrolled}
        className={clsx(
          'on-board sticky top-0 z-30 bg-board text-board-ink transition-shadow duration-200 print:hidden',
          isScrolled && 'shadow-lift',
        )}
      >
        <div className="page flex h-16 items-center gap-2">
          <button
            ref={menuButton}
            type="button"
            aria-label={isMenuOpen ? text.closeMenu : text.openMenu}
            aria-expanded={isMenuOpen}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
            className="tappable -ml-3 inline-flex items-center justify-center lg:hidden"
          >
            {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
          <Link to="/" aria-label={text.homeOf(shop.name)} className="mr-auto flex items-center gap-2 lg:mr-6">
            <Logo src={shop.logo} className="size-9" />
            <span className="headline text-lead">{shop.name}</span>
          </Link>
          <nav aria-label={text.main} className="mr-auto hidden items-center lg:flex">
            <NavLink to="/" end className={plain}>
              {text.home}
            </NavLink>
            <LinkMenu
              label={text.products}
              links={products.links}
              message={products.message}
              all={{ to: '/explore', label: text.exploreAll }}
            />
            <LinkMenu label={text.services} links={services} all={{ to: '/services', label: text.allServices }} />
            <NavLink to="/contact" className={plain}>
              {text.contact}
            </NavLink>
          </nav>
          <Link
            to="/favorites"
            aria-label={text.favorites}
            className="tappable hidden items-center justify-center rounded hover:bg-board-rule sm:inline-flex"
          >
            <Heart aria-hidden="true" className="size-5.5" />
          </Link>
          <CartLink />
          {user ? (
            <span className="hidden lg:inline">
              <AccountMenu user={user} />
            </span>
          ) : (
            <Link
              to="/signin"
              className="ml-1 hidden min-h-10 items-center rounded bg-board-ink px-4 font-semibold text-board text-small in-data-member:invisible hover:bg-yellow hover:text-stamp-ink sm:inline-flex"
            >
              {text.signIn}
            </Link>
          )}
        </div>
        {isMenuOpen && <MobileMenu user={user} products={products} services={services} onEscape={escapeMenu} />}
      </header>
    </>
  );
}
