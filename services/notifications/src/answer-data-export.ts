import { dataExportRequested, notificationsPersonalDataCollected, partsOfExport } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { MessageStore } from './message/message.store.ts';
import type { PersonStore } from './person/person.store.ts';

async function* messagesTo(messages: MessageStore, userId: string): AsyncGenerator<object> {
  for await (const { kind, channel, to, language, state, createdAt, subject, text } of messages.allOf(userId)) {
    yield { kind, channel, to, language, state, createdAt, subject, text };
  }
}

/** Answers a customer's data export with their choices and the messages to them. */
export const answerDataExport = (broker: Broker, people: PersonStore, messages: MessageStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'notifications.answer-data-export',
    request: dataExportRequested,
    answer: notificationsPersonalDataCollected,
    about: partsOfExport('notifications'),
    async sections({ userId }) {
      const person = await people.find(userId);
      return [
        { section: 'message choices', rows: person ? [{ ...person.choices, language: person.language }] : [] },
        { section: 'messages', rows: messagesTo(messages, userId) },
      ];
    },
  });
