import type { DeliveryFault } from '@print-shop/contracts';
import { createTransport } from 'nodemailer';
import type { Mail } from '../kinds/write-mail.ts';
import type { Message } from '../message/message.ts';
import { type Channel, DeliveryError } from './channel.ts';

export interface EmailOptions {
  smtpUrl: string;
  /** `Shop name <address>`. */
  from: string;
  write(message: Message): Promise<Mail>;
}

const CONNECTIONS = 5;
const MAILS_AT_ONCE = 20;

/** Email by SMTP. The Message-ID follows from the message's key, so that a mail program shows a repeated email once. */
export function emailChannel({ smtpUrl, from, write }: EmailOptions): Channel {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'email',
    parallel: MAILS_AT_ONCE,
    async send(message) {
      const { unsubscribe, ...mail } = await write(message);
      // RFC 3834: no out-of-office reply is wanted.
      const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
      if (unsubscribe) {
        headers['List-Unsubscribe'] = `<${unsubscribe}>`;
        headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
      }
      try {
        await transport.sendMail({ ...mail, to: message.to, headers, messageId: `<${message.key}@${host}>` });
      } catch (error) {
        throw new DeliveryError(faultOf(error), error instanceof Error ? error.message : String(error), error);
      }
      // The copy for staff must not open pages that only the addressee may open.
      const text = mail.text.replace(/#token=[\w.-]+/g, '');
      return { subject: mail.subject, text: message.data.nonce ? text.replace(/\b\d{6}\b/g, '••••••') : text };
    },
    close: () => transport.close(),
  };
}

/** Replies to RCPT TO that are about the address itself (RFC 5321, section 4.2.3). */
const REFUSED_ADDRESS = new Set([550, 551, 553]);
/** Enhanced codes that are about policy or the message, not about the address (RFC 3463, section 3.8). */
const ABOUT_POLICY = /\b5\.7\.\d+\b/;

/** The subject of a failure of the mail server. */
export function faultOf(error: unknown): DeliveryFault {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return 'away';
  const { responseCode: reply } = error;
  const step = 'code' in error ? error.code : undefined;
  const command = 'command' in error ? String(error.command) : '';
  if (step === 'EAUTH' || reply === 421 || command === 'CONN' || command === 'EHLO') return 'away';
  if (reply < 500) return 'later';
  const isRecipient = step === 'EENVELOPE' && !command.startsWith('MAIL');
  return isRecipient && REFUSED_ADDRESS.has(reply) && !ABOUT_POLICY.test(error.message) ? 'address' : 'message';
}
