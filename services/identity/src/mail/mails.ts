import type { Letter } from '@print-shop/letters';
import { type Logger, startSweep } from '@print-shop/service-kit';
import { createTransport } from 'nodemailer';
import type { Sender } from './letter.ts';
import { hashToken, linkTo, newToken } from './link.ts';
import { GIVE_UP_MS, retryDelayMs } from './retries.ts';

/** A mail that this process must now send, or leave to the next try. */
interface DueMail {
  userId: string;
  to: string;
  requestedAt: Date;
  tries: number;
  write(sender: Sender): Promise<Letter>;
}

/** Mails of one kind, which wait in their users' documents. */
export interface MailQueue {
  /** The page that the links open. */
  path: string;
  /** Takes a mail that is due; from then on its link works only with the token of this hash. */
  take(tokenHash: string, now: Date): Promise<DueMail | undefined>;
  /** Notes that the mail with this token was sent or given up. */
  settle(userId: string, tokenHash: string): Promise<void>;
  postpone(userId: string, tokenHash: string, dueAt: Date): Promise<void>;
}

export interface MailsOptions {
  queues: readonly MailQueue[];
  smtpUrl: string;
  from: string;
  shopName: string;
  publicUrl: string;
  logger: Logger;
  /** Interval of the check for mails that a crash or a failing mail server left behind. */
  everyMs?: number;
}

export interface Mails {
  /** Starts sending due mails; never rejects. */
  nudge(): void;
  /** Sends a letter that carries no secret, now and once; rejects when the mail server does not take it. */
  send(to: string, letter: Letter): Promise<void>;
  /** Finishes the mail that is being sent. */
  close(): Promise<void>;
}

/**
 * Sends the mails that wait in the users' documents. A token is created when its mail is sent, so that it is written nowhere
 * else. A mail that is sent twice, after a crash before it was noted as sent, has two tokens; only the later one works.
 */
export function startMails({
  queues,
  smtpUrl,
  from,
  shopName,
  publicUrl,
  logger,
  everyMs = 2_000,
}: MailsOptions): Mails {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });

  const send = async (queue: MailQueue, { userId, to, requestedAt, tries, write }: DueMail, token: string) => {
    const tokenHash = hashToken(token);
    try {
      const letter = await write({ shopName, link: linkTo(publicUrl, queue.path, token) });
      await transport.sendMail({ to, ...letter });
      await queue.settle(userId, tokenHash);
    } catch (error) {
      const isOld = Date.now() - requestedAt.getTime() > GIVE_UP_MS;
      if (isOld || isRefused(error)) {
        logger.error({ err: error, userId, tries }, 'a mail is given up');
        return queue.settle(userId, tokenHash);
      }
      const delayMs = retryDelayMs(tries);
      logger.warn({ err: error, userId, tries, delayMs }, 'a mail failed and is tried again later');
      await queue.postpone(userId, tokenHash, new Date(Date.now() + delayMs));
    }
  };

  const sendAllOf = async (queue: MailQueue) => {
    for (;;) {
      const token = newToken();
      const due = await queue.take(hashToken(token), new Date());
      if (!due) return;
      await send(queue, due, token);
    }
  };

  const run = async () => {
    for (const queue of queues) await sendAllOf(queue);
  };
  const sending = startSweep({ what: 'looking for mails to send', everyMs, run, logger });

  return {
    nudge: sending.soon,
    async send(to, letter) {
      await transport.sendMail({ to, ...letter });
    },
    async close() {
      await sending.close();
      transport.close();
    },
  };
}

/** Whether the mail server says that this mail can never be delivered. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && 'code' in error && error.code === 'EENVELOPE'
    ? Number(error.responseCode) >= 500
    : false;
