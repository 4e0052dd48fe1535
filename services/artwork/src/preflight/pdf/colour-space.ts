import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Colour } from '../facts.ts';
import { cmyk, grey, lab, ofPattern, registration, rgb, spot } from './colour.ts';
import { get, getNumber, listOf, nameOf } from './objects.ts';
import { isStepInk } from './step-inks.ts';

/** A colour space of the file: how many numbers a colour has, and what they mean for print. */
export interface ColourSpace {
  components: number;
  isIndexed: boolean;
  /** The space in which a pattern gives the colour of a tile without colours. */
  base?: ColourSpace | undefined;
  /**
   * The inks that stay below overprint (ISO 32000-2, section 11.7.4). Those are the ones that the colour does not name, and in mode
   * 1 the ones of which it has none. A colour of all inks leaves none.
   */
  leaves: 'other-inks' | 'unused-inks' | 'nothing';
  toColour(parts: readonly number[]): Colour;
}

const space = (
  components: number,
  toColour: ColourSpace['toColour'],
  change: Partial<Pick<ColourSpace, 'isIndexed' | 'leaves' | 'base'>> = {},
): ColourSpace => ({ components, toColour, isIndexed: false, leaves: 'nothing', ...change });

export const GRAY = space(1, ([level = 0]) => grey(level));
const RGB = space(3, (parts) => rgb(parts));
const CMYK = space(4, (parts) => cmyk(parts), { leaves: 'unused-inks' });
const PATTERN = space(0, ofPattern);
const LAB = space(3, lab);

const device: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: GRAY,
  G: GRAY,
  CalGray: GRAY,
  DeviceRGB: RGB,
  RGB,
  DeviceCMYK: CMYK,
  CMYK,
  Pattern: PATTERN,
};
/** The meaning of a device's colours where the resources define it (ISO 32000-2, section 8.6.5.6). */
const DEFAULTS: Readonly<Record<string, string>> = {
  DeviceGray: 'DefaultGray',
  G: 'DefaultGray',
  DeviceRGB: 'DefaultRGB',
  RGB: 'DefaultRGB',
  DeviceCMYK: 'DefaultCMYK',
  CMYK: 'DefaultCMYK',
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
    const usual = spaces && 'get' in spaces ? get(spaces as PDFDict, DEFAULTS[name] ?? '') : undefined;
    // A default that is a device itself would lead in a circle.
    if (usual instanceof PDFArray) return colourSpaceOf(usual, undefined, depth + 1);
    return device[name];
  }
  if (!(value instanceof PDFArray)) return undefined;
  const [family, ...parts] = listOf(value);
  const inner = (at: number) => colourSpaceOf(parts[at], resources, depth + 1);
  const isStep = (ink: string) => isStepInk(ink, value);
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
      return base && indexed(base);
    }
    case 'Separation':
      return separation(nameOf(parts[0]) ?? '', isStep);
    case 'DeviceN':
      return parts[0] instanceof PDFArray
        ? deviceN(
            listOf(parts[0]).map((name) => nameOf(name) ?? ''),
            isStep,
          )
        : undefined;
    case 'Pattern':
      return { ...PATTERN, base: inner(0) };
    default:
      return device[nameOf(family) ?? ''];
  }
}

/** Colours that are numbers of a table. */
export const indexed = (base: ColourSpace): ColourSpace =>
  space(1, () => ({ ...middleOf(base), isRichBlack: false }), { isIndexed: true });

/** The kind of colour that a picture or a shading in a space has; how much ink it needs is not known. */
export const middleOf = ({ components, toColour }: ColourSpace): Colour => ({
  ...toColour(new Array<number>(components).fill(0.5)),
  inkPercent: null,
  isWhite: false,
  isRichBlack: false,
});

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

type IsStep = (ink: string) => boolean;

function separation(name: string, isStep: IsStep): ColourSpace {
  const process = PROCESS.get(name);
  if (process !== undefined) return deviceN([name], isStep);
  if (name === 'All') return space(1, ([tint = 1]) => registration(tint));
  if (name === 'None') return space(1, () => ({ ...grey(1) }));
  return space(1, ([tint = 1]) => spot(name, tint, isStep), { leaves: 'other-inks' });
}

function deviceN(names: readonly string[], isStep: IsStep): ColourSpace {
  const spots = names.filter((name) => !PROCESS.has(name) && name !== 'None');
  const process = (tints: readonly number[]): number[] => {
    const parts = [0, 0, 0, 0];
    for (const [at, name] of names.entries()) parts[PROCESS.get(name) ?? 4] = tints[at] ?? 0;
    return parts.slice(0, 4);
  };
  // A colour that is mixed with a step after printing stays with it.
  const converts = spots.some(isStep) ? { converts: 'never' as const } : {};
  const toColour = (tints: readonly number[]): Colour => {
    const used = spots.filter((name) => (tints[names.indexOf(name)] ?? 0) > 0.001);
    return used.length > 0 ? { ...spot(used, 1, isStep), isWhite: false, ...converts } : cmyk(process(tints));
  };
  return space(names.length, toColour, { leaves: 'other-inks' });
}
