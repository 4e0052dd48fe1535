import { eventually } from '@print-shop/test-kit/eventually';
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

/** How long a message may be under way. */
const limit = { timeoutMs: 30_000 };

async function caught<Message>(kind: 'mails' | 'phone-messages'): Promise<Message[]> {
  const answer = await fetch(`${shop().mailUrl}/${kind}.json`);
  return (await answer.json()) as Message[];
}

/** Waits for a mail to an address whose text matches, and returns the newest that the mail catcher of the shop has. */
export const mailTo = (address: string, text: RegExp): Promise<Mail> =>
  eventually(async () => {
    const mails = await caught<Mail>('mails');
    const found = mails.find((mail) => mail.to.includes(address) && text.test(mail.text));
    if (!found) throw new Error(`no mail to ${address} that has ${text}`);
    return found;
  }, limit);

/** Waits for a message to a phone, of ten digits, from a template, and returns the texts that filled the newest. */
export const phoneMessageTo = (digits: string, template: string): Promise<string[]> =>
  eventually(async () => {
    const messages = await caught<PhoneMessage>('phone-messages');
    const found = messages.find((one) => one.to.endsWith(digits) && one.template === template);
    if (!found) throw new Error(`no ${template} to ${digits}`);
    return found.params;
  }, limit);
