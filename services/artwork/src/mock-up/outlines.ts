import type { TextPiece } from '@print-shop/contracts';
import { anchorOf, baselinesOf, type SvgNode, svg } from '@print-shop/contracts/client';
import { readFonts } from '@print-shop/pdf/fonts';
import { type Fonts, type Run, runsOf } from '@print-shop/pdf/runs';
import { create, type Font, type GlyphRun } from 'fontkit';

const opened = new Map<keyof Fonts, Font>();

function fontOf(name: keyof Fonts): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(Buffer.from(readFonts()[name]));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

interface Shaped {
  glyphs: GlyphRun;
  /** Millimetres per unit of the font. */
  scale: number;
  width: number;
}

function shape({ text, font: name }: Run, sizeMm: number): Shaped {
  const font = fontOf(name);
  const glyphs = font.layout(text);
  const scale = sizeMm / font.unitsPerEm;
  return { glyphs, scale, width: glyphs.advanceWidth * scale };
}

/** The outlines of one shaped run, which begins at `x` on the baseline. */
function outlinesOf({ glyphs, scale }: Shaped, x: number, y: number): SvgNode[] {
  let at = 0;
  return glyphs.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyphs.positions[index] ?? {};
    const [left, up] = [x + (at + xOffset) * scale, y - yOffset * scale];
    at += xAdvance;
    // The y axis of a font points up.
    return svg('path', { transform: `translate(${left} ${up}) scale(${scale} ${-scale})`, d: glyph.path.toSVG() });
  });
}

const shares = { left: 0, centre: 0.5, right: 1 } as const;

/** A text as outlines: the same letters at the same places as a browser that has the fonts. */
export function outlinedText(piece: TextPiece): SvgNode {
  const weight = piece.font === 'anek-bold' ? 'bold' : 'regular';
  const lines = baselinesOf(piece).map(({ line, y }) => {
    const runs = runsOf(line, weight).map((run) => shape(run, piece.sizeMm));
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    let x = anchorOf(piece) - width * shares[piece.align];
    const nodes = runs.flatMap((run) => {
      const outlines = outlinesOf(run, x, y);
      x += run.width;
      return outlines;
    });
    return svg('g', {}, nodes);
  });
  return svg('g', { fill: piece.colour }, lines);
}
