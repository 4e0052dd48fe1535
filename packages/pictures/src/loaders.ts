import sharp from 'sharp';

/** A kind of picture, by the name that libvips has for its loader. */
export type Loader = 'Png' | 'Jpeg' | 'Webp' | 'Nsgif' | 'Tiff' | 'Heif' | 'Svg';

let isClosed = false;

/**
 * Lets this process read pictures of these kinds and no other. libvips keeps one list for a whole process, so a later call
 * adds to an earlier one. Also keeps memory small: uploads are rare, a cache only holds memory, and each thread of a decoder
 * holds a buffer of its own.
 */
export function allowLoaders(loaders: readonly Loader[]): void {
  if (!isClosed) {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    isClosed = true;
  }
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
}
