import {
  blanksTaken,
  bulkOrderPlaced,
  bulkOrderUpdated,
  confirmationAsked,
  contactMessageReceived,
  deadLettersFound,
  type EventData,
  stockReserved,
  workParked,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { MessageData } from '../kinds/message-data.ts';
import { onceADay, type Tell } from './tell.ts';

/** Tells customers and guests about their bulk orders, and staff about new ones. */
export const tellOnBulkOrderEvents = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated],
    async handle(event) {
      const { bulkOrderId: id, userId, language, name = '', email = '', phone = '', by } = event.data;
      const isNew = isEvent(event, bulkOrderPlaced);
      const at = new Date(event.occurredAt);
      const data = bulkDataOf(event.data, isNew);
      const kind = isNew ? 'bulk-order-received' : data.isPart ? 'order-line-cancelled' : 'bulk-order-status';
      await tell.customer({
        cause: event.id,
        kind,
        userId,
        customer: { name, email, phone },
        language,
        about: id,
        seq: at.getTime(),
        data: userId === null ? { ...data, isGuests: true } : data,
      });
      if (by === 'customer') {
        const staff = { ...data, isBulk: true, who: name };
        await tell.staff({ cause: event.id, kind: 'customer-cancelled', at, data: staff });
      }
      if (isNew) await tell.staff({ cause: id, kind: 'new-bulk-order', at, data: { ...data, who: name } });
    },
  });

/** The message about a bulk order. After a part of it was cancelled, it names the part and the total of the rest. */
function bulkDataOf(
  { bulkOrderId: id, status, totalPaise, pieces, reason, cancelledLines }: EventData<typeof bulkOrderUpdated>,
  isNew: boolean,
): Omit<MessageData, 'name'> {
  const why = reason ? { reason } : {};
  if (cancelledLines) return { id, isBulk: true, isPart: true, lines: cancelledLines, leftPaise: totalPaise, ...why };
  return { id, totalPaise, ...(isNew ? {} : { status }), ...(pieces === undefined ? {} : { pieces }), ...why };
}

/** Tells the writer of the contact screen that the message has arrived, and staff that it waits. */
export const tellOnContactMessage = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-contact-message-received',
    events: [contactMessageReceived],
    async handle({ data: { messageId: id, name, email, language }, occurredAt }) {
      const at = new Date(occurredAt);
      const what = { cause: id, kind: 'contact-message-received', userId: null, about: id, seq: at.getTime() } as const;
      await tell.customer({ ...what, customer: { name, email }, language, data: {} });
      await tell.staff({ cause: id, kind: 'new-contact-message', at, data: { who: name } });
    },
  });

/** Emails the link to a person who wants to confirm their address. */
export const tellOnConfirmationAsked = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-confirmation-asked',
    events: [confirmationAsked],
    handle: ({ id: cause, data, occurredAt }) => tell.confirmation({ cause, ...data, seq: Date.parse(occurredAt) }),
  });

/** Tells staff, once a day for each product, that only `lowStock` pieces or fewer are left. */
export const tellOnLowStock = (broker: Broker, tell: Tell, lowStock: number): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-low-stock',
    events: [stockReserved, blanksTaken],
    prefetch: 2,
    async handle({ data: { left = [] }, occurredAt }) {
      const at = new Date(occurredAt);
      for (const { productId, name: product, stock } of left.filter((one) => one.stock <= lowStock)) {
        await tell.staff({ cause: onceADay(productId, at), kind: 'low-stock', at, data: { product, stock } });
      }
    },
  });

/** Tells the owner of work that has failed again and again. */
export const tellOnWorkParked = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-work-parked',
    events: Object.values(workParked),
    async handle({ id: cause, data: work, occurredAt }) {
      await tell.staff({ cause, kind: 'dead-letters', at: new Date(occurredAt), data: { work } });
    },
  });

/** Tells the owner, once a day for each queue, that a service could not process some events. */
export const tellOnDeadLetters = (broker: Broker, tell: Tell): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-dead-letters-found',
    events: deadLettersFound,
    async handle({ data: { queue, count: waiting }, occurredAt }) {
      const at = new Date(occurredAt);
      await tell.staff({ cause: onceADay(queue, at), kind: 'dead-letters', at, data: { queue, waiting } });
    },
  });
