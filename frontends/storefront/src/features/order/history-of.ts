import type { Order, TimelineEntry } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { noteOf } from '@print-shop/web-kit';
import type { HistoryEntry } from '../../order-parts/history.tsx';
import type { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { isProofStep, proofStepIn } from '../../order-parts/proof-step.ts';
import type { OrderText } from './messages/index.ts';

/** All that has happened to an order, in the customer's words. */
export function historyOf(
  { timeline, orderItems, quotation }: Order,
  { events }: OrderText,
  parts: ReturnType<typeof usePartsText>,
): HistoryEntry[] {
  const namesOf = (ids: readonly string[] = []) =>
    orderItems.flatMap(({ _id, name }) => (ids.includes(_id) ? [name] : [])).join(', ');
  const titleOf = ({ event, by, lines, amount = 0, proof }: TimelineEntry): string => {
    if (isProofStep(event)) return [proofStepIn(parts, event, proof), namesOf(lines)].filter(Boolean).join(': ');
    if (event === 'line-cancelled') return events[event](namesOf(lines), by === 'customer');
    if (event === 'cancelled') return events[event](by === 'customer');
    if (event === 'confirmed' && quotation) return events.quoted;
    if (event === 'refund-due') return parts.claimSteps[event](formatRupees(amount));
    return { ...events, ...parts.claimSteps }[event];
  };
  return timeline.map((entry) => ({ title: titleOf(entry), at: entry.at, note: noteOf(entry) }));
}
