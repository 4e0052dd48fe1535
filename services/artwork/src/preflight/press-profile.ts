import { sharp } from './sharp.ts';

let press: Promise<Buffer> | undefined;

/** The ICC profile by which the service makes CMYK: the one that libvips brings, see `toCmykJpeg`. */
export const pressProfile = (): Promise<Buffer> =>
  (press ??= sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
    .then(async (jpeg) => {
      const { icc } = await sharp(jpeg).metadata();
      if (!icc) throw new Error('libvips has no profile for CMYK');
      return icc;
    }));
