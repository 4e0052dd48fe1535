import { PDFArray, type PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { useDeviceOperators } from '../pdf/device-operators.ts';
import { type Operand, readContent } from '../pdf/lexer.ts';
import { get, getDict, listOf, nameOf } from '../pdf/objects.ts';
import { rewriteContents } from '../pdf/rewrite-contents.ts';
import { SavedStates } from '../pdf/saved-states.ts';

/**
 * Names white a grey in text and shapes: no ink at all, and no tint of a spot colour. Such a grey covers what lies below it, also
 * where it overprints, which the others do not (ISO 32000-2, section 11.7.4). All other inks stay as they are.
 */
export function printWhites(document: PDFDocument, deadline: Deadline): void {
  useDeviceOperators(document, deadline);
  rewriteContents(document, deadline, withWhites);
}

/** The spaces at hand, and whether a grey has taken the place of one. */
interface Paint {
  space?: string;
  isGrey?: boolean;
}

/** The same of one content stream, whose device colours are set by their own operators. */
export function withWhites(bytes: Uint8Array, resources: PDFDict | undefined): Uint8Array {
  const parts: Uint8Array[] = [];
  let kept = 0;
  let paints: { fill: Paint; stroke: Paint } = { fill: {}, stroke: {} };
  const saved = new SavedStates<typeof paints>();
  const spaces = getDict(resources, 'ColorSpace');

  readContent(bytes, (operator, operands, { from, to }) => {
    const isStroke = operator === operator.toUpperCase();
    const paint = isStroke ? paints.stroke : paints.fill;
    const white = isStroke ? ' 1 G ' : ' 1 g ';
    const replace = (...by: (string | Uint8Array)[]): void => {
      parts.push(
        bytes.subarray(kept, from),
        ...by.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
      );
      kept = to;
    };
    switch (operator.toLowerCase()) {
      case 'q':
        if (operator === 'q') saved.save(() => ({ fill: { ...paints.fill }, stroke: { ...paints.stroke } }));
        else paints = saved.restore(paints);
        return;
      case 'k':
        if (areNone(operands, 4)) replace(white);
        return;
      case 'cs':
        paint.space = typeof operands[0] === 'string' ? operands[0].slice(1) : '';
        paint.isGrey = false;
        return;
      case 'sc':
      case 'scn': {
        const tints = tintsOf(spaces && get(spaces, paint.space ?? ''));
        if (tints && areNone(operands, tints)) {
          paint.isGrey = true;
          replace(white);
        } else if (paint.isGrey) {
          paint.isGrey = false;
          replace(` ${PDFName.of(paint.space ?? '')} ${isStroke ? 'CS' : 'cs'} `, bytes.subarray(from, to), ' ');
        }
      }
    }
  });
  return Buffer.concat([...parts, bytes.subarray(kept)]);
}

const areNone = (operands: readonly Operand[], count: number): boolean =>
  operands.length === count && operands.every((ink) => ink === 0);

/** How many tints a space of spot colours has; nothing for another, and for the ink that is never printed. */
function tintsOf(space: ReturnType<typeof get>): number | undefined {
  if (!(space instanceof PDFArray)) return undefined;
  const [family, names] = listOf(space);
  if (nameOf(family) === 'Separation') return nameOf(names) === 'None' ? undefined : 1;
  return nameOf(family) === 'DeviceN' && names instanceof PDFArray ? names.size() : undefined;
}
