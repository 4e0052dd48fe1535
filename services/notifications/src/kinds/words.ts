import type { LanguageCode, MessageKind } from '@print-shop/contracts';
import { customerEn } from './customer.en.ts';
import { customerHi } from './customer.hi.ts';
import type { KindWords } from './kind-words.ts';
import { staffEn } from './staff.en.ts';
import { staffHi } from './staff.hi.ts';

export const words: Record<LanguageCode, Record<MessageKind, KindWords>> = {
  en: { ...customerEn, ...staffEn },
  hi: { ...customerHi, ...staffHi },
};

/** Groups the digits as Indians read them: 1,00,000. */
const COUNT = new Intl.NumberFormat('en-IN');

/** The texts around those of every kind. */
export const frame: Record<
  LanguageCode,
  {
    hello(name: string): string;
    total: string;
    pieces(count: number): string;
    order: string;
    settings: string;
    because: string;
    /** The same in the welcome, before anything was ordered. */
    becauseOfAccount: string;
    /** Statuses of bulk orders in a word, for texts to phones. */
    statuses: Record<string, string>;
  }
> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    total: 'Total',
    pieces: (count) => (count === 1 ? '1 piece' : `${COUNT.format(count)} pieces`),
    order: 'Order',
    settings: 'Choose which messages you get',
    because: 'You get this message because it is about your order or your request.',
    becauseOfAccount: 'You get this message because an account was opened with this address.',
    statuses: { Pending: 'Pending', 'In Production': 'In Production', Completed: 'Completed', Cancelled: 'Cancelled' },
  },
  hi: {
    hello: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
    total: 'कुल रकम',
    pieces: (count) => `${COUNT.format(count)} पीस`,
    order: 'ऑर्डर',
    settings: 'कौन-से मैसेज चाहिए, चुनिए',
    because: 'यह मैसेज आपके ऑर्डर या आपकी पूछताछ के बारे में है, इसलिए आपको भेजा गया है।',
    becauseOfAccount: 'यह मैसेज इसलिए भेजा गया है कि इस ईमेल से अकाउंट बनाया गया है।',
    statuses: { Pending: 'इंतज़ार में', 'In Production': 'काम चल रहा है', Completed: 'तैयार', Cancelled: 'रद्द' },
  },
};
