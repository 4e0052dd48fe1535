import { bulkOrderPlaced, bulkOrderQuoted, bulkOrderUpdated, type EventData } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BlanksStore } from './blanks.store.ts';

/** A bulk order takes what is in stock, and gives back what is cancelled. Missing pieces are bought for it. */
export const takeOnBulkOrderChanged = (broker: Broker, blanks: BlanksStore): Promise<void> =>
  broker.subscribe({
    queue: 'catalog.take-on-bulk-order-changed',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted],
    handle: ({ data }) => take(blanks, data),
  });

/**
 * Safe to run twice, late or in two processes: each version of an order moves the stock once, and an older one nothing any
 * more. An order without a product has no blanks in this shop; a completed one keeps what it has.
 */
export async function take(
  blanks: BlanksStore,
  { bulkOrderId, productId, status, pieces = 0, bill }: EventData<typeof bulkOrderPlaced>,
): Promise<void> {
  if (!productId || !bill || status === 'Completed') return;
  const { version } = bill;
  const wanted = { bulkOrderId, productId, version, pieces: status === 'Cancelled' ? 0 : pieces };
  for (;;) {
    const recorded = await blanks.find(bulkOrderId);
    if (recorded.version >= version) return;
    const noted = await blanks.noted(bulkOrderId, productId, recorded);
    const next = noted ?? (await blanks.move(wanted, recorded));
    if (next) await blanks.record(bulkOrderId, productId, recorded, next);
  }
}
