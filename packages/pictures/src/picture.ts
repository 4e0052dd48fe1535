import { rm } from 'node:fs/promises';
import { DomainError, invalidInput, type Text, unsupportedMedia } from '@print-shop/service-kit';
import type { Metadata, Sharp } from 'sharp';
import { MAX_PIXELS, overBudget } from './budget.ts';
import { decodeQueue } from './decode-queue.ts';
import { sharp } from './decoders.ts';
import { heicToTiff } from './heic.ts';
import { type Kind, kindOf } from './kind.ts';

/** A picture that fits into the budget. */
export interface Picture {
  kind: Kind;
  /** In pixels, as displayed. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Starts a new decoding, of the first picture when the file has several. An error in the pipeline means a broken file. */
  decode(): Sharp;
}

/** The time that a picture may take in its turn, in milliseconds. With the wait for its turn it is less than the gateway's for an answer. */
const PICTURE_MS = 9_000;

/**
 * Opens an uploaded picture by its bytes and passes it to `use` when its turn comes: a process decodes one picture at a
 * time. The header decides whether the picture fits into the budget, before anything is decoded. Throws unsupported-media:
 * with the sentence `rule` for a broken file or another kind, with the size for a picture that is too large.
 */
export async function withPicture<Result>(
  path: string,
  rule: Text,
  use: (picture: Picture) => Promise<Result>,
): Promise<Result> {
  const kind = await kindOf(path);
  if (!kind) throw unsupportedMedia(rule, 'not-a-picture');
  const decoded = `${path}.tiff`;
  return decodeQueue.run(async () => {
    const end = performance.now() + PICTURE_MS;
    try {
      const header = await headerOf(path, kind, rule);
      const isHeic = header.kind === 'heic';
      if (isHeic) await heicToTiff(path, decoded, header.icc);
      const shown = isHeic ? await headerOf(decoded, 'tiff', rule) : header;
      const { width, height } = shown.autoOrient;
      const decode = () => open(isHeic ? decoded : path, end - performance.now());
      return await use({ kind: header.kind, width, height, hasAlpha: header.hasAlpha, decode });
    } catch (error) {
      throw isDecoderError(error) ? refusalOf(error, rule) : error;
    } finally {
      await rm(decoded, { force: true });
    }
  });
}

/** The header, if the picture fits. Throws unsupported-media otherwise. */
async function headerOf(path: string, claimed: Kind, rule: Text): Promise<Metadata & { kind: Kind }> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  // AVIF and HEIC have the same container; the codec inside decides.
  const kind = header.format !== 'heif' ? claimed : header.compression === 'av1' ? 'avif' : 'heic';
  const { channels = 4, depth = 'uchar', isProgressive = false, width, height } = header;
  const fault = overBudget({ kind, width, height, channels, depth, isProgressive });
  if (fault) throw unsupportedMedia(fault, 'picture-too-large');
  if (kind !== 'heic' && kind !== 'avif' && header.format !== kind) throw unsupportedMedia(rule, 'not-a-picture');
  return { ...header, kind };
}

const open = (path: string, leftMs: number): Sharp =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: Math.max(1, Math.floor(leftMs / 1000)),
  });

/** libvips reports a broken file as an error without a code; errors of the disk have one. */
const isDecoderError = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof DomainError) && !('code' in error);

function refusalOf({ message }: Error, rule: Text): Error {
  if (/timeout/i.test(message)) {
    return invalidInput(
      {
        en: 'This picture takes too long to read. Please save it again, or smaller, and upload that.',
        hi: 'इस तस्वीर को पढ़ने में बहुत देर लग रही है। इसे दोबारा या छोटा सेव करके अपलोड कीजिए।',
      },
      'picture-too-slow',
    );
  }
  return unsupportedMedia(rule, 'not-a-picture');
}
