import type { Email } from '@print-shop/emails';
import { emailWithLink, hello, type MailLanguage, type Sender } from '../mail/email-with-link.ts';

const words = {
  en: {
    subject: (shop: string) => `Set a new password for ${shop}`,
    why: (shop: string) => `Somebody, hopefully you, asked for a new password for your account at ${shop}.`,
    action: 'Set a new password',
    until: 'The link works once, for one hour.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  hi: {
    subject: (shop: string) => `${shop}: नया पासवर्ड बनाएँ`,
    why: (shop: string) => `${shop} पर आपके अकाउंट के लिए नया पासवर्ड माँगा गया है।`,
    action: 'नया पासवर्ड बनाएँ',
    until: 'यह लिंक एक ही बार, एक घंटे तक काम करेगा।',
    otherwise: 'अगर आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वही रहेगा।',
  },
} as const;

/** The email with the link for a new password. `name` is the customer's. */
export function resetMail(
  { language, name }: { language: MailLanguage; name: string },
  sender: Sender,
): Promise<Email> {
  const { subject, why, ...say } = words[language];
  const { shopName } = sender;
  return emailWithLink(
    { language, ...say, subject: subject(shopName), hello: hello[language](name), why: why(shopName) },
    sender,
  );
}
