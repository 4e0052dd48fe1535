import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { MenuLink } from '../shell-links.ts';
import { MenuPanel } from './menu-panel.tsx';

interface LinkMenuProps {
  label: string;
  links: readonly MenuLink[];
  message?: string | null;
  all: { to: string; label: string };
}

/** A dropdown of links in the header. It closes on every route change. */
export function LinkMenu({ label, links, message, all }: LinkMenuProps) {
  return (
    <MenuPanel
      label={label}
      button={
        <>
          {label}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-data-[state=open]:rotate-180" />
        </>
      }
      buttonClassName="group inline-flex min-h-11 items-center gap-1 rounded px-3 font-medium text-small hover:bg-board-rule"
      align="start"
      panelClassName={clsx(
        'z-50 animate-settle rounded border border-rule bg-sheet p-3 text-ink shadow-lift',
        links.length > 4 ? 'w-[36rem]' : 'w-[22rem]',
      )}
    >
      {(close) => (
        <>
          {message && <p className="px-3 py-2 text-ink-soft text-small">{message}</p>}
          <ul className={clsx('grid', links.length > 4 && 'grid-cols-2')}>
            {links.map(({ to, label: name, detail }) => (
              <li key={to}>
                <Link to={to} onClick={close} className="block rounded px-3 py-2 hover:bg-paper-deep">
                  <span className="block font-semibold text-small">{name}</span>
                  {detail && <span className="block text-caption text-ink-soft">{detail}</span>}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={all.to}
            onClick={close}
            className="mt-2 block border-rule border-t px-3 pt-3 pb-1 font-semibold text-action text-small hover:underline"
          >
            {all.label}
          </Link>
        </>
      )}
    </MenuPanel>
  );
}
