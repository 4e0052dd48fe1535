import type { PaymentDifference } from '@print-shop/contracts';
import { listDifferences, orderNumber, settleDifference } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, Button, EmptyState } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { useReconcile } from './api/use-reconciliation.ts';
import { useText } from './messages/index.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { Settlements } from './settlements.tsx';
import { UnknownWebhooks } from './unknown-webhooks.tsx';

const TONES: Record<PaymentDifference['kind'], BadgeTone> = {
  'not-in-ledger': 'bad',
  'other-amount': 'bad',
  'not-settled': 'wait',
  'not-at-bank': 'wait',
  'other-payout': 'bad',
};

const columnsIn = (
  { columns, kinds }: ReturnType<typeof useText>,
  actions: (difference: PaymentDifference) => ReactNode,
): readonly Column<PaymentDifference>[] => [
  {
    id: 'kind',
    title: columns.kind,
    value: ({ kind }) => kinds[kind],
    cell: ({ kind }) => <Badge tone={TONES[kind]}>{kinds[kind]}</Badge>,
  },
  {
    id: 'day',
    title: columns.day,
    value: ({ day }) => dayValue(day),
    isOneLine: true,
    cell: ({ day }) => formatDate(day),
  },
  {
    id: 'order',
    title: columns.order,
    value: ({ order, orderKind }) => (order ? orderNumber(order, orderKind) : ''),
    cell: ({ order, orderKind }) =>
      order && (
        <Link to={orderPage(orderKind, order)} className="tabular font-semibold text-action underline">
          {orderNumber(order, orderKind)}
        </Link>
      ),
  },
  {
    id: 'reference',
    title: columns.reference,
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="[overflow-wrap:anywhere]">{reference || '–'}</span>,
  },
  {
    id: 'stated',
    title: columns.stated,
    value: ({ stated }) => stated,
    isNumber: true,
    cell: ({ stated }) => formatRupees(stated),
  },
  {
    id: 'ledger',
    title: columns.ledger,
    value: ({ ledger }) => ledger,
    isNumber: true,
    cell: ({ ledger }) => formatRupees(ledger),
  },
  { id: 'action', title: columns.action, cell: actions },
];

/** The differences between the ledger, the provider and the bank, with one action each. */
export default function ReconciliationPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState();
  const page = useListPage(listDifferences, list.query);
  const isAllowed = usePermission(settleDifference.permission);
  const [chosen, setChosen] = useState<PaymentDifference>();
  const { message, say, sayFailure } = useMessage();
  const comparing = useReconcile(
    ({ rows, differences }) => say('good', text.compared(rows, differences)),
    (error) => sayFailure(text.compareFailed, error),
  );
  const actions = (difference: PaymentDifference) => {
    const action = difference.kind === 'not-in-ledger' ? text.enter : text.close;
    return (
      isAllowed && (
        <Button
          tone="outline"
          size="small"
          aria-label={text.actionOf(action, difference.reference)}
          onClick={() => setChosen(difference)}
        >
          {action}
        </Button>
      )
    );
  };
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {isAllowed && (
          <Button
            size="small"
            isBusy={comparing.isPending}
            busyLabel={text.comparing}
            onClick={() => comparing.mutate()}
          >
            {text.compare}
          </Button>
        )}
      </PageHead>
      <MessageLine message={message} />
      <ListRows
        name="differences"
        list={list}
        page={page}
        caption={text.title}
        columns={columnsIn(text, actions)}
        loading={text.loading}
        failureLine={text.failed}
        empty={<EmptyState title={text.none}>{text.noneHint}</EmptyState>}
      />
      {chosen && <SettleDialog difference={chosen} onClose={() => setChosen(undefined)} />}
      <Settlements />
      <UnknownWebhooks />
    </>
  );
}
