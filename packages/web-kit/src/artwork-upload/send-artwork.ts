import type { ArtworkFile } from '@print-shop/contracts';
import { ARTWORK_PART_BYTES, uploadArtwork } from '@print-shop/contracts/client';
import { uploadFile } from '../upload/index.ts';
import { type GuestTokens, type Purpose, type SendOptions, sendInParts } from './send-in-parts.ts';

/** A signed-in customer has no tokens. */
const NONE: GuestTokens = { keep: () => undefined, query: () => ({}) };

/** Sends a file to be checked: a small one in one request, a larger one in parts that survive a broken connection. */
export async function sendArtwork(
  file: File,
  purpose: Purpose,
  { tokens = NONE, ...options }: Omit<SendOptions, 'tokens'> & Partial<Pick<SendOptions, 'tokens'>>,
): Promise<ArtworkFile> {
  if (file.size > ARTWORK_PART_BYTES) return sendInParts(file, purpose, { ...options, tokens });
  const { token, ...sent } = await uploadFile(uploadArtwork, file, { ...options, fields: purpose });
  tokens.keep(sent._id, token);
  return sent;
}
