import { setTimeout as sleep } from 'node:timers/promises';
import { shop } from './shop.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** How long a mail may be under way. */
const limitMs = 10_000;

/**
 * The newest mail to an address whose text matches, as the mail catcher of the shop has it, which is waited for.
 */
export async function mailTo(address: string, text: RegExp): Promise<Mail> {
  const end = Date.now() + limitMs;
  for (;;) {
    const mails = (await (await fetch(`${shop().mailUrl}/mails.json`)).json()) as Mail[];
    const found = mails.find((mail) => mail.to.includes(address) && text.test(mail.text));
    if (found) return found;
    if (Date.now() > end) throw new Error(`no mail to ${address} within ${limitMs} ms`);
    await sleep(200);
  }
}
