import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { RECIPE, toWebPicture, type WebPicture } from './product-image.ts';

/** A picture that nobody uploaded again for this long is no longer kept. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps finished pictures in a folder, by the content of the upload: a file that was uploaded before is not encoded again.
 * Made for a shop whose data is often set up again, so that `npm start -- --reset` only has to upload.
 */
export async function keepPictures(folder: string, make = toWebPicture): Promise<typeof toWebPicture> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
  return async (upload) => {
    const hash = createHash('sha256').update(JSON.stringify([RECIPE, String(make)]));
    const file = join(folder, hash.update(await readFile(upload)).digest('hex'));
    const kept = await readFile(file).catch(() => undefined);
    if (kept) {
      await utimes(file, new Date(), new Date());
      return deserialize(kept) as WebPicture;
    }
    const picture = await make(upload);
    // Whole or not at all, also if the process ends meanwhile.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, serialize(picture));
    await rename(part, file);
    return picture;
  };
}
