import type { Box } from '@print-shop/contracts';
import type { FileKind, PageSize } from './report.ts';

// What a reader tells of a file. Rules judge it and open no file themselves. Boxes are in millimetres from the upper left corner of
// the page as it is shown (its crop box, turned by its rotation); sizes of type and lines are in points as printed.

/** How a colour is given. `rgb` and `gray` have no profile where `isProfiled` is false. */
export interface ColourUse {
  space: 'gray' | 'rgb' | 'cmyk' | 'lab' | 'indexed' | 'spot';
  /** Whether it has an ICC profile, or is in a calibrated space. */
  isProfiled: boolean;
  /** Name of a spot colour. */
  name?: string;
  by: 'picture' | 'text' | 'shape';
  box: Box | null;
}

/** A picture where it is placed. */
export interface PictureFact {
  box: Box;
  /** Of the stored picture. */
  widthPx: number;
  heightPx: number;
  /** Pixels an inch at the printed size, by the matrix it is placed with: the lower one of both directions. */
  dpi: number;
  /** One bit a pixel: drawings of lines, which want more. */
  isBitmap: boolean;
}

/** A run of text in one font and size. */
export interface TextFact {
  box: Box;
  /** Height of the type as printed, in points. */
  sizePt: number;
  /** Name of the font, without the prefix of a subset. */
  font: string;
  isFontEmbedded: boolean;
  /** Its inks in percent, where it is set in CMYK. */
  cmyk?: readonly [number, number, number, number];
  isWhite: boolean;
  isOverprinting: boolean;
  /** Rendered invisibly, as behind a scan. */
  isHidden: boolean;
}

/** A stroked line or outline. */
export interface LineFact {
  box: Box;
  /** As printed, in points; 0 is the thinnest that a device can draw. */
  widthPt: number;
}

/** A filled shape or picture with more ink than paper takes. */
export interface InkFact {
  box: Box | null;
  /** Of all four inks together, 0 to 400. */
  percent: number;
  isWhiteOverprint?: boolean;
}

export interface PageFacts {
  /** From 1. */
  page: number;
  /** Of the trim box, or of the page where it has none; turned as it is shown. */
  size: PageSize;
  /** Of the whole page (crop box). */
  whole: PageSize;
  /** The trim box on the page, where there is one that differs from the page. */
  trim: Box | null;
  /** The bleed box, where there is one. */
  bleed: Box | null;
  /** Boxes that lie outside of others or are empty, by their names. */
  insaneBoxes: readonly string[];
  pictures: readonly PictureFact[];
  texts: readonly TextFact[];
  lines: readonly LineFact[];
  colours: readonly ColourUse[];
  inks: readonly InkFact[];
  /** Whether something is transparent (soft mask, blend mode, alpha below 1). */
  isTransparent: boolean;
  hasLayers: boolean;
  /** Kinds of annotations that would print or get lost: Text, Link, Highlight, ... */
  annotations: readonly string[];
  /**
   * What the drawn page shows at its edges, top, right, bottom, left: how far something that is not paper reaches beyond the trim, in
   * mm (0 where nothing does), and whether it touches the trim at all, so that it should bleed.
   */
  edges: readonly [EdgeFact, EdgeFact, EdgeFact, EdgeFact];
  /** Text and pictures on the page were too many to list them all. */
  isCut: boolean;
}
export interface EdgeFact {
  touchesTrim: boolean;
  bleedMm: number;
}

/** Everything that is known of a file. */
export interface Facts {
  kind: FileKind;
  bytes: number;
  pages: readonly PageFacts[];
  /** Of all pages, also those that were not looked at. */
  pageCount: number;
  isEncrypted: boolean;
  hasScript: boolean;
  hasForm: boolean;
  /** Names of output intents, such as FOGRA39. */
  outputIntents: readonly string[];
  /** What a reader had to skip: the page is broken there. */
  faults: readonly { page: number | null }[];
  /** Only of bitmap files: their pixels, and the resolution that they claim. Their single page has the size that was chosen, or that follows from the resolution. */
  bitmap?: { widthPx: number; heightPx: number; claimedDpi: number | null; hasAlpha: boolean };
  /** A drawing without pixels: sharp at any size. */
  isVector: boolean;
}
