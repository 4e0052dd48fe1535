import {
  blanksTaken,
  confirmationAsked,
  contactMessageReceived,
  deadLettersFound,
  stockReserved,
  workParked,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Notify, onceADay } from './notify.ts';

/** Tells the writer of the contact screen that the message has arrived, and staff that it waits. */
export const notifyOnContactMessage = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-contact-message-received',
    events: [contactMessageReceived],
    async handle({ data: { messageId: id, name, language, ...data }, occurredAt }) {
      // As accounts spell it, so that the message goes with the account of the address.
      const email = data.email.toLowerCase();
      const at = new Date(occurredAt);
      const what = { cause: id, kind: 'contact-message-received', userId: null, about: id, seq: at.getTime() } as const;
      await notify.customer({ ...what, customer: { name, email }, language, data: {} });
      await notify.staff({ cause: id, kind: 'new-contact-message', at, data: { who: name } });
    },
  });

/** Emails the link to a person who wants to confirm their address. */
export const notifyOnConfirmationAsked = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-confirmation-asked',
    events: [confirmationAsked],
    handle: ({ id: cause, data, occurredAt }) => notify.confirmation({ cause, ...data, seq: Date.parse(occurredAt) }),
  });

/** Tells staff, once a day for each product, that only `lowStock` pieces or fewer are left. */
export const notifyOnLowStock = (broker: Broker, notify: Notify, lowStock: number): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-low-stock',
    events: [stockReserved, blanksTaken],
    prefetch: 2,
    async handle({ data: { left = [] }, occurredAt }) {
      const at = new Date(occurredAt);
      for (const { productId, name: product, stock } of left.filter((one) => one.stock <= lowStock)) {
        await notify.staff({ cause: onceADay(productId, at), kind: 'low-stock', at, data: { product, stock } });
      }
    },
  });

/** Tells the owner of work that has failed again and again. */
export const notifyOnWorkParked = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-work-parked',
    events: Object.values(workParked),
    async handle({ id: cause, data: work, occurredAt }) {
      await notify.staff({ cause, kind: 'dead-letters', at: new Date(occurredAt), data: { work } });
    },
  });

/** Tells the owner, once a day for each queue, that a service could not process some events. */
export const notifyOnDeadLetters = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-dead-letters-found',
    events: deadLettersFound,
    async handle({ data: { queue, count: waiting }, occurredAt }) {
      const at = new Date(occurredAt);
      await notify.staff({ cause: onceADay(queue, at), kind: 'dead-letters', at, data: { queue, waiting } });
    },
  });
