import type { Manifest } from './manifest.ts';

/** Returns a number of bytes as people read it. */
export function amount(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** Returns the sums of a backup as a text: size, documents and files. */
export function sums({ databases, files }: Manifest): string {
  const documents = databases.reduce((sum, part) => sum + part.documents, 0);
  const bytes = databases.reduce((sum, part) => sum + part.bytes, 0) + files.fileBytes;
  return `${amount(bytes)}, ${documents} documents, ${files.count} files`;
}
