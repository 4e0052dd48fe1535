import type { Box, PrintProfile } from '@print-shop/contracts';
import { defaultProfile } from '../profile/default-profiles.ts';
import type { ColourUse, EdgeFact, Facts, InkFact, PageFacts, PictureFact, TextFact } from './facts.ts';

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** What visiting cards of 90 × 54 mm are printed like. */
export const cards: PrintProfile = {
  ...defaultProfile('Business Cards'),
  sizes: [{ name: 'Visiting card', widthMm: 90, heightMm: 54 }],
};
/** Bound booklets of A5. */
export const booklets: PrintProfile = {
  ...defaultProfile('Booklets'),
  ...{ sizes: [{ name: 'A5', widthMm: 148, heightMm: 210 }], minPages: 4, maxPages: 50, pageMultiple: 4 },
};
/** Things that are printed in any colours, uncut. */
export const mugs: PrintProfile = defaultProfile('Mugs & Bottles');

const noEdge: EdgeFact = { touchesTrim: false, bleedMm: 0 };

/** Edges of which the upper one is touched, with this much bleed. */
export const upperEdge = (bleedMm: number): PageFacts['edges'] => [
  { touchesTrim: true, bleedMm },
  noEdge,
  noEdge,
  noEdge,
];

/** A page of a visiting card as it should be: trim and bleed boxes, nothing on it. */
export function aPage(part: Partial<PageFacts> = {}): PageFacts {
  return {
    ...{ page: 1, size: { widthMm: 90, heightMm: 54 }, whole: { widthMm: 96, heightMm: 60 } },
    ...{ trim: box(3, 3, 90, 54), bleed: box(0, 0, 96, 60), insaneBoxes: [] },
    ...{ pictures: [], texts: [], lines: [], colours: [], inks: [], annotations: [] },
    ...{ isTransparent: false, hasLayers: false, isCut: false, edges: [noEdge, noEdge, noEdge, noEdge] },
    ...part,
  };
}

/** A page without trim and bleed boxes. */
export function plainPage(widthMm: number, heightMm: number, part: Partial<PageFacts> = {}): PageFacts {
  const size = { widthMm, heightMm };
  return aPage({ size, whole: size, trim: null, bleed: null, ...part });
}

/** A PDF of these pages. */
export function someFacts(pages: readonly PageFacts[] = [aPage()], part: Partial<Facts> = {}): Facts {
  return {
    ...{ kind: 'pdf', bytes: 50_000, pages, pageCount: pages.length, outputIntents: [], faults: [] },
    ...{ isEncrypted: false, hasScript: false, hasForm: false, isVector: false },
    ...part,
  };
}

/** A bitmap file, read at 90 × 54 mm. */
export function aBitmap(widthPx: number, heightPx: number, page: PageFacts = plainPage(90, 54)): Facts {
  const bitmap = { widthPx, heightPx, claimedDpi: 72, hasAlpha: false };
  return someFacts([page], { kind: 'jpeg', bitmap });
}

export const aText = (part: Partial<TextFact> = {}): TextFact => ({
  ...{ box: box(20, 20, 30, 4), sizePt: 10, font: 'Anek', isFontEmbedded: true },
  ...{ isWhite: false, isOverprinting: false, isHidden: false },
  ...part,
});

export const aPicture = (dpi: number, part: Partial<PictureFact> = {}): PictureFact => ({
  ...{ box: box(10, 10, 60, 30), widthPx: 1000, heightPx: 500, dpi, isBitmap: false },
  ...part,
});

export const aColour = (part: Partial<ColourUse>): ColourUse => ({
  ...{ space: 'rgb', isProfiled: true, by: 'shape', box: box(10, 10, 20, 20) },
  ...part,
});

export const anInk = (percent: number, part: Partial<InkFact> = {}): InkFact => ({
  ...{ box: box(10, 10, 20, 20), percent },
  ...part,
});
