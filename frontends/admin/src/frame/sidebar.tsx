import { roleOf, useUser } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen, RefreshCw, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useStaffText } from '../messages/index.ts';
import { addressOf, type PageName, pageAt, pageOf } from '../pages.ts';
import { Keys } from '../shortcuts/shortcuts.tsx';
import type { Waiting } from './api/use-waiting.ts';
import { ICONS, OTHER_ICON } from './icons.ts';
import { useText } from './messages/index.ts';
import { entryOf, groupsFor } from './navigation.ts';

const MOST_SHOWN = 99;

interface PageLinksProps {
  waiting: Waiting;
  isCollapsed?: boolean;
  onFollow?: () => void;
}

/** The pages that the role may open, in groups, with the number of what waits on each. */
export function PageLinks({ waiting, isCollapsed = false, onFollow }: PageLinksProps) {
  const text = useText();
  const role = roleOf(useUser());
  const { pathname } = useLocation();
  const open = pageAt(pathname);
  const current = open && entryOf(open);
  return (
    <nav aria-label={text.staffArea} className="grid gap-3">
      {isCollapsed ? (
        <CountsAgain query={waiting.query} />
      ) : (
        <LoadFailed query={waiting.query}>{text.countsFailed}</LoadFailed>
      )}
      {groupsFor(role).map(({ name, pages }) => (
        <div key={name}>
          <h2
            className={clsx(
              'px-3 pb-1 font-semibold text-caption text-ink-soft',
              (isCollapsed || name === 'today') && 'sr-only',
            )}
          >
            {text.groups[name]}
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <PageLink
                  page={page}
                  count={waiting.counts[page] ?? 0}
                  isCurrent={page === current}
                  isCollapsed={isCollapsed}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Says in the collapsed sidebar, which has no room for words, that counts could not be loaded. */
function CountsAgain({ query: { isLoadingError, refetch } }: Pick<Waiting, 'query'>) {
  const { countsFailed } = useText();
  const { tryAgain } = useStaffText();
  if (!isLoadingError) return null;
  const name = `${countsFailed} ${tryAgain}`;
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      onClick={() => refetch()}
      className="flex min-h-9 items-center justify-center rounded text-bad hover:bg-paper-deep"
    >
      <RefreshCw aria-hidden="true" className="size-4.5" />
    </button>
  );
}

interface PageLinkProps {
  page: PageName;
  count: number;
  isCurrent: boolean;
  isCollapsed: boolean;
  onFollow: (() => void) | undefined;
}

function PageLink({ page, count, isCurrent, isCollapsed, onFollow }: PageLinkProps) {
  const text = useText();
  const Icon = ICONS[page] ?? OTHER_ICON;
  const name = text.pages[page];
  const preload = () => void pageOf(page).load();
  return (
    <Link
      to={addressOf(page)}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? name : undefined}
      onClick={onFollow}
      onPointerEnter={preload}
      onFocus={preload}
      className={clsx(
        'relative flex min-h-9 items-center gap-2.5 rounded px-3 text-small hover:bg-paper-deep max-lg:min-h-11',
        'aria-[current=page]:bg-action-soft aria-[current=page]:font-semibold aria-[current=page]:text-action-deep',
        isCollapsed && 'justify-center',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className={isCollapsed ? 'sr-only' : 'grow [overflow-wrap:anywhere]'}>{name}</span>
      {count > 0 && (
        <>
          <span className="sr-only">{text.waiting(count.toLocaleString('en-IN'))}</span>
          <span
            aria-hidden="true"
            className={clsx(
              'tabular rounded-full bg-yellow px-1.5 text-center font-bold text-caption text-stamp-ink leading-5',
              isCollapsed && '-right-0.5 absolute top-0 px-1 leading-4',
            )}
          >
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        </>
      )}
    </Link>
  );
}

interface SidebarProps {
  waiting: Waiting;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  /** The palette is asked for. */
  onFind: () => void;
}

/** The pages at the left edge of a wide screen. */
export function Sidebar({ waiting, isCollapsed, onCollapse, onFind }: SidebarProps) {
  const text = useText();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={clsx(
        'sticky top-12 hidden h-[calc(100dvh-3rem)] shrink-0 flex-col border-rule border-r bg-sheet lg:flex print:hidden',
        isCollapsed ? 'w-15' : 'w-60',
      )}
    >
      <div className="px-2 pt-3">
        <button
          type="button"
          title={isCollapsed ? text.find : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onFind}
          className="flex min-h-9 w-full items-center gap-2.5 rounded border border-rule px-3 text-ink-soft text-small hover:border-rule-strong"
        >
          <Search aria-hidden="true" className="size-4.5 shrink-0" />
          <span className={isCollapsed ? 'sr-only' : 'grow text-left'}>{text.find}</span>
          {!isCollapsed && (
            <span aria-hidden="true" className="text-caption">
              <Keys>Ctrl K</Keys>
            </span>
          )}
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-2 py-3">
        <PageLinks waiting={waiting} isCollapsed={isCollapsed} />
      </div>
      <button
        type="button"
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(!isCollapsed)}
        className={clsx(
          'flex min-h-10 items-center gap-2.5 border-rule border-t px-5 text-caption text-ink-soft hover:bg-paper-deep',
          isCollapsed && 'justify-center px-0',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : undefined}>{isCollapsed ? text.expand : text.collapse}</span>
      </button>
    </div>
  );
}
