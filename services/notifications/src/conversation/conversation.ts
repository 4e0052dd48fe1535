import type { ConversationSide } from '@print-shop/contracts';
import type { KnownOrder } from '../order/order.ts';

/** One message as it is stored; its number is its place in the conversation. */
export interface StoredMessage {
  /** Chosen by the writer's page, so that a repeated request writes nothing again. */
  id: string;
  by: ConversationSide;
  writerId: string;
  writer: string;
  text: string;
  designs: string[];
  at: Date;
}

/** The state of a conversation without its messages. */
export interface ConversationState {
  /** Id of the order or bulk order. */
  id: string;
  kind: KnownOrder['kind'];
  userId: string | null;
  /** Name of the customer. */
  name: string;
  total: number;
  /** Whether the customer waits for an answer. */
  isWaiting: boolean;
  lastAt: Date;
  lastBy: ConversationSide;
  lastText: string;
  /** Messages of the other side that this side has not read. The shop is one reader, and all members of staff share its marks. */
  unread: Record<ConversationSide, number>;
  /** Number of the last message that each side was emailed about. */
  mailedTo: Record<ConversationSide, number>;
}

/** A part of a conversation: `from` is the number of its first message. */
export interface ConversationPart extends ConversationState {
  from: number;
  messages: StoredMessage[];
}

export const otherSide = (side: ConversationSide): ConversationSide => (side === 'customer' ? 'shop' : 'customer');

const LAST_TEXT_CHARACTERS = 160;
/** The beginning of a text, for lists; whole characters, also of Hindi. */
export const beginningOf = (text: string): string => [...text].slice(0, LAST_TEXT_CHARACTERS).join('');

/** The most messages that an email quotes. Of more, it quotes the newest. */
const QUOTED = 5;

/** An email about what a side has not read. */
export interface WaitingMail {
  /** Names the email: the same messages give the same name, so that two instances send it once. */
  cause: string;
  texts: string[];
  /** How many messages are not quoted. */
  more: number;
  files: number;
}

/** The email to a side that is away; undefined when it has read or heard of everything. */
export function mailTo(side: ConversationSide, part: ConversationPart): WaitingMail | undefined {
  const { id, total, from, messages, unread, mailedTo } = part;
  if (unread[side] === 0) return undefined;
  const waiting = messages
    .filter(({ by }, index) => by !== side && from + index >= mailedTo[side])
    .slice(-unread[side]);
  if (waiting.length === 0) return undefined;
  const quoted = waiting.slice(-QUOTED);
  return {
    cause: `${id} ${side} ${total}`,
    texts: quoted.map(({ text }) => text).filter(Boolean),
    more: waiting.length - quoted.length,
    files: waiting.reduce((sum, { designs }) => sum + designs.length, 0),
  };
}

/** How the customer of an order is reached. */
export const customerOf = ({ userId, name, email, phone, language }: KnownOrder) => ({
  userId,
  customer: { name, email, phone },
  ...(language ? { language } : {}),
});
