import { setTimeout as sleep } from 'node:timers/promises';
import { shop } from './shop.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

interface PhoneMessage {
  to: string;
  template: string;
  params: string[];
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

/** The newest message to a phone, of ten digits, from a template: the texts that filled it; it is waited for. */
export async function phoneMessageTo(digits: string, template: string): Promise<string[]> {
  const end = Date.now() + limitMs;
  for (;;) {
    const all = (await (await fetch(`${shop().mailUrl}/phone-messages.json`)).json()) as PhoneMessage[];
    const found = all.find((one) => one.to.endsWith(digits) && one.template === template);
    if (found) return found.params;
    if (Date.now() > end) throw new Error(`no ${template} to ${digits} within ${limitMs} ms`);
    await sleep(200);
  }
}
