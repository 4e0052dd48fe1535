import type { CustomerKind } from '@print-shop/contracts';
import { CUSTOMER_KINDS } from '@print-shop/contracts';
import { type EmailContent, renderEmail } from '@print-shop/emails';
import { createMailLinks, type MailLinks } from '@print-shop/links';
import type { Message } from '../message/message.ts';
import {
  CONFIRM_PATH,
  guestOrderKind,
  type MessageData,
  PROOF_PATH,
  QUOTATION_PATH,
  rupeesOf,
} from '../message/message-data.ts';
import { isRequired } from '../person/choices.ts';
import type { UnsubscribeLinks } from '../person/unsubscribe-link.ts';
import type { KindWords } from './kind-words.ts';
import { frame, words } from './words.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The address of the one-click unsubscription (RFC 8058); left out for emails that always go out. */
  unsubscribe?: string | undefined;
}

/** The shop's own sentence for a kind, shown before the button; empty for none. */
export type OwnSentence = (kind: Message['kind'], language: Message['language']) => Promise<string>;

export interface WriteMailOptions {
  getShopName(language: Message['language']): Promise<string>;
  publicUrl: string;
  links: UnsubscribeLinks;
  ownSentence: OwnSentence;
  mailLinks: MailLinks;
}

const isCustomerKind = (kind: string): kind is CustomerKind => (CUSTOMER_KINDS as readonly string[]).includes(kind);

const DAY_SECONDS = 24 * 3600;
/** Longer than a bulk order takes, with its claims. */
const GUEST_LINK_SECONDS = 90 * DAY_SECONDS;

/** A customer can read a quotation for this long after its last day. */
const QUOTATION_READ_SECONDS = 30 * DAY_SECONDS;
/** Longer than a proof waits: each version and each reminder has a link of its own. */
const PROOF_LINK_SECONDS = 30 * DAY_SECONDS;
/** The customer may not read the email today. */
const ADDRESS_LINK_SECONDS = 7 * DAY_SECONDS;

/** Signs nothing. */
const NO_LINKS = createMailLinks({});

type Written = Pick<Message, 'kind' | 'language' | 'data' | 'personId' | 'to'>;

/** Writes the email of a message: the kind's words, its figures, and how to get fewer emails where that is possible. */
export function mailWriter({ getShopName, publicUrl, links, ownSentence, mailLinks }: WriteMailOptions) {
  /** Links that only the addressee may have are signed when the email is written, so that they rest nowhere. */
  const pageOf = (say: KindWords, { data, personId, to }: Written): string => {
    const signing = data.isTest ? NO_LINKS : mailLinks;
    const order = data.isGuests && data.id ? signing.signOrder(data.id, GUEST_LINK_SECONDS) : undefined;
    if (order) return `/track${guestOrderKind(data) === 'order' ? '?of=order' : ''}#token=${order}`;
    const path = say.action?.path(data) ?? '/';
    if (path === QUOTATION_PATH && data.id) {
      const link = { quotationId: data.id, email: to };
      return `${path}#token=${signing.signQuotation(link, quotationSeconds(data.quotation?.validUntil, new Date())) ?? ''}`;
    }
    if (path === PROOF_PATH && data.proof)
      return `${path}#token=${signing.signProof({ proofId: data.proof.id, isSignedIn: false }, PROOF_LINK_SECONDS) ?? ''}`;
    if (path !== CONFIRM_PATH || personId === null) return path;
    return `${path}#token=${signing.signAddress({ userId: personId, email: to }, ADDRESS_LINK_SECONDS) ?? ''}`;
  };

  return async (message: Written): Promise<Mail> => {
    const { kind, language, personId } = message;
    // The code is made here, so that it rests neither in a queue nor in the database.
    const code =
      message.data.nonce && mailLinks.codeOf(kind === 'proof-code' ? 'proof' : 'quotation', message.data.nonce);
    const data = code ? { ...message.data, code } : message.data;
    const say = words[language][kind];
    const around = frame[language];
    const own = await ownSentence(kind, language);
    const canTurnOff = personId !== null && !(isCustomerKind(kind) && isRequired(kind, 'email'));
    const settings = { label: around.settings, href: new URL('/profile#messages', publicUrl).href };
    const content: EmailContent = {
      language,
      subject: say.subject(data),
      hello: around.hello(data.name),
      paragraphs: [...say.paragraphs(data), ...(own ? [own] : [])],
      facts: factsOf(data, language),
      ...(say.action
        ? { action: { label: labelOf(say.action, data), href: new URL(pageOf(say, message), publicUrl).href } }
        : {}),
      after: isCustomerKind(kind) ? [kind === 'welcome' ? around.becauseOfAccount : around.because] : [],
    };
    const shopName = await getShopName(language);
    const email = await renderEmail(content, { shopName, ...(personId ? { settings } : {}) });
    const unsubscribe = canTurnOff && isCustomerKind(kind) ? links.linkFor(personId, kind) : undefined;
    return { ...email, unsubscribe };
  };
}

/** Seconds for which the link of a quotation works. */
function quotationSeconds(validUntil: string | undefined, now: Date): number {
  const leftSeconds = validUntil === undefined ? 0 : Math.floor((Date.parse(validUntil) - now.getTime()) / 1000);
  return Math.max(leftSeconds, 0) + QUOTATION_READ_SECONDS;
}

const labelOf = ({ label }: NonNullable<KindWords['action']>, data: MessageData): string =>
  typeof label === 'string' ? label : label(data);

function factsOf({ lines = [], totalPaise }: MessageData, language: Message['language']) {
  const { pieces, total } = frame[language];
  return [
    ...lines.map(({ name, quantity }) => ({ label: name, value: pieces(quantity) })),
    ...(totalPaise === undefined ? [] : [{ label: total, value: rupeesOf(totalPaise) }]),
  ];
}
