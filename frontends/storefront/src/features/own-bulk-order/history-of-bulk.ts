import type { BulkOrder } from '@print-shop/contracts';
import type { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { proofStepIn } from '../../order-parts/proof-step.ts';
import type { useText } from './messages/index.ts';

/** What has happened to a bulk order and to its proof, in words. */
export function historyOfBulk(
  order: BulkOrder,
  text: ReturnType<typeof useText>,
  parts: ReturnType<typeof usePartsText>,
) {
  const first = order.timeline.find(({ event }) => !event);
  return order.timeline.map((entry) => {
    const { status, by, at, note, event, proof } = entry;
    const isPlaced = status === 'Pending' && entry === first;
    const isOwn = status === 'Cancelled' && by === 'customer';
    const changed = isPlaced ? text.placed : isOwn ? text.cancelledByYou : text.events[status];
    return { title: event ? proofStepIn(parts, event, proof) : changed, at, note };
  });
}
