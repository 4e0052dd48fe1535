import { readFile } from 'node:fs/promises';
import { unsupportedMedia } from '@print-shop/service-kit';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { activePartOf } from './svg.ts';

/** More than a design for A3 at 600 dpi needs. */
const MAX_PIXELS = 100_000_000;

sharp.cache(false);

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

export interface Design {
  extension: 'png' | 'jpg' | 'webp' | 'svg';
  contentType: string;
}

/**
 * Checks an uploaded design by its bytes, whatever its name says, and keeps it at full quality for printing. Throws
 * unsupported-media for anything but a PNG, JPEG, WebP or an SVG without active content, and for pictures that are broken or
 * would not fit into memory.
 */
export async function readDesign(path: string): Promise<Design> {
  const contentType = (await fileTypeFromFile(path))?.mime;
  if (contentType === 'image/png' || contentType === 'image/jpeg' || contentType === 'image/webp') {
    await checkPixels(path);
    return { extension: extensions[contentType], contentType };
  }
  const text = await readFile(path, 'utf8');
  if (!/<svg[\s>]/i.test(text)) throw notAPicture();
  const active = activePartOf(text);
  if (active) {
    throw unsupportedMedia(
      `This SVG cannot be taken: ${active}. Please export it as a plain drawing.`,
      'svg-not-plain',
    );
  }
  return { extension: 'svg', contentType: 'image/svg+xml' };
}

async function checkPixels(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture();
    });
  if (width * height > MAX_PIXELS) {
    throw unsupportedMedia(`The picture is too large: ${width} x ${height} px. Please use at most 100 megapixels.`);
  }
  // Only decoding shows whether the file is whole; shrinking on load keeps that cheap.
  await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .catch(() => {
      throw notAPicture();
    });
}

const notAPicture = () => unsupportedMedia('Please upload an image file (JPEG, PNG, etc.).', 'not-a-picture');
