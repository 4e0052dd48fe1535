import type { Finding } from './report.ts';
import { SENTENCES_EN } from './sentences.en.ts';
import { SENTENCES_HI } from './sentences.hi.ts';

const LANGUAGES = { en: SENTENCES_EN, hi: SENTENCES_HI };

/**
 * What will happen in print and how to mend it, for people who are no designers. It begins with the page in files of several pages, and ends with the
 * number of further places that are not listed. A variant that is unknown, as one stored by a newer release, is worded by the code's first sentence.
 */
export function sentenceOf(finding: Finding, language: 'en' | 'hi'): string {
  const { codes, onPage, andMore } = LANGUAGES[language];
  const { code, page, values } = finding;
  const variants = codes[code];
  const word = variants[String(values.variant)] ?? Object.values(variants)[0];
  const place = page !== null && Number(values.pages) > 1 ? onPage(page) : '';
  const rest = values.more === undefined ? '' : andMore(Number(values.more));
  return `${place}${word?.(values) ?? ''}${rest}`;
}
