import {
  ARTWORK_PART_BYTES,
  beginArtworkUpload,
  completeArtworkUpload,
  getArtworkUpload,
  putArtworkPart,
  uploadArtwork,
} from '@print-shop/contracts/client';
import { ApiError } from '../api-error.ts';
import { type CallResult, call, urlOf } from '../call.ts';
import { sendPatiently, type UploadOptions, uploadFile } from '../upload-file.ts';

/** What a file is for; without a size it is checked against the sizes of its product type. */
export interface ArtworkPurpose {
  productType?: string;
  widthMm?: number;
  heightMm?: number;
}

/** A file that the shop has; a guest's comes with the token that opens it. */
export type SentArtwork = CallResult<typeof uploadArtwork>;

interface Begun {
  id: string;
  token: string | undefined;
  received: ReadonlySet<number>;
}

/** Uploads that broke off in this page, by their files: sending such a file again goes on where it stopped. */
const brokenOff = new WeakMap<File, Omit<Begun, 'received'>>();

/**
 * Sends a file to print: at once where it is small, else in parts, of which those that the shop has are not sent again. The
 * progress is that of the whole file, in percent. Rejects with an `ApiError`, or with the reason of the caller's signal.
 */
export async function sendArtwork(
  file: File,
  purpose: ArtworkPurpose,
  options: UploadOptions = {},
): Promise<SentArtwork> {
  if (file.size <= ARTWORK_PART_BYTES) return uploadFile(uploadArtwork, file, { fields: purpose, ...options });
  const upload = await beginOrGoOn(file, purpose);
  const { id, token } = upload;
  for (let part = 1; (part - 1) * ARTWORK_PART_BYTES < file.size; part++) {
    if (upload.received.has(part)) continue;
    const start = (part - 1) * ARTWORK_PART_BYTES;
    const body = file.slice(start, start + ARTWORK_PART_BYTES);
    const url = urlOf(putArtworkPart, { params: { id, part }, query: { token } });
    const onProgress = (percent: number) =>
      options.onProgress?.(Math.floor(((start + (body.size * percent) / 100) / file.size) * 100));
    await sendPatiently({ contract: putArtworkPart, url, body }, { ...options, onProgress });
  }
  const sent = await call(completeArtworkUpload, { params: { id }, query: { token } });
  brokenOff.delete(file);
  return { ...sent, ...(token ? { token } : {}) };
}

/** The upload of a file: the one that broke off, if the shop still has it, or a new one. */
async function beginOrGoOn(file: File, purpose: ArtworkPurpose): Promise<Begun> {
  const known = brokenOff.get(file);
  if (known) {
    const { id, token } = known;
    const found = await call(getArtworkUpload, { params: { id }, query: { token } }).catch(unlessOver);
    if (found) return { ...known, received: new Set(found.received) };
  }
  const { _id: id, token } = await call(beginArtworkUpload, {
    body: { ...purpose, name: file.name, bytes: file.size },
  });
  brokenOff.set(file, { id, token });
  return { id, token, received: new Set() };
}

function unlessOver(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
