import { open } from 'node:fs/promises';
import type { ArtworkKind } from '@print-shop/contracts';
import { HEAD_BYTES, kindOfBytes } from './kind-of-bytes.ts';

/** The kind of the file at `path` by its first bytes. */
export async function kindOfFile(path: string): Promise<ArtworkKind | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindOfBytes(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
