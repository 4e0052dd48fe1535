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

/** Time limit for the delivery of a message. */
const limit = { timeoutMs: 30_000 };

async function caught<Message>(kind: 'mails' | 'phone-messages'): Promise<Message[]> {
  const answer = await fetch(`${shop().mailUrl}/${kind}.json`);
  return (await answer.json()) as Message[];
}

/** Waits for an email to an address whose text matches, and returns the newest one. */
export const mailTo = (address: string, text: RegExp): Promise<Mail> =>
  eventually(async () => {
    const mails = await caught<Mail>('mails');
    const found = mails.find((mail) => mail.to.includes(address) && text.test(mail.text));
    if (!found) throw new Error(`no mail to ${address} that has ${text}`);
    return found;
  }, limit);

/** Waits for a message to a phone number of ten digits, and returns the texts that filled its template. */
export const phoneMessageTo = (digits: string, template: string): Promise<string[]> =>
  eventually(async () => {
    const messages = await caught<PhoneMessage>('phone-messages');
    const found = messages.find((one) => one.to.endsWith(digits) && one.template === template);
    if (!found) throw new Error(`no ${template} to ${digits}`);
    return found.params;
  }, limit);
