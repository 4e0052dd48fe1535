import type { Finding } from './report.ts';
import type { Sentences } from './sentence.ts';
import { en } from './sentences.en.ts';
import { hi } from './sentences.hi.ts';

const languages: Readonly<Record<'en' | 'hi', { sentences: Sentences; more: (count: number | string) => string }>> = {
  en: { sentences: en, more: (count) => ` The same is true in ${count} more places.` },
  hi: { sentences: hi, more: (count) => ` यही बात ${count} और जगहों पर भी है।` },
};

/** What a finding means in print and how to mend it, for people who are no designers. */
export function sentenceOf({ code, values }: Finding, language: 'en' | 'hi'): string {
  const { sentences, more } = languages[language];
  const ofCode = sentences[code];
  const sentence = ofCode[values.variant ?? 'only'] ?? Object.values(ofCode)[0];
  return `${sentence?.(values) ?? code}${values.more ? more(values.more) : ''}`;
}
