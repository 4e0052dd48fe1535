import { unsupportedMedia } from '@print-shop/service-kit/errors';
import { inWorker } from '@print-shop/service-kit/in-worker';

export interface HeicJob {
  path: string;
  /** Path of the decoded picture, a TIFF. */
  out: string;
  profile: Uint8Array | undefined;
  /** Memory limit of the decoder in bytes. */
  memoryBytes: number;
}

export type HeicReply = { fault: 'broken' | 'too-large' } | { fault?: undefined };

export interface HeicLimits {
  /** Most memory of the decoder in bytes; it takes about nine for each pixel. */
  memoryBytes: number;
  deadlineMs: number;
}

export const HEIC_TOO_LARGE = 'heic-too-large';

const HEAP_MB = 64;
/** For a photograph of 24 megapixels, beside which the service has other things to do. */
const USUAL: HeicLimits = { memoryBytes: 224 * 1024 * 1024, deadlineMs: 8_000 };

/**
 * Decodes a HEIC into a TIFF at `out`; the libvips that comes with sharp cannot read HEIC. The decoder is WebAssembly in a
 * worker with bounded memory and time. Throws unsupported-media for files that it cannot decode: `heic-too-large` where it had too
 * little memory or time, `heic-not-read` for others.
 */
export async function heicToTiff(
  path: string,
  out: string,
  profile: Uint8Array | undefined,
  { memoryBytes, deadlineMs }: HeicLimits = USUAL,
): Promise<void> {
  const job: HeicJob = { path, out, profile, memoryBytes };
  const limits = { heapMb: HEAP_MB, deadlineMs };
  const decoding = inWorker<HeicReply>(new URL('./heic.worker.ts', import.meta.url), job, limits);
  const { fault } = await decoding.catch(() => ({ fault: 'too-large' as const }));
  if (fault === 'too-large') throw tooLarge();
  if (fault === 'broken') throw notRead();
}

const tooLarge = () =>
  unsupportedMedia(
    {
      en: 'This HEIC picture has too many pixels for us. Please save it as JPEG and upload that.',
      hi: 'इस HEIC तस्वीर में हमारे लिए बहुत ज़्यादा पिक्सेल हैं। इसे JPEG में सेव करके अपलोड कीजिए।',
    },
    HEIC_TOO_LARGE,
  );
const notRead = () =>
  unsupportedMedia(
    {
      en: 'This HEIC picture could not be read. Please save it as JPEG or PNG and upload that.',
      hi: 'यह HEIC तस्वीर पढ़ी नहीं जा सकी। इसे JPEG या PNG में सेव करके अपलोड कीजिए।',
    },
    'heic-not-read',
  );
