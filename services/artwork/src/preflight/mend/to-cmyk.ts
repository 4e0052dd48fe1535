import { cmykJpeg } from '../press/cmyk-jpeg.ts';
import { rgbTiff } from '../press/cmyk-tiff.ts';
import { PRESS } from '../press/index.ts';
import { type Raster, release } from '../raster.ts';
import { sharp } from '../sharp.ts';

/**
 * Converts sRGB pixels to a CMYK JPEG by the profile of the press, perceptually: bright colours become duller and keep their hue. Greys
 * and black become black ink alone, so that text gets no coloured edges; no pixel gets more ink than
 * `inkLimitPercent`.
 */
export async function toCmykJpeg(raster: Raster, inkLimitPercent: number): Promise<Buffer> {
  // Compression may add a little again.
  const cmyk = await toCmyk(raster, inkLimitPercent - 4);
  const jpeg = await cmykJpeg(cmyk, raster);
  release({ data: cmyk });
  return jpeg;
}

/** As `toCmykJpeg`, as pixels of four bytes, 255 for full ink. `icc`: the profile of the colours, where it is not sRGB. */
export async function toCmyk(raster: Raster, inkLimitPercent: number, icc?: Uint8Array): Promise<Buffer> {
  const { data, width, height, channels } = raster;
  const inks = () =>
    sharp(data, { raw: { width, height, channels } }).removeAlpha().withIccProfile(PRESS.profilePath).raw();
  const ofProfile = icc && channels === 3 ? rgbTiff(data, width, height, icc) : undefined;
  const cmyk = await (ofProfile
    ? sharp(ofProfile, { limitInputPixels: false })
        .withIccProfile(PRESS.profilePath)
        .raw()
        .toBuffer()
        .catch(() => inks().toBuffer()) // a profile that cannot be read
    : inks().toBuffer());
  if (ofProfile) release({ data: ofProfile });
  limitInk(cmyk, raster, inkLimitPercent);
  return cmyk;
}

function limitInk(cmyk: Uint8Array, { data, channels }: Raster, inkLimitPercent: number): void {
  for (let at = 0, from = 0; at < cmyk.length; at += 4, from += channels) {
    const red = data[from] ?? 0;
    if (red !== data[from + 1] || red !== data[from + 2]) continue;
    cmyk[at] = cmyk[at + 1] = cmyk[at + 2] = 0;
    cmyk[at + 3] = 255 - red;
  }
  limitInks(cmyk, inkLimitPercent);
}

/** Takes of the three colours what is above the limit, and leaves black. Returns whether there was anything to take. */
export function limitInks(cmyk: Uint8Array, inkLimitPercent: number): boolean {
  const most = Math.max(100, inkLimitPercent) * 2.55;
  let isChanged = false;
  for (let at = 0; at < cmyk.length; at += 4) {
    const coloured = (cmyk[at] ?? 0) + (cmyk[at + 1] ?? 0) + (cmyk[at + 2] ?? 0);
    const room = most - (cmyk[at + 3] ?? 0);
    if (coloured <= room) continue;
    isChanged = true;
    for (let part = at; part < at + 3; part++) cmyk[part] = Math.floor(((cmyk[part] ?? 0) * room) / coloured);
  }
  return isChanged;
}
