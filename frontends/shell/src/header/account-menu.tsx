import type { SignedInUser } from '@print-shop/web-kit';
import { Popover } from 'radix-ui';
import { Link } from 'react-router';
import { useSignOut } from '../session/use-sign-out.ts';
import { Avatar } from './avatar.tsx';
import { useText } from './messages/index.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const item = 'flex min-h-11 w-full items-center rounded px-3 font-medium text-small hover:bg-paper-deep';

/** Who is signed in, and their own pages. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  const text = useText();
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const signOut = useSignOut();
  const close = () => setIsOpen(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={text.accountOf(user.name)}
        className="tappable inline-flex items-center justify-center rounded-full"
      >
        <Avatar name={user.name} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={text.account}
          align="end"
          sideOffset={10}
          className="z-50 w-64 animate-settle rounded border border-rule bg-sheet p-2 text-ink shadow-lift"
        >
          <div className="border-rule border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-caption text-ink-soft">{user.email}</p>
          </div>
          <nav aria-label={text.account} className="pt-2">
            {user.isAdmin && (
              <Link to="/admin" onClick={close} className={item}>
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
