import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { readContent } from './lexer.ts';
import { getDict, getName } from './objects.ts';
import { rewriteContents } from './rewrite-contents.ts';
import { SavedStates } from './saved-states.ts';

/** The operators of device colours, for fills and strokes, and the colour that each begins with. */
const DEVICES = new Map([
  ['DeviceGray', { fill: 'g', stroke: 'G', first: '0' }],
  ['DeviceRGB', { fill: 'rg', stroke: 'RG', first: '0 0 0' }],
  ['DeviceCMYK', { fill: 'k', stroke: 'K', first: '0 0 0 1' }],
]);

/**
 * Has a document set device colours by their own operators alone: `/DeviceCMYK cs 0 1 0 0 sc` becomes `0 0 0 1 k 0 1 0 0 k`, which
 * means the same (ISO 32000-2, table 73). Code that changes colours then finds them in one form. PDFium, too, takes the spaces of
 * the resources in place of those of devices only in this form.
 */
export const useDeviceOperators = (document: PDFDocument, deadline: Deadline): void =>
  rewriteContents(document, deadline, withDeviceOperators);

/** The names of the spaces at hand. */
interface Spaces {
  fill?: string | undefined;
  stroke?: string | undefined;
}

/** A number as PDF writes it: without an exponent. */
const plain = (n: number): string => String(Number(n.toFixed(5)));

/** The same of one content stream. */
export function withDeviceOperators(bytes: Uint8Array, resources: PDFDict | undefined): Uint8Array {
  const parts: Uint8Array[] = [];
  const named = getDict(resources, 'ColorSpace');
  let spaces: Spaces = {};
  const saved = new SavedStates<Spaces>();
  let kept = 0;
  readContent(bytes, (operator, operands, { from, to }) => {
    const replace = (text: string): void => {
      parts.push(bytes.subarray(kept, from), Buffer.from(` ${text} `));
      kept = to;
    };
    const paint = operator === operator.toLowerCase() ? 'fill' : 'stroke';
    switch (operator) {
      case 'q':
        saved.save(() => ({ ...spaces }));
        return;
      case 'Q':
        spaces = saved.restore(spaces);
        return;
      case 'cs':
      case 'CS': {
        const [space] = operands;
        const name = typeof space === 'string' ? space.slice(1) : '';
        spaces[paint] = DEVICES.has(name) ? name : named && getName(named, name);
        const device = DEVICES.get(spaces[paint] ?? '');
        if (device) replace(`${device.first} ${device[paint]}`);
        return;
      }
      case 'sc':
      case 'scn':
      case 'SC':
      case 'SCN': {
        const device = DEVICES.get(spaces[paint] ?? '');
        const numbers = operands.filter((operand) => typeof operand === 'number');
        if (device && numbers.length === operands.length) replace(`${numbers.map(plain).join(' ')} ${device[paint]}`);
      }
    }
  });
  return Buffer.concat([...parts, bytes.subarray(kept)]);
}
