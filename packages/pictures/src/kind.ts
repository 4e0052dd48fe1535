import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

export type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic';

/** Enough for every kind's signature. Reading more would let a file with a million empty parts keep the reader busy. */
const HEAD_BYTES = 4100;

const kinds: Readonly<Record<string, Kind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tiff',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** The kind of a file by its first bytes, whatever its name says; `undefined` for everything else. */
export async function kindOf(path: string): Promise<Kind | undefined> {
  const head = await headOf(path);
  if (isTiff(head)) return 'tiff'; // the library would read on to the directory, usually at the end of the file
  return kinds[(await fileTypeFromBuffer(head))?.mime ?? ''];
}

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const isTiff = (head: Buffer): boolean => ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4));
