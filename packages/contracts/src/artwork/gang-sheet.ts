export const PRESS_SHEETS = ['12x18', '13x19', 'a3'] as const;
export type PressSheet = (typeof PRESS_SHEETS)[number];

interface Size {
  widthMm: number;
  heightMm: number;
}

/** Upright. */
export const PRESS_SHEET_SIZES: Record<PressSheet, Size> = {
  '12x18': { widthMm: 304.8, heightMm: 457.2 },
  '13x19': { widthMm: 330.2, heightMm: 482.6 },
  a3: { widthMm: 297, heightMm: 420 },
};

/** No press prints up to the edge of its sheet; crop marks and the slug are in this margin, too. */
export const SHEET_MARGIN_MM = 8;
export const MOST_GAP_MM = 50;
/** Room for two bleeds of 2 mm. */
export const USUAL_GAP_MM = 4;

export interface GangLayout {
  columns: number;
  rows: number;
  perSheet: number;
  /** Whether each copy lies on its side, as more fit so. */
  isTurned: boolean;
  /** The place that a copy takes as it lies, and the upper left corner of the first, from that of the sheet. */
  width: number;
  height: number;
  left: number;
  top: number;
}

/** A copy on the sheet, from the upper left corner; `degrees` clockwise. */
export interface GangPlace {
  x: number;
  y: number;
  degrees: 0 | 90 | 270;
}

/** How many copies of a length fit side by side. Sums of millimetres are not exact in binary. */
const howMany = (room: number, length: number, gapMm: number): number =>
  Math.max(0, Math.floor((room + gapMm) / (length + gapMm) + 1e-9));

/**
 * The most copies of a trimmed size that fit on a sheet, upright or all of them turned, in the middle of it; `null` where none
 * fits. `gapMm` lies between the trims of two copies.
 */
export function gangLayout(trim: Size, sheet: Size, gapMm: number): GangLayout | null {
  const lay = (width: number, height: number, isTurned: boolean): GangLayout => {
    const columns = howMany(sheet.widthMm - 2 * SHEET_MARGIN_MM, width, gapMm);
    const rows = howMany(sheet.heightMm - 2 * SHEET_MARGIN_MM, height, gapMm);
    return {
      columns,
      rows,
      perSheet: columns * rows,
      isTurned,
      width,
      height,
      left: (sheet.widthMm - columns * (width + gapMm) + gapMm) / 2,
      top: (sheet.heightMm - rows * (height + gapMm) + gapMm) / 2,
    };
  };
  const upright = lay(trim.widthMm, trim.heightMm, false);
  const turned = lay(trim.heightMm, trim.widthMm, true);
  const best = turned.perSheet > upright.perSheet ? turned : upright;
  return best.perSheet > 0 ? best : null;
}

/**
 * Where the copies lie, row by row. The sheet is turned along its long edge for the back, so the places are mirrored from left
 * to right. A piece that lies on its side lies on the other side then. A back is behind its front, with the same edge up.
 */
export function gangPlaces(layout: GangLayout, sheet: Size, gapMm: number, side: 'front' | 'back'): GangPlace[] {
  const { columns, perSheet, isTurned, width, height, left, top } = layout;
  const isBack = side === 'back';
  return Array.from({ length: perSheet }, (_, at) => {
    const x = left + (at % columns) * (width + gapMm);
    const y = top + Math.floor(at / columns) * (height + gapMm);
    return { x: isBack ? sheet.widthMm - x - width : x, y, degrees: !isTurned ? 0 : isBack ? 270 : 90 };
  });
}

/** Each piece is printed on both sides where there is a back. */
export const sheetsFor = (pieces: number, { perSheet }: Pick<GangLayout, 'perSheet'>): number =>
  Math.ceil(pieces / perSheet);
