import { PDFArray, PDFHexString, type PDFRawStream, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { hasFewColours } from '../bitmap/pixels.ts';
import type { Deadline } from '../deadline.ts';
import type { ImageItem } from '../facts.ts';
import type { Raster } from '../raster.ts';
import { Refusal } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { colourSpaceOf } from './colour-space.ts';
import { imageSpace } from './image-space.ts';
import { getNumber, listOf, nameOf } from './objects.ts';
import { bytesOf, filtersOf } from './streams.ts';

/** Most pictures of a file that are looked at, and pixels of one. */
const MAX_LOOKED = 200;
const MAX_PIXELS = 8_000_000;
const SAMPLE_PX = 400;
const SAMPLES = 40_000;

/** Looks at the pixels of coarse pictures, at each once: whether they are logos. */
export class PicturePixels {
  readonly #goodDpi: number;
  /** Whether it has few colours, by picture; `undefined` where that could not be seen. */
  readonly #known = new Map<PDFRawStream, boolean | undefined>();

  /** `goodDpi`: finer pictures are right, whatever they show. */
  constructor(goodDpi: number) {
    this.#goodDpi = goodDpi;
  }

  /** Enters into pictures whether they are logos. */
  async look(streams: ReadonlyMap<ImageItem, PDFRawStream>, deadline: Deadline): Promise<void> {
    for (const [item, stream] of streams) {
      if (item.isMask || item.isLogo || item.dpi >= this.#goodDpi) continue;
      if (!this.#known.has(stream) && this.#known.size < MAX_LOOKED) {
        deadline.check();
        const raster = await sampleOf(stream);
        this.#known.set(stream, raster && hasFewColours(raster));
      }
      item.isLogo = this.#known.get(stream) ?? false;
    }
  }
}

/** Some pixels of a picture in screen colours, as far as that matters for counting them. */
async function sampleOf(stream: PDFRawStream): Promise<Raster | undefined> {
  const [width, height] = [getNumber(stream.dict, 'Width') ?? 0, getNumber(stream.dict, 'Height') ?? 0];
  if (width * height > MAX_PIXELS || filtersOf(stream.dict).includes('JPXDecode')) return undefined;
  try {
    if (filtersOf(stream.dict).at(-1) !== 'DCTDecode') return flatSample(stream, width * height);
    if (filtersOf(stream.dict).length > 1) return undefined;
    const { data, info } = await sharp(stream.contents, { failOn: 'error' })
      .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height, channels: 3 } : undefined;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

function flatSample(stream: PDFRawStream, pixels: number): Raster | undefined {
  const named = imageSpace(stream);
  const space = colourSpaceOf(named, undefined);
  if (!space || getNumber(stream.dict, 'BitsPerComponent') !== 8) return undefined;
  const table = space.isIndexed && named instanceof PDFArray ? tableOf(named) : undefined;
  if (space.isIndexed && !table) return undefined;
  const bytes = bytesOf(stream);
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const count = Math.floor(pixels / step);
  const data = new Uint8Array(count * 3);
  for (let at = 0; at < count; at++) {
    const from = at * step * space.components;
    data.set(table ? table(bytes[from] ?? 0) : screenColour(bytes.subarray(from, from + space.components)), at * 3);
  }
  return { data, width: count, height: 1, channels: 3 };
}

/** The colours of an index (ISO 32000-2, section 8.6.6.3). */
function tableOf(array: PDFArray): ((index: number) => number[]) | undefined {
  const [family, base, , lookup] = listOf(array);
  const components = colourSpaceOf(base, undefined)?.components;
  const isText = lookup instanceof PDFString || lookup instanceof PDFHexString;
  const bytes = isText ? lookup.asBytes() : lookup instanceof PDFStream ? bytesOf(lookup) : undefined;
  if (nameOf(family) !== 'Indexed' || !components || !bytes) return undefined;
  return (index) => screenColour(bytes.subarray(index * components, (index + 1) * components));
}

/** Three numbers of one, three or four, so that colours that differ stay different. */
function screenColour([a = 0, b = a, c = a, k]: Uint8Array): number[] {
  return k === undefined ? [a, b, c] : [a, b, c].map((ink) => 255 - Math.min(255, ink + k));
}
