import {
  bulkOrderAdopted,
  bulkOrderClaimDecided,
  bulkOrderPlaced,
  bulkOrderQuoted,
  bulkOrderUpdated,
  type Envelope,
  type EventData,
  type OrderFact,
  orderAdopted,
  orderCancelled,
  orderClaimDecided,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderImported,
  orderLinesCancelled,
  orderNewsOf,
  orderPaid,
  orderPaymentFailed,
  type ToldOrder,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { AccountStore } from './account.store.ts';
import type { Account } from './account.ts';
import { type AppliedEvent, applyOrderEvent, eventsOf } from './apply-order-event.ts';
import { pastAccount, withPast } from './past-account.ts';

const WHAT: Partial<Record<OrderFact, AppliedEvent['what']>> = {
  placed: 'changed',
  confirmed: 'changed',
  changed: 'changed',
  quoted: 'changed',
  'lines-cancelled': 'changed',
  cancelled: 'cancelled',
  paid: 'paid',
  'payment-failed': 'payment-failed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  'claim-decided': 'credited',
  adopted: 'adopted',
};

/** Keeps the account of each order, and then issues what is due for it. A bulk order that is completed is delivered. */
export async function keepAccounts(
  broker: Broker,
  accounts: AccountStore,
  issueDue: (account: Account) => Promise<void>,
): Promise<void> {
  const handle = async (event: Envelope<ToldOrder>): Promise<void> => {
    const orderEvent = toAppliedEvent(event);
    if (!orderEvent) return;
    const change = (known: Account | undefined) => {
      const changed = applyOrderEvent(known, orderEvent);
      return changed && eventsOf(known, changed, orderEvent);
    };
    const isProbablyNew = event.key === orderConfirmed.key;
    const account = await accounts.change(orderEvent.id, change, { isProbablyNew });
    // Also where nothing changed: what happened may be known, and the process have died before the invoice.
    if (account) await issueDue(account);
  };
  await broker.subscribe({
    queue: 'billing.keep-accounts-on-orders-imported',
    events: [orderImported],
    prefetch: 20,
    async handle({ data }) {
      const past = pastAccount(data);
      if (!past) return;
      // Another event of the order may have come first.
      const begin = (known: Account | undefined) =>
        known?.imported ? undefined : { account: known ? withPast(known, past) : past };
      const account = await accounts.change(past.id, begin, { isProbablyNew: true });
      if (account) await issueDue(account);
    },
  });
  await broker.subscribe({
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
    handle,
  });
  await broker.subscribe({
    queue: 'billing.keep-accounts-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted, bulkOrderAdopted, bulkOrderClaimDecided],
    prefetch: 5,
    handle,
  });
}

function toAppliedEvent(event: Envelope<ToldOrder>): AppliedEvent | undefined {
  const { fact, order } = orderNewsOf(event);
  const what = WHAT[fact];
  if (!what) return undefined;
  const { orderId: id, orderKind, userId, customer, language, quotation, placedAt, bill } = order;
  return {
    id,
    orderKind,
    userId,
    key: event.id,
    at: new Date(event.occurredAt),
    what,
    ...(customer ? { customer: { name: customer.name, email: customer.email } } : {}),
    ...(language ? { language } : {}),
    ...(quotation && orderKind === 'order' ? { quotation: quotation.number } : {}),
    ...(placedAt ? { placedAt: new Date(placedAt) } : {}),
    ...(bill ? { bill } : {}),
    // Ordering marks an order as paid by itself only when billing says so.
    ...(event.cause ? { isAnswer: true } : {}),
    ...('refundPaise' in event.data ? creditOf(event.data as unknown as Decided) : {}),
  };
}

type Decided = Pick<EventData<typeof bulkOrderClaimDecided>, 'claimId' | 'refundPaise' | 'claimedLines'>;

/** The refund for a claim. A claim that is printed again or declined changes nothing. */
const creditOf = ({ claimId, refundPaise, claimedLines: lines }: Decided): Partial<AppliedEvent> =>
  refundPaise ? { credit: { claimId, paise: refundPaise, lines } } : {};
