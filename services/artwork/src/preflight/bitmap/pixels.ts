import { inkOf } from '../ink.ts';
import { PICTURE_PX } from '../page-picture.ts';
import type { Raster } from '../raster.ts';
import { corrupt } from '../refusal.ts';
import { sharp } from '../sharp.ts';

const SAMPLE_PX = 600;
/** A logo has a handful of colours, and its edges blend them in pairs. */
const FEW_COLOURS = 24;

/** A page as it is drawn, and on white paper. */
interface Drawn {
  picture: Raster;
  raster: Raster;
  isTransparent: boolean;
}

/** A page of a bitmap, upright, in sRGB, as large as its picture will be. Throws a refusal for a broken file. */
export async function rasterOf(path: string, page: number): Promise<Drawn> {
  const { data, info } = await sharp(path, { page, limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw corrupt();
    });
  return onWhite({ data, width: info.width, height: info.height, channels: 4 });
}

/** A page of four channels, and the same on paper. */
export function onWhite(picture: Raster): Drawn {
  const data = Uint8Array.from(picture.data);
  return { picture, raster: { ...picture, data }, isTransparent: putOnWhite(data) };
}

/** Blends pixels of four channels with white paper. Returns whether there was anything to blend. */
export function putOnWhite(data: Uint8Array): boolean {
  let isTransparent = false;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    isTransparent = true;
    for (let part = at; part < at + 3; part++) data[part] = Math.round(((data[part] ?? 0) * alpha) / 255 + 255 - alpha);
    data[at + 3] = 255;
  }
  return isTransparent;
}

/** Whether a picture has few colours, as a logo has, counted in steps of 32. */
export function hasFewColours({ data, channels }: Raster): boolean {
  const counts = new Map<number, number>();
  const step = channels * Math.max(1, Math.floor(data.length / channels / 40_000));
  let total = 0;
  for (let at = 0; at + 2 < data.length; at += step, total++) {
    const colour = (((data[at] ?? 0) >> 5) << 6) | (((data[at + 1] ?? 0) >> 5) << 3) | ((data[at + 2] ?? 0) >> 5);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const usual = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  // Four colours fill nearly all of it, and few others occur.
  return counts.size <= FEW_COLOURS && usual.reduce((sum, count) => sum + count, 0) > total * 0.9;
}

/** The ink of a CMYK file's darkest pixels in percent; `null` if it cannot be told. */
export async function inkOfFile(path: string, page: number): Promise<number | null> {
  const { data, info } = await sharp(path, { page, limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.channels === 4 ? inkOf(data) : null;
}
