import { PRODUCT_IMAGE_WIDTHS } from '@print-shop/contracts';
import { unsupportedMedia } from '@print-shop/service-kit';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

/** Decoding a picture costs about 4 bytes a pixel; 50 million are more than any camera that a shop uses. */
const MAX_PIXELS = 50_000_000;
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

// Uploads are rare and small: a cache would only hold memory.
sharp.cache(false);

export interface WebPicture {
  width: number;
  height: number;
  /** `#rrggbb`, to fill the frame until the picture is there. */
  dominantColor: string;
  /** Encoded WebP by width in px; a smaller original is not blown up. */
  files: { width: number; data: Buffer }[];
}

/**
 * Makes web sizes of an uploaded picture. The kind is told from the bytes, never from name or claimed type; the picture is
 * decoded and encoded anew, so nothing but pixels survives. Throws unsupported-media for what is not a picture or is too large.
 */
export async function toWebPicture(path: string): Promise<WebPicture> {
  const kind = await fileTypeFromFile(path);
  if (!kind || !ACCEPTED.has(kind.mime)) throw notAPicture();
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture();
    });
  if (width * height > MAX_PIXELS) {
    throw unsupportedMedia(`The picture is too large: ${width} x ${height} px. Please use at most 50 megapixels.`);
  }
  const decode = () => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  try {
    const files = [];
    for (const target of PRODUCT_IMAGE_WIDTHS) {
      const data = await decode().resize({ width: target, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
      files.push({ width: target, data });
    }
    const { dominant } = await decode().resize({ width: 64 }).stats();
    const { autoOrient } = await decode().metadata();
    return { ...autoOrient, dominantColor: toHex(dominant), files };
  } catch {
    throw notAPicture(); // whatever the decoder says, to the sender it is a broken file
  }
}

const notAPicture = () => unsupportedMedia('Please upload an image file (JPEG, PNG, etc.).', 'not-a-picture');

const toHex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
