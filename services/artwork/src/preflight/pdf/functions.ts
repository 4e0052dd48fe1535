import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { dictOf, get, getArray, getNumber, listOf, numbersOf } from './objects.ts';
import { bytesOf } from './streams.ts';

/** A function of one number, as tints and gradients have it. */
export type Curve = (input: number) => number[];

const MAX_DEPTH = 6;
/** Functions within one: a file may lead each of many to the same many others. */
const MAX_FUNCTIONS = 1000;

/** Steps of a gradient whose function is written anew. */
const STEPS = 256;
/** Gradients along a line, and from circle to circle. */
const AXIAL_AND_RADIAL = [2, 3];

/** The colours of a gradient in even steps, and then its ground if it has one; nothing for a gradient that cannot be told so. */
export function coloursOfGradient(dict: PDFDict): number[][] | undefined {
  const curve = curveOf(get(dict, 'Function'));
  if (!curve || !AXIAL_AND_RADIAL.includes(getNumber(dict, 'ShadingType') ?? 0)) return undefined;
  const [from = 0, to = 1] = numbersOf(getArray(dict, 'Domain'));
  const steps = Array.from({ length: STEPS }, (_, at) => curve(from + (at / (STEPS - 1)) * (to - from)));
  const ground = numbersOf(getArray(dict, 'Background'));
  return ground.length > 0 ? [...steps, ground] : steps;
}

/** Gives a gradient other colours in the same order: so many bytes each, in a space of devices. */
export function recolourGradient(dict: PDFDict, space: 'DeviceRGB' | 'DeviceCMYK', colours: Uint8Array): void {
  const { context } = dict;
  const outputs = space === 'DeviceRGB' ? 3 : 4;
  const [from = 0, to = 1] = numbersOf(getArray(dict, 'Domain'));
  const range = Array.from({ length: outputs }, () => [0, 1]).flat();
  const form = { FunctionType: 0, Domain: [from, to], Range: range, Size: [STEPS], BitsPerSample: 8 };
  const ground = colours.subarray(STEPS * outputs);
  dict.set(PDFName.of('Function'), context.register(context.flateStream(colours.slice(0, STEPS * outputs), form)));
  if (ground.length > 0) dict.set(PDFName.of('Background'), context.obj([...ground].map((part) => part / 255)));
  dict.set(PDFName.of('ColorSpace'), PDFName.of(space));
}

/**
 * A function of the file with one input, or several of one output each (ISO 32000-2, section 7.10). Nothing for programs (type 4),
 * for more inputs, and for what is malformed.
 */
export function curveOf(value: PDFObject | undefined, depth = 0, read = { count: 0 }): Curve | undefined {
  if (depth > MAX_DEPTH || ++read.count > MAX_FUNCTIONS) return undefined;
  if (value instanceof PDFArray) {
    const curves = listOf(value).map((one) => curveOf(one, depth + 1, read));
    return curves.every((curve) => curve !== undefined) ? (x) => curves.flatMap((curve) => curve(x)) : undefined;
  }
  const dict = dictOf(value);
  const domain = dict && numbersOf(getArray(dict, 'Domain'));
  if (!dict || domain?.length !== 2) return undefined;
  const curve = unlimited(value, dict, depth, read);
  const range = numbersOf(getArray(dict, 'Range'));
  const [from = 0, to = 1] = domain;
  return (
    curve &&
    ((x) =>
      curve(within(x, from, to)).map((y, at) =>
        range.length > at * 2 + 1 ? within(y, range[at * 2], range[at * 2 + 1]) : y,
      ))
  );
}

function unlimited(
  value: PDFObject | undefined,
  dict: PDFDict,
  depth: number,
  read: { count: number },
): Curve | undefined {
  switch (getNumber(dict, 'FunctionType')) {
    case 0:
      return value instanceof PDFStream ? sampled(value) : undefined;
    case 2:
      return exponential(dict);
    case 3:
      return stitched(dict, depth, read);
    default:
      return undefined;
  }
}

function exponential(dict: PDFDict): Curve {
  const start = numbersOf(getArray(dict, 'C0'));
  const end = numbersOf(getArray(dict, 'C1'));
  const exponent = getNumber(dict, 'N') ?? 1;
  const [from, to] = [start.length > 0 ? start : [0], end.length > 0 ? end : [1]];
  return (x) => from.map((low, at) => low + x ** exponent * ((to[at] ?? low) - low));
}

function stitched(dict: PDFDict, depth: number, read: { count: number }): Curve | undefined {
  const [from = 0, to = 1] = numbersOf(getArray(dict, 'Domain'));
  const parts = getArray(dict, 'Functions') ?? [];
  const curves = parts.map((part) => curveOf(part, depth + 1, read));
  const bounds = [from, ...numbersOf(getArray(dict, 'Bounds')), to];
  const encode = numbersOf(getArray(dict, 'Encode'));
  if (curves.length === 0 || bounds.length !== curves.length + 1) return undefined;
  if (!curves.every((curve) => curve !== undefined)) return undefined;
  return (x) => {
    const last = curves.length - 1;
    const next = bounds.findIndex((bound, at) => at > 0 && x < bound);
    const at = next < 0 ? last : next - 1;
    return curves[at]?.(between(x, bounds[at], bounds[at + 1], encode[at * 2], encode[at * 2 + 1])) ?? [];
  };
}

function sampled(stream: PDFStream): Curve | undefined {
  const { dict } = stream;
  const [size = 0] = numbersOf(getArray(dict, 'Size'));
  const bits = getNumber(dict, 'BitsPerSample') ?? 0;
  const range = numbersOf(getArray(dict, 'Range'));
  const [from, to] = numbersOf(getArray(dict, 'Domain'));
  if (size < 1 || range.length < 2 || ![8, 16].includes(bits)) return undefined;
  const outputs = range.length / 2;
  const bytes = bytesOf(stream);
  const width = bits / 8;
  if (bytes.length < size * outputs * width) return undefined;
  const encode = numbersOf(getArray(dict, 'Encode'));
  const decode = numbersOf(getArray(dict, 'Decode'));
  const sample = (at: number, output: number): number => {
    const place = (at * outputs + output) * width;
    const raw = width === 1 ? (bytes[place] ?? 0) : (bytes[place] ?? 0) * 256 + (bytes[place + 1] ?? 0);
    const [low = 0, high = 1] = (decode.length > 0 ? decode : range).slice(output * 2);
    return low + (raw / (2 ** bits - 1)) * (high - low);
  };
  return (x) => {
    const place = within(between(x, from, to, encode[0] ?? 0, encode[1] ?? size - 1), 0, size - 1);
    const before = Math.floor(place);
    const after = Math.min(before + 1, size - 1);
    return Array.from({ length: outputs }, (_, output) => {
      const low = sample(before, output);
      return low + (place - before) * (sample(after, output) - low);
    });
  };
}

/** A number of one interval where it lies in another. */
const between = (x: number, from = 0, to = 1, low = 0, high = 1): number =>
  to === from ? low : low + ((x - from) / (to - from)) * (high - low);
const within = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high);
