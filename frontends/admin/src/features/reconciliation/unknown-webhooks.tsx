import type { UnknownWebhook } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Region } from '@print-shop/web-kit/region';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { useUnknownWebhooks } from './api/use-reconciliation.ts';
import { useText } from './messages/index.ts';

const columnsIn = ({ columns }: ReturnType<typeof useText>['webhooks']): readonly Column<UnknownWebhook>[] => [
  {
    id: 'at',
    title: columns.at,
    isOneLine: true,
    value: ({ at }) => momentValue(at),
    cell: ({ at }) => formatDateTime(at),
  },
  { id: 'event', title: columns.event, value: ({ event }) => event },
  {
    id: 'payment',
    title: columns.payment,
    value: ({ paymentId }) => paymentId,
    cell: ({ paymentId }) => <span className="[overflow-wrap:anywhere]">{paymentId}</span>,
  },
  { id: 'provider', title: columns.provider, value: ({ provider }) => provider },
];

/** The last payments that the provider reported and no order has. */
export function UnknownWebhooks() {
  const text = useText().webhooks;
  const query = useUnknownWebhooks();
  return (
    <section className="mt-10">
      <h2 className="font-bold text-section">{text.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft text-small">{text.lead}</p>
      <Region query={query} loading={null} failed={text.failed} empty={<p className="text-ink-soft">{text.none}</p>}>
        {(rows) => (
          <DataTable
            name="unknown-payments"
            caption={text.title}
            columns={columnsIn(text)}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </Region>
    </section>
  );
}
