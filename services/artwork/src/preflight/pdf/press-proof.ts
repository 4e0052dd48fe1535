import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import type { Deadline } from '../deadline.ts';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { pressProfile } from '../press/index.ts';
import { release } from '../raster.ts';
import { sharp } from '../sharp.ts';
import { gradientColours, recolourGradient } from './functions.ts';
import { inkPixels } from './image-ink.ts';
import { readContent } from './lexer.ts';
import { sizeOf } from './mean-pixels.ts';
import { getArray, getName, getNumber, nameOf } from './objects.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { bytesOf, filtersOf, unfilteredDict } from './streams.ts';

const ROW = 256;

/** Inks as they look in print, each converted once. */
export class Screen {
  readonly #known = new Map<string, string>();

  /** A content stream whose inks, and greys, are colours of the screen. */
  async shown(bytes: Uint8Array): Promise<Uint8Array> {
    const wanted = new Map<string, number[]>();
    readContent(bytes, (operator, operands) => {
      const inks = inksOf(operator, operands);
      if (inks && !this.#known.has(inks.join())) wanted.set(inks.join(), inks);
    });
    if (wanted.size > 0) {
      const levels = await inksOnScreen([...wanted.values()].flat());
      for (const [at, key] of [...wanted.keys()].entries())
        this.#known.set(key, [0, 1, 2].map((part) => ((levels[at * 3 + part] ?? 0) / 255).toFixed(4)).join(' '));
    }
    const parts: Uint8Array[] = [];
    let kept = 0;
    readContent(bytes, (operator, operands, { from, to }) => {
      const inks = inksOf(operator, operands);
      if (!inks) return;
      const isStroke = operator === 'K' || operator === 'G';
      parts.push(
        bytes.subarray(kept, from),
        Buffer.from(` ${this.#known.get(inks.join())} ${isStroke ? 'RG' : 'rg'} `),
      );
      kept = to;
    });
    return Buffer.concat([...parts, bytes.subarray(kept)]);
  }
}

/** Replaces the inks of text, shapes, gradients and small pictures by the colours of a screen that look as the press prints them. */
export async function showInksOnScreen(document: PDFDocument, screen: Screen, deadline: Deadline): Promise<void> {
  const { context } = document;
  for (const node of pagesOf(document)) {
    deadline.check();
    const content = await screen.shown(contentOf(node));
    node.dict.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), content)));
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    deadline.check();
    if (object instanceof PDFArray) await showIndex(object);
    for (const gradient of gradientsIn(object)) await showGradient(gradient);
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    const space = dict.lookup(PDFName.of('ColorSpace'));
    if (space instanceof PDFArray) await showIndex(space);
    const isDrawn = getName(dict, 'Subtype') === 'Form' || getNumber(dict, 'PatternType') === 1;
    const shown = isDrawn ? await drawnOnScreen(object, screen) : await pictureOnScreen(object);
    if (shown) context.assign(ref, shown);
  }
}

/** The levels of a screen that look as the press prints inks: at least three for each four, both from 0 to 255. */
export async function inksOnScreen(inks: Uint8Array | readonly number[]): Promise<Uint8Array> {
  const height = Math.ceil(inks.length / 4 / ROW);
  const pixels = new Uint8Array(ROW * height * 4);
  pixels.set(inks);
  const tiff = cmykTiff(pixels, ROW, height, pressProfile());
  release({ data: pixels });
  const levels = await sharp(tiff, { limitInputPixels: false }).toColourspace('srgb').raw().toBuffer();
  release({ data: tiff });
  return levels;
}

/** The inks that an operator of device colours paints with, from 0 to 255; grey is black ink. */
function inksOf(operator: string, operands: readonly unknown[]): number[] | undefined {
  const parts = operands.map((part) => (typeof part === 'number' ? Math.min(Math.max(part, 0), 1) : 0));
  if ((operator === 'k' || operator === 'K') && parts.length === 4) return parts.map((ink) => Math.round(ink * 255));
  const isGrey = (operator === 'g' || operator === 'G') && parts.length === 1;
  return isGrey ? [0, 0, 0, Math.round((1 - (parts[0] ?? 0)) * 255)] : undefined;
}

const MAX_DEPTH = 12;

/** Gradients in an object itself, not in what it refers to. */
function gradientsIn(object: PDFObject, depth = 0): PDFDict[] {
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict) || depth > MAX_DEPTH) return [];
  if (getNumber(dict, 'ShadingType') !== undefined) return [dict];
  return dict.entries().flatMap(([, value]) => (value instanceof PDFDict ? gradientsIn(value, depth + 1) : []));
}

/** Changes a gradient of inks; another one stays. */
async function showGradient(dict: PDFDict): Promise<void> {
  const inks = getName(dict, 'ColorSpace') === 'DeviceCMYK' ? gradientColours(dict) : undefined;
  if (!inks?.every(({ length }) => length === 4)) return;
  const bytes = inks.flat().map((ink) => Math.round(Math.min(Math.max(ink, 0), 1) * 255));
  const levels = await inksOnScreen(bytes);
  recolourGradient(dict, 'DeviceRGB', levels.subarray(0, inks.length * 3));
}

/** Changes an index of inks; another array stays. */
async function showIndex(array: PDFArray): Promise<void> {
  if (array.size() !== 4 || nameOf(array.lookup(0)) !== 'Indexed' || nameOf(array.lookup(1)) !== 'DeviceCMYK') return;
  const table = array.lookup(3);
  if (!(table instanceof PDFHexString)) return;
  const inks = table.asBytes();
  const levels = await inksOnScreen([...inks]);
  array.set(1, PDFName.of('DeviceRGB'));
  array.set(3, PDFHexString.of(Buffer.from(levels.subarray(0, (inks.length / 4) * 3)).toString('hex')));
}

/** A form or a tile. */
async function drawnOnScreen(stream: PDFRawStream, screen: Screen): Promise<PDFRawStream> {
  return PDFRawStream.of(unfilteredDict(stream.dict), await screen.shown(bytesOf(stream)));
}

/** Most pixels of a picture that is shown. */
const MOST_PIXELS = 12_000_000;
/** The memory of a picture of more bytes is given back at once. */
const LARGE_BYTES = 4_000_000;

/** A picture that is no photograph; those are shown by `soft-proof.ts`. */
async function pictureOnScreen(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const { dict } = stream;
  const isPlain =
    getName(dict, 'Subtype') === 'Image' &&
    getName(dict, 'ColorSpace') === 'DeviceCMYK' &&
    filtersOf(dict).join() === 'FlateDecode' &&
    !getArray(dict, 'Decode');
  if (!isPlain) return undefined;
  const { width, height } = sizeOf(dict);
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const size = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
  const inks = await inkPixels(stream, size, 'linear');
  if (!inks) return undefined;
  const tiff = cmykTiff(inks, size.width, size.height, pressProfile());
  release({ data: inks });
  const pixels = await sharp(tiff, { limitInputPixels: false }).toColourspace('srgb').raw().toBuffer();
  release({ data: tiff });
  const changed = unfilteredDict(dict);
  changed.set(PDFName.of('Width'), PDFNumber.of(size.width));
  changed.set(PDFName.of('Height'), PDFNumber.of(size.height));
  changed.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  changed.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  changed.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const data = deflateSync(pixels);
  if (pixels.length > LARGE_BYTES) collect();
  return PDFRawStream.of(changed, data);
}
