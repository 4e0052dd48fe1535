import { basename, dirname, join } from 'node:path';
import type { ArtworkPiece } from '@print-shop/contracts';
import { MAX_PIXELS, openAt, readable } from './readable.ts';
import { sourceKey, type WithFiles } from './render-job.ts';

/** A picture that a drawing shows. As data in the drawing it would be in memory several times. */
export interface FittedPicture {
  /** Its name in the folder of the drawing. */
  name: string;
  width: number;
  height: number;
}

/** A piece of artwork, and its pixels in the drawing for each of its millimetres. */
interface ScaledPiece {
  piece: ArtworkPiece;
  scale: number;
}

/** Writes the picture of each source into the folder of `out`, no larger than it is drawn, and returns them by `sourceKey`. */
export async function fittedPictures(
  pieces: readonly ScaledPiece[],
  { files, out }: WithFiles,
): Promise<Map<string, FittedPicture>> {
  const largest = new Map<string, { source: ArtworkPiece['source']; width: number; height: number }>();
  for (const { piece, scale } of pieces) {
    const { source } = piece;
    const before = largest.get(sourceKey(source)) ?? { width: 0, height: 0 };
    const [width, height] = [piece.width * scale, piece.height * scale];
    const size = { width: Math.max(before.width, width), height: Math.max(before.height, height) };
    largest.set(sourceKey(source), { source, ...size });
  }
  const found = new Map<string, FittedPicture>();
  for (const [key, { source, ...size }] of largest) {
    const paths = files[key] ?? [];
    const path = join(dirname(out), `fitted-${found.size}`);
    if (paths.length > 0) found.set(key, await fitted(paths, source, size, path));
  }
  return found;
}

/** Writes a picture no larger than it is drawn to `path`, without its ending. A photograph stays one. */
async function fitted(
  paths: readonly string[],
  source: ArtworkPiece['source'],
  { width, height }: { width: number; height: number },
  path: string,
): Promise<FittedPicture> {
  // A drawing may reach far over its area. It is drawn with as many pixels as pictures may have, and enlarged.
  const share = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const [wide, high] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  const picture = await readable(paths, source);
  const { header, isPhotograph } = picture;
  const isDrawing = header.format === 'svg';
  const opened = await openAt(picture, { width: wide, height: high });
  const pixels = opened
    .resize({ width: wide, height: high, fit: 'fill', withoutEnlargement: !isDrawing })
    .toColourspace('srgb');
  const isJpeg = isPhotograph && !header.hasAlpha;
  const file = `${path}.${isJpeg ? 'jpg' : 'png'}`;
  const written = isJpeg
    ? // Libjpeg holds all of a picture whose codes it optimises.
      pixels.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    : pixels.png({ compressionLevel: 1 });
  const info = await written.toFile(file);
  return { name: basename(file), width: info.width, height: info.height };
}
