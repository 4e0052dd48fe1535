import { createHash, randomBytes } from 'node:crypto';
import { DomainError, notFound } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { createLimit } from '../session/attempt-limits.ts';
import type { Proof } from '../session/token-signer.ts';

const TICKET_SECONDS = 300;
const MOST_TRIES = 5;
/**
 * So many codes a day may come from devices that an account never signed in from. A code is one of a million, so that
 * whoever knows the password guesses one in ten thousand days with 30 tries and three codes that are good at a time.
 */
const MOST_TRIES_OF_STRANGERS = 30;
const DAY_SECONDS = 86_400;

/** Somebody who has shown a first factor, or who is signed in and adds a factor. */
export interface Ticket {
  /** `sign-in` asks for a factor; `first-factor` signs in by setting one up; `one-more` adds one to a session. */
  purpose: 'sign-in' | 'first-factor' | 'one-more';
  userId: string;
  /** The device as `hashDevice` makes it: nobody goes on from another. */
  device: string;
  /** Differs once the account has another password. */
  generation: string;
  /** What failed attempts are counted by. */
  login: string;
  proofs: Proof[];
  /** The session that adds one more. */
  tokenId?: string;
}

/** What waits for the next answer, for one only. */
type Pending = 'challenge' | 'secret';

export const ticketIsOver = () =>
  notFound(
    {
      en: 'This took too long or was tried too often. Please sign in again.',
      hi: 'बहुत देर हो गई, या बहुत बार कोशिश हो चुकी है। फिर से साइन इन कीजिए।',
    },
    'ticket-over',
  );

const hash = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

export type Tickets = ReturnType<typeof createTickets>;

/** Tickets live in Redis for five minutes, or five tries. Only their hashes are there. */
export function createTickets(redis: Redis) {
  const keyOf = (ticket: string) => `identity:ticket:${hash(ticket)}`;
  const pendingOf = (ticket: string, what: Pending) => `${keyOf(ticket)}:${what}`;
  const tries = createLimit({
    redis,
    name: 'ticket-tries',
    points: MOST_TRIES,
    tooMany: { en: 'Too many tries.', hi: 'बहुत बार कोशिश हो चुकी है।' },
    code: 'ticket-over',
    seconds: TICKET_SECONDS,
  });

  const strangers = createLimit({
    redis,
    name: 'codes-of-unknown-devices',
    points: MOST_TRIES_OF_STRANGERS,
    tooMany: { en: 'Too many codes from new devices.', hi: 'नए डिवाइसों से बहुत सारे कोड आ चुके हैं।' },
    code: 'too-many-codes',
    seconds: DAY_SECONDS,
  });

  return {
    async open(about: Ticket): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await redis.set(keyOf(ticket), JSON.stringify(about), 'EX', TICKET_SECONDS);
      return ticket;
    },

    /** What a ticket is about, on the device that it was given to. Throws not-found otherwise. */
    async read(ticket: string, deviceOf: (userId: string) => string): Promise<Ticket> {
      const text = await redis.get(keyOf(ticket));
      const about = text ? (JSON.parse(text) as Ticket) : undefined;
      if (!about || about.device !== deviceOf(about.userId)) throw ticketIsOver();
      return about;
    },

    /** Counts a try, before it is looked at. After the fifth the ticket is over: throws not-found. */
    async count(ticket: string): Promise<void> {
      try {
        await tries.take(hash(ticket));
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'too-many-requests')) throw error;
        await redis.del(keyOf(ticket));
        throw ticketIsOver();
      }
    },

    /** Counts a try from a device that the account never signed in from. Throws too-many-requests when the day has had enough. */
    countStranger: (userId: string): Promise<void> => strangers.take(userId),
    /** A right code does not count. */
    forgiveStranger: (userId: string): Promise<unknown> => strangers.giveBack(userId),

    /** Uses a ticket up: `false` for all but the first of two at once. */
    close: async (ticket: string): Promise<boolean> => (await redis.del(keyOf(ticket))) === 1,

    put: async (ticket: string, what: Pending, value: string): Promise<void> => {
      await redis.set(pendingOf(ticket, what), value, 'EX', TICKET_SECONDS);
    },
    /** What was put, without taking it away. */
    peek: (ticket: string, what: Pending): Promise<string | null> => redis.get(pendingOf(ticket, what)),
    /** What was put, once. */
    take: (ticket: string, what: Pending): Promise<string | null> => redis.getdel(pendingOf(ticket, what)),
  };
}
