import { rm } from 'node:fs/promises';
import { HEIC_TOO_LARGE, heicToTiff } from '@print-shop/pictures/heic';
import { DomainError } from '@print-shop/service-kit/errors';
import type { Metadata } from 'sharp';
import { edgesOf } from '../edges.ts';
import type { Colour, Facts, ImageItem, PageFacts } from '../facts.ts';
import { writePicture } from '../page-picture.ts';
import { putOnWhite } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { corrupt, tooLarge, tooLargeHeic } from '../refusal.ts';
import type { FileKind, PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { cutPartsOf } from './cut-heic.ts';
import { fileInk, hasFewColours, rasterOf } from './pixels.ts';
import { placeOnPage } from './place-on-page.ts';
import { type PlainPage, refuseUnusual, withPlainPage } from './plain-page.ts';

/** An A2 poster at 300 dpi has 35 million pixels; more than this would only take memory. */
const MAX_PIXELS = 150_000_000;
/** Pages of a TIFF that are read. */
export const MAX_PAGES = 100;
/** Programs write 72 dpi, or nothing, when nobody chose a resolution. */
const UNSET_DPI = 72;
/** The time to read and draw large pictures of any kind. */
const MS_PER_MEGAPIXEL = 100;
/** The processor time to decode a photograph of a telephone. */
const HEIC_MS = 15_000;
/** Enough for 48 megapixels. The processor time is limited for the whole process, so the worker only ends one that waits for ever. */
const HEIC_LIMITS = { memoryBytes: 450_000_000, deadlineMs: 120_000 };
const USUAL_DPI = 300;

/** Reads a bitmap's facts at the size it is printed at, and draws its pages. Throws a refusal for a broken or too large file. */
export async function readBitmap(
  path: string,
  kind: Exclude<FileKind, 'pdf' | 'svg'>,
  context: ReadContext,
): Promise<{ facts: Facts; pictures: string[] }> {
  if (kind === 'heic') context.deadline.extend(HEIC_MS);
  return asDrawable(path, kind, async (drawable) => {
    const first = await headerOf(drawable, 0);
    context.deadline.extend(((first.width * first.height) / 1e6) * MS_PER_MEGAPIXEL);
    const pageCount = kind === 'tiff' ? (first.pages ?? 1) : 1;
    const pages: PageFacts[] = [];
    const pictures: string[] = [];
    for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page++) {
      context.deadline.check();
      const read = await withPlainPage(drawable, kind, page - 1, (plain) => readPage(plain, page, context));
      pages.push(read.facts);
      pictures.push(read.picture);
      context.onProgress(page, pageCount);
    }
    return {
      pictures,
      facts: {
        kind,
        isScalable: true,
        pageCount,
        pages,
        fonts: [],
        isEncrypted: false,
        scripts: 0,
        formFields: 0,
        layers: 0,
        damage: 0,
        cut: kind === 'heic' ? await cutPartsOf(path) : 0,
      },
    };
  });
}

/** Passes a file that sharp can read to `use`: the file itself, or what a HEIC was decoded to. */
export async function asDrawable<Result>(
  path: string,
  kind: FileKind,
  use: (drawable: string) => Promise<Result>,
): Promise<Result> {
  if (kind === 'tiff') await refuseUnusual(path);
  if (kind !== 'heic') return use(path);
  const decoded = await decodedHeic(path);
  try {
    return await use(decoded);
  } finally {
    await rm(decoded, { force: true });
  }
}

/** Decodes a HEIC into a TIFF beside it. Throws a refusal for one that cannot be decoded. */
export async function decodedHeic(path: string): Promise<string> {
  const decoded = `${path}.decoded.tiff`;
  const { icc } = await headerOf(path, 0).catch(() => ({ icc: undefined }));
  await heicToTiff(path, decoded, icc, HEIC_LIMITS).catch(async (error: unknown) => {
    await rm(decoded, { force: true });
    throw error instanceof DomainError && error.code === HEIC_TOO_LARGE ? tooLargeHeic() : corrupt();
  });
  return decoded;
}

/** The header, checked before anything is decoded. */
async function headerOf(path: string, page: number): Promise<Metadata> {
  const header = await sharp(path, { limitInputPixels: false, page })
    .metadata()
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  if (!(header.width > 0) || !(header.height > 0)) throw corrupt();
  if (header.width * header.height > MAX_PIXELS) throw tooLarge();
  return header;
}

async function readPage(
  plain: PlainPage,
  page: number,
  context: ReadContext,
): Promise<{ facts: PageFacts; picture: string }> {
  const header = await headerOf(plain.path, plain.page);
  const raster = await rasterOf(plain.path, plain.page);
  const picture = await writePicture(raster, context.outDir, page);
  const isTransparent = putOnWhite(raster.data);
  const { width, height } = header.autoOrient;
  const natural = naturalOf(header);
  const placed = placeOnPage(natural, context.profile, context.size);
  const box = { x: 0, y: 0, width: placed.widthMm, height: placed.heightMm };
  const colour = await colourOf(header, plain);
  const item = {
    type: 'image' as const,
    box,
    pixels: { width, height },
    colour,
    isMask: false,
    dpi: Math.min(width / placed.widthMm, height / placed.heightMm) * MM_PER_INCH,
    isLogo: hasFewColours(raster),
  };
  const facts: PageFacts = {
    ...placed,
    page,
    bleed: null,
    boxFault: null,
    items: [item],
    isCut: false,
    annotations: 0,
    stops: [],
    nearEnds: [],
    edges: edgesOf(raster, placed.widthMm, placed.trim, context.profile.bleedMm),
    transparency: header.hasAlpha && isTransparent ? [{ what: 'mask', box }] : [],
  };
  return { facts, picture };
}

function naturalOf({ autoOrient: { width, height }, density = 0 }: Metadata): PageSize {
  const dpi = density > UNSET_DPI ? density : USUAL_DPI;
  return { widthMm: (width / dpi) * MM_PER_INCH, heightMm: (height / dpi) * MM_PER_INCH };
}

/** The pixels of a page, counted from 0, the size that the file gives itself, whether it is CMYK, and whether it is to be shown turned. */
export async function naturalSize(
  path: string,
  page: number,
): Promise<{ pixels: ImageItem['pixels']; natural: PageSize; pages: number; isCmyk: boolean; isTurned: boolean }> {
  const header = await headerOf(path, page);
  const { space, pages = 1, orientation = 1, autoOrient } = header;
  const natural = naturalOf(header);
  return { pixels: autoOrient, natural, pages, isCmyk: space === 'cmyk', isTurned: orientation !== 1 };
}

async function colourOf(header: Metadata, { path, page }: PlainPage): Promise<Colour> {
  const space = header.space === 'cmyk' ? 'cmyk' : header.space === 'b-w' || header.space === 'grey16' ? 'gray' : 'rgb';
  return {
    space,
    hasProfile: header.icc !== undefined,
    isWhite: false,
    isRichBlack: false,
    inkPercent: space === 'cmyk' ? await fileInk(path, page) : null,
  };
}
