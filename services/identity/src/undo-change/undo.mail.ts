import type { Email } from '@print-shop/emails';
import { emailWithLink, hello, type MailLanguage, type Sender } from '../mail/email-with-link.ts';
import type { ChangeUndo } from '../user/undo.field.ts';

type Changed = 'email' | 'password' | 'both';

const words = {
  en: {
    subject: (shop: string) => `Your account at ${shop} was changed`,
    why: (shop: string): Record<Changed, string> => ({
      email: `The email address of your account at ${shop} was changed.`,
      password: `The password of your account at ${shop} was changed.`,
      both: `The email address and the password of your account at ${shop} were changed.`,
    }),
    action: 'Undo this change',
    until:
      'The link works once, for 7 days. It restores the old email address and password, and signs out every device.',
    otherwise: 'If it was you, there is nothing to do.',
  },
  hi: {
    subject: (shop: string) => `${shop}: आपके अकाउंट में बदलाव हुआ है`,
    why: (shop: string): Record<Changed, string> => ({
      email: `${shop} पर आपके अकाउंट का ईमेल पता बदला गया है।`,
      password: `${shop} पर आपके अकाउंट का पासवर्ड बदला गया है।`,
      both: `${shop} पर आपके अकाउंट का ईमेल पता और पासवर्ड बदले गए हैं।`,
    }),
    action: 'यह बदलाव वापस लीजिए',
    until:
      'यह लिंक एक ही बार, 7 दिन तक काम करेगा। इससे पहले वाला ईमेल पता और पासवर्ड लौट आएगा, और हर जगह से साइन आउट हो जाएगा।',
    otherwise: 'अगर बदलाव आपने ही किया है, तो कुछ करने की ज़रूरत नहीं।',
  },
} as const;

/** The email to the old address, with the link that undoes a change. `name` is the customer's. */
export function undoMail(
  { language, name, changed }: { language: MailLanguage; name: string } & Pick<ChangeUndo, 'changed'>,
  sender: Sender,
): Promise<Email> {
  const { subject, why, ...say } = words[language];
  const { shopName } = sender;
  const [first = 'password', second] = changed;
  const what = why(shopName)[second ? 'both' : first];
  return emailWithLink(
    { language, ...say, subject: subject(shopName), hello: hello[language](name), why: what },
    sender,
  );
}
