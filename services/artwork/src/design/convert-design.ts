import { rm } from 'node:fs/promises';
import { designRule } from '@print-shop/contracts';
import { kindOf, type Picture, withPicture } from '@print-shop/pictures';
import { readSvg } from './read-svg.ts';

/** A design to store; `path` is a file that `withDesign` removes, or the upload itself. */
export interface Design {
  extension: 'png' | 'jpg' | 'webp' | 'svg';
  contentType: string;
  path: string;
}

const png = { extension: 'png', contentType: 'image/png' } as const;
const jpeg = { extension: 'jpg', contentType: 'image/jpeg' } as const;
const webp = { extension: 'webp', contentType: 'image/webp' } as const;

/** Kinds that browsers and presses can read: such designs are stored unchanged, at full quality. */
const keptAs = { png, jpeg, webp } as const;
const isKept = (kind: string): kind is keyof typeof keptAs => kind in keptAs;

/**
 * Checks the uploaded design at `path` by its bytes, not its name, and passes the design to store to `use`. Throws
 * unsupported-media for a file that is not a picture or plain drawing, is broken, or would not fit into memory.
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

/** GIF and TIFF become PNG. AVIF and HEIC, which hold photographs, become high-quality JPEG: PNG would be ten times as large. */
async function toDesign(picture: Picture, path: string, result: string): Promise<Design> {
  const { kind, hasAlpha, decode } = picture;
  if (isKept(kind)) {
    // Only decoding shows whether the file is complete; shrinking on load makes it cheap.
    await decode().resize({ width: 64 }).raw().toBuffer();
    return { ...keptAs[kind], path };
  }
  const isPhotograph = (kind === 'avif' || kind === 'heic') && !hasAlpha;
  const upright = decode().autoOrient().toColourspace('srgb');
  if (isPhotograph) {
    // Optimised tables would need a second copy of the picture in memory.
    await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }).toFile(result);
    return { ...jpeg, path: result };
  }
  await upright.png().toFile(result);
  return { ...png, path: result };
}
