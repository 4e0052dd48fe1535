import type { Logger } from '@print-shop/service-kit/log';
import { createTransport } from 'nodemailer';
import { resetMail } from './reset.mail.ts';
import type { DueMail, ResetStore } from './reset.store.ts';
import { GIVE_UP_MS, hashResetToken, newResetToken, resetLink, retryDelayMs } from './reset.ts';

export interface ResetMailsOptions {
  resets: ResetStore;
  smtpUrl: string;
  from: string;
  publicUrl: string;
  logger: Logger;
  /** How often to look for mails that a crash or a failing mail server has left behind. */
  everyMs?: number;
}

export interface ResetMails {
  /** Sends what is due, soon; never rejects. */
  nudge(): void;
  /** Finishes the mail that is being sent. */
  close(): Promise<void>;
}

/**
 * Sends the mails that wait in the users' documents. A token is made when its mail is sent, so that it is written nowhere but
 * in that mail; a mail that is sent twice (a crash before it was noted as sent) has two tokens, of which the later one works.
 */
export function startResetMails({ resets, smtpUrl, from, publicUrl, logger, everyMs = 2_000 }: ResetMailsOptions) {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  const shopName = from.replace(/<.*>/, '').replaceAll('"', '').trim() || new URL(publicUrl).host;
  let work = Promise.resolve();
  let isWaiting = false;

  const send = async ({ user, reset }: DueMail, token: string) => {
    const tokenHash = hashResetToken(token);
    const link = resetLink(publicUrl, token);
    try {
      await transport.sendMail({ to: user.email, ...resetMail({ ...reset, shopName, name: user.name, link }) });
      await resets.settle(user.id, tokenHash);
    } catch (error) {
      const isOld = Date.now() - reset.requestedAt.getTime() > GIVE_UP_MS;
      if (isOld || isRefused(error)) {
        logger.error({ err: error, userId: user.id, tries: reset.tries }, 'a mail is given up');
        return resets.settle(user.id, tokenHash);
      }
      const delayMs = retryDelayMs(reset.tries);
      logger.warn(
        { err: error, userId: user.id, tries: reset.tries, delayMs },
        'a mail failed and is tried again later',
      );
      await resets.postpone(user.id, tokenHash, new Date(Date.now() + delayMs));
    }
  };

  const sendAll = async () => {
    isWaiting = false;
    try {
      for (;;) {
        const token = newResetToken();
        const due = await resets.take(hashResetToken(token), new Date());
        if (!due) return;
        await send(due, token);
      }
    } catch (error) {
      logger.warn({ err: error }, 'looking for mails to send failed and is repeated');
    }
  };

  const nudge = () => {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(sendAll);
  };
  const timer = setInterval(nudge, everyMs);

  return {
    nudge,
    async close() {
      clearInterval(timer);
      await work;
      transport.close();
    },
  } satisfies ResetMails;
}

/** Whether the mail server says that this mail can never be delivered. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && 'code' in error && error.code === 'EENVELOPE'
    ? Number(error.responseCode) >= 500
    : false;
