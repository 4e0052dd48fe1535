import { CHECK_CODES } from '@print-shop/contracts';
import { en } from './sentences.en.ts';
import { hi } from './sentences.hi.ts';
import { sentenceOf } from './sentences.ts';

const values = {
  found: '1 × 2',
  wanted: '3 × 4',
  percent: 50,
  sides: 'left',
  reach: 1,
  bleed: 3,
  what: 'text',
  distance: 1,
};
const numbers = {
  safe: 3,
  dpi: 100,
  good: 300,
  width: 1,
  height: 2,
  neededWidth: 3,
  neededHeight: 4,
  font: 'Lato',
  size: 4,
};
const rest = { printed: '5 × 6', least: 5, most: 9, name: 'Gold', count: 2, multiple: 4, missing: 1, places: 'Back' };

const variants = CHECK_CODES.flatMap((code) => Object.keys(en[code]).map((variant) => ({ code, variant })));

it.each(variants)('words $code, $variant, in both languages without gaps', ({ code, variant }) => {
  const finding = {
    code,
    level: 'must',
    page: 1,
    box: null,
    values: { ...values, ...numbers, ...rest, variant },
  } as const;
  expect(sentenceOf(finding, 'en')).not.toMatch(/undefined|NaN/);
  expect(sentenceOf(finding, 'hi')).not.toMatch(/undefined|NaN/);
  expect(sentenceOf(finding, 'hi')).toMatch(/[\u0900-\u097f]/);
});

it('has the same sentences in both languages', () => {
  for (const code of CHECK_CODES) expect(Object.keys(hi[code])).toEqual(Object.keys(en[code]));
});

it('has Hindi verbs agree with text, which is masculine, and with pictures, which are not', () => {
  const near = (what: string) =>
    sentenceOf(
      { code: 'near-trim', level: 'should', page: 1, box: null, values: { what, variant: 'cut', safe: 3 } },
      'hi',
    );
  expect(near('text')).toContain('टेक्स्ट किनारे के बाहर जा रहा है और कट जाएगा');
  expect(near('image')).toContain('तस्वीर किनारे के बाहर जा रही है और कट जाएगी');
});

it('says what happens, with the numbers, and how many more there are', () => {
  const finding = {
    code: 'small-text',
    level: 'should',
    page: 1,
    box: null,
    values: { size: 4, least: 5, more: 7 },
  } as const;
  expect(sentenceOf(finding, 'en')).toBe(
    'Some text is only 4 pt high and will be hard to read in print. Please use at least 5 pt. The same is true in 7 more places.',
  );
});
