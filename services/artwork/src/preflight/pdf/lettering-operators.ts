import { appendBezierCurve, closePath, fill, lineTo, moveTo, type PDFOperator } from '@cantoo/pdf-lib';
import type { Glyph } from 'fontkit';
import type { PlacedGlyph } from '../../lettering/shape-line.ts';

type Point = [x: number, y: number];

/** Letters as filled outlines in the colour at hand, where `y` points down. A file so needs no fonts. */
export const lettersAsOutlines = (glyphs: readonly PlacedGlyph[]): PDFOperator[] =>
  glyphs.flatMap(({ path, x, y, scale }) =>
    path.commands.length > 0 ? [...glyphOutline(path, (px, py) => [x + px * scale, y - py * scale]), fill()] : [],
  );

/** The outline of a letter, whose points `place` puts onto the page. */
export function glyphOutline({ commands }: Glyph['path'], place: (x: number, y: number) => Point): PDFOperator[] {
  const point = (x = 0, y = 0): Point => place(x, y);
  let from = point();
  return commands.map(({ command, args: [a, b, c, d, e, f] }) => {
    const start = from;
    switch (command) {
      case 'moveTo':
        from = point(a, b);
        return moveTo(...from);
      case 'lineTo':
        from = point(a, b);
        return lineTo(...from);
      case 'quadraticCurveTo': {
        // PDF has cubic curves alone.
        const middle = point(a, b);
        from = point(c, d);
        const towards = ([x, y]: Point): Point => [x + ((middle[0] - x) * 2) / 3, y + ((middle[1] - y) * 2) / 3];
        return appendBezierCurve(...towards(start), ...towards(from), ...from);
      }
      case 'bezierCurveTo':
        from = point(e, f);
        return appendBezierCurve(...point(a, b), ...point(c, d), ...from);
      default:
        return closePath();
    }
  });
}
