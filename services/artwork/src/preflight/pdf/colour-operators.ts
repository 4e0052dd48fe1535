import { type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Colour } from '../facts.ts';
import { ofPattern } from './colour.ts';
import { type ColourSpace, colourSpaceOf, GRAY, middleOf } from './colour-space.ts';
import { isGradient } from './functions.ts';
import type { GraphicsState, Paint } from './graphics-state.ts';
import type { Operand } from './lexer.ts';
import { dictOf, get, getDict, getNumber } from './objects.ts';

/** The `PaintType` of a tile that has the colour in which it is painted. */
export const UNCOLOURED = 2;

/** Applies an operator that sets a colour (ISO 32000-2, section 8.6.8); does nothing for others. */
export function setColour(
  operator: string,
  operands: readonly Operand[],
  { fill, stroke }: GraphicsState,
  resources: PDFDict | undefined,
): void {
  const numbers = operands.filter((operand) => typeof operand === 'number');
  const use = (paint: Paint, space: ColourSpace, parts: number[]): void => {
    paint.space = space;
    paint.tile = undefined;
    paint.colour = space.toColour(parts);
  };
  const usePattern = (paint: Paint): void => {
    use(paint, paint.space, numbers);
    const pattern = patternNamed(operands.at(-1), resources);
    const dict = dictOf(pattern);
    if (!dict) return;
    if (pattern instanceof PDFStream) paint.tile = pattern;
    else paint.colour = shadingColour(getDict(dict, 'Shading'), resources);
    if (getNumber(dict, 'PaintType') === UNCOLOURED && paint.space.base)
      paint.colour = paint.space.base.toColour(numbers);
  };
  const device = (name: string): ColourSpace => colourSpaceOf(PDFName.of(name), resources) ?? GRAY;
  switch (operator) {
    case 'g':
      use(fill, device('DeviceGray'), numbers);
      return;
    case 'G':
      use(stroke, device('DeviceGray'), numbers);
      return;
    case 'rg':
      use(fill, device('DeviceRGB'), numbers);
      return;
    case 'RG':
      use(stroke, device('DeviceRGB'), numbers);
      return;
    case 'k':
      use(fill, device('DeviceCMYK'), numbers);
      return;
    case 'K':
      use(stroke, device('DeviceCMYK'), numbers);
      return;
    case 'cs':
    case 'CS': {
      const space = colourSpaceOf(toName(operands[0]), resources) ?? GRAY;
      // Tints begin full, all other numbers as those of black (ISO 32000-2, table 73).
      const isOfTints = space.leaves === 'other-inks';
      const first = new Array<number>(space.components).fill(isOfTints ? 1 : 0);
      if (space.components === 4 && !isOfTints) first[3] = 1;
      use(operator === 'cs' ? fill : stroke, space, first);
      return;
    }
    case 'sc':
    case 'scn':
      usePattern(fill);
      return;
    case 'SC':
    case 'SCN':
      usePattern(stroke);
      return;
  }
}

/** The target of a pattern's name (ISO 32000-2, section 8.7). */
function patternNamed(operand: Operand | undefined, resources: PDFDict | undefined): PDFObject | undefined {
  const name = toName(operand);
  const patterns = name && getDict(resources, 'Pattern');
  return patterns && get(patterns, name.decodeText());
}

/**
 * The kind of colour that a shading has (ISO 32000-2, section 8.7.4.5). Meshes are not converted by themselves, and no ink is taken from
 * shadings.
 */
export function shadingColour(shading: PDFDict | undefined, resources: PDFDict | undefined): Colour {
  const space = colourSpaceOf(shading && get(shading, 'ColorSpace'), resources);
  const colour = space ? middleOf(space) : ofPattern();
  if (colour.space === 'cmyk') return { ...colour, converts: 'never' };
  return shading && !isGradient(shading) ? { ...colour, converts: 'with-page' } : colour;
}

const toName = (operand: Operand | undefined): PDFName | undefined =>
  typeof operand === 'string' ? PDFName.of(operand.slice(1)) : undefined;
