import type { TextPiece } from '@print-shop/contracts';
import { anchorOf, baselinesOf, type SvgNode, svg } from '@print-shop/contracts/client';
import { type PlacedGlyph, shapeLine } from '../lettering/shape-line.ts';

const shares = { left: 0, centre: 0.5, right: 1 } as const;

/** The letters of a text piece, in the millimetres of its area: the same at the same places as a browser that has the fonts. */
export function lettersOf(piece: TextPiece): PlacedGlyph[][] {
  const weight = piece.font === 'anek-bold' ? 'bold' : 'regular';
  return baselinesOf(piece).map(({ line, y: baseline }) => {
    const { glyphs, width } = shapeLine(line, weight, piece.sizeMm);
    const left = anchorOf(piece) - width * shares[piece.align];
    return glyphs.map(({ x, y, ...glyph }) => ({ ...glyph, x: left + x, y: baseline + y }));
  });
}

export const outlinedText = (piece: TextPiece): SvgNode =>
  svg(
    'g',
    { fill: piece.colour },
    lettersOf(piece).map((glyphs) => svg('g', {}, glyphs.map(outlineOf))),
  );

const outlineOf = ({ path, x, y, scale }: PlacedGlyph): SvgNode =>
  // The y axis of a font points up.
  svg('path', { transform: `translate(${x} ${y}) scale(${scale} ${-scale})`, d: path.toSVG() });
