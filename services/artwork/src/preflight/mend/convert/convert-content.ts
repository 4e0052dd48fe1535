import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { type Operand, readContent } from '../../pdf/lexer.ts';
import { SavedStates } from '../../pdf/saved-states.ts';
import type { DeviceSpaces } from './default-spaces.ts';
import type { Inks } from './inks.ts';
import { type ConvertedSource, type Source, sourceOf } from './source.ts';

interface Used {
  /** Whether some of it has the inks of the press already. */
  hasInks: boolean;
  /** Whether some of its colours cannot be converted. */
  isStuck: boolean;
  objects: Set<string>;
  patterns: Set<string>;
  shadings: Set<string>;
  fonts: Set<string>;
  states: Set<string>;
}

export interface Converted extends Used {
  bytes: Uint8Array;
}

const BLACK: Source = { kind: 'kept', hasInks: false, components: 1 };
interface Paints {
  fill: Source | undefined;
  stroke: Source | undefined;
}

/**
 * A content stream whose colours are inks. Where `inks` does not know one yet, the result is of no use, but for what it uses. Greys and
 * inks of devices that the content has already get the spaces `own`.
 */
export function convertContent(
  bytes: Uint8Array,
  resources: PDFDict | undefined,
  inks: Inks,
  own: DeviceSpaces = {},
): Converted {
  const used: Used = {
    hasInks: false,
    isStuck: false,
    objects: new Set(),
    patterns: new Set(),
    shadings: new Set(),
    fonts: new Set(),
    states: new Set(),
  };
  const out: (string | Uint8Array)[] = [];
  let kept = 0;
  let paints: Paints = { fill: BLACK, stroke: BLACK };
  const saved = new SavedStates<Paints>();
  const named = (value: Operand | undefined) => (typeof value === 'string' ? value.slice(1) : '');

  readContent(bytes, (operator, operands, { from, to }) => {
    const replace = (text: string): void => {
      out.push(bytes.subarray(kept, from), text);
      kept = to;
    };
    const numbers = operands.filter((operand) => typeof operand === 'number');
    /** Writes a colour as inks, as an operator of device colours, or as the numbers of a tile without colours. */
    const paint = (source: ConvertedSource, isStroke: boolean, tile?: string): void => {
      const found = inks.of(source.measure(numbers));
      if (!found) return;
      const numbersOfInks = found.map((ink) => short(ink / 255));
      if (tile !== undefined) replace(` ${numbersOfInks.join(' ')} /${tile} ${operator} `);
      else if (found[0] === 0 && found[1] === 0 && found[2] === 0) {
        // A grey knocks out what lies below it, also where inks of none would leave that.
        replace(` ${short(1 - (found[3] ?? 0) / 255)} ${isStroke ? 'G' : 'g'} `);
      } else replace(` ${numbersOfInks.join(' ')} ${isStroke ? 'K' : 'k'} `);
    };
    switch (operator) {
      case 'q':
        saved.save(() => ({ ...paints }));
        return;
      case 'Q':
        paints = saved.restore(paints);
        return;
      case 'g':
      case 'G':
        paints[operator === 'G' ? 'stroke' : 'fill'] = BLACK;
        if (own.DeviceGray) replace(inSpace(own.DeviceGray, numbers, operator === 'G'));
        return;
      case 'k':
      case 'K': {
        paints[operator === 'K' ? 'stroke' : 'fill'] = sourceOf(PDFName.of('DeviceCMYK'), undefined, inks.spots);
        used.hasInks = true;
        const parts = numbers.map((ink) => Math.round(Math.min(Math.max(ink, 0), 1) * 255));
        const limited = parts.length === 4 ? inks.of({ parts }) : undefined;
        const least = limited && limited !== parts ? limited.map((ink) => ink / 255) : undefined;
        if (own.DeviceCMYK) replace(inSpace(own.DeviceCMYK, least ?? numbers, operator === 'K'));
        else if (least) replace(` ${least.map(short).join(' ')} ${operator} `);
        return;
      }
      case 'rg':
      case 'RG': {
        const source = sourceOf(PDFName.of('DeviceRGB'), resources, inks.spots);
        paints[operator === 'RG' ? 'stroke' : 'fill'] = source;
        if (source?.kind === 'converted') paint(source, operator === 'RG');
        return;
      }
      case 'cs':
      case 'CS': {
        const source = sourceOf(nameOperand(operands[0]), resources, inks.spots);
        paints[operator === 'CS' ? 'stroke' : 'fill'] = source;
        if (!source) used.isStuck = true;
        if (source?.kind === 'kept' && source.hasInks) used.hasInks = true;
        if (source?.kind === 'indexed' && !isKnown(source.base)) used.isStuck = true;
        // Its own beginning, black or full tints, is that of the inks too.
        if (source?.kind !== 'converted') return;
        const first = source.components === 1 || source.pixels === 'tints' ? 1 : 0;
        numbers.push(...new Array<number>(source.components).fill(first));
        paint(source, operator === 'CS');
        return;
      }
      case 'sc':
      case 'scn':
      case 'SC':
      case 'SCN': {
        const isStroke = operator.startsWith('S');
        const source = isStroke ? paints.stroke : paints.fill;
        if (!source) used.isStuck = true;
        if (source?.kind === 'converted' && numbers.length > 0) paint(source, isStroke);
        if (source?.kind !== 'pattern') return;
        const tile = named(operands.at(-1));
        used.patterns.add(tile);
        const { base } = source;
        if (base?.kind === 'converted') paint(base, isStroke, encoded(tile));
        else if (base && base.kind !== 'kept') used.isStuck = true;
        return;
      }
      case 'Do':
        used.objects.add(named(operands[0]));
        return;
      case 'sh':
        used.shadings.add(named(operands[0]));
        return;
      case 'Tf':
        used.fonts.add(named(operands[0]));
        return;
      case 'gs':
        used.states.add(named(operands[0]));
        return;
      case 'BI': {
        const [dict] = operands;
        if (!(dict instanceof Map) || (dict.get('/IM') ?? dict.get('/ImageMask')) === true) return;
        const space = dict.get('/CS') ?? dict.get('/ColorSpace');
        const source = Array.isArray(space) ? undefined : sourceOf(nameOperand(space), resources, inks.spots);
        if (source?.kind !== 'kept') used.isStuck = true;
        else if (source.hasInks) used.hasInks = true;
      }
    }
  });
  out.push(bytes.subarray(kept));
  return { ...used, bytes: Buffer.concat(out.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))) };
}

/** Whether the entries of an index can be converted, or need not be. */
const isKnown = (base: Source): boolean => base.kind === 'converted' || base.kind === 'kept';
const nameOperand = (operand: Operand | undefined): PDFName | undefined =>
  typeof operand === 'string' ? PDFName.of(operand.slice(1)) : undefined;
/** A name as it stands in a content stream. */
const encoded = (name: string): string => PDFName.of(name).toString().slice(1);
const inSpace = (name: string, numbers: readonly number[], isStroke: boolean): string =>
  ` /${name} ${isStroke ? 'CS' : 'cs'} ${numbers.map(short).join(' ')} ${isStroke ? 'SC' : 'sc'} `;
const short = (n: number): string => String(Number(n.toFixed(4)));
