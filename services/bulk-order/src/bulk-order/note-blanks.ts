import { blanksTaken } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** Staff see how many blanks have to be bought for a bulk order. */
export const noteBlanks = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'noteBlanks'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.note-on-blanks-taken',
    events: [blanksTaken],
    handle: ({ data: { bulkOrderId, version, pieces, taken } }) =>
      bulkOrders.noteBlanks(bulkOrderId, { version, pieces, taken }),
  });
