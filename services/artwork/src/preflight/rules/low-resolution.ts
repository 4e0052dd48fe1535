import type { PictureFact } from '../facts.ts';
import type { Finding, PageSize } from '../report.ts';
import { bitmapSize } from './bitmap-size.ts';
import { type Rule, type RuleContext, rounded } from './rule.ts';

const MM_PER_INCH = 25.4;
/** Pictures that are narrower, in millimetres, are most often logos. */
const LOGO_MM = 40;
/** Drawings of one bit a pixel show their steps at twice the resolution at which photographs look smooth. */
const BITMAP_FACTOR = 2;

function placed(picture: PictureFact, page: number, { profile }: RuleContext): Finding[] {
  const dpi = Math.round(picture.dpi);
  const goodDpi = picture.isBitmap ? profile.goodDpi * BITMAP_FACTOR : profile.goodDpi;
  if (dpi >= goodDpi) return [];
  const isLogo = picture.box.width < LOGO_MM;
  const isTooLow = dpi < profile.minDpi;
  const variant = picture.isBitmap ? 'drawing' : isLogo ? 'logo' : 'picture';
  const size = { widthMm: rounded(picture.box.width), heightMm: rounded(picture.box.height) };
  const values = { variant: isTooLow ? variant : `${variant}-soft`, dpi, goodDpi, minDpi: profile.minDpi, ...size };
  return [{ code: 'low-resolution', level: isTooLow ? 'must' : 'should', page, box: picture.box, values }];
}

/** A bitmap file at the size that it is printed at; nothing is known of it where any size is right and none was chosen. */
function whole(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { widthMm, heightMm }: PageSize,
  { profile: { minDpi, goodDpi } }: RuleContext,
): Finding[] {
  const inch = (mm: number) => mm / MM_PER_INCH;
  const dpi = Math.round(Math.min(widthPx / inch(widthMm), heightPx / inch(heightMm)));
  if (dpi >= goodDpi) return [];
  const isTooLow = dpi < minDpi;
  const pixels = { widthPx, heightPx };
  const wanted = {
    wantedWidthPx: Math.ceil(inch(widthMm) * goodDpi),
    wantedHeightPx: Math.ceil(inch(heightMm) * goodDpi),
  };
  const size = { widthMm: rounded(widthMm), heightMm: rounded(heightMm) };
  const values = { variant: isTooLow ? 'file' : 'file-soft', dpi, goodDpi, minDpi, ...pixels, ...wanted, ...size };
  return [{ code: 'low-resolution', level: isTooLow ? 'must' : 'should', page: 1, box: null, values }];
}

/** Finds pictures with too few pixels for the size that they are printed at. */
export const lowResolution: Rule = (facts, context) => {
  if (facts.isVector) return [];
  if (!facts.bitmap)
    return facts.pages.flatMap(({ page, pictures }) => pictures.flatMap((one) => placed(one, page, context)));
  const best = bitmapSize(facts.bitmap, context);
  return best ? whole(facts.bitmap, best.printed, context) : [];
};
