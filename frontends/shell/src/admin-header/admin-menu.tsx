import { may } from '@print-shop/contracts/client';
import { roleOf, type SignedInUser } from '@print-shop/web-kit';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Avatar } from '../header/avatar.tsx';
import { useText } from './messages/index.ts';

const LINKS = [
  ['/admin/profile', 'profile'],
  ['/admin/settings', 'settings'],
  ['/', 'store'],
  ['/logout', 'logout'],
] as const;

const STAFF = ['/admin/staff', 'staff'] as const;

/** Owners reach the staff from here, too. */
function linksFor(user: SignedInUser) {
  const [profile, settings, ...rest] = LINKS;
  return may(roleOf(user), 'staff:manage') ? [profile, settings, STAFF, ...rest] : LINKS;
}

/** The member of staff at the counter. */
export function AdminMenu({ user }: { user: SignedInUser }) {
  const text = useText();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <Popover.Root open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : undefined)}>
      <Popover.Trigger className="flex min-h-11 items-center gap-2 rounded px-2 text-small hover:bg-board-rule">
        <Avatar name={user.name} />
        <span className="hidden sm:inline">{user.name}</span>
        <span className="sr-only sm:hidden">{user.name}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={text.account}
          align="end"
          sideOffset={6}
          className="z-50 w-60 animate-settle rounded border border-rule bg-sheet p-2 text-ink shadow-lift"
        >
          <div className="border-rule border-b px-3 pt-1 pb-2">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-caption text-ink-soft">{user.email}</p>
          </div>
          {linksFor(user).map(([to, name]) => (
            <Link key={to} to={to} className="flex min-h-10 items-center rounded px-3 text-small hover:bg-paper-deep">
              {text.own[name]}
            </Link>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
