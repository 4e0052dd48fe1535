import type { ProofSummary } from '@print-shop/contracts';
import {
  listProofs,
  MOST_PROOFS_COUNTED,
  orderNumber,
  PROOF_STATES,
  PROOF_STATES_TO_DO,
} from '@print-shop/contracts/client';
import { Badge, Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRemindEach } from '../../api/use-remind.ts';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { BeginDialog } from '../../proofs/begin-dialog.tsx';
import { useText as useProofText } from '../../proofs/messages/index.ts';
import { PROOF_TONES } from '../../proofs/tones.ts';
import { PageKeys } from '../../shortcuts/shortcuts.tsx';
import { useProofCounts } from './api/use-proof-counts.ts';
import { DownloadAll } from './components/download-all.tsx';
import type { QueuePlace } from './components/queue-place.ts';
import { TimesChart } from './components/times-chart.tsx';
import { useQueueActions } from './components/use-queue-actions.ts';
import { WaitingTime } from './components/waiting-time.tsx';
import { useText } from './messages/index.ts';

const FILTERS = ['state'];
/** Value of the filter for every state but cancelled. */
const ALL = 'all';

/** The order of a line, or the quotation before that, for staff. */
export function OrderOf({ orderId, orderKind, quotation }: Pick<ProofSummary, 'orderId' | 'orderKind' | 'quotation'>) {
  const text = useText();
  const mayQuote = usePermission('quotations');
  if (!orderId && quotation && mayQuote)
    return (
      <Link to={`/admin/quotations/${quotation.id}`} className="text-action underline">
        {text.ofQuotation}
      </Link>
    );
  if (!orderId) return <>{text.noOrder}</>;
  const number = orderNumber(orderId, orderKind);
  return (
    <Link to={orderPage(orderKind, orderId)} className="whitespace-nowrap text-action underline">
      {orderKind === 'bulk-order' ? text.bulkOrder(number) : text.order(number)}
    </Link>
  );
}

const columnsIn = (
  text: ReturnType<typeof useText>,
  { states }: ReturnType<typeof useProofText>,
  place: QueuePlace,
  now: number,
): readonly Column<ProofSummary>[] => [
  {
    id: 'line',
    title: text.columns.line,
    value: ({ name, details }) => [name, details].filter(Boolean).join(', '),
    cell: ({ _id, name, details, unread }) => (
      <>
        <Link
          to={`/admin/artwork/${_id}`}
          state={place}
          data-line={_id}
          className="scroll-my-14 break-words font-semibold text-action underline"
        >
          {name}
        </Link>{' '}
        {unread && <Badge tone="wait">{text.unread}</Badge>}
        {details && <span className="block text-caption text-ink-soft">{details}</span>}
      </>
    ),
  },
  {
    id: 'order',
    title: text.columns.order,
    value: ({ orderId, orderKind }) => (orderId ? orderNumber(orderId, orderKind) : ''),
    cell: (line) => <OrderOf {...line} />,
  },
  {
    id: 'customer',
    title: text.columns.customer,
    value: ({ customer }) => customer.name,
    cell: ({ customer }) => <span className="break-words">{customer.name}</span>,
  },
  {
    id: 'quantity',
    title: text.columns.quantity,
    value: ({ quantity }) => quantity,
    isNumber: true,
    cell: ({ quantity }) => quantity.toLocaleString('en-IN'),
  },
  {
    id: 'state',
    title: text.columns.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge tone={PROOF_TONES[state]}>{states[state]}</Badge>,
  },
  {
    id: 'since',
    title: text.columns.since,
    value: ({ since }) => momentValue(since),
    isOneLine: true,
    cell: ({ since }) => <WaitingTime since={since} now={now} />,
  },
  {
    id: 'version',
    title: text.columns.version,
    value: ({ version }) => (version ? text.version(version) : text.noVersion),
  },
];

/** The query of the list, where it differs from the chosen state. */
const STATES_ASKED: Readonly<Record<string, string>> = { '': 'to-do', [ALL]: '' };

/** The next step of the artwork of each line. */
export default function ArtworkPage() {
  const text = useText();
  const proofText = useProofText();
  usePageTitle(text.title);
  const mayWrite = usePermission('artwork:write');
  const mayDescribe = usePermission('catalogue:write');
  const [isBeginning, setIsBeginning] = useState(false);
  const list = useListState({ filters: FILTERS });
  const { search: address } = useLocation();
  const state = list.filters.state ?? '';
  const page = useListPage(listProofs, { ...list.query, state: STATES_ASKED[state] ?? state });
  const countsQuery = useProofCounts();
  const { data: counts } = countsQuery;
  const reminding = useRemindEach();
  const lines = useRef<HTMLDivElement>(null);
  const actions = useQueueActions(lines, list.setFilter);
  const withCount = (name: string, states: readonly (typeof PROOF_STATES)[number][]) => {
    if (!counts) return name;
    const count = states.reduce((sum, one) => sum + counts[one], 0);
    return text.counted(
      name,
      Math.min(count, MOST_PROOFS_COUNTED).toLocaleString('en-IN'),
      count > MOST_PROOFS_COUNTED,
    );
  };
  const place = { ids: page.data?.data.map(({ _id }) => _id) ?? [], list: address };
  const filters: readonly Filter[] = [
    {
      name: 'state',
      label: text.state,
      none: withCount(text.toDo, PROOF_STATES_TO_DO),
      options: [
        ...PROOF_STATES.map((one) => [one, withCount(proofText.states[one], [one])] as const),
        [ALL, text.allStates],
      ],
    },
  ];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {mayWrite && (
          <Button tone="outline" size="small" onClick={() => setIsBeginning(true)}>
            {text.begin}
          </Button>
        )}
        {mayDescribe && (
          <Link to="/admin/artwork/profiles" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
            {text.profiles}
          </Link>
        )}
        <DownloadAll search={list.search} />
        <FilterFields list={list} filters={filters} />
        <SearchField list={list} label={text.search} />
        <LoadFailed query={countsQuery}>{text.countsFailed}</LoadFailed>
      </PageHead>
      <PageKeys actions={actions} rows={text.keys.ofQueue} />
      <TimesChart />
      <div ref={lines}>
        <ListRows
          name="artwork"
          isPersonal
          list={list}
          page={page}
          caption={text.title}
          filters={filters}
          columns={columnsIn(text, proofText, place, Date.now())}
          // Only an open proof can be answered.
          bulk={
            mayWrite && state === 'waiting'
              ? { ...text.bulk, ...reminding, nameOf: ({ name, customer }) => `${name}, ${customer.name}` }
              : undefined
          }
          loading={text.loadingAll}
          failed={text.failedAll}
          empty={
            <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
              {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
            </EmptyState>
          }
        />
      </div>
      {isBeginning && <BeginDialog onClose={() => setIsBeginning(false)} />}
    </>
  );
}
