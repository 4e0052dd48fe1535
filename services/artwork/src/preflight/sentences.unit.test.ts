import { cards } from './facts.fixture.ts';
import type { Finding } from './report.ts';
import { FAULTS } from './rules/faults.fixture.ts';
import { findingsOf } from './rules/index.ts';
import { SENTENCES_EN } from './sentences.en.ts';
import { SENTENCES_HI } from './sentences.hi.ts';
import { sentenceOf } from './sentences.ts';

const variants = (codes: typeof SENTENCES_EN.codes) =>
  Object.entries(codes).flatMap(([code, words]) => Object.keys(words).map((variant) => `${code} ${variant}`));

describe('the sentence of a finding', () => {
  it.each(FAULTS)('is a whole one in both languages for $code ($variant, $level)', (fault) => {
    const { code, facts, profile = cards, size = null } = fault;
    const finding = findingsOf(facts, profile, size).find((one) => one.code === code);
    expect(finding).toBeDefined();
    const [en, hi] = (['en', 'hi'] as const).map((language) => sentenceOf(finding as Finding, language));
    for (const sentence of [en, hi]) expect(sentence).not.toMatch(/undefined|NaN|null|\{\}|\[object|\$\{/);
    expect(en).toMatch(/^(Page \d+: )?[A-Z].{40,}\.$/);
    expect(hi).toMatch(/[\u0900-\u097f].{30,}।$/);
  });

  it('exists for every variant that a rule finds, and for no other one', () => {
    const found = new Set(FAULTS.map(({ code, variant }) => `${code} ${variant}`));
    expect(new Set(variants(SENTENCES_EN.codes))).toEqual(found);
    expect(new Set(variants(SENTENCES_HI.codes))).toEqual(found);
  });

  const finding: Finding = {
    ...{ code: 'small-text', level: 'should', page: 3, box: null },
    values: { variant: 'small', sizePt: 4, minTextPt: 5, pages: 8, more: 25 },
  };

  it('names the page of several, and how many more places there are', () => {
    expect(sentenceOf(finding, 'en')).toBe(
      'Page 3: Text of 4 pt is hard to read in print. Please make it at least 5 pt. (25 more places like this.)',
    );
    expect(sentenceOf(finding, 'hi')).toMatch(/^पेज 3: 4 pt का .* \(ऐसी 25 जगहें और हैं।\)$/);
  });

  it('names no page where there is but one', () => {
    expect(sentenceOf({ ...finding, page: 1, values: { ...finding.values, pages: 1 } }, 'en')).toMatch(/^Text of 4 pt/);
  });

  it('is the general one of the code where the variant is unknown', () => {
    expect(sentenceOf({ ...finding, values: { ...finding.values, variant: 'newer' } }, 'en')).toContain('Text of 4 pt');
  });
});
