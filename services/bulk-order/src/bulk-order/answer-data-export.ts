import { bulkOrderPersonalDataCollected, dataExportRequested, exportParts, toRupees } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import { exportedClaims } from '@print-shop/orders';
import type { BulkOrderStore } from './bulk-order.store.ts';
import type { BulkOrder } from './bulk-order.ts';

export const answerDataExport = (broker: Broker, bulkOrders: BulkOrderStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'bulk-order.answer-data-export',
    request: dataExportRequested,
    answer: bulkOrderPersonalDataCollected,
    about: exportParts('bulk-order'),
    sections: ({ userId }) => [{ section: 'bulkOrders', rows: rowsOf(bulkOrders.allOfUser(userId)) }],
  });

async function* rowsOf(bulkOrders: AsyncIterable<BulkOrder>): AsyncGenerator<object> {
  for await (const order of bulkOrders) yield toExportRow(order);
}

const toExportRow = (order: BulkOrder) => ({
  order: order.id,
  placedAt: order.createdAt,
  status: order.status,
  name: order.name ?? '',
  phone: order.phone ?? '',
  email: order.email ?? '',
  buyer: order.buyer,
  consent: order.consent,
  product: order.productName,
  design: order.designImage ?? '',
  items: order.lines.map(({ pricePaise, ...line }) => ({ ...line, rupees: toRupees(pricePaise) })),
  totalRupees: toRupees(order.totalPaise),
  claims: exportedClaims(order.claims),
  // The names of staff are not the customer's data.
  history: order.timeline.map(({ status, at, note, event }) => ({ status: event ?? status, at, note })),
});
