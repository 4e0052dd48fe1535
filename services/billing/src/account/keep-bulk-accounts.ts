import {
  bulkOrderAdopted,
  bulkOrderClaimDecided,
  bulkOrderPlaced,
  bulkOrderQuoted,
  bulkOrderUpdated,
  type EventData,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { AccountStore } from './account.store.ts';
import type { Account } from './account.ts';
import { type AppliedEvent, applyOrderEvent, eventsOf } from './apply-order-event.ts';

type BulkEvent = EventData<typeof bulkOrderPlaced> | EventData<typeof bulkOrderClaimDecided>;

/** Keeps the account of each bulk order, and then issues what is due for it: one that is completed is delivered. */
export const keepBulkAccounts = (
  broker: Broker,
  accounts: AccountStore,
  issueDue: (account: Account) => Promise<void>,
): Promise<void> =>
  broker.subscribe({
    queue: 'billing.keep-accounts-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted, bulkOrderAdopted, bulkOrderClaimDecided],
    prefetch: 5,
    async handle(event) {
      const { data } = event;
      const what = isEvent(event, bulkOrderAdopted)
        ? 'adopted'
        : isEvent(event, bulkOrderClaimDecided)
          ? 'credited'
          : whatIs(data.status);
      const happening = { ...happeningOf(event, what), ...('refundPaise' in data ? creditOf(data) : {}) };
      const account = await accounts.change(data.bulkOrderId, (known) => {
        const changed = applyOrderEvent(known, happening);
        return changed && eventsOf(known, changed, happening);
      });
      if (account) await issueDue(account);
    },
  });

function whatIs(status: string): AppliedEvent['what'] {
  if (status === 'Cancelled') return 'cancelled';
  return status === 'Completed' ? 'delivered' : 'opened';
}

function happeningOf(
  { id: key, occurredAt, data }: { id: string; occurredAt: string; data: BulkEvent },
  what: AppliedEvent['what'],
): AppliedEvent {
  const { bulkOrderId: id, userId, name = '', email = '', language, bill, placedAt } = data;
  return {
    id,
    isBulk: true,
    userId,
    key,
    what,
    at: new Date(occurredAt),
    customer: { name, email },
    ...(language ? { language } : {}),
    ...(bill ? { bill } : {}),
    ...(placedAt ? { placedAt: new Date(placedAt) } : {}),
  };
}

/** The refund for a claim. */
function creditOf({
  claimId,
  refundPaise,
  claimedLines: lines,
}: EventData<typeof bulkOrderClaimDecided>): Partial<AppliedEvent> {
  return refundPaise ? { credit: { claimId, paise: refundPaise, lines } } : {};
}
