import type { CustomerKind } from '@print-shop/contracts';
import { CUSTOMER_KINDS } from '@print-shop/contracts';
import { type LetterContent, renderLetter } from '@print-shop/letters';
import type { Mail } from '../channel/email.ts';
import type { Message } from '../message/message.ts';
import { isRequired } from '../person/choices.ts';
import type { UnsubscribeLinks } from '../person/unsubscribe-link.ts';
import { type MessageData, rupeesOf } from './message-data.ts';
import { frame, words } from './words.ts';

/** The shop's own sentence for a kind, shown before the button; empty for none. */
export type OwnSentence = (kind: Message['kind'], language: Message['language']) => Promise<string>;

export interface WriteMailOptions {
  shopName: string;
  publicUrl: string;
  links: UnsubscribeLinks;
  ownSentence: OwnSentence;
}

const isCustomerKind = (kind: string): kind is CustomerKind => (CUSTOMER_KINDS as readonly string[]).includes(kind);

type Written = Pick<Message, 'kind' | 'language' | 'data' | 'personId'>;

/** Writes the mail of a message: the kind's words, its figures, and how to get fewer mails where that is possible. */
export function mailWriter({ shopName, publicUrl, links, ownSentence }: WriteMailOptions) {
  return async ({ kind, language, data, personId }: Written): Promise<Mail> => {
    const say = words[language][kind];
    const around = frame[language];
    const own = await ownSentence(kind, language);
    const canTurnOff = personId !== null && !(isCustomerKind(kind) && isRequired(kind, 'email'));
    const settings = { label: around.settings, href: new URL('/profile#messages', publicUrl).href };
    const content: LetterContent = {
      language,
      subject: say.subject(data),
      hello: around.hello(data.name),
      paragraphs: [...say.paragraphs(data), ...(own ? [own] : [])],
      facts: factsOf(data, language),
      ...(say.action
        ? { action: { label: say.action.label, href: new URL(say.action.path(data), publicUrl).href } }
        : {}),
      after: isCustomerKind(kind) ? [around.because] : [],
    };
    const letter = await renderLetter(content, { shopName, ...(personId ? { settings } : {}) });
    const unsubscribe = canTurnOff && isCustomerKind(kind) ? links.linkFor(personId, kind) : undefined;
    return { ...letter, unsubscribe };
  };
}

function factsOf({ lines = [], totalPaise }: MessageData, language: Message['language']) {
  const { pieces, total } = frame[language];
  return [
    ...lines.map(({ name, quantity }) => ({ label: name, value: pieces(quantity) })),
    ...(totalPaise === undefined ? [] : [{ label: total, value: rupeesOf(totalPaise) }]),
  ];
}
