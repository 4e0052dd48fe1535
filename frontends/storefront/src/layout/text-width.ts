import type { TextPiece } from '@print-shop/contracts';
import { LAYOUT_FONT_FAMILY, LAYOUT_FONT_WEIGHTS, textLines } from '@print-shop/contracts/client';

/** Large, so that rounding to pixels does not matter. */
const MEASURED_PX = 100;
/** About the width of a letter in sizes of the type, where there is no canvas to measure with. */
const USUAL_WIDTH = 0.55;

let pen: CanvasRenderingContext2D | null | undefined;

const fontOf = ({ font }: Pick<TextPiece, 'font'>): string =>
  `${LAYOUT_FONT_WEIGHTS[font]} ${MEASURED_PX}px ${LAYOUT_FONT_FAMILY}`;

/** Loads the fonts of a text, which a browser otherwise does when it first draws it. Never rejects: others are measured then. */
export const loadFont = async (piece: Pick<TextPiece, 'font' | 'text'>): Promise<void> => {
  await document.fonts?.load(fontOf(piece), piece.text).catch(() => undefined);
};

/** The width of a text's longest line in mm. */
export function textWidth(piece: TextPiece): number {
  pen ??= document.createElement('canvas').getContext('2d');
  const measure = (line: string) => {
    if (!pen) return line.length * USUAL_WIDTH * MEASURED_PX;
    pen.font = fontOf(piece);
    return pen.measureText(line).width;
  };
  return (Math.max(...textLines(piece.text).map(measure), 1) / MEASURED_PX) * piece.sizeMm;
}
