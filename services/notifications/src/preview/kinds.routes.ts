import { randomUUID } from 'node:crypto';
import {
  type Channel as ChannelName,
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
  type Text,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, type User } from '@print-shop/service-kit';
import type { Channel } from '../channel/channel.ts';
import { exampleOf } from '../kinds/examples.ts';
import { SENTENCE_MAX_AGE_MS, type SentenceStore, type Sentences } from '../kinds/sentence.store.ts';
import type { Mail } from '../kinds/write-mail.ts';
import type { MessageStore } from '../message/message.store.ts';
import type { Message } from '../message/message.ts';
import type { MessageData } from '../message/message-data.ts';
import { isRequired } from '../person/choices.ts';
import type { PersonStore } from '../person/person.store.ts';
import { otherPreviews } from './other-previews.ts';

export interface KindsRoutesDeps {
  messages: MessageStore;
  sentences: SentenceStore;
  /** Writes an email with the sentences as they are stored now. */
  write(message: Pick<Message, 'kind' | 'language' | 'data' | 'personId'>): Promise<Mail>;
  channels: readonly Channel[];
  people: Pick<PersonStore, 'find'>;
}

const isCustomerKind = (kind: MessageKind): kind is CustomerKind => CUSTOMER_KINDS.some((one) => one === kind);

/** Registers what staff see and change of the kinds of messages. */
export function kindsRoutes(router: ContractRouter, deps: KindsRoutesDeps): void {
  const { messages, sentences, write, channels, people } = deps;
  /** Real data where there are any, so that a preview shows what customers see. A code in it is an example. */
  const dataOf = async (kind: MessageKind, user: User): Promise<MessageData> => {
    const example = exampleOf(kind, user.name ?? '');
    const { nonce, ...data } = (await messages.latestOf(kind))?.data ?? example;
    return nonce ? { ...example, ...data } : data;
  };

  /** Where a test goes. Throws conflict where it cannot go anywhere. */
  const addressOf = async (kind: MessageKind, channel: ChannelName, language: LanguageCode, user: User) => {
    const way = channels.find(({ name }) => name === channel);
    if (channel === 'email') {
      if (way && user.email) return user.email;
      throw conflict({ en: 'This shop has no mail server yet.', hi: 'इस दुकान में अभी मेल सर्वर नहीं है।' }, 'no-mail-server');
    }
    if (!way || !(way.canSend?.(kind, language) ?? true)) throw conflict(NOT_SET_UP, 'channel-off');
    const person = await people.find(user.id);
    if (channel === 'push') {
      if (person && person.devices > 0) return person.id;
      throw conflict(NO_BROWSER, 'no-browser');
    }
    const phone = person?.facts?.phone;
    if (!phone) throw conflict(NO_PHONE, 'no-phone');
    return phone;
  };

  router
    .on(listMessageKinds, allow.staff('messages:write'), async () => {
      const own = await sentences.all();
      return { status: 200, body: MESSAGE_KINDS.map((kind) => toResponse(kind, own.get(kind))) };
    })
    .on(previewMessage, allow.staff('messages:write'), async ({ params: { kind }, query: { language }, user }) => {
      const message = { kind, language, data: await dataOf(kind, user), personId: user.id };
      const { subject, text, html } = await write(message);
      return { status: 200, body: { subject, text, html, others: otherPreviews(channels, message) } };
    })
    .on(
      sendTestMessage,
      allow.staff('messages:write'),
      async ({ params: { kind }, body: { language, channel }, user }) => {
        const { id: personId } = user;
        const to = await addressOf(kind, channel, language, user);
        const now = new Date();
        // A member of staff who has just changed the sentence reads it in the test.
        const dueAt = new Date(now.getTime() + SENTENCE_MAX_AGE_MS);
        const data = { ...(await dataOf(kind, user)), name: user.name ?? '', isTest: true };
        const what = { cause: `test ${randomUUID()}`, kind, about: null, seq: now.getTime(), dueAt } as const;
        await messages.add([{ ...what, channel, personId, to, language, data }]);
        const where = channel === 'push' ? 'your browsers' : to;
        return { status: 202, body: { message: `The test is on its way to ${where}.` } };
      },
    )
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

const NOT_SET_UP: Text = {
  en: 'This shop cannot send this message by this channel: it is not set up, or has no template.',
  hi: 'दुकान यह मैसेज इस तरह नहीं भेज सकती: इसकी सेटिंग या टेम्पलेट नहीं है।',
};
const NO_PHONE: Text = {
  en: 'Please enter your phone number in your profile first.',
  hi: 'पहले अपनी प्रोफ़ाइल में फ़ोन नंबर लिखिए।',
};
const NO_BROWSER: Text = {
  en: 'Please turn messages on in a browser first, in your profile.',
  hi: 'पहले अपनी प्रोफ़ाइल में किसी ब्राउज़र के लिए मैसेज चालू कीजिए।',
};
