import { designOf, orderPlaced } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';
import { afterOrder, type Retention } from './retention.ts';

/** Keeps the files of the designs in an order as long as the order may need them. */
export const keepOnOrdered = (broker: Broker, files: FileStore, retention: Retention): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.keep-files-on-order-placed',
    events: [orderPlaced],
    handle: ({ data: { lines, placedAt } }) =>
      files.holdDesigns(
        lines.map(({ design }) => designOf(design ?? '')).filter(Boolean),
        afterOrder(new Date(placedAt), retention),
      ),
  });
