import type { SecurityEntry } from '@print-shop/contracts';
import { listSecurityEvents, SECURITY_EVENTS } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';
import { inWords, isWorrying } from './words.ts';

const columnsIn = (text: ReturnType<typeof useText>): readonly Column<SecurityEntry>[] => [
  {
    id: 'when',
    title: text.columns.when,
    value: ({ lastAt }) => momentValue(lastAt),
    isOneLine: true,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{formatDateTime(lastAt)}</time>,
  },
  {
    id: 'what',
    title: text.columns.what,
    value: (entry) => inWords(entry, text),
    cell: (entry) => (isWorrying(entry) ? <Badge tone="bad">{inWords(entry, text)}</Badge> : inWords(entry, text)),
  },
  {
    id: 'account',
    title: text.columns.account,
    value: ({ account, by }) => [account.name, by?.name].filter(Boolean).join(', '),
    cell: ({ account, by }) => (
      <span className="block min-w-32">
        {account.id ? (
          <Link to={`?account=${account.id}`} className="font-semibold text-action underline">
            {account.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{text.named(account.name)}</span>
        )}
        {by && <span className="block text-ink-soft">{text.by(by.name)}</span>}
      </span>
    ),
  },
  {
    id: 'address',
    title: text.columns.address,
    value: ({ from }) => from.address,
    isOneLine: true,
    cell: ({ from }) => <span className="tabular">{text.named(from.address)}</span>,
  },
  {
    id: 'browser',
    title: text.columns.browser,
    value: ({ from }) => from.userAgent,
    cell: ({ from }) => (
      <span className="block max-w-[48ch] text-ink-soft [overflow-wrap:anywhere]">
        {from.userAgent || text.notTold}
      </span>
    ),
  },
];
const FILTERS = ['kind', 'account'];

/** Sign-ins, failed tries, exports and deletions. */
export default function SecurityPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listSecurityEvents, list.query);
  const filters: readonly Filter[] = [
    { name: 'kind', label: text.kind, options: SECURITY_EVENTS.map((kind) => [kind, text.kinds[kind]]) },
  ];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <FilterFields list={list} filters={filters} />
        {list.filters.account && (
          <Link to="?" className="self-center text-action underline">
            {text.allAccounts}
          </Link>
        )}
      </PageHead>
      <ListRows
        name="security"
        isPersonal
        list={list}
        page={page}
        caption={text.caption}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={list.isNarrowed ? text.noneMatches : text.none} />}
      />
    </>
  );
}
