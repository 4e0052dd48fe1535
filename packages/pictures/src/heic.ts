import { unsupportedMedia } from '@print-shop/service-kit/errors';
import { inWorker } from './in-worker.ts';

export interface HeicJob {
  path: string;
  /** Path of the decoded picture, a TIFF. */
  out: string;
  profile: Uint8Array | undefined;
  /** Memory limit of the decoder in bytes. */
  memoryBytes: number;
}

export type HeicReply = { fault: string } | { fault?: undefined };

const LIMITS = { heapMb: 64, deadlineMs: 8_000 };
const MEMORY_BYTES = 224 * 1024 * 1024;

/**
 * Decodes a HEIC into a TIFF at `out`; the libvips that comes with sharp cannot read HEIC. The decoder is WebAssembly in a
 * worker with bounded memory and time. Throws unsupported-media for files that it cannot decode within these bounds.
 */
export async function heicToTiff(path: string, out: string, profile: Uint8Array | undefined): Promise<void> {
  const job: HeicJob = { path, out, profile, memoryBytes: MEMORY_BYTES };
  const reply = await inWorker<HeicReply>(new URL('./heic.worker.ts', import.meta.url), job, LIMITS).catch(() => ({
    fault: 'stopped',
  }));
  if (reply.fault === undefined) return;
  throw unsupportedMedia(
    {
      en: 'This HEIC picture could not be read. Please save it as JPEG or PNG, or with fewer megapixels, and upload that.',
      hi: 'यह HEIC तस्वीर पढ़ी नहीं जा सकी। इसे JPEG या PNG में, या कम मेगापिक्सेल में सेव करके अपलोड कीजिए।',
    },
    'heic-not-read',
  );
}
