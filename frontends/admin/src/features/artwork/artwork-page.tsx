import type { ProofSummary } from '@print-shop/contracts';
import { listProofs, PROOF_STATES } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button, buttonClasses, EmptyState, ErrorState } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { FilterField, SearchField } from '../../list/list-tools.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { BeginDialog } from '../../proofs/begin-dialog.tsx';
import { useText as useProofText } from '../../proofs/messages/index.ts';
import { PROOF_TONES } from '../../proofs/tones.ts';
import { DownloadAll } from './components/download-all.tsx';
import { useText } from './messages/index.ts';

const FILTERS = ['state'];

/** The order of a line, or the quotation before that, for staff. */
export function OrderOf({ orderId, isBulk, quotation }: Pick<ProofSummary, 'orderId' | 'isBulk' | 'quotation'>) {
  const text = useText();
  const mayQuote = usePermission('quotations');
  if (!orderId && quotation && mayQuote)
    return (
      <Link to={`/admin/quotations/${quotation.id}`} className="text-action underline">
        {text.ofQuotation}
      </Link>
    );
  if (!orderId) return <>{text.noOrder}</>;
  const [to, name] = isBulk
    ? [`/admin/bulk-orders?search=${orderId}`, text.bulkOrder(orderId.slice(0, 8))]
    : [`/admin/orders/${orderId}`, text.order(orderId.slice(-6).toUpperCase())];
  return (
    <Link to={to} className="whitespace-nowrap text-action underline">
      {name}
    </Link>
  );
}

const columnsIn = (
  text: ReturnType<typeof useText>,
  { states }: ReturnType<typeof useProofText>,
): readonly Column<ProofSummary>[] => [
  {
    title: text.columns.line,
    cell: ({ _id, name, details, unread }) => (
      <>
        <Link to={`/admin/artwork/${_id}`} className="break-words font-semibold text-action underline">
          {name}
        </Link>{' '}
        {unread && <Badge tone="wait">{text.unread}</Badge>}
        {details && <span className="block text-caption text-ink-soft">{details}</span>}
      </>
    ),
  },
  { title: text.columns.order, cell: (line) => <OrderOf {...line} /> },
  { title: text.columns.customer, cell: ({ customer }) => <span className="break-words">{customer.name}</span> },
  { title: text.columns.quantity, isNumber: true, cell: ({ quantity }) => quantity.toLocaleString('en-IN') },
  { title: text.columns.state, cell: ({ state }) => <Badge tone={PROOF_TONES[state]}>{states[state]}</Badge> },
  { title: text.columns.since, isOneLine: true, cell: ({ since }) => formatDateTime(since) },
  { title: text.columns.version, cell: ({ version }) => (version ? text.version(version) : text.noVersion) },
];

/** What the artwork of each line waits for. */
export default function ArtworkPage() {
  const text = useText();
  const proofText = useProofText();
  usePageTitle(text.title);
  const mayWrite = usePermission('artwork:write');
  const mayDescribe = usePermission('catalogue:write');
  const [isBeginning, setIsBeginning] = useState(false);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listProofs, list.query);
  if (page.isError) return <ErrorState level={1} title={text.failedAll} onRetry={() => page.refetch()} />;
  const approved = page.data?.data.filter(({ state }) => state === 'approved') ?? [];
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
        <DownloadAll lines={approved} />
        <FilterField
          list={list}
          name="state"
          label={text.state}
          all={text.allStates}
          options={PROOF_STATES.map((state) => [state, proofText.states[state]] as const)}
        />
        <SearchField list={list} label={text.search} />
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption={text.title}
        columns={columnsIn(text, proofText)}
        loading={text.loadingAll}
        empty={
          <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
            {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
          </EmptyState>
        }
      />
      {isBeginning && <BeginDialog onClose={() => setIsBeginning(false)} />}
    </>
  );
}
