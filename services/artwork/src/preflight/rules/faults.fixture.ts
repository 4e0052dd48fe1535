import type { CheckCode, CheckLevel, MendCode, PrintProfile } from '@print-shop/contracts';
import {
  aBitmap,
  aColour,
  anInk,
  aPage,
  aPicture,
  aText,
  booklets,
  box,
  mugs,
  plainPage,
  someFacts,
  upperEdge,
} from '../facts.fixture.ts';
import type { Facts, PageFacts } from '../facts.ts';
import type { PageSize } from '../report.ts';

/** Facts with one fault, and what a rule must find. */
export interface Fault {
  code: CheckCode;
  variant: string;
  level: CheckLevel;
  facts: Facts;
  mend?: MendCode;
  /** That of visiting cards, unless told. */
  profile?: PrintProfile;
  size?: PageSize;
  /** What the sentence will be made of. */
  values?: Record<string, string | number>;
}

const page = (part: Partial<PageFacts>): Facts => someFacts([aPage(part)]);
const line = (widthPt: number) => page({ lines: [{ box: box(10, 10, 30, 0), widthPt }] });
const card = { widthMm: 90, heightMm: 54 };
const pages = (count: number): Facts =>
  someFacts(Array.from({ length: count }, (_, index) => plainPage(154, 216, { page: index + 1 })));
const ofCode = (code: CheckCode, faults: Omit<Fault, 'code'>[]): Fault[] => faults.map((fault) => ({ code, ...fault }));

/** Every fault that a sentence exists for, at each of its levels. */
export const FAULTS: readonly Fault[] = [
  ...ofCode('size-mismatch', [
    {
      ...{ variant: 'turned', level: 'note', facts: someFacts([plainPage(54, 90)]) },
      values: { widthMm: 54, heightMm: 90, wantedWidthMm: 90, wantedHeightMm: 54 },
    },
    { variant: 'turned', level: 'should', facts: someFacts([plainPage(60, 96)]), size: card },
    {
      ...{ variant: 'scaled', level: 'should', facts: someFacts([plainPage(180, 108)]), mend: 'scale' },
      values: { percent: 50, wantedWidthMm: 90 },
    },
    {
      ...{ variant: 'paper', level: 'must', facts: someFacts([plainPage(210, 297)]) },
      values: { paper: 'A4', widthMm: 210, heightMm: 297, wantedWidthMm: 90, wantedHeightMm: 54 },
    },
    { variant: 'other', level: 'must', facts: someFacts([plainPage(100, 100)]), values: { widthMm: 100 } },
    {
      variant: 'proportions',
      level: 'should',
      facts: aBitmap(2000, 2000),
      values: { widthPx: 2000, wantedWidthMm: 90 },
    },
    { variant: 'turned-picture', level: 'note', facts: aBitmap(1080, 1800) },
    { variant: 'turned-picture', level: 'should', facts: aBitmap(1080, 1800), size: card },
  ]),
  ...ofCode('no-bleed', [
    {
      ...{ variant: 'none', level: 'must', facts: page({ edges: upperEdge(0) }), mend: 'mirror-bleed' },
      values: { side: 'top', bleedMm: 3, hasMm: 0 },
    },
    {
      ...{ variant: 'short', level: 'should', facts: page({ edges: upperEdge(1.5) }), mend: 'mirror-bleed' },
      values: { side: 'top', bleedMm: 3, hasMm: 1.5 },
    },
    { variant: 'insane', level: 'should', facts: page({ insaneBoxes: ['TrimBox'] }), values: { boxes: 'TrimBox' } },
  ]),
  ...ofCode('near-trim', [
    {
      ...{ variant: 'near', level: 'should', facts: page({ texts: [aText({ box: box(20, 4.2, 30, 4) })] }) },
      values: { mm: 1.2, safeMm: 3 },
    },
    { variant: 'cut', level: 'must', facts: page({ texts: [aText({ box: box(80, 20, 15, 4) })] }) },
  ]),
  ...ofCode('low-resolution', [
    { variant: 'picture', level: 'must', facts: page({ pictures: [aPicture(96)] }), values: { dpi: 96, goodDpi: 300 } },
    { variant: 'picture-soft', level: 'should', facts: page({ pictures: [aPicture(220)] }), values: { dpi: 220 } },
    { variant: 'logo', level: 'must', facts: page({ pictures: [aPicture(90, { box: box(5, 5, 20, 20) })] }) },
    { variant: 'logo-soft', level: 'should', facts: page({ pictures: [aPicture(200, { box: box(5, 5, 20, 20) })] }) },
    { variant: 'drawing', level: 'must', facts: page({ pictures: [aPicture(100, { isBitmap: true })] }) },
    { variant: 'drawing-soft', level: 'should', facts: page({ pictures: [aPicture(400, { isBitmap: true })] }) },
    {
      ...{ variant: 'file', level: 'must', facts: aBitmap(450, 270), size: card },
      values: { dpi: 127, widthPx: 450, wantedWidthPx: 1063, wantedHeightPx: 638 },
    },
    { variant: 'file-soft', level: 'should', facts: aBitmap(900, 540), size: card, values: { dpi: 254 } },
  ]),
  ...ofCode('font-not-embedded', [
    {
      ...{ variant: 'font', level: 'must', mend: 'outline', values: { font: 'Mangal' } },
      facts: page({ texts: [aText({ font: 'Mangal', isFontEmbedded: false })] }),
    },
  ]),
  ...ofCode('small-text', [
    { variant: 'small', level: 'should', facts: page({ texts: [aText({ sizePt: 4 })] }), values: { sizePt: 4 } },
    {
      variant: 'unreadable',
      level: 'must',
      facts: page({ texts: [aText({ sizePt: 2.5 })] }),
      values: { minTextPt: 5 },
    },
  ]),
  ...ofCode('rgb-colour', [
    { variant: 'rgb', level: 'should', facts: page({ colours: [aColour({})] }), mend: 'convert-colours' },
    { variant: 'indexed', level: 'should', facts: page({ colours: [aColour({ space: 'indexed' })] }) },
    { variant: 'unprofiled', level: 'should', facts: page({ colours: [aColour({ isProfiled: false })] }) },
    {
      ...{ variant: 'unprofiled-any', level: 'note', profile: mugs },
      facts: page({ colours: [aColour({ isProfiled: false })] }),
    },
  ]),
  ...ofCode('spot-colour', [
    {
      ...{ variant: 'converted', level: 'should', mend: 'convert-colours', values: { name: 'PANTONE 485 C' } },
      facts: page({ colours: [aColour({ space: 'spot', name: 'PANTONE 485 C' })] }),
    },
    {
      variant: 'any',
      level: 'note',
      facts: page({ colours: [aColour({ space: 'spot', name: 'Gold' })] }),
      profile: mugs,
    },
  ]),
  ...ofCode('ink-limit', [
    {
      ...{ variant: 'above', level: 'should', facts: page({ inks: [anInk(320), anInk(331.6)] }) },
      values: { percent: 332, inkLimitPercent: 300 },
    },
    { variant: 'far-above', level: 'must', facts: page({ inks: [anInk(360)] }) },
  ]),
  ...ofCode('hairline', [
    { variant: 'thin', level: 'should', facts: line(0.1), values: { widthPt: 0.1, minLinePt: 0.25 } },
    { variant: 'zero', level: 'must', facts: line(0) },
  ]),
  ...ofCode('transparency', [
    { variant: 'transparent', level: 'note', facts: page({ isTransparent: true }), mend: 'flatten' },
    { variant: 'layers', level: 'note', facts: page({ hasLayers: true }) },
    {
      ...{ variant: 'annotations', level: 'should', values: { kinds: 'Text, Highlight' } },
      facts: page({ annotations: ['Text', 'Link', 'Highlight', 'Text'] }),
    },
  ]),
  ...ofCode('white-overprint', [
    { variant: 'text', level: 'must', facts: page({ texts: [aText({ isWhite: true, isOverprinting: true })] }) },
    { variant: 'shape', level: 'must', facts: page({ inks: [anInk(0, { isWhiteOverprint: true })] }) },
  ]),
  ...ofCode('rich-black', [
    {
      ...{ variant: 'text', level: 'should', values: { sizePt: 8, inks: '60/40/40/100' } },
      facts: page({ texts: [aText({ sizePt: 8, cmyk: [60, 40, 40, 100] })] }),
    },
  ]),
  ...ofCode('page-count', [
    { variant: 'too-few', level: 'must', facts: pages(2), profile: booklets, values: { count: 2, minPages: 4 } },
    { variant: 'too-many', level: 'must', facts: someFacts([aPage(), aPage({ page: 2 }), aPage({ page: 3 })]) },
    { variant: 'multiple', level: 'should', facts: pages(10), profile: booklets, values: { next: 12, missing: 2 } },
    { variant: 'multiple-full', level: 'must', facts: pages(50), profile: booklets, values: { surplus: 2, count: 50 } },
    { variant: 'one-picture', level: 'should', facts: aBitmap(1240, 1748), profile: booklets, values: { minPages: 4 } },
  ]),
  ...ofCode('encrypted', [{ variant: 'locked', level: 'must', facts: someFacts([aPage()], { isEncrypted: true }) }]),
  ...ofCode('script', [{ variant: 'program', level: 'must', facts: someFacts([aPage()], { hasScript: true }) }]),
  ...ofCode('form', [
    { variant: 'fields', level: 'should', facts: someFacts([aPage()], { hasForm: true }), mend: 'flatten' },
  ]),
  ...ofCode('corrupt', [
    { variant: 'all', level: 'must', facts: someFacts([aPage()], { faults: [{ page: 1 }, { page: null }] }) },
    { variant: 'page', level: 'should', facts: someFacts([aPage(), aPage({ page: 2 })], { faults: [{ page: 2 }] }) },
    { variant: 'file', level: 'should', facts: someFacts([aPage()], { faults: [{ page: null }] }) },
  ]),
];
