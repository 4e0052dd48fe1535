import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '@print-shop/service-kit';
import { toWebPicture } from './product-image.ts';

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Pictures of products or reviews in the object store. Names are never reused, so pictures may be cached for ever. */
export function createPictureStore(
  { client, bucket }: ObjectStore,
  home: 'products' | 'reviews',
  toPicture = toWebPicture,
) {
  return {
    /** Stores the web sizes of an uploaded file. `url` is the largest; the addresses of the others differ in the width. */
    async save(upload: string): Promise<{ url: string; width: number; height: number; dominantColor: string }> {
      const { files, width, height, dominantColor } = await toPicture(upload);
      const folder = `${home}/${randomBytes(12).toString('hex')}`;
      await Promise.all(
        files.map(({ width: size, data }) =>
          client.putObject(bucket, `${folder}/${size}.webp`, data, data.length, { 'Content-Type': 'image/webp' }),
        ),
      );
      const largest = Math.max(...files.map((file) => file.width));
      return { url: `/media/${folder}/${largest}.webp`, width, height, dominantColor };
    },
  };
}
