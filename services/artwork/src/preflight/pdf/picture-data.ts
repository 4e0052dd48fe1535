import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { PDFDocument, PDFName, PDFNumber, PDFObjectCopier, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { Refusal } from '../refusal.ts';
import { colourSpaceOf } from './colour-space.ts';
import { isDrawnWrong } from './drawable-jpx.ts';
import { imageSpace } from './image-space.ts';
import { isCutJbig2 } from './jbig2-segments.ts';
import { jpegHeader } from './jpeg-header.ts';
import { dictOf, get, getBoolean, getDict, getNumber } from './objects.ts';
import { MAX_REDRAWN_BYTES } from './open-pdf.ts';
import { openDrawn } from './pdfium-document.ts';
import { filtersOf, hasZlibHeader, isCutJpeg } from './streams.ts';

/** How much of a picture's data can be read: all, a beginning, or nothing that is drawn. */
type Soundness = 'whole' | 'cut' | 'broken';

/** The side of a drawing of a picture alone, in points and pixels. */
const TRIED_PX = 64;
/** Most pictures of a file that are drawn alone: each takes some milliseconds. */
const MAX_TRIED = 500;
/** Predictors from this on have a byte more in each row (ISO 32000-2, table 10). */
const FIRST_OF_PNG = 10;
const INFLATED_AT_ONCE = 65_536;

/** Looks whether the data of pictures can be read, at each once. PDFium draws nothing where they can't, and doesn't say so. */
export class PictureData {
  /** Pictures that end too early. */
  cut = 0;
  #tried = 0;
  readonly #known = new Map<PDFRawStream, Soundness>();

  /** Whether one of the pictures, or of their masks, cannot be read. */
  async hasBroken(streams: Iterable<PDFRawStream>, deadline: Deadline): Promise<boolean> {
    let isBroken = false;
    for (const stream of streams)
      for (const part of withMasks(stream)) {
        const known = this.#known.get(part);
        deadline.check();
        const soundness = known ?? (await this.#soundnessOf(part));
        this.#known.set(part, soundness);
        if (!known && soundness === 'cut') this.cut++;
        isBroken ||= soundness === 'broken';
      }
    return isBroken;
  }

  async #soundnessOf(stream: PDFRawStream): Promise<Soundness> {
    const { dict, contents } = stream;
    if (isDrawnWrong(stream)) return 'broken';
    switch (filtersOf(dict).join()) {
      case '':
        return ofCount(stream, contents.length);
      case 'FlateDecode': {
        if (!hasZlibHeader(contents)) return 'broken';
        const wanted = wantedBytes(stream);
        return ofCount(stream, await inflatedBytes(contents, wanted?.all ?? 1));
      }
      case 'DCTDecode': {
        const soundness = isPlainJpeg(stream) ? 'whole' : await this.#tryToDraw(stream);
        return soundness === 'whole' && isCutJpeg(stream) ? 'cut' : soundness;
      }
      default: {
        const soundness = await this.#tryToDraw(stream);
        const isScan = filtersOf(dict).join() === 'JBIG2Decode';
        return soundness === 'whole' && isScan && isCutJbig2(contents) ? 'cut' : soundness;
      }
    }
  }

  async #tryToDraw(stream: PDFRawStream): Promise<Soundness> {
    if (++this.#tried > MAX_TRIED || stream.contents.length > MAX_REDRAWN_BYTES) return 'whole';
    return (await isDrawn(stream)) ? 'whole' : 'broken';
  }
}

/** A picture, and those that say where it is transparent. */
const withMasks = (stream: PDFRawStream): PDFRawStream[] => [
  stream,
  ...['SMask', 'Mask'].flatMap((key) => {
    const mask = get(stream.dict, key);
    return mask instanceof PDFRawStream ? [mask] : [];
  }),
];

/** The bytes of all rows of a picture and of one, as they are stored; nothing where the file doesn't say that. */
function wantedBytes(stream: PDFRawStream): { all: number; ofRow: number } | undefined {
  const { dict } = stream;
  const [width = 0, height = 0] = [getNumber(dict, 'Width'), getNumber(dict, 'Height')];
  const isMask = getBoolean(dict, 'ImageMask') === true;
  const components = isMask ? 1 : colourSpaceOf(imageSpace(stream), undefined)?.components;
  const bits = isMask ? 1 : getNumber(dict, 'BitsPerComponent');
  const parms = getDict(dict, 'DecodeParms') ?? dictOf(get(dict, 'DP'));
  const hasPngPredictor = ((parms && getNumber(parms, 'Predictor')) ?? 1) >= FIRST_OF_PNG;
  if (!components || !bits) return undefined;
  const ofRow = Math.ceil((width * components * bits) / 8) + (hasPngPredictor ? 1 : 0);
  return { all: ofRow * height, ofRow };
}

/** Some programs leave the last row to the reader. */
function ofCount(stream: PDFRawStream, bytes: number): Soundness {
  const wanted = wantedBytes(stream);
  if (bytes === 0) return 'broken';
  return wanted && bytes < wanted.all - wanted.ofRow ? 'cut' : 'whole';
}

/** How many bytes there are before the data end or break, up to `most`, a part at a time: pictures are large. */
async function inflatedBytes(contents: Uint8Array, most: number): Promise<number> {
  const inflate = createInflateRaw({ chunkSize: INFLATED_AT_ONCE });
  let count = 0;
  try {
    for await (const part of Readable.from([contents.subarray(2)]).pipe(inflate)) {
      count += (part as Buffer).length;
      if (count >= most) break;
    }
  } catch {
    // Broken from here on.
  }
  return count;
}

/** Whether PDFium reads a JPEG without doubt: usual, and of the size that the file says. */
function isPlainJpeg(stream: PDFRawStream): boolean {
  const { dict, contents } = stream;
  const header = jpegHeader(contents);
  const components = colourSpaceOf(imageSpace(stream), undefined)?.components;
  return (
    header?.isUsual === true &&
    header.bits === 8 &&
    header.width === getNumber(dict, 'Width') &&
    header.height === getNumber(dict, 'Height') &&
    header.components === components
  );
}

/** Whether PDFium draws something of a picture that lies alone on nothing, without its masks. */
async function isDrawn(stream: PDFRawStream): Promise<boolean> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const dict = stream.dict.clone(stream.dict.context);
  for (const key of ['SMask', 'Mask', 'OC', 'Alternates', 'Metadata', 'StructParent']) dict.delete(PDFName.of(key));
  if (getBoolean(dict, 'ImageMask')) {
    for (const key of ['ImageMask', 'Decode']) dict.delete(PDFName.of(key));
    dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
    dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(1));
  }
  const { context } = document;
  const copier = PDFObjectCopier.for(stream.dict.context, context);
  const image = context.register(copier.copy(PDFRawStream.of(dict, stream.contents)));
  const page = document.addPage([TRIED_PX, TRIED_PX]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: image } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`${TRIED_PX} 0 0 ${TRIED_PX} 0 0 cm /Im Do`)));
  const drawn = await openDrawn(await document.save({ useObjectStreams: false }), false).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!drawn) return false;
  try {
    const { data } = drawn.draw(0, { longestPx: TRIED_PX, ground: 'nothing' });
    return isSeen(stream, data);
  } finally {
    drawn.close();
  }
}

/** Most bytes that say of all rows that they have one colour. Dense rows refer to the one before and take two bits each. */
const blankBytes = (rows: number, isDense: boolean): number => 32 + rows * (isDense ? 0.25 : 16);

/** Whether a drawing shows a picture. Faxes and scans that can't be read may be drawn as white paper. */
function isSeen({ dict, contents }: PDFRawStream, data: Uint8Array): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const [first = 0] = pixels;
  if (pixels.some((pixel) => pixel !== first)) return true;
  const filter = filtersOf(dict).at(-1);
  const parms = getDict(dict, 'DecodeParms') ?? dict;
  const isGroup4 = (getNumber(parms, 'K') ?? 0) < 0 && getBoolean(parms, 'EncodedByteAlign') !== true;
  const isBlank =
    filter === 'JBIG2Decode' || filter === 'CCITTFaxDecode'
      ? contents.length <= blankBytes(getNumber(dict, 'Height') ?? 0, filter === 'JBIG2Decode' || isGroup4)
      : true;
  return first !== 0 && isBlank;
}
