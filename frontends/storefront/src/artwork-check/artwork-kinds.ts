import { ARTWORK_MAX_BYTES_IN_PARTS, fileKind, type PictureKind } from '@print-shop/contracts/client';

/** The kinds of files that are taken for print, for the file dialog and for people; the server looks at the bytes. */
export const ARTWORK_FILE_KINDS: readonly PictureKind[] = [
  { name: 'PDF', types: ['application/pdf'], extensions: ['.pdf'] },
  { name: 'PNG', types: ['image/png'], extensions: ['.png'] },
  { name: 'JPEG', types: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  { name: 'WebP', types: ['image/webp'], extensions: ['.webp'] },
  { name: 'AVIF', types: ['image/avif'], extensions: ['.avif'] },
  { name: 'TIFF', types: ['image/tiff'], extensions: ['.tif', '.tiff'] },
  { name: 'HEIC', types: ['image/heic', 'image/heif'], extensions: ['.heic', '.heif'] },
  { name: 'SVG', types: ['image/svg+xml'], extensions: ['.svg'] },
];

export type ArtworkFault = 'wrongKind' | 'tooLarge' | 'empty';

/** Why a file can't be taken, seen before it is sent; `null` when it can. */
export function artworkFault(file: File): ArtworkFault | null {
  if (!fileKind(file, ARTWORK_FILE_KINDS)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > ARTWORK_MAX_BYTES_IN_PARTS ? 'tooLarge' : null;
}
