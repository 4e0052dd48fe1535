import { type Email, renderEmail } from '@print-shop/emails';
import type { Language } from '@print-shop/service-kit';

export type MailLanguage = Language;

/** The sender of an email, and the target of its link. */
export interface Sender {
  shopName: string;
  link: string;
}

/** The texts of an email, in reading order. */
export interface Words {
  language: MailLanguage;
  subject: string;
  hello: string;
  why: string;
  /** The effect of the link. */
  action: string;
  until: string;
  otherwise: string;
}

/** An email with one link, as plain text and as HTML. */
export function emailWithLink(
  { language, subject, hello, why, action, until, otherwise }: Words,
  { shopName, link }: Sender,
): Promise<Email> {
  const content = { language, subject, hello, paragraphs: [why], action: { label: action, href: link } };
  return renderEmail({ ...content, after: [until, otherwise] }, { shopName, showsAddress: true });
}

export const hello: Record<MailLanguage, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  hi: (name) => `नमस्ते ${name} जी,`,
};
