import { createHash } from 'node:crypto';
import type { Channel, DeliveryFault, LanguageCode, MessageKind, MessageState } from '@print-shop/contracts';
import type { MessageData } from './message-data.ts';

/** One message to one recipient by one channel. */
export interface Message {
  /** The same event, kind, recipient and channel give the same key, so that an event which comes twice makes one message. */
  key: string;
  kind: MessageKind;
  channel: Channel;
  /** The account of the recipient; null for people without one. */
  personId: string | null;
  to: string;
  language: LanguageCode;
  data: MessageData;
  /** The order, bulk order or contact message that it is about; null for others. */
  about: string | null;
  /** Messages with the same line leave one after the other, by `seq`. */
  line: string;
  /** When the told fact happened, in milliseconds. */
  seq: number;
  state: MessageState;
  /** Not sent earlier; while an instance sends it, the end of its lease. */
  dueAt: Date;
  tries: number;
  createdAt: Date;
  settledAt?: Date;
  /** Why it was not sent, or not yet. */
  reason?: string;
  /** The subject of the last failure. */
  fault?: DeliveryFault;
  /** As it was sent. */
  subject?: string;
  text?: string;
}

/** The event that makes a message. `cause` is the id of an event, or of what may happen once only. */
export type NewMessage = Pick<
  Message,
  'kind' | 'channel' | 'personId' | 'to' | 'language' | 'data' | 'about' | 'seq'
> & {
  cause: string;
  dueAt: Date;
};

export const keyOf = ({
  cause,
  kind,
  channel,
  recipient,
}: {
  cause: string;
  kind: MessageKind;
  channel: Channel;
  recipient: string;
}): string => createHash('sha256').update([cause, kind, channel, recipient].join('\n')).digest('hex').slice(0, 40);

/** The line that a message stands in: one per order, recipient and channel. A message about nothing has its own. */
export const lineOf = ({ about, channel, to }: Pick<Message, 'about' | 'channel' | 'to'>, key: string): string =>
  about ? `${about} ${channel} ${to}` : key;

/** A message is tried for a day. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** The time that an instance has messages to itself while sending them. After a crash they are due again. */
export const LEASE_MS = 120_000;

/** The time that a message waits for others about the same order, whose events may arrive a moment later. */
export const GATHER_MS = 1_000;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;
const LONGEST_PAUSE_MS = 60_000;

/** The delay before the next try of a message that has failed `failures` times. */
export const retryDelayMs = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 3 ** (failures - 1), LONGEST_DELAY_MS);

/** The rest of a channel after `failures` failures in a row to reach its server. */
export const pauseMs = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** Splits due messages into those that may go now and those behind an earlier message of their line. */
export function headsOf<M extends Pick<Message, 'key' | 'line' | 'seq'>>(
  due: readonly M[],
  waiting: readonly Pick<Message, 'key' | 'line' | 'seq'>[],
): { heads: M[]; blocked: M[] } {
  const first = new Map<string, Pick<Message, 'key' | 'seq'>>();
  for (const message of waiting) {
    const known = first.get(message.line);
    if (!known || isBefore(message, known)) first.set(message.line, message);
  }
  const isHead = ({ key, line }: M) => (first.get(line)?.key ?? key) === key;
  return { heads: due.filter(isHead), blocked: due.filter((message) => !isHead(message)) };
}

/** Whether a message goes before another of its line. */
export const isBefore = (a: Pick<Message, 'key' | 'seq'>, b: Pick<Message, 'key' | 'seq'>): boolean =>
  a.seq < b.seq || (a.seq === b.seq && a.key < b.key);

const IST_MINUTES = 330;

/** The hour of the day in India, 0 to 23. */
const hourInIndia = (at: Date): number => Math.floor(((at.getTime() / 60_000 + IST_MINUTES) % (24 * 60)) / 60);

const QUIET_FROM = 21;
const QUIET_UNTIL = 8;

/** Between 21:00 and 08:00 in India nobody gets WhatsApp or SMS. Browsers have quiet hours of their own. */
export function isQuiet(channel: Channel, at: Date): boolean {
  const hour = hourInIndia(at);
  return (channel === 'whatsapp' || channel === 'sms') && (hour >= QUIET_FROM || hour < QUIET_UNTIL);
}

const HOUR_MS = 3_600_000;

/** When a waiting message is tried next, at the earliest: when it is due, but not in the quiet hours of its channel. */
export function nextTryAt({ channel, dueAt }: Pick<Message, 'channel' | 'dueAt'>, now: Date): Date {
  const at = dueAt > now ? dueAt : now;
  if (!isQuiet(channel, at)) return at;
  const hours = (QUIET_UNTIL - hourInIndia(at) + 24) % 24;
  const sinceFullHour = (at.getTime() + IST_MINUTES * 60_000) % HOUR_MS;
  return new Date(at.getTime() - sinceFullHour + hours * HOUR_MS);
}
