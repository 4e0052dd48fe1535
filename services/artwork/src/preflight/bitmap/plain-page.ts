import { rm } from 'node:fs/promises';
import { corrupt, unusualColours } from '../refusal.ts';
import type { FileKind } from '../report.ts';
import { sharp } from '../sharp.ts';
import { type TiffPage, tiffPages } from './tiff-header.ts';

const [LAB, INKS, FLOATING] = [8, 5, 3];
const GREYS = new Set([0, 1]);

/** A page of a file as sharp reads it right. */
export interface PlainPage {
  path: string;
  page: number;
}

/**
 * Passes a page, counted from 0, to `use`: of the file itself, or of one without the samples of a TIFF that say nothing of its colours.
 * Programs write saved selections and spot channels so, and sharp takes them for what is transparent.
 */
export async function withPlainPage<Result>(
  path: string,
  kind: FileKind,
  page: number,
  use: (plain: PlainPage) => Promise<Result>,
): Promise<Result> {
  const plain = await plainPageOf(path, kind, page);
  try {
    return await use(plain);
  } finally {
    if (plain.path !== path) await rm(plain.path, { force: true });
  }
}

/** Returns the page that `withPlainPage` passes on. A file that is written for it lies beside the given one. */
export async function plainPageOf(path: string, kind: FileKind, page: number): Promise<PlainPage> {
  const header = kind === 'tiff' ? (await tiffPages(path))[page] : undefined;
  const isOpaque = header?.extraSamples.every((kind) => kind === 0);
  if (!header || header.extraSamples.length === 0 || !isOpaque) return { path, page };
  const plain = `${path}.${page}.plain.tiff`;
  const read = sharp(path, { page, limitInputPixels: false, failOn: 'error' }).keepMetadata().removeAlpha();
  if (header.photometric === INKS) read.pipelineColourspace('cmyk').toColourspace('cmyk');
  if (GREYS.has(header.photometric)) read.toColourspace('b-w');
  await read
    .tiff({ compression: 'none' })
    .toFile(plain)
    .catch(async (cause: unknown) => {
      await rm(plain, { force: true });
      throw corrupt(cause);
    });
  return { path: plain, page: 0 };
}

/** Throws a refusal for a TIFF with colours that sharp cannot read, or reads wrong. */
export async function refuseUnusual(path: string): Promise<void> {
  if ((await tiffPages(path)).some(isUnusual)) throw unusualColours();
}

/** Greys as floating numbers, Lab in 8 bits or beside other samples, and several samples that are no colours. */
const isUnusual = ({ photometric, bits, sampleFormat, samples, extraSamples }: TiffPage): boolean =>
  (sampleFormat === FLOATING && samples < 3) ||
  (photometric === LAB && (bits === 8 || samples > 3)) ||
  extraSamples.length > 1;
