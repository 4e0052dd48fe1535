import { dataExportRequested, exportParts, notificationsPersonalDataCollected } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { ConversationStore } from './conversation/conversation.store.ts';
import type { MessageStore } from './message/message.store.ts';
import type { OrderStore } from './order/order.store.ts';
import type { PersonStore } from './person/person.store.ts';

async function* messagesTo(messages: MessageStore, userId: string): AsyncGenerator<object> {
  for await (const { kind, channel, to, language, state, createdAt, subject, text } of messages.allOf(userId)) {
    yield { kind, channel, to, language, state, createdAt, subject, text };
  }
}

interface Exported {
  people: PersonStore;
  orders: OrderStore;
  conversations: ConversationStore;
  messages: MessageStore;
}

async function* ordersOf(orders: OrderStore, userId: string): AsyncGenerator<object> {
  for await (const { userId: _, ...order } of orders.allOf(userId)) yield order;
}

async function* conversationsOf(conversations: ConversationStore, userId: string): AsyncGenerator<object> {
  for await (const { id, kind, messages } of conversations.allOf(userId)) {
    for (const { by, text, designs, at } of messages) yield { order: id, kind, by, text, designs, at };
  }
}

/** Answers a customer's data export with their choices, messages and conversations, and whom their orders name. */
export const answerDataExport = (
  broker: Broker,
  { people, orders, conversations, messages }: Exported,
): Promise<void> =>
  answerInParts(broker, {
    queue: 'notifications.answer-data-export',
    request: dataExportRequested,
    answer: notificationsPersonalDataCollected,
    about: exportParts('notifications'),
    async sections({ userId }) {
      const person = await people.find(userId);
      return [
        { section: 'message choices', rows: person ? [{ ...person.choices, language: person.language }] : [] },
        { section: 'messages', rows: messagesTo(messages, userId) },
        { section: 'conversations about orders', rows: conversationsOf(conversations, userId) },
        { section: 'contacts of orders', rows: ordersOf(orders, userId) },
      ];
    },
  });
