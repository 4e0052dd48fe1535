import {
  type Envelope,
  type EventData,
  orderAdopted,
  orderCancelled,
  orderClaimDecided,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { AccountStore } from './account.store.ts';
import type { Account } from './account.ts';
import { type AppliedEvent, applyOrderEvent, eventsOf } from './apply-order-event.ts';

const WHAT: Record<string, AppliedEvent['what']> = {
  [orderConfirmed.key]: 'changed',
  [orderLinesCancelled.key]: 'changed',
  [orderCancelled.key]: 'cancelled',
  [orderPaid.key]: 'paid',
  [orderPaymentFailed.key]: 'payment-failed',
  [orderDispatched.key]: 'dispatched',
  [orderDelivered.key]: 'delivered',
  [orderClaimDecided.key]: 'credited',
  [orderAdopted.key]: 'adopted',
};

/** Keeps the account of each order, and then issues what is due for it. */
export const keepAccounts = (
  broker: Broker,
  accounts: AccountStore,
  issueDue: (account: Account) => Promise<void>,
): Promise<void> =>
  broker.subscribe({
    queue: 'billing.keep-accounts-on-order-events',
    events: [
      orderConfirmed,
      orderLinesCancelled,
      orderCancelled,
      orderPaid,
      orderPaymentFailed,
      orderDispatched,
      orderDelivered,
      orderClaimDecided,
      orderAdopted,
    ],
    prefetch: 5,
    async handle(event) {
      const what = WHAT[event.key];
      if (!what) return;
      const claim = isEvent(event, orderClaimDecided) ? event.data : undefined;
      const happening = { ...happeningOf(event, what), ...(claim ? creditOf(claim) : {}) };
      const change = (known: Account | undefined) => {
        const changed = applyOrderEvent(known, happening);
        return changed && eventsOf(known, changed, happening);
      };
      const isProbablyNew = isEvent(event, orderConfirmed);
      const account = await accounts.change(event.data.orderId, change, { isProbablyNew });
      // Also where nothing changed: what happened may be known, and the process have died before the invoice.
      if (account) await issueDue(account);
    },
  });

type OrderEvent =
  | EventData<typeof orderConfirmed>
  | EventData<typeof orderPaid>
  | EventData<typeof orderPaymentFailed>
  | EventData<typeof orderClaimDecided>;

function happeningOf(
  { id: key, occurredAt, cause, data }: Envelope<OrderEvent>,
  what: AppliedEvent['what'],
): AppliedEvent {
  const { orderId: id, userId, customer, language, quotation } = data;
  return {
    id,
    isBulk: false,
    userId,
    key,
    at: new Date(occurredAt),
    what,
    ...(customer ? { customer } : {}),
    ...(language ? { language } : {}),
    ...(quotation ? { quotation: quotation.number } : {}),
    ...('placedAt' in data ? { placedAt: new Date(data.placedAt) } : {}),
    ...('bill' in data ? { bill: data.bill } : {}),
    // Ordering marks an order as paid by itself only when billing says so.
    ...(cause ? { isAnswer: true } : {}),
  };
}

/** The refund for a claim. A claim that is printed again or declined changes nothing. */
function creditOf({
  claimId,
  refundPaise,
  claimedLines: lines,
}: EventData<typeof orderClaimDecided>): Partial<AppliedEvent> {
  return refundPaise ? { credit: { claimId, paise: refundPaise, lines } } : {};
}
