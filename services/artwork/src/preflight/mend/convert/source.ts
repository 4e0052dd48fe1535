import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { functionOf } from '../../pdf/functions.ts';
import { get, getArray, getDict, getNumber, listOf, nameOf, numbersOf } from '../../pdf/objects.ts';
import { isStepInk } from '../../pdf/step-inks.ts';
import { bytesOf } from '../../pdf/streams.ts';

/** A colour: red, green and blue from 0 to 255 in the colours of a profile or of sRGB, or four inks from 0 to 255. */
export interface Measured {
  parts: readonly number[];
  icc?: Uint8Array | undefined;
  /** Four inks from 0 to 255 that are printed besides it, as the colour names them. */
  added?: readonly number[] | undefined;
}

export interface ConvertedSource {
  kind: 'converted';
  components: number;
  /** The meaning of its bytes in a picture: red, green and blue, tints of several inks, or something else. */
  pixels: 'rgb' | 'tints' | 'other';
  icc?: Uint8Array | undefined;
  measure(parts: readonly number[]): Measured;
  /** The numbers of a colour, from their bytes in a picture or an index. */
  ofBytes(bytes: readonly number[]): number[];
}

/** The conversion of the colours of a space. */
export type Source =
  /** Colours of the press already, or nothing that is printed. */
  | { kind: 'kept'; hasInks: boolean; components: number; isCmyk?: boolean }
  | ConvertedSource
  | { kind: 'indexed'; array: PDFArray; base: Source }
  | { kind: 'pattern'; array: PDFArray | undefined; base: Source | undefined };

const MAX_DEPTH = 6;
const INK_NAMES = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const PROCESS = new Set([...INK_NAMES, 'None', 'All']);

const INKS: Source = { kind: 'kept', hasInks: true, components: 4, isCmyk: true };
const GREY: Source = { kind: 'kept', hasInks: false, components: 1 };
const ofBytes = (bytes: readonly number[]): number[] => bytes.map((byte) => byte / 255);
const rgbSource = (icc?: Uint8Array): ConvertedSource => ({
  kind: 'converted',
  components: 3,
  pixels: 'rgb',
  icc,
  ofBytes,
  measure: (parts) => ({ parts: [0, 1, 2].map((at) => toByte(parts[at])), icc }),
});
const RGB = rgbSource();
const DEVICES: Readonly<Record<string, Source>> = {
  DeviceGray: GREY,
  G: GREY,
  CalGray: GREY,
  DeviceCMYK: INKS,
  CMYK: INKS,
  DeviceRGB: RGB,
  RGB,
  Pattern: { kind: 'pattern', array: undefined, base: undefined },
};

/** Whether spot colours are converted. Those of steps after printing stay in any case. */
export type Spots = 'converted' | 'kept';

/** Reads a colour space (ISO 32000-2, section 8.6). Nothing for one whose colours cannot be told. */
export function sourceOf(
  value: PDFObject | undefined,
  resources: PDFDict | undefined,
  spots: Spots,
  depth = 0,
): Source | undefined {
  if (!value || depth > MAX_DEPTH) return undefined;
  if (value instanceof PDFName) {
    const name = value.decodeText();
    const spaces = getDict(resources, 'ColorSpace');
    const named = spaces && (get(spaces, name) ?? (name === 'DeviceRGB' ? get(spaces, 'DefaultRGB') : undefined));
    return named && named !== value ? sourceOf(named, resources, spots, depth + 1) : DEVICES[name];
  }
  if (!(value instanceof PDFArray)) return undefined;
  const [family, first, second, third] = listOf(value);
  const inner = (space: PDFObject | undefined) => sourceOf(space, resources, spots, depth + 1);
  switch (nameOf(family)) {
    case 'ICCBased':
      return iccBased(first, resources, spots, depth);
    case 'Lab':
      return labSource(first instanceof PDFDict ? numbersOf(getArray(first, 'Range')) : []);
    case 'CalRGB':
      return calibrated(first instanceof PDFDict ? first : undefined);
    case 'Indexed':
    case 'I': {
      const base = inner(first);
      return base && { kind: 'indexed', array: value, base };
    }
    case 'Pattern':
      return { kind: 'pattern', array: value, base: inner(first) };
    case 'Separation':
      return inksNamed([nameOf(first) ?? ''], spots, value) ?? spot([nameOf(first) ?? ''], inner(second), third);
    case 'DeviceN': {
      const names = first instanceof PDFArray ? listOf(first).map((name) => nameOf(name) ?? '') : [];
      return inksNamed(names, spots, value) ?? spot(names, inner(second), third);
    }
    default:
      return DEVICES[nameOf(family) ?? ''];
  }
}

/** Inks that stay: those of the press, of steps after printing with all that is mixed with them, and all where spot colours stay. */
function inksNamed(names: readonly string[], spots: Spots, space: PDFArray): Source | undefined {
  const hasStep = names.some((name) => isStepInk(name, space));
  const stay = spots === 'kept' || hasStep || names.every((name) => PROCESS.has(name));
  return stay ? { kind: 'kept', hasInks: true, components: names.length } : undefined;
}

function iccBased(
  value: PDFObject | undefined,
  resources: PDFDict | undefined,
  spots: Spots,
  depth: number,
): Source | undefined {
  if (!(value instanceof PDFStream)) return undefined;
  switch (getNumber(value.dict, 'N')) {
    case 1:
      return GREY;
    case 3:
      return rgbSource(profileIn(value));
    case 4:
      return INKS;
    default:
      return sourceOf(get(value.dict, 'Alternate'), resources, spots, depth + 1);
  }
}

/** Profiles by their streams: colours are told apart by the profile that they have, as an object. */
const profiles = new WeakMap<PDFStream, Uint8Array | null>();

/** The profile of screen colours in a stream; nothing for one that is none, whose colours then are those of sRGB. */
function profileIn(stream: PDFStream): Uint8Array | undefined {
  const known = profiles.get(stream);
  if (known !== undefined) return known ?? undefined;
  const bytes = Buffer.from(bytesOf(stream));
  const isProfile = bytes.length > 128 && bytes.toString('latin1', 36, 40) === 'acsp';
  const profile = isProfile && bytes.toString('latin1', 16, 20) === 'RGB ' ? bytes : null;
  profiles.set(stream, profile);
  return profile ?? undefined;
}

/**
 * Spot colours by the other space that the file names for presses without those inks. Inks of the press that are named beside them
 * stay as they are.
 */
function spot(
  names: readonly string[],
  alternate: Source | undefined,
  transform: PDFObject | undefined,
): Source | undefined {
  const components = names.length;
  const toAlternate = functionOf(transform, components);
  if (!toAlternate || !alternate || alternate.kind === 'indexed' || alternate.kind === 'pattern') return undefined;
  const isGrey = alternate.components === 1;
  if (alternate.kind === 'kept' && !isGrey && !alternate.isCmyk) return undefined;
  const measureSpots = (tints: readonly number[]): Measured => {
    const parts = toAlternate(tints);
    if (alternate.kind === 'converted') return alternate.measure(parts);
    return { parts: (isGrey ? [0, 0, 0, 1 - (parts[0] ?? 0)] : parts).map((ink) => within(ink) * 255) };
  };
  const inkAt = names.map((name) => INK_NAMES.indexOf(name));
  const isMixed = inkAt.some((ink) => ink >= 0);
  return {
    kind: 'converted',
    components,
    pixels: components > 1 ? 'tints' : 'other',
    ofBytes,
    icc: alternate.kind === 'converted' ? alternate.icc : undefined,
    measure: (tints) => {
      if (!isMixed) return measureSpots(tints);
      const added = INK_NAMES.map((_, ink) => within(tints[inkAt.indexOf(ink)]) * 255);
      return { ...measureSpots(inkAt.map((ink, at) => (ink >= 0 ? 0 : (tints[at] ?? 0)))), added };
    },
  };
}

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1];
/** The light of paper in the profiles of PDF: D50. */
const PAPER = [0.9642, 1, 0.8249] as const;

/** Calibrated screen colours (ISO 32000-2, section 8.6.5.3). */
function calibrated(dict: PDFDict | undefined): Source {
  if (!dict) return RGB;
  const gammas = numbersOf(getArray(dict, 'Gamma'));
  const given = numbersOf(getArray(dict, 'Matrix'));
  const matrix = given.length === 9 ? given : IDENTITY;
  const white = numbersOf(getArray(dict, 'WhitePoint'));
  return {
    kind: 'converted',
    components: 3,
    pixels: 'other',
    ofBytes,
    measure: (parts) => {
      const light = parts.map((part, at) => within(part) ** (gammas[at] ?? 1));
      const xyz = [0, 1, 2].map((row) => {
        const sum = light.reduce((total, part, column) => total + part * (matrix[column * 3 + row] ?? 0), 0);
        return (sum / (white[row] || 1)) * (PAPER[row] ?? 1);
      });
      return { parts: xyzToSrgb(xyz) };
    },
  };
}

function labSource(range: readonly number[]): Source {
  const [aLow = -100, aHigh = 100, bLow = -100, bHigh = 100] = range;
  return {
    kind: 'converted',
    components: 3,
    pixels: 'other',
    ofBytes: ([light = 0, a = 0, b = 0]) => [
      (light / 255) * 100,
      aLow + (a / 255) * (aHigh - aLow),
      bLow + (b / 255) * (bHigh - bLow),
    ],
    measure: ([light = 0, a = 0, b = 0]) => ({
      parts: labToSrgb(light, Math.min(Math.max(a, aLow), aHigh), Math.min(Math.max(b, bLow), bHigh)),
    }),
  };
}

/** CIE Lab in the light D50 as sRGB. */
function labToSrgb(light: number, a: number, b: number): number[] {
  const y = (light + 16) / 116;
  const cubed = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
  return xyzToSrgb([PAPER[0] * cubed(y + a / 500), PAPER[1] * cubed(y), PAPER[2] * cubed(y - b / 200)]);
}

/** CIE XYZ in the light D50 as sRGB, by the matrix of Bruce Lindbloom that adapts to D65. */
function xyzToSrgb([X = 0, Y = 0, Z = 0]: readonly number[]): number[] {
  const linear = [
    3.1338561 * X - 1.6168667 * Y - 0.4906146 * Z,
    -0.9787684 * X + 1.9161415 * Y + 0.033454 * Z,
    0.0719453 * X - 0.2289914 * Y + 1.4052427 * Z,
  ];
  return linear.map((level) => toByte(level <= 0.0031308 ? 12.92 * level : 1.055 * level ** (1 / 2.4) - 0.055));
}

/** From 0 to 1, also where a file's function gives no number. */
const within = (part = 0): number => (part > 0 ? Math.min(part, 1) : 0);
const toByte = (part = 0): number => Math.round(within(part) * 255);
