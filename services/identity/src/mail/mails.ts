import type { Email } from '@print-shop/emails';
import type { Sweep, Works } from '@print-shop/service-kit';
import { createTransport } from 'nodemailer';
import type { MailLanguage, Sender } from './email-with-link.ts';
import { hashToken, linkTo, newToken } from './link.ts';
import { GIVE_UP_MS, retryDelayMs } from './retries.ts';

/** An email that this process must now send, or leave to the next try. */
interface DueMail {
  userId: string;
  to: string;
  requestedAt: Date;
  tries: number;
  language: MailLanguage;
  write(sender: Sender): Promise<Email>;
}

/** An email in hand; its token is written nowhere else. */
interface TakenMail extends DueMail {
  token: string;
}

/** Emails of one kind, which wait in their users' documents. */
export interface MailQueue {
  /** The page that the links open. */
  path: string;
  /** Takes an email that is due. From then on its link works only with the token of this hash. */
  take(tokenHash: string, now: Date): Promise<DueMail | undefined>;
  /** Notes that the email with this token was sent or given up. */
  settle(userId: string, tokenHash: string): Promise<void>;
  postpone(userId: string, tokenHash: string, dueAt: Date): Promise<void>;
}

export interface MailsOptions {
  smtpUrl: string;
  from: string;
  /** Reads the shop's name as it is published. */
  getShopName(language: MailLanguage): Promise<string>;
  publicUrl: string;
  works: Works;
  onClose(name: string, close: () => void): void;
  /** Interval of the check for emails that a crash or a failing mail server left behind. */
  everyMs?: number;
}

export interface Mails {
  start(queue: MailQueue): void;
  /** Starts sending due emails; never rejects. */
  nudge(): void;
  /** Sends an email that carries no secret, now and once; rejects when the mail server does not take it. */
  send(to: string, email: Email): Promise<void>;
}

/**
 * Sends the emails that wait in the users' documents. A token is created when its email is sent, so that it is written nowhere
 * else. An email that is sent twice, after a crash before it was noted as sent, has two tokens, and only the later one
 * works.
 */
export function createMailer({ smtpUrl, from, works, onClose, everyMs = 2_000, ...shop }: MailsOptions): Mails {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  onClose('mail server', () => transport.close());
  const running: Sweep[] = [];
  const start = (queue: MailQueue): Sweep =>
    works.startQueue<TakenMail>({
      what: `sending mails of ${queue.path}`,
      everyMs,
      idOf: ({ userId }) => userId,
      async take(now) {
        const token = newToken();
        const due = await queue.take(hashToken(token), now);
        return due ? [{ ...due, token }] : [];
      },
      async handle({ to, token, language, write }) {
        const shopName = await shop.getShopName(language);
        const email = await write({ shopName, link: linkTo(shop.publicUrl, queue.path, token) });
        await transport.sendMail({ to, ...email });
      },
      async finish({ userId, token }) {
        await queue.settle(userId, hashToken(token));
      },
      async failed({ userId, token, requestedAt, tries }, error) {
        const isOld = Date.now() - requestedAt.getTime() > GIVE_UP_MS;
        if (!isOld && !isRefused(error)) {
          await queue.postpone(userId, hashToken(token), new Date(Date.now() + retryDelayMs(tries)));
          return undefined;
        }
        await queue.settle(userId, hashToken(token));
        // Anybody can write an address that takes no email, which is not staff's business.
        return isOld ? { tries, reason: String(error) } : undefined;
      },
    });

  return {
    start(queue) {
      running.push(start(queue));
    },
    nudge() {
      for (const queue of running) queue.trigger();
    },
    async send(to, email) {
      await transport.sendMail({ to, ...email });
    },
  };
}

/** Whether the mail server says that this email can never be delivered. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && 'code' in error && error.code === 'EENVELOPE'
    ? Number(error.responseCode) >= 500
    : false;
