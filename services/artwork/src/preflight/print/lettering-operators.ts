import { appendBezierCurve, closePath, fill, lineTo, moveTo, type PDFOperator } from '@cantoo/pdf-lib';
import type { PlacedGlyph } from '../../lettering/shape-line.ts';

/** Letters as filled outlines in the colour at hand, where `y` points down. A file so needs no fonts. */
export const lettersAsOutlines = (glyphs: readonly PlacedGlyph[]): PDFOperator[] =>
  glyphs.flatMap((glyph) => (glyph.path.commands.length > 0 ? [...outlineOf(glyph), fill()] : []));

function outlineOf({ path, x, y, scale }: PlacedGlyph): PDFOperator[] {
  const point = (px = 0, py = 0): [number, number] => [x + px * scale, y - py * scale];
  let [fromX, fromY] = [x, y];
  return path.commands.map(({ command, args: [a, b, c, d, e, f] }) => {
    const [startX, startY] = [fromX, fromY];
    switch (command) {
      case 'moveTo':
        [fromX, fromY] = point(a, b);
        return moveTo(fromX, fromY);
      case 'lineTo':
        [fromX, fromY] = point(a, b);
        return lineTo(fromX, fromY);
      case 'quadraticCurveTo': {
        // PDF has cubic curves alone.
        const [midX, midY] = point(a, b);
        [fromX, fromY] = point(c, d);
        const third = (from: number, mid: number) => from + ((mid - from) * 2) / 3;
        return appendBezierCurve(
          ...[third(startX, midX), third(startY, midY), third(fromX, midX), third(fromY, midY)],
          ...[fromX, fromY],
        );
      }
      case 'bezierCurveTo':
        [fromX, fromY] = point(e, f);
        return appendBezierCurve(...point(a, b), ...point(c, d), fromX, fromY);
      default:
        return closePath();
    }
  });
}
