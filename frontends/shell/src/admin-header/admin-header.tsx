import { Logo } from '@print-shop/ui';
import type { Shop, SignedInUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { useText } from './messages/index.ts';

/** The bar above the staff area. Its pages stand in the sidebar. Other visitors see only the link to the store. */
export default function AdminHeader({ shop, user }: { shop: Shop; user: SignedInUser | null }) {
  const text = useText();
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
        {user ? (
          <AdminMenu user={user} />
        ) : (
          <Link to="/" className="text-small hover:underline">
            {text.viewStore}
          </Link>
        )}
      </div>
    </header>
  );
}
