import type { Finding } from './report.ts';
import type { Sentences } from './sentence.ts';
import { en } from './sentences.en.ts';
import { hi } from './sentences.hi.ts';

interface Words {
  sentences: Sentences;
  more: (count: number | string) => string;
  /** Follows the sentence of a finding that is still there after a mend. */
  tried: string;
}

const languages: Readonly<Record<'en' | 'hi', Words>> = {
  en: {
    sentences: en,
    more: (count) => ` The same is true in ${count} more places.`,
    tried: ' We have tried to fix this, and could not. Please change it in your design.',
  },
  hi: {
    sentences: hi,
    more: (count) => ` यही बात ${count} और जगहों पर भी है।`,
    tried: ' हमने इसे ठीक करने की कोशिश की, पर नहीं हो सका। इसे अपने डिज़ाइन में बदलिए।',
  },
};

/** The meaning of a finding in print and its mend, for people who are no designers. */
export function sentenceOf({ code, values }: Finding, language: 'en' | 'hi'): string {
  const { sentences, more, tried } = languages[language];
  const ofCode = sentences[code];
  const sentence = ofCode[values.variant ?? 'only'] ?? Object.values(ofCode)[0];
  return `${sentence?.(values) ?? code}${values.more ? more(values.more) : ''}${values.tried ? tried : ''}`;
}
