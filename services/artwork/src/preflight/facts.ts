import type { Box } from '@print-shop/contracts';
import type { FileKind } from './report.ts';

// The contents of a file, as plain data. The rules see nothing else. Lengths are in millimetres, from the upper left corner of the
// shown page; type and lines are in points at print size.

type Ink = 'gray' | 'rgb' | 'cmyk' | 'spot' | 'lab' | 'pattern';

export interface Colour {
  space: Ink;
  /** Whether an ICC profile, or a calibration, says what the numbers mean. */
  hasProfile: boolean;
  spots?: readonly string[];
  /** Those of them that stand for steps after printing, such as a die line. */
  steps?: readonly string[];
  /** Ink of all four process colours, 0 to 400; `null` where the file does not say. */
  inkPercent: number | null;
  isWhite: boolean;
  /** Black with some of the three other inks below it. */
  isRichBlack: boolean;
  /** Given where it is not converted by itself: with all of its page, which becomes a picture, or not at all. */
  converts?: 'with-page' | 'never';
  /** All inks at once, as registration marks have them. */
  isRegistration?: boolean;
}

interface Stroke {
  colour: Colour;
  widthPt: number;
}

/** The part that items of all kinds have. */
interface Placed {
  box: Box;
  /** The step after printing that its layer says it is, such as `Cutting`. */
  step?: string;
  /** Whether it belongs to the drawing of a letter (type 3), which is an item of its own. */
  isOfLetter?: boolean;
}

export interface ImageItem extends Placed {
  type: 'image';
  pixels: { width: number; height: number };
  /** Pixels per inch at print size, in the direction that has fewer. */
  dpi: number;
  colour: Colour;
  /** One bit per pixel: line art, which needs no more than its edges. */
  isMask: boolean;
  /** Few colours, as a logo or a scanned text has; such a picture should be a vector. */
  isLogo: boolean;
}

export interface TextItem extends Placed {
  type: 'text';
  sizePt: number;
  fill: Colour;
  /** The line around the letters; `null` without one. */
  stroke: Stroke | null;
  overprints: boolean;
  vanishes: boolean;
}

export interface PathItem extends Placed {
  type: 'path';
  fill: Colour | null;
  /** How thick its thinnest part is that is filled, as far as that is known. */
  fillPt?: number;
  stroke: Stroke | null;
  /** Whether inks below it stay. */
  overprints: boolean;
  /** Whether it is white and leaves the inks below it, and so is not printed. */
  vanishes: boolean;
}

export type Item = ImageItem | TextItem | PathItem;

/** An edge of the trim in the drawn page. */
export interface Edge {
  /** Share of the edge, 0 to 1, where something else than white paper meets it. */
  inked: number;
  /** How far beyond the trim that goes on, in millimetres. */
  reachMm: number;
}

/** A picture or an area that ends at the trim, or before the end of the bleed, on a ground that goes on. */
export interface Stop {
  type: 'image' | 'path';
  box: Box;
  sides: Side[];
  /** How far beyond the trim it goes at least, in millimetres. */
  reachMm: number;
}

/** A picture or an area that goes on beyond the trim on one side and is seen to end shortly within it on another. */
export interface NearEnd {
  type: 'image' | 'path';
  box: Box;
  /** How far within the trim it ends, in millimetres, on the side where it is nearest. */
  insideMm: number;
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface FontFact {
  name: string;
  isEmbedded: boolean;
  /** The first page that shows it, and where. */
  page: number;
  box: Box | null;
}

/** Where the inks of a page add up to more than the paper takes. */
export interface InkSpot {
  /** Sum of all four inks, 0 to 400. */
  percent: number;
  box: Box;
}

export interface PageFacts {
  page: number;
  /** The page as it is shown. */
  widthMm: number;
  heightMm: number;
  trim: Box;
  /** The source of the trim: the trim box of the file, the chosen size, or none, and then the whole page counts. */
  trimFrom: 'box' | 'size' | 'page';
  bleed: Box | null;
  boxFault: 'trim-outside' | 'bleed-inside' | null;
  /** Whether its drawing is empty though its content paints. Then nobody knows how it looks in print. */
  isUndrawn?: boolean;
  edges: Record<Side, Edge>;
  stops: Stop[];
  nearEnds: NearEnd[];
  items: Item[];
  /** Whether there was more than `items` holds. */
  isCut: boolean;
  /**
   * The spot with most ink, from a drawing of the page in its inks; `null` where it has nowhere more than the profile allows.
   * Absent where the page was not drawn so, as its objects alone say how much ink it needs.
   */
  ink?: InkSpot | null;
  transparency: { what: 'alpha' | 'mask' | 'blend'; box: Box }[];
  /** Notes, stamps and the like that a viewer shows on top; links do not count. */
  annotations: number;
}

export interface Facts {
  kind: FileKind;
  /** Bitmaps have no size of their own and are printed at the one chosen. */
  isScalable: boolean;
  pageCount: number;
  pages: PageFacts[];
  fonts: FontFact[];
  /** Restrictions that open without a password. */
  isEncrypted: boolean;
  scripts: number;
  formFields: number;
  /** Whether its content is a form that only its maker's reader shows (XFA); its pages say little of it. */
  isXfa?: boolean;
  attachments?: number;
  layers: number;
  /** Objects or contents that could not be read. */
  damage: number;
  /** Contents and pictures that end too early, so that only their beginning was read. */
  cut: number;
}

/** Most items that are kept of a page; a page of type has a few thousand. */
export const MAX_ITEMS = 4000;
