import { inkOf } from '../ink.ts';
import { PICTURE_PX } from '../page-picture.ts';
import type { Raster } from '../raster.ts';
import { corrupt } from '../refusal.ts';
import { sharp } from '../sharp.ts';

const SAMPLE_PX = 600;
/** The greatest number of 16 bits by that of 8. */
const SHORT_BY_BYTE = 257;
/** A logo has a handful of colours, and its edges blend them in pairs. */
const FEW_COLOURS = 24;
/** Beyond the numbers of colours. */
const GREYS = 512;

/** A page of a bitmap, upright, in sRGB, as large as its picture will be. Throws a refusal for a broken file. */
export async function rasterOf(path: string, page: number): Promise<Raster> {
  const { data, info } = await sharp(path, { page, limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** Whether a picture has few colours, as a logo has, counted in steps of 32. Greys that are usual are counted in steps of 8. */
export function hasFewColours({ data, channels }: Raster): boolean {
  const colours = new Set<number>();
  const counts = new Map<number, number>();
  const step = channels * Math.max(1, Math.floor(data.length / channels / 40_000));
  let total = 0;
  for (let at = 0; at + 2 < data.length; at += step, total++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const colour = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    colours.add(colour);
    // A photograph in greys has no more than eight of the larger steps.
    const usual = red === green && red === blue ? GREYS + (red >> 3) : colour;
    counts.set(usual, (counts.get(usual) ?? 0) + 1);
  }
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  // Four colours fill nearly all of it, and few others occur.
  return colours.size <= FEW_COLOURS && most.reduce((sum, count) => sum + count, 0) > total * 0.9;
}

/** The ink of a CMYK file's darkest pixels in percent; `null` if it cannot be told. */
export async function fileInk(path: string, page: number): Promise<number | null> {
  const { data, info } = await cmykPixels(path, page, SAMPLE_PX, 'nearest');
  return info.channels === 4 ? inkOf(data) : null;
}

/** The pixels of a page of a CMYK file, upright, with its longer side at `longestPx` at most. */
export async function cmykPixels(path: string, page: number, longestPx: number, kernel: 'nearest' | 'linear') {
  const read = sharp(path, { page, limitInputPixels: false });
  const { depth } = await read.metadata();
  // Raw pixels are cut off at 255, and not divided.
  if (depth === 'ushort') read.linear(1 / SHORT_BY_BYTE, 0);
  return read
    .pipelineColourspace('cmyk')
    .autoOrient()
    .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true, kernel })
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
