import {
  bulkOrderPersonalDataCollected,
  dataExportRequested,
  exportFolder,
  partsOfExport,
  toRupees,
} from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import { exportedClaims } from '@print-shop/orders';
import type { DesignStore } from '../design/design.store.ts';
import type { KeptDesignStore } from '../design/kept-design.store.ts';
import type { BulkOrderStore } from './bulk-order.store.ts';
import type { BulkOrder } from './bulk-order.ts';

interface AnswerDeps {
  bulkOrders: BulkOrderStore;
  kept: KeptDesignStore;
  designs: Pick<DesignStore, 'copyTo'>;
}

/** Answers a customer's data export with their bulk orders and designs; the designs' files are copied into it. */
export function answerDataExport(broker: Broker, { bulkOrders, kept, designs }: AnswerDeps): Promise<void> {
  return answerInParts(broker, {
    queue: 'bulk-order.answer-data-export',
    request: dataExportRequested,
    answer: bulkOrderPersonalDataCollected,
    about: partsOfExport('bulk-order'),
    sections: ({ exportId, userId }) => [
      { section: 'bulkOrders', rows: rowsOf(bulkOrders.allOfUser(userId)) },
      { section: 'designs', rows: copies(`${exportFolder(exportId)}files/`, userId) },
    ],
  });

  async function* copies(folder: string, userId: string) {
    for await (const { name, uploadedAt, keepUntil } of kept.allOf(userId)) {
      const isThere = await designs.copyTo(name, folder + name);
      if (isThere) yield { file: `files/${name}`, uploadedAt, keepUntil };
    }
  }
}

async function* rowsOf(bulkOrders: AsyncIterable<BulkOrder>): AsyncGenerator<object> {
  for await (const order of bulkOrders) yield toExportRow(order);
}

/** A bulk order in its customer's data export. */
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
