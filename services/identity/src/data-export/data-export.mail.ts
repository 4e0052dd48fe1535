import type { Email } from '@print-shop/emails';
import { emailWithLink, hello, type MailLanguage, type Sender } from '../mail/email-with-link.ts';

const ready = {
  en: {
    subject: (shop: string) => `Your data at ${shop}`,
    why: (shop: string) => `You asked for everything that ${shop} holds about you. It is ready as one file.`,
    action: 'Download my data',
    until: (days: number) => `The link works for ${days} days, while you are signed in.`,
    otherwise: 'If you did not ask for it, please change your password: somebody may be using your account.',
  },
  hi: {
    subject: (shop: string) => `${shop}: आपका डेटा`,
    why: (shop: string) => `आपने ${shop} के पास रखी अपनी सारी जानकारी माँगी थी। वह एक फ़ाइल में तैयार है।`,
    action: 'मेरा डेटा डाउनलोड करें',
    until: (days: number) => `यह लिंक ${days} दिन तक काम करेगा, जब आप साइन इन हों।`,
    otherwise: 'अगर आपने नहीं माँगा, तो अपना पासवर्ड बदल लीजिए: हो सकता है कोई और आपका अकाउंट चला रहा हो।',
  },
} as const;

const failed = {
  en: {
    subject: (shop: string) => `Your data at ${shop} could not be collected`,
    why: (shop: string) =>
      `You asked for everything that ${shop} holds about you. A part of it could not be collected within a day, and we send you no half of it.`,
    action: 'Ask again',
    until: 'We know of the fault. Please ask again in your profile.',
    otherwise: 'If it fails again, please write to us: we send you your data by hand.',
  },
  hi: {
    subject: (shop: string) => `${shop}: आपका डेटा इकट्ठा नहीं हो सका`,
    why: (shop: string) =>
      `आपने ${shop} के पास रखी अपनी सारी जानकारी माँगी थी। उसका एक हिस्सा एक दिन में नहीं मिल सका, और हम अधूरी जानकारी नहीं भेजते।`,
    action: 'फिर से माँगें',
    until: 'हमें इस गड़बड़ी का पता है। अपनी प्रोफ़ाइल में जाकर फिर से माँगिए।',
    otherwise: 'अगर फिर भी न मिले, तो हमें लिखिए: हम आपका डेटा ख़ुद भेज देंगे।',
  },
} as const;

interface To {
  language: MailLanguage;
  name: string;
}

/** The email with the link to the archive. `days`: how long the link works. */
export function readyMail({ language, name }: To, days: number, sender: Sender): Promise<Email> {
  const { subject, why, until, ...say } = ready[language];
  const { shopName } = sender;
  const words = {
    subject: subject(shopName),
    hello: hello[language](name),
    why: why(shopName),
    until: until(days),
  };
  return emailWithLink({ language, ...say, ...words }, sender);
}

export function failedMail({ language, name }: To, sender: Sender): Promise<Email> {
  const { subject, why, ...say } = failed[language];
  const { shopName } = sender;
  return emailWithLink(
    { language, ...say, subject: subject(shopName), hello: hello[language](name), why: why(shopName) },
    sender,
  );
}
