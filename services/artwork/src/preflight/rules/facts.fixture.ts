import type { PrintProfile } from '@print-shop/contracts';
import type { Colour, Facts, ImageItem, PageFacts, PathItem, TextItem } from '../facts.ts';
import { cmyk } from '../pdf/colour.ts';

/** A visiting card of 90 × 54 mm with 3 mm of bleed, printed in CMYK. */
export const card: PrintProfile = {
  productType: 'visiting-card',
  sizes: [{ name: 'Standard', widthMm: 90, heightMm: 54 }],
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
};

export const INK: Colour = cmyk([0, 0, 0, 1]);
const none = { inked: 0, reachMm: 0 };

/** A page of such a card with its bleed, and nothing wrong with it. */
export const page = (change: Partial<PageFacts> = {}): PageFacts => ({
  page: 1,
  widthMm: 96,
  heightMm: 60,
  trim: { x: 3, y: 3, width: 90, height: 54 },
  trimFrom: 'box',
  bleed: null,
  boxFault: null,
  items: [],
  isCut: false,
  transparency: [],
  annotations: 0,
  edges: { top: none, right: none, bottom: none, left: none },
  stops: [],
  nearEnds: [],
  ...change,
});

export const facts = (change: Partial<Facts> = {}): Facts => ({
  kind: 'pdf',
  isScalable: false,
  pageCount: 1,
  pages: [page()],
  fonts: [],
  isEncrypted: false,
  scripts: 0,
  formFields: 0,
  layers: 0,
  damage: 0,
  cut: 0,
  ...change,
});

const middle = { x: 40, y: 25, width: 16, height: 8 };

export const text = (change: Partial<TextItem> = {}): TextItem => ({
  type: 'text',
  box: middle,
  sizePt: 9,
  fill: INK,
  stroke: null,
  overprints: false,
  vanishes: false,
  ...change,
});

export const path = (change: Partial<PathItem> = {}): PathItem => ({
  type: 'path',
  box: middle,
  fill: INK,
  stroke: null,
  overprints: false,
  vanishes: false,
  ...change,
});

export const image = (change: Partial<ImageItem> = {}): ImageItem => ({
  type: 'image',
  box: middle,
  pixels: { width: 400, height: 300 },
  dpi: 300,
  isMask: false,
  isLogo: false,
  colour: { ...INK, inkPercent: null },
  ...change,
});
