import type { BulkOrder, BulkTimelineEntry } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import type { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { isProofStep, proofStepIn } from '../../order-parts/proof-step.ts';
import type { useText } from './messages/index.ts';

/** The history of a bulk order, its proof and its claims, in words. */
export function bulkHistory(
  order: BulkOrder,
  text: ReturnType<typeof useText>,
  parts: ReturnType<typeof usePartsText>,
  nameOf: (item: BulkOrder['items'][number]) => string,
) {
  const first = order.timeline.find(({ event }) => !event);
  const titleOf = (entry: BulkTimelineEntry): string => {
    const { status, by, event, proof, lines = [], amount = 0 } = entry;
    if (event === 'line-cancelled') {
      const names = order.items.filter((_, index) => lines.includes(String(index))).map(nameOf);
      return text.lineCancelledByYou(names.join(', '));
    }
    if (event === 'refund-due') return parts.claimSteps[event](formatRupees(amount));
    if (event) return isProofStep(event) ? proofStepIn(parts, event, proof) : parts.claimSteps[event];
    if (status === 'Pending' && entry === first) return text.placed;
    return status === 'Cancelled' && by === 'customer' ? text.cancelledByYou : text.events[status];
  };
  return order.timeline.map((entry) => ({ title: titleOf(entry), at: entry.at, note: entry.note }));
}
