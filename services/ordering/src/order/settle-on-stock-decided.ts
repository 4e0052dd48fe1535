import { stockRejected, stockReserved } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Waits } from '@print-shop/service-kit';
import { cancelWhole, unchanged } from './cancellation.ts';
import { cancelledEvent, confirmedEvent } from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import { type Order, type Shortage, shortageText } from './order.ts';

export interface SettleDeps {
  orders: OrderStore;
  outcomes: Waits<Order>;
}

/** Confirms or refuses orders when the catalog decides about their stock. */
export async function settleOnStockDecided(broker: Broker, deps: SettleDeps): Promise<void> {
  await broker.subscribe({
    queue: 'ordering.confirm-on-stock-reserved',
    events: [stockReserved],
    prefetch: 20,
    handle: ({ data }) => confirm(deps, data.orderId),
  });
  await broker.subscribe({
    queue: 'ordering.refuse-on-stock-rejected',
    events: [stockRejected],
    prefetch: 20,
    handle: ({ data }) => refuse(deps, data.orderId, data.shortages),
  });
}

const getOrder = async (orders: OrderStore, id: string): Promise<Order> => {
  const order = await orders.find(id);
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
};

/** Confirms only a waiting order: a second message, or one for an order cancelled meanwhile, changes nothing. */
async function confirm({ orders, outcomes }: SettleDeps, orderId: string): Promise<void> {
  const order = await getOrder(orders, orderId);
  const confirmed = await orders.move(orderId, {
    from: { status: 'waiting' },
    set: { status: 'confirmed', isAccepted: true },
    entries: [{ event: 'confirmed', at: new Date(), by: 'shop', note: '' }],
    events: [confirmedEvent(order)],
  });
  if (confirmed) outcomes.wake(confirmed.id, confirmed);
}

/** Rejects an order that was not accepted yet, and cancels an accepted one. */
async function refuse(
  { orders, outcomes }: SettleDeps,
  orderId: string,
  shortages: readonly Shortage[],
): Promise<void> {
  for (;;) {
    const order = await getOrder(orders, orderId);
    if (order.status !== 'waiting') return;
    const refused = await orders.move(orderId, refusalOf(order, shortages, new Date()));
    if (refused) return outcomes.wake(refused.id, refused); // otherwise it was just accepted or paid: look again
  }
}

function refusalOf(order: Order, shortages: readonly Shortage[], at: Date): Transition {
  const { en: note, hi: noteHi } = shortageText(order.lines, shortages);
  if (!order.isAccepted) {
    return {
      from: { status: 'waiting', isAccepted: false },
      set: { status: 'rejected', rejectedAt: at, shortages: [...shortages] },
      entries: [{ event: 'rejected', at, by: 'shop', note, noteHi }],
    };
  }
  const { set, entries, refundPaise } = cancelWhole(order, { at, by: 'shop', note, noteHi });
  const events = [cancelledEvent(order, { reason: note, reasonHi: noteHi, by: 'shop', refundPaise })];
  return { from: unchanged(order), set, entries, events };
}
