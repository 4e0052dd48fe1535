import type { SecurityEntry } from '@print-shop/contracts';
import { listSecurityEvents, SECURITY_EVENTS } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, EmptyState, ErrorState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { FilterField } from '../../list/list-tools.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { inWords, isWorrying, KIND_NAMES } from './words.ts';

const COLUMNS: readonly Column<SecurityEntry>[] = [
  {
    title: 'When',
    isOneLine: true,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{formatDateTime(lastAt)}</time>,
  },
  {
    title: 'What',
    cell: (entry) => (isWorrying(entry) ? <Badge tone="bad">{inWords(entry)}</Badge> : inWords(entry)),
  },
  {
    title: 'Account',
    cell: ({ account, by }) => (
      <span className="block min-w-32">
        {account.id ? (
          <Link to={`?account=${account.id}`} className="font-semibold text-action underline">
            {account.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{account.name}</span>
        )}
        {by && <span className="block text-ink-soft">by {by.name}</span>}
      </span>
    ),
  },
  { title: 'Address', isOneLine: true, cell: ({ from }) => <span className="tabular">{from.address}</span> },
  {
    title: 'Browser',
    cell: ({ from }) => (
      <span className="block max-w-[48ch] text-ink-soft [overflow-wrap:anywhere]">{from.userAgent || 'Not told'}</span>
    ),
  },
];
const KINDS = SECURITY_EVENTS.map((kind) => [kind, KIND_NAMES[kind]] as const);
const FILTERS = ['kind', 'account'];

/** Who signed in or tried to, and what left the shop or was deleted. */
export default function SecurityPage() {
  usePageTitle('Security');
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listSecurityEvents, list.query);
  if (page.isError)
    return <ErrorState level={1} title="The events could not be loaded." onRetry={() => page.refetch()} />;
  return (
    <>
      <PageHead title="Security" text="Sign-ins, changes of accounts, exports and deletions of the last 180 days.">
        <FilterField list={list} name="kind" label="What happened" all="Everything" options={KINDS} />
        {list.filters.account && (
          <Link to="?" className="self-center text-action underline">
            Show all accounts
          </Link>
        )}
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption="Security events"
        columns={COLUMNS}
        loading="Loading events..."
        empty={<EmptyState title={list.isNarrowed ? 'No such events' : 'Nothing has happened yet'} />}
      />
    </>
  );
}
