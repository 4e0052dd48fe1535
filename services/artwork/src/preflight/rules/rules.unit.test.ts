import { CHECK_CODES, type CheckCode, type PrintProfile } from '@print-shop/contracts';
import {
  aBitmap,
  aColour,
  anInk,
  aPage,
  aPicture,
  aText,
  booklets,
  box,
  cards,
  mugs,
  plainPage,
  someFacts,
  upperEdge,
} from '../facts.fixture.ts';
import type { Facts, PageFacts } from '../facts.ts';
import { FAULTS } from './faults.fixture.ts';
import { findingsOf } from './index.ts';

const page = (part: Partial<PageFacts>): Facts => someFacts([aPage(part)]);

describe('the rules', () => {
  it.each(FAULTS)('find $code ($variant) as $level', ({ code, variant, level, mend, facts, profile, size, values }) => {
    const found = findingsOf(facts, profile ?? cards, size ?? null).filter((one) => one.code === code);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ level, ...(mend && { mend }), values: { variant, ...values } });
  });

  it('know a fault for every code', () => {
    expect(new Set(FAULTS.map(({ code }) => code))).toEqual(new Set(CHECK_CODES));
  });

  const harmless: [CheckCode, string, Facts, PrintProfile?][] = [
    ['size-mismatch', 'a page of the size with boxes', page({})],
    ['size-mismatch', 'a page of the size without boxes', someFacts([plainPage(90.8, 54)])],
    ['size-mismatch', 'a page without boxes that has the bleed', someFacts([plainPage(96, 60)])],
    ['size-mismatch', 'a page without boxes that has another bleed', someFacts([plainPage(94, 58)])],
    ['size-mismatch', 'any page where any size is printed', someFacts([plainPage(333, 77)]), { ...cards, sizes: [] }],
    ['size-mismatch', 'a picture of the proportions', aBitmap(1800, 1080)],
    ['size-mismatch', 'a picture of the proportions with bleed', aBitmap(1920, 1200)],
    ['no-bleed', 'colour that reaches the whole bleed', page({ edges: upperEdge(2.8) })],
    [
      'no-bleed',
      'a page without boxes whose colour reaches its edge',
      someFacts([plainPage(96, 60, { edges: upperEdge(0) })]),
    ],
    ['no-bleed', 'things that are not cut', someFacts([plainPage(200, 90, { edges: upperEdge(0) })]), mugs],
    [
      'no-bleed',
      'a picture with pixels for the bleed',
      aBitmap(1920, 1200, plainPage(90, 54, { edges: upperEdge(0) })),
    ],
    ['near-trim', 'text on the safe margin', page({ texts: [aText({ box: box(6, 6, 30, 4) })] })],
    ['near-trim', 'hidden text', page({ texts: [aText({ box: box(80, 20, 15, 4), isHidden: true })] })],
    ['near-trim', "the text of printer's marks", page({ texts: [aText({ box: box(10, 0, 30, 2) })] })],
    ['low-resolution', 'a sharp picture', page({ pictures: [aPicture(299.7)] })],
    ['low-resolution', 'a sharp drawing', page({ pictures: [aPicture(600, { isBitmap: true })] })],
    ['low-resolution', 'a vector', { ...aBitmap(90, 54), isVector: true }],
    ['low-resolution', 'a bitmap of which no size is known', aBitmap(90, 54), { ...cards, sizes: [] }],
    ['low-resolution', 'enough pixels, turned', aBitmap(1080, 1800)],
    [
      'font-not-embedded',
      'the hidden text of a scan',
      page({ texts: [aText({ isFontEmbedded: false, isHidden: true })] }),
    ],
    ['small-text', 'type of the smallest size', page({ texts: [aText({ sizePt: 4.96 })] })],
    ['small-text', 'hidden type', page({ texts: [aText({ sizePt: 1, isHidden: true })] })],
    [
      'rgb-colour',
      'colours of the press',
      page({ colours: [aColour({ space: 'cmyk', isProfiled: false }), aColour({ space: 'gray' })] }),
    ],
    ['rgb-colour', 'profiled colours where any are printed', page({ colours: [aColour({})] }), mugs],
    ['spot-colour', 'registration marks', page({ colours: [aColour({ space: 'spot', name: 'All' })] })],
    ['ink-limit', 'as much ink as the paper takes', page({ inks: [anInk(300)] })],
    ['hairline', 'a line of the smallest width', page({ lines: [{ box: box(1, 1, 9, 0), widthPt: 0.2499 }] })],
    ['transparency', 'links', page({ annotations: ['Link', 'Widget'] })],
    ['white-overprint', 'white that knocks out', page({ texts: [aText({ isWhite: true })] })],
    ['rich-black', 'pure black', page({ texts: [aText({ cmyk: [0, 0, 0, 100] })] })],
    ['rich-black', 'large type', page({ texts: [aText({ cmyk: [60, 40, 40, 100], sizePt: 12 })] })],
    ['rich-black', 'a colour', page({ texts: [aText({ cmyk: [100, 80, 0, 20] })] })],
    [
      'page-count',
      'sheets of four',
      someFacts(Array.from({ length: 8 }, (_, at) => aPage({ page: at + 1 }))),
      booklets,
    ],
  ];
  it.each(harmless.map(([code, what, facts, profile = cards]) => ({ code, what, facts, profile })))(
    'do not find $code in $what',
    ({ code, facts, profile }) => {
      expect(findingsOf(facts, profile, null).map((one) => one.code)).not.toContain(code);
    },
  );

  it('find nothing in a file that is right', () => {
    expect(findingsOf(page({ texts: [aText()], pictures: [aPicture(300)] }), cards, null)).toEqual([]);
  });
});

describe('the findings of a file', () => {
  it('begin with the worst, then go by page', () => {
    const texts = [aText({ sizePt: 2 })];
    const facts = someFacts([aPage({ isTransparent: true }), aPage({ page: 2, texts }), aPage({ page: 3, texts })]);
    expect(findingsOf(facts, { ...cards, maxPages: 9 }, null).map(({ level, page: on }) => [level, on])).toEqual([
      ['must', 2],
      ['must', 3],
      ['note', 1],
    ]);
  });

  it('are at most 20 of a code, and the last says how many more there are', () => {
    const texts = Array.from({ length: 45 }, (_, index) => aText({ sizePt: 4, box: box(20, index * 10, 20, 2) }));
    const found = findingsOf(page({ texts, trim: box(0, 0, 90, 999) }), { ...cards, sizes: [] }, null);
    const small = found.filter(({ code }) => code === 'small-text');
    expect(small).toHaveLength(20);
    expect(small.map(({ values }) => values.more)).toEqual([...Array(19).fill(undefined), 25]);
  });

  it('show words of one line as one place', () => {
    const texts = [aText({ sizePt: 4 }), aText({ sizePt: 4.5, box: box(51, 20, 10, 4) })];
    expect(findingsOf(page({ texts }), cards, null)).toMatchObject([
      { code: 'small-text', box: box(20, 20, 41, 4), values: { sizePt: 4, pages: 1 } },
    ]);
  });

  it('draw missing bleed along its side of the trim', () => {
    expect(findingsOf(page({ edges: upperEdge(0) }), cards, null)[0]?.box).toEqual(box(3, 3, 90, 2));
  });
});
