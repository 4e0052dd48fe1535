import { readFonts } from '@print-shop/pdf/fonts';
import { type FontName, type Run, runsOf, type Weight, WITHOUT_ANCHORS } from '@print-shop/pdf/runs';
import { create, type Font, type Glyph } from 'fontkit';

const opened = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(Buffer.from(readFonts()[name]));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

export interface PlacedGlyph {
  path: Glyph['path'];
  /** Where it begins, from the beginning of the line on its baseline; `y` downwards. */
  x: number;
  y: number;
  /** Length of a unit of the outline, whose `y` axis points up. */
  scale: number;
}

/** A line of text as the outlines of its letters, in the unit of `size`, the size of the type. */
export function shapeLine(text: string, weight: Weight, size: number): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const run of runsOf(text, weight)) {
    const shaped = shapeRun(run, size, width);
    glyphs.push(...shaped.glyphs);
    width += shaped.width;
  }
  return { glyphs, width };
}

function layoutOf(font: Font, text: string): ReturnType<Font['layout']> {
  try {
    return font.layout(text);
  } catch {
    return font.layout(text, WITHOUT_ANCHORS);
  }
}

function shapeRun({ text, font: name }: Run, size: number, start: number): { glyphs: PlacedGlyph[]; width: number } {
  const font = fontOf(name);
  const { glyphs, positions, advanceWidth } = layoutOf(font, text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const placed = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = start + (at + xOffset) * scale;
    at += xAdvance;
    return { path, x, y: -yOffset * scale, scale };
  });
  return { glyphs: placed, width: advanceWidth * scale };
}
