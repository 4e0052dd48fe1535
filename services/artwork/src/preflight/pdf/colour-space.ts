import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Colour } from '../facts.ts';
import { cmyk, grey, lab, ofPattern, rgb, spot } from './colour.ts';
import { get, getNumber, listOf, nameOf } from './objects.ts';

/** A colour space of the file: how many numbers a colour has, and what they mean for print. */
export interface ColourSpace {
  components: number;
  isIndexed: boolean;
  toColour(parts: readonly number[]): Colour;
}

const space = (components: number, toColour: ColourSpace['toColour'], isIndexed = false): ColourSpace => ({
  ...{ components, toColour, isIndexed },
});

export const GRAY = space(1, ([level = 0]) => grey(level));
export const RGB = space(3, (parts) => rgb(parts));
export const CMYK = space(4, (parts) => cmyk(parts));
const PATTERN = space(0, ofPattern);
const LAB = space(3, lab);

const device: Readonly<Record<string, ColourSpace>> = {
  ...{ DeviceGray: GRAY, G: GRAY, CalGray: GRAY, DeviceRGB: RGB, RGB, DeviceCMYK: CMYK, CMYK, Pattern: PATTERN },
};
/** Names that are process inks, not spot colours. */
const PROCESS = new Map([
  ['Cyan', 0],
  ['Magenta', 1],
  ['Yellow', 2],
  ['Black', 3],
]);
const MAX_DEPTH = 6;

/** Reads a colour space (ISO 32000-2, section 8.6). `resources` are those of the page, where names lead to. */
export function colourSpaceOf(
  value: PDFObject | undefined,
  resources: PDFDict | undefined,
  depth = 0,
): ColourSpace | undefined {
  if (!value || depth > MAX_DEPTH) return undefined;
  if (value instanceof PDFName) {
    const name = nameOf(value) ?? '';
    const spaces = resources && get(resources, 'ColorSpace');
    const named = spaces && 'get' in spaces ? get(spaces as PDFDict, name) : undefined;
    if (named && named !== value) return colourSpaceOf(named, resources, depth + 1);
    return device[name];
  }
  if (!(value instanceof PDFArray)) return undefined;
  const [family, ...parts] = listOf(value);
  const inner = (at: number) => colourSpaceOf(parts[at], resources, depth + 1);
  switch (nameOf(family)) {
    case 'ICCBased':
      return iccBased(parts[0], resources, depth);
    case 'CalRGB':
      return space(3, (numbers) => rgb(numbers, true));
    case 'CalGray':
      return space(1, ([level = 0]) => grey(level, true));
    case 'Lab':
      return LAB;
    case 'Indexed':
    case 'I': {
      const base = inner(0);
      return (
        base &&
        space(
          1,
          () => ({ ...base.toColour(new Array(base.components).fill(0.5)), inkPercent: null, isWhite: false }),
          true,
        )
      );
    }
    case 'Separation':
      return separation(nameOf(parts[0]) ?? '');
    case 'DeviceN':
      return parts[0] instanceof PDFArray ? deviceN(listOf(parts[0]).map((name) => nameOf(name) ?? '')) : undefined;
    case 'Pattern':
      return PATTERN;
    default:
      return device[nameOf(family) ?? ''];
  }
}

function iccBased(
  stream: PDFObject | undefined,
  resources: PDFDict | undefined,
  depth: number,
): ColourSpace | undefined {
  if (!(stream instanceof PDFStream)) return undefined;
  switch (getNumber(stream.dict, 'N')) {
    case 1:
      return space(1, ([level = 0]) => grey(level, true));
    case 3:
      return space(3, (numbers) => rgb(numbers, true));
    case 4:
      return space(4, (numbers) => cmyk(numbers, true));
    default:
      return colourSpaceOf(get(stream.dict, 'Alternate'), resources, depth + 1);
  }
}

function separation(name: string): ColourSpace {
  const process = PROCESS.get(name);
  if (process !== undefined) return deviceN([name]);
  if (name === 'All') return space(1, ([tint = 1]) => ({ ...grey(1 - tint), inkPercent: null })); // registration marks
  if (name === 'None') return space(1, () => ({ ...grey(1) }));
  return space(1, ([tint = 1]) => spot(name, tint));
}

function deviceN(names: readonly string[]): ColourSpace {
  const spots = names.filter((name) => !PROCESS.has(name) && name !== 'None');
  const process = (tints: readonly number[]): number[] => {
    const parts = [0, 0, 0, 0];
    for (const [at, name] of names.entries()) parts[PROCESS.get(name) ?? 4] = tints[at] ?? 0;
    return parts.slice(0, 4);
  };
  return space(names.length, (tints) => {
    const used = spots.filter((name) => (tints[names.indexOf(name)] ?? 0) > 0.001);
    return used.length > 0 ? { ...spot(used.join(', '), 1), isWhite: false } : cmyk(process(tints));
  });
}
