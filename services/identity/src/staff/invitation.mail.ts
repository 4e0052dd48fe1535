import type { Email } from '@print-shop/emails';
import { emailWithLink, hello, type MailLanguage, type Sender } from '../mail/email-with-link.ts';
import type { Invitation } from './invitation.ts';

const words = {
  en: {
    subject: (shop: string) => `Join the staff of ${shop}`,
    why: (shop: string, by: string) => `${by} invites you to work in the staff area of ${shop}.`,
    action: 'Accept the invitation',
    until: 'The link works once, for 72 hours.',
    otherwise: 'If you do not know what this is about, there is nothing to do.',
  },
  hi: {
    subject: (shop: string) => `${shop} के स्टाफ़ में शामिल हों`,
    why: (shop: string, by: string) => `${by} ने आपको ${shop} के स्टाफ़ में शामिल होने का न्योता भेजा है।`,
    action: 'न्योता स्वीकार कीजिए',
    until: 'यह लिंक एक ही बार, 72 घंटे तक काम करेगा।',
    otherwise: 'अगर आप इस बारे में कुछ नहीं जानते, तो कुछ करने की ज़रूरत नहीं।',
  },
} as const;

/** The email with the link by which somebody joins the staff. */
export function invitationMail(
  { language, name, invitedBy }: { language: MailLanguage } & Pick<Invitation, 'name' | 'invitedBy'>,
  sender: Sender,
): Promise<Email> {
  const { subject, why, ...say } = words[language];
  const { shopName } = sender;
  return emailWithLink(
    { language, ...say, subject: subject(shopName), hello: hello[language](name), why: why(shopName, invitedBy) },
    sender,
  );
}
