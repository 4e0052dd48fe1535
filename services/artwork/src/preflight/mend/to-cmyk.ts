import type { Raster } from '../raster.ts';
import { sharp } from '../sharp.ts';
import { cmykTiff } from './cmyk-tiff.ts';

/** Higher than eyes can tell from the original, and a fifth of its size. */
const QUALITY = 95;

/**
 * Converts sRGB pixels to a CMYK JPEG by the ICC profile that comes with libvips ("Chemical proof" by Graeme Gill, in the
 * public domain). Greys and black become black ink alone, so that text gets no coloured edges; no pixel gets more ink than
 * `inkLimitPercent`.
 */
export async function toCmykJpeg(raster: Raster, inkLimitPercent: number): Promise<Buffer> {
  const { data, width, height, channels } = raster;
  const cmyk = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
  limitInk(cmyk, raster, inkLimitPercent);
  return sharp(cmykTiff(cmyk, width, height), { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

function limitInk(cmyk: Uint8Array, { data, channels }: Raster, inkLimitPercent: number): void {
  // Compression may add a little again.
  const most = Math.max(100, inkLimitPercent - 4) * 2.55;
  for (let at = 0, from = 0; at < cmyk.length; at += 4, from += channels) {
    const red = data[from] ?? 0;
    if (red === data[from + 1] && red === data[from + 2]) {
      cmyk[at] = cmyk[at + 1] = cmyk[at + 2] = 0;
      cmyk[at + 3] = 255 - red;
      continue;
    }
    const coloured = (cmyk[at] ?? 0) + (cmyk[at + 1] ?? 0) + (cmyk[at + 2] ?? 0);
    const room = most - (cmyk[at + 3] ?? 0);
    if (coloured <= room) continue;
    for (let part = at; part < at + 3; part++) cmyk[part] = Math.floor(((cmyk[part] ?? 0) * room) / coloured);
  }
}
