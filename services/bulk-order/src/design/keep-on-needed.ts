import {
  cartDesignAdded,
  designsNeeded,
  messageWritten,
  orderClaimed,
  orderPlaced,
  userDeleted,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { KeptDesignStore } from './kept-design.store.ts';
import { afterCart, afterOrder, namesOf, type Retention } from './retention.ts';

/** Keeps designs as long as an order, a cart or a conversation needs them; others are removed with their owner's account. */
export async function keepOnNeeded(broker: Broker, kept: KeptDesignStore, retention: Retention): Promise<void> {
  await broker.subscribe({
    queue: 'bulk-order.keep-designs-on-order-placed',
    events: [orderPlaced],
    handle: ({ data: { userId, lines, placedAt } }) =>
      kept.hold(namesOf(lines.map(({ design }) => design)), {
        owner: userId,
        until: afterOrder(new Date(placedAt), retention),
        isOrdered: true,
      }),
  });
  await broker.subscribe({
    queue: 'bulk-order.keep-pictures-on-order-claimed',
    events: [orderClaimed],
    handle: ({ data: { userId, pictures }, occurredAt }) =>
      kept.hold(namesOf(pictures), {
        owner: userId,
        until: afterOrder(new Date(occurredAt), retention),
        isOrdered: true,
      }),
  });
  await broker.subscribe({
    queue: 'bulk-order.keep-design-on-added-to-cart',
    events: [cartDesignAdded],
    handle: ({ data: { userId, design }, occurredAt }) =>
      kept.hold(namesOf([design]), {
        owner: userId,
        until: afterCart(new Date(occurredAt), retention),
        isOrdered: false,
      }),
  });
  await broker.subscribe({
    queue: 'bulk-order.keep-designs-on-designs-needed',
    events: [designsNeeded],
    handle: ({ data: { userId: owner, designs, isOrdered }, occurredAt }) => {
      const until = (isOrdered ? afterOrder : afterCart)(new Date(occurredAt), retention);
      return kept.hold(namesOf(designs), { owner, until, isOrdered });
    },
  });
  // Not as ordered: the conversation goes with its customer's account, and so do its files.
  await broker.subscribe({
    queue: 'bulk-order.keep-designs-on-message-written',
    events: [messageWritten],
    handle: ({ data: { userId, designs }, occurredAt }) =>
      kept.hold(namesOf(designs), {
        owner: userId,
        until: afterOrder(new Date(occurredAt), retention),
        isOrdered: false,
      }),
  });
  await broker.subscribe({
    queue: 'bulk-order.forget-designs-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => kept.forgetOwner(data.userId, new Date()),
  });
}
