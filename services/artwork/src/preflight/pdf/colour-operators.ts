import { type PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { CMYK, type ColourSpace, colourSpaceOf, GRAY, RGB } from './colour-space.ts';
import type { GraphicsState, Paint } from './graphics-state.ts';
import type { Operand } from './lexer.ts';
import { get, getDict } from './objects.ts';

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
    paint.tile = tileNamed(operands.at(-1), resources);
    paint.colour = space.toColour(parts);
  };
  switch (operator) {
    case 'g':
      use(fill, GRAY, numbers);
      return;
    case 'G':
      use(stroke, GRAY, numbers);
      return;
    case 'rg':
      use(fill, RGB, numbers);
      return;
    case 'RG':
      use(stroke, RGB, numbers);
      return;
    case 'k':
      use(fill, CMYK, numbers);
      return;
    case 'K':
      use(stroke, CMYK, numbers);
      return;
    case 'cs':
    case 'CS': {
      const space = colourSpaceOf(toName(operands[0]), resources) ?? GRAY;
      const first = space.components === 4 ? [0, 0, 0, 1] : new Array<number>(space.components).fill(0);
      use(operator === 'cs' ? fill : stroke, space, first);
      return;
    }
    case 'sc':
    case 'scn':
      use(fill, fill.space, numbers);
      return;
    case 'SC':
    case 'SCN':
      use(stroke, stroke.space, numbers);
      return;
  }
}

/** The tile that a pattern's name leads to (ISO 32000-2, section 8.7.3). */
function tileNamed(operand: Operand | undefined, resources: PDFDict | undefined): PDFStream | undefined {
  const name = toName(operand);
  const patterns = name && getDict(resources, 'Pattern');
  const tile = patterns && get(patterns, name.decodeText());
  return tile instanceof PDFStream ? tile : undefined;
}

const toName = (operand: Operand | undefined): PDFName | undefined =>
  typeof operand === 'string' ? PDFName.of(operand.slice(1)) : undefined;
