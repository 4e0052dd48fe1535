import { stockRejected, stockReserved } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { cancelledEvent, confirmedEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';
import { type Order, type Shortage, shortageText } from './order.ts';
import type { Outcomes } from './outcomes.ts';

export interface SettleDeps {
  orders: OrderStore;
  outcomes: Outcomes;
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
    entry: { event: 'confirmed', at: new Date(), by: 'shop', note: '' },
    events: [confirmedEvent(order)],
  });
  if (confirmed) outcomes.tell(confirmed);
}

/** Rejects an order that was not accepted yet, and cancels an accepted one. */
async function refuse(
  { orders, outcomes }: SettleDeps,
  orderId: string,
  shortages: readonly Shortage[],
): Promise<void> {
  const order = await getOrder(orders, orderId);
  const { en: note } = shortageText(order.lines, shortages);
  const at = new Date();
  const refused =
    (await orders.move(orderId, {
      from: { status: 'waiting', isAccepted: false },
      set: { status: 'rejected', rejectedAt: at, shortages: [...shortages] },
      entry: { event: 'rejected', at, by: 'shop', note },
    })) ??
    (await orders.move(orderId, {
      from: { status: 'waiting', isAccepted: true },
      set: { status: 'cancelled' },
      entry: { event: 'cancelled', at, by: 'shop', note },
      events: [cancelledEvent(order, note)],
    }));
  if (refused) outcomes.tell(refused);
}
