import type { PrintProfile } from '@print-shop/contracts';

type Profile = Omit<PrintProfile, 'productType'>;
type Size = Profile['sizes'][number];

const size = (name: string, widthMm: number, heightMm: number): Size => ({ name, widthMm, heightMm });

const cardSizes = [
  size('Visiting card', 90, 54),
  size('Visiting card 3.5 × 2 in', 89, 51),
  size('Card 85 × 55', 85, 55),
  size('Square card', 65, 65),
];
const paperSizes = [
  size('A4', 210, 297),
  size('A3', 297, 420),
  size('A5', 148, 210),
  size('A6', 105, 148),
  size('DL', 99, 210),
];
const posterSizes = [...paperSizes, size('A2', 420, 594), size('A1', 594, 841)];

/** Offset or digital printing on paper, trimmed after it: what most files of a print shop are for. */
const onPaper: Profile = {
  sizes: [],
  toleranceMm: 1,
  bleedMm: 3,
  safeMm: 4,
  minDpi: 150,
  goodDpi: 300,
  colours: 'cmyk',
  inkLimitPercent: 300,
  minPages: 1,
  maxPages: 500,
  pageMultiple: 1,
  minTextPt: 5,
  minLinePt: 0.25,
  needsProof: true,
};
/** Printed on something that is there already, at the size that the customer chooses: nothing is trimmed. */
const onThings: Profile = {
  ...onPaper,
  toleranceMm: 3,
  bleedMm: 0,
  safeMm: 3,
  colours: 'any',
  maxPages: 8,
  minTextPt: 6,
  minLinePt: 0.5,
};
/** Seen from some metres away. */
const large: Profile = {
  ...onPaper,
  toleranceMm: 10,
  bleedMm: 20,
  safeMm: 30,
  minDpi: 60,
  goodDpi: 100,
  maxPages: 20,
  minTextPt: 24,
  minLinePt: 1,
};

/** The usual print profiles of product types, by the words of their names. The first that fits counts. */
const usual: readonly [RegExp, Profile][] = [
  [/card/i, { ...onPaper, sizes: cardSizes, safeMm: 3, maxPages: 2 }],
  [/banner|flex|standee|hoarding/i, large],
  [/led|neon|board|sign/i, { ...large, bleedMm: 0, colours: 'any' }],
  [/brochure|leaflet/i, { ...onPaper, sizes: paperSizes, minPages: 2 }],
  [/flyer|poster|pamphlet/i, { ...onPaper, sizes: posterSizes, maxPages: 2 }],
  [/book|magazine|catalogue/i, { ...onPaper, sizes: paperSizes, minPages: 4, pageMultiple: 4 }],
  [/stationery|letterhead|envelope/i, { ...onPaper, sizes: paperSizes }],
  [/shirt|hoodie|apparel/i, { ...onThings, sizes: [], bleedMm: 0, safeMm: 0, minTextPt: 8, minLinePt: 1 }],
  [/mug|bottle/i, { ...onThings, sizes: [size('Mug wrap', 200, 90), size('Bottle wrap', 230, 150)], toleranceMm: 15 }],
  [/keychain|key ring/i, { ...onThings, toleranceMm: 2, safeMm: 2, needsProof: false }],
  [/plate/i, { ...onThings, safeMm: 8, minTextPt: 12, minLinePt: 1 }],
];

/** Types that shops of this kind have, so that their profiles are listed before anybody stores one. */
export const USUAL_TYPES: readonly string[] = [
  'Business Cards',
  'Banners',
  'Brochures',
  'Flyers',
  'T-Shirt',
  'Mugs & Bottles',
  'Keychains',
  'Name Plates',
  'LED & Neon Boards',
  'Stationery',
  'Promotional',
];

/** The print profile of a type where staff have set none. An unknown type gets the one for paper at any size. */
export function defaultProfile(productType: string): PrintProfile {
  const [, profile] = usual.find(([words]) => words.test(productType)) ?? [undefined, onPaper];
  return { ...profile, productType };
}
