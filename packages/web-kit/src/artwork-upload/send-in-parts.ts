import type { ArtworkFile, ArtworkUpload } from '@print-shop/contracts';
import {
  beginArtworkUpload,
  completeArtworkUpload,
  getArtworkUpload,
  putArtworkPart,
} from '@print-shop/contracts/client';
import { ApiError, call, inTab, urlOf } from '@print-shop/web-kit';
import { send } from '../upload/index.ts';

export interface Purpose {
  productType: string;
  widthMm?: number;
  heightMm?: number;
}

export interface GuestTokens {
  keep: (id: string, token: string | undefined) => void;
  /** The query that opens a file. */
  query: (id: string) => { token?: string };
}

export interface SendOptions {
  /** In percent, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  tokens: GuestTokens;
}

/** The same file for the same purpose goes on where its upload broke off. */
const uploadKey = (file: File, purpose: Purpose): string =>
  `artwork-upload:${JSON.stringify([file.name, file.size, file.lastModified, purpose])}`;

async function unfinished(key: string, { signal, tokens }: SendOptions): Promise<ArtworkUpload | null> {
  const id = inTab.getItem(key);
  if (!id) return null;
  try {
    return await call(getArtworkUpload, { params: { id }, query: tokens.query(id) }, { signal });
  } catch (error) {
    // It was removed after a day, or belongs to the user who was signed in before.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

async function begin(file: File, purpose: Purpose, { signal, tokens }: SendOptions): Promise<ArtworkUpload> {
  const body = { ...purpose, name: file.name, bytes: file.size };
  const begun = await call(beginArtworkUpload, { body }, { signal });
  tokens.keep(begun._id, begun.token);
  return begun;
}

/**
 * Sends a large file in parts, and only those that are not there yet. Called again after a failure, also in a page that was loaded again,
 * it goes on where it stopped. Rejects with an `ApiError`, or with the reason of the signal.
 */
export async function sendInParts(file: File, purpose: Purpose, options: SendOptions): Promise<ArtworkFile> {
  const { onProgress, signal, tokens } = options;
  const key = uploadKey(file, purpose);
  const upload = (await unfinished(key, options)) ?? (await begin(file, purpose, options));
  inTab.setItem(key, upload._id);
  const query = tokens.query(upload._id);
  const missing = Array.from({ length: upload.parts }, (_, at) => at + 1).filter(
    (part) => !upload.received.includes(part),
  );
  /** Another tab has begun it with another content of this file: the next try begins its own. */
  const forgetOther = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'part-differs') inTab.removeItem(key);
    throw error;
  };
  for (const [at, part] of missing.entries()) {
    const before = upload.parts - missing.length + at;
    const start = (part - 1) * upload.partBytes;
    await send(
      putArtworkPart,
      {
        url: urlOf(putArtworkPart, { params: { id: upload._id, part }, query }),
        body: file.slice(start, start + upload.partBytes),
      },
      { signal, onProgress: (percent) => onProgress(Math.round(((before + percent / 100) / upload.parts) * 100)) },
    ).catch(forgetOther);
  }
  const sent = await call(completeArtworkUpload, { params: { id: upload._id }, query }, { signal });
  inTab.removeItem(key);
  return sent;
}
