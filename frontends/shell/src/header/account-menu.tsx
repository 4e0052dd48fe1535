import type { SignedInUser } from '@print-shop/web-kit';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '../session/use-sign-out.ts';
import { Avatar } from './avatar.tsx';

const item = 'flex min-h-11 w-full items-center rounded px-3 font-medium text-small hover:bg-paper-deep';

/** Who is signed in, and their own pages. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut();
  const close = () => setIsOpen(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={`Account of ${user.name}`}
        className="tappable inline-flex items-center justify-center rounded-full"
      >
        <Avatar name={user.name} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Account"
          align="end"
          sideOffset={10}
          className="z-50 w-64 animate-settle rounded border border-rule bg-sheet p-2 text-ink shadow-lift"
        >
          <div className="border-rule border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-caption text-ink-soft">{user.email}</p>
          </div>
          <nav aria-label="Account" className="pt-2">
            {user.isAdmin && (
              <Link to="/admin" onClick={close} className={item}>
                Staff area
              </Link>
            )}
            <Link to="/profile" onClick={close} className={item}>
              My Profile
            </Link>
            <Link to="/orders" onClick={close} className={item}>
              Your Orders
            </Link>
            <Link to="/favorites" onClick={close} className={item}>
              Favorites
            </Link>
            <button type="button" onClick={() => signOut()} className={item}>
              Sign Out
            </button>
          </nav>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
