import type { SignedInUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useSignOut } from '../session/api/use-sign-out.ts';
import { lastStaffPage } from '../session/last-staff-page.ts';
import { Avatar } from './avatar.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { useText } from './messages/index.ts';

const item = 'flex min-h-11 w-full items-center rounded px-3 font-medium text-small hover:bg-paper-deep';

export function AccountMenu({ user }: { user: SignedInUser }) {
  const text = useText();
  const signOut = useSignOut();
  return (
    <MenuPanel
      label={text.account}
      button={<Avatar name={user.name} />}
      buttonLabel={text.accountOf(user.name)}
      buttonClassName="tappable inline-flex items-center justify-center rounded-full"
      align="end"
      panelClassName="z-50 w-64 animate-settle rounded border border-rule bg-sheet p-2 text-ink shadow-lift"
    >
      {(close) => (
        <>
          <div className="border-rule border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-caption text-ink-soft">{user.email}</p>
          </div>
          <nav aria-label={text.account} className="pt-2">
            {user.isAdmin && (
              <Link to={lastStaffPage(user)} onClick={close} className={item}>
                {text.staffArea}
              </Link>
            )}
            <Link to="/orders" onClick={close} className={item}>
              {text.orders}
            </Link>
            <Link to="/favorites" onClick={close} className={item}>
              {text.favorites}
            </Link>
            <button type="button" onClick={() => signOut()} className={item}>
              {text.signOut}
            </button>
          </nav>
        </>
      )}
    </MenuPanel>
  );
}
