import type { StoredPrintProfile } from '@print-shop/contracts';
import { draftOf, type ProfileDraft, readDraft } from './profile-draft.ts';

const cards: StoredPrintProfile = {
  productType: 'Business Cards',
  toleranceMm: 1,
  bleedMm: 3,
  safeMm: 3,
  minDpi: 150,
  goodDpi: 300,
  colours: 'cmyk',
  inkLimitPercent: 300,
  minPages: 1,
  maxPages: 2,
  pageMultiple: 1,
  minTextPt: 5,
  minLinePt: 0.25,
  needsProof: true,
  updatedAt: null,
  sizes: [{ name: 'Visiting card', widthMm: 90, heightMm: 54 }],
};
const typed = (numbers: Partial<ProfileDraft['numbers']>, part: Partial<ProfileDraft> = {}) => {
  const draft = draftOf(cards);
  return readDraft({ ...draft, ...part, numbers: { ...draft.numbers, ...numbers } });
};

it('reads what it shows', () => {
  const { productType: _, updatedAt: _u, ...body } = cards;
  expect(readDraft(draftOf(cards))).toEqual({ body, faults: {} });
});

it.each([
  ['nothing typed', { bleedMm: ' ' }, { bleedMm: { kind: 'number' } }],
  ['too little', { inkLimitPercent: '90' }, { inkLimitPercent: { kind: 'least', bound: 100 } }],
  ['too much', { bleedMm: '101' }, { bleedMm: { kind: 'most', bound: 100 } }],
  ['a part of a page', { maxPages: '2.5' }, { maxPages: { kind: 'whole' } }],
  ['fewer pages at most than at least', { minPages: '4' }, { maxPages: { kind: 'pages' } }],
  ['a good resolution below the lowest', { goodDpi: '100' }, { goodDpi: { kind: 'dpi' } }],
] as const)('finds %s', (_, numbers, faults) => {
  expect(typed(numbers)).toEqual({ body: undefined, faults });
});

it('finds a size without a name, and one of nothing', () => {
  const sizes = [{ name: ' ', widthMm: '0', heightMm: '54' }];
  expect(typed({}, { sizes }).faults).toEqual({
    'sizes.0.name': { kind: 'missing' },
    'sizes.0.widthMm': { kind: 'size' },
  });
});
