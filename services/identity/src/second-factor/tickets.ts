import { createHash, randomBytes } from 'node:crypto';
import { DomainError, notFound } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { createLimit } from '../session/attempt-limits.ts';
import type { Proof } from '../session/token-signer.ts';

const TICKET_SECONDS = 300;
const MOST_TRIES = 5;
/**
 * Tries per day from devices that an account has never signed in from. There are a million codes and three are valid at a
 * time. With 30 tries a day an attacker who knows the password guesses a code about once in ten thousand days.
 */
const MOST_TRIES_OF_STRANGERS = 30;
const DAY_SECONDS = 86_400;

/** A user who has passed the first factor, or who is signed in and adds a factor. */
export interface Ticket {
  /** `sign-in` asks for a factor; `first-factor` signs in by setting one up; `one-more` adds one to a session. */
  purpose: 'sign-in' | 'first-factor' | 'one-more';
  userId: string;
  /** The device, from `hashDevice`; the ticket is valid only there. */
  device: string;
  /** Changes with the account's password. */
  generation: string;
  /** The key for counting failed attempts. */
  login: string;
  proofs: Proof[];
  /** The session that adds a factor. */
  tokenId?: string;
}

/** Values that are kept for the next answer and used once. */
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

/** Stores tickets in Redis for five minutes or five tries. Only their hashes are stored. */
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

    /** Reads a ticket on the device that it was given to. Throws not-found otherwise. */
    async read(ticket: string, deviceOf: (userId: string) => string): Promise<Ticket> {
      const text = await redis.get(keyOf(ticket));
      const about = text ? (JSON.parse(text) as Ticket) : undefined;
      if (!about || about.device !== deviceOf(about.userId)) throw ticketIsOver();
      return about;
    },

    /** Counts a try before it is checked. After the fifth the ticket has ended: throws not-found. */
    async count(ticket: string): Promise<void> {
      try {
        await tries.take(hash(ticket));
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'too-many-requests')) throw error;
        await redis.del(keyOf(ticket));
        throw ticketIsOver();
      }
    },

    /**
     * Counts a try from a device that the account has never signed in from. Throws too-many-requests when the day's limit is
     * used up.
     */
    countStranger: (userId: string): Promise<void> => strangers.take(userId),
    /** Takes back the count of a correct code. */
    forgiveStranger: (userId: string): Promise<unknown> => strangers.giveBack(userId),

    /** Uses a ticket up. Of concurrent calls the first alone returns `true`. */
    close: async (ticket: string): Promise<boolean> => (await redis.del(keyOf(ticket))) === 1,

    put: async (ticket: string, what: Pending, value: string): Promise<void> => {
      await redis.set(pendingOf(ticket, what), value, 'EX', TICKET_SECONDS);
    },
    peek: (ticket: string, what: Pending): Promise<string | null> => redis.get(pendingOf(ticket, what)),
    take: (ticket: string, what: Pending): Promise<string | null> => redis.getdel(pendingOf(ticket, what)),
  };
}
