import { randomUUID } from 'node:crypto';
import {
  CUSTOMER_KINDS,
  type CustomerKind,
  type LanguageCode,
  listMessageKinds,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageKindResponse,
  previewMessage,
  sendTestMessage,
  setMessageSentence,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, type User } from '@print-shop/service-kit';
import type { Mail } from '../channel/email.ts';
import type { MessageStore } from '../message/message.store.ts';
import type { Message } from '../message/message.ts';
import { isRequired } from '../person/choices.ts';
import { exampleOf } from './examples.ts';
import type { MessageData } from './message-data.ts';
import { SENTENCE_MAX_AGE_MS, type SentenceStore, type Sentences } from './sentence.store.ts';

export interface KindsRoutesDeps {
  messages: MessageStore;
  sentences: SentenceStore;
  /** Writes a mail with the sentences as they are stored now. */
  write(message: Pick<Message, 'kind' | 'language' | 'data' | 'personId'>): Promise<Mail>;
  /** Whether the shop has a mail server. */
  hasMail: boolean;
}

const isCustomerKind = (kind: MessageKind): kind is CustomerKind => CUSTOMER_KINDS.some((one) => one === kind);

/** Registers what staff see and change of the kinds of messages. */
export function kindsRoutes(router: ContractRouter, { messages, sentences, write, hasMail }: KindsRoutesDeps): void {
  /** Real data where there are any, so that a preview shows what customers see. */
  const dataOf = async (kind: MessageKind, user: User): Promise<MessageData> =>
    (await messages.latestOf(kind))?.data ?? exampleOf(kind, user.name ?? '');

  const preview = async (kind: MessageKind, language: LanguageCode, user: User): Promise<Mail> =>
    write({ kind, language, data: await dataOf(kind, user), personId: user.id });

  router
    .on(listMessageKinds, allow.staff('messages:write'), async () => {
      const own = await sentences.all();
      return { status: 200, body: MESSAGE_KINDS.map((kind) => toResponse(kind, own.get(kind))) };
    })
    .on(previewMessage, allow.staff('messages:write'), async ({ params: { kind }, query: { language }, user }) => {
      const { subject, text, html } = await preview(kind, language, user);
      return { status: 200, body: { subject, text, html } };
    })
    .on(sendTestMessage, allow.staff('messages:write'), async ({ params: { kind }, body: { language }, user }) => {
      const { id: personId, email: to } = user;
      if (!hasMail || !to)
        throw conflict(
          { en: 'This shop has no mail server yet.', hi: 'इस दुकान में अभी मेल सर्वर नहीं है।' },
          'no-mail-server',
        );
      const now = new Date();
      // Whoever has just changed the sentence reads it in the test.
      const dueAt = new Date(now.getTime() + SENTENCE_MAX_AGE_MS);
      const data = { ...(await dataOf(kind, user)), name: user.name ?? '' };
      const what = { cause: `test ${randomUUID()}`, kind, about: null, seq: now.getTime(), dueAt } as const;
      await messages.add([{ ...what, channel: 'email', personId, to, language, data }]);
      return { status: 202, body: { message: `The test is on its way to ${to}.` } };
    })
    .on(setMessageSentence, allow.staff('messages:write'), async ({ params: { kind }, body, user }) => {
      const after = await sentences.set(kind, body.language, body.sentence, user);
      return { status: 200, body: toResponse(kind, after) };
    });
}

const toResponse = (kind: MessageKind, sentences: Sentences = { en: '', hi: '' }): MessageKindResponse => ({
  kind,
  required: isCustomerKind(kind) && isRequired(kind, 'email'),
  staff: !isCustomerKind(kind),
  sentences: { en: sentences.en, hi: sentences.hi },
});
