import { rm } from 'node:fs/promises';
import { designRule } from '@print-shop/contracts';
import { kindOf, type Picture, withPicture } from '@print-shop/pictures';
import { readSvg } from './read-svg.ts';

/** A design as it is stored; `path` is a file that `withDesign` removes, or the upload itself. */
export interface Design {
  extension: 'png' | 'jpg' | 'webp' | 'svg';
  contentType: string;
  path: string;
}

const png = { extension: 'png', contentType: 'image/png' } as const;
const jpeg = { extension: 'jpg', contentType: 'image/jpeg' } as const;
const webp = { extension: 'webp', contentType: 'image/webp' } as const;

/** Kinds that browsers and presses read: such a design is kept as it came, at full quality. */
const keptAs = { png, jpeg, webp } as const;
const isKept = (kind: string): kind is keyof typeof keptAs => kind in keptAs;

/**
 * Checks the uploaded design at `path` by its bytes, whatever its name says, and hands what is to be stored to `use`. Throws
 * unsupported-media for what is no picture or no plain drawing, is broken or would not fit into memory.
 */
export async function withDesign<Result>(path: string, use: (design: Design) => Promise<Result>): Promise<Result> {
  const result = `${path}.design`;
  try {
    const isDrawing = (await kindOf(path)) === undefined;
    if (isDrawing) {
      await readSvg(path, result);
      return await use({ extension: 'svg', contentType: 'image/svg+xml', path: result });
    }
    return await use(await withPicture(path, designRule, (picture) => toDesign(picture, path, result)));
  } finally {
    await rm(result, { force: true });
  }
}

/** GIF and TIFF become PNG, photographs of AVIF and HEIC the best JPEG, as PNG would make them ten times as large. */
async function toDesign(picture: Picture, path: string, result: string): Promise<Design> {
  const { kind, hasAlpha, decode } = picture;
  if (isKept(kind)) {
    // Only decoding shows whether the file is whole; shrinking on load keeps that cheap.
    await decode().resize({ width: 64 }).raw().toBuffer();
    return { ...keptAs[kind], path };
  }
  const isPhotograph = (kind === 'avif' || kind === 'heic') && !hasAlpha;
  const upright = decode().autoOrient().toColourspace('srgb');
  if (isPhotograph) {
    // Optimised tables would need the whole picture in memory once more.
    await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }).toFile(result);
    return { ...jpeg, path: result };
  }
  await upright.png().toFile(result);
  return { ...png, path: result };
}
