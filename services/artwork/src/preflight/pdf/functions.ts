import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { calculatorOf } from './calculator.ts';
import { dictOf, get, getArray, getNumber, listOf, numbersOf } from './objects.ts';
import { bytesOf } from './streams.ts';

/** A function of the file: as many numbers as it has inputs become its outputs. */
export type PdfFunction = (inputs: readonly number[]) => number[];

const MAX_DEPTH = 6;
/** Functions within one: a file may lead each of many to the same many others. */
const MAX_FUNCTIONS = 1000;

/** Steps of a gradient whose function is written again. */
const STEPS = 256;
/** Gradients along a line, and from circle to circle. */
const AXIAL_AND_RADIAL = [2, 3];

/** Whether a shading goes from colour to colour along a line or between circles. */
export const isGradient = (shading: PDFDict): boolean =>
  AXIAL_AND_RADIAL.includes(getNumber(shading, 'ShadingType') ?? 0);

/** The colours of a gradient in even steps, and then its ground if it has one; nothing for a gradient that cannot be told so. */
export function gradientColours(dict: PDFDict): number[][] | undefined {
  const colourAt = functionOf(get(dict, 'Function'), 1);
  if (!colourAt || !isGradient(dict)) return undefined;
  const [from = 0, to = 1] = numbersOf(getArray(dict, 'Domain'));
  const steps = Array.from({ length: STEPS }, (_, at) => colourAt([from + (at / (STEPS - 1)) * (to - from)]));
  const ground = numbersOf(getArray(dict, 'Background'));
  return ground.length > 0 ? [...steps, ground] : steps;
}

/** Gives a gradient other colours in the same order, with this number of bytes each, in a space of devices. */
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
 * A function of the file with the given number of inputs, or several with one output each (ISO 32000-2, section 7.10). Nothing for one with
 * another number of inputs, and for what is malformed.
 */
export function functionOf(
  value: PDFObject | undefined,
  inputs: number,
  depth = 0,
  read = { count: 0 },
): PdfFunction | undefined {
  if (depth > MAX_DEPTH || ++read.count > MAX_FUNCTIONS) return undefined;
  if (value instanceof PDFArray) {
    const all = listOf(value).map((one) => functionOf(one, inputs, depth + 1, read));
    return all.every((one) => one !== undefined) ? (x) => all.flatMap((one) => one(x)) : undefined;
  }
  const dict = dictOf(value);
  const domain = dict && numbersOf(getArray(dict, 'Domain'));
  if (!dict || domain?.length !== inputs * 2) return undefined;
  const raw = unlimited(value, dict, depth, read);
  const range = numbersOf(getArray(dict, 'Range'));
  return (
    raw &&
    ((x) =>
      raw(x.map((one, at) => within(one, domain[at * 2], domain[at * 2 + 1]))).map((y, at) =>
        range.length > at * 2 + 1 ? within(y, range[at * 2], range[at * 2 + 1]) : y,
      ))
  );
}

function unlimited(
  value: PDFObject | undefined,
  dict: PDFDict,
  depth: number,
  read: { count: number },
): PdfFunction | undefined {
  switch (getNumber(dict, 'FunctionType')) {
    case 0:
      return value instanceof PDFStream ? sampled(value) : undefined;
    case 2:
      return exponential(dict);
    case 3:
      return stitched(dict, depth, read);
    case 4:
      return value instanceof PDFStream ? calculated(value) : undefined;
    default:
      return undefined;
  }
}

function calculated(stream: PDFStream): PdfFunction | undefined {
  const outputs = numbersOf(getArray(stream.dict, 'Range')).length / 2;
  const calculate = calculatorOf(Buffer.from(bytesOf(stream)).toString('latin1'));
  // A program that fails leaves no ink.
  return calculate && ((x) => calculate(x)?.slice(-outputs) ?? new Array<number>(outputs).fill(0));
}

function exponential(dict: PDFDict): PdfFunction {
  const start = numbersOf(getArray(dict, 'C0'));
  const end = numbersOf(getArray(dict, 'C1'));
  const exponent = getNumber(dict, 'N') ?? 1;
  const [from, to] = [start.length > 0 ? start : [0], end.length > 0 ? end : [1]];
  return ([x = 0]) => from.map((low, at) => low + x ** exponent * ((to[at] ?? low) - low));
}

function stitched(dict: PDFDict, depth: number, read: { count: number }): PdfFunction | undefined {
  const [from = 0, to = 1] = numbersOf(getArray(dict, 'Domain'));
  const parts = (getArray(dict, 'Functions') ?? []).map((part) => functionOf(part, 1, depth + 1, read));
  const bounds = [from, ...numbersOf(getArray(dict, 'Bounds')), to];
  const encode = numbersOf(getArray(dict, 'Encode'));
  if (parts.length === 0 || bounds.length !== parts.length + 1) return undefined;
  if (!parts.every((part) => part !== undefined)) return undefined;
  return ([x = 0]) => {
    const next = bounds.findIndex((bound, at) => at > 0 && x < bound);
    const at = next < 0 ? parts.length - 1 : next - 1;
    return parts[at]?.([between(x, bounds[at], bounds[at + 1], encode[at * 2], encode[at * 2 + 1])]) ?? [];
  };
}

/** Inputs of a table that are read: each doubles the samples between which a colour lies. */
const MAX_INPUTS = 8;

function sampled(stream: PDFStream): PdfFunction | undefined {
  const { dict } = stream;
  const sizes = numbersOf(getArray(dict, 'Size'));
  const bits = getNumber(dict, 'BitsPerSample') ?? 0;
  const range = numbersOf(getArray(dict, 'Range'));
  const domain = numbersOf(getArray(dict, 'Domain'));
  const isWhole = sizes.length * 2 === domain.length && sizes.every((size) => Number.isInteger(size) && size >= 1);
  if (!isWhole || sizes.length > MAX_INPUTS || range.length < 2 || ![8, 16].includes(bits)) return undefined;
  const outputs = range.length / 2;
  const bytes = bytesOf(stream);
  const width = bits / 8;
  if (bytes.length < sizes.reduce((product, size) => product * size, 1) * outputs * width) return undefined;
  const encode = numbersOf(getArray(dict, 'Encode'));
  const decode = numbersOf(getArray(dict, 'Decode'));
  const sample = (at: number, output: number): number => {
    const place = (at * outputs + output) * width;
    const raw = width === 1 ? (bytes[place] ?? 0) : (bytes[place] ?? 0) * 256 + (bytes[place + 1] ?? 0);
    const [low = 0, high = 1] = (decode.length > 0 ? decode : range).slice(output * 2);
    return low + (raw / (2 ** bits - 1)) * (high - low);
  };
  return (x) => {
    // The samples around the place, each with its share; the first input changes fastest.
    let around: { at: number; share: number }[] = [{ at: 0, share: 1 }];
    let step = 1;
    for (const [input, size] of sizes.entries()) {
      const [from, to] = [domain[input * 2], domain[input * 2 + 1]];
      const [low, high] = [encode[input * 2] ?? 0, encode[input * 2 + 1] ?? size - 1];
      const place = within(between(x[input] ?? 0, from, to, low, high), 0, size - 1);
      const before = Math.floor(place);
      const share = place - before;
      const [first, second] = [before * step, Math.min(before + 1, size - 1) * step];
      around = around.flatMap((one) => [
        { at: one.at + first, share: one.share * (1 - share) },
        ...(share > 0 ? [{ at: one.at + second, share: one.share * share }] : []),
      ]);
      step *= size;
    }
    return Array.from({ length: outputs }, (_, output) =>
      around.reduce((sum, { at, share }) => sum + share * sample(at, output), 0),
    );
  };
}

/** A number of one interval where it lies in another. */
const between = (x: number, from = 0, to = 1, low = 0, high = 1): number =>
  to === from ? low : low + ((x - from) / (to - from)) * (high - low);
const within = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high);
