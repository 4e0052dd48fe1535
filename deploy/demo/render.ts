import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const store = process.env.PICTURES_DIR ?? join(root, '.local/demo-pictures');

/** The drawing code as one number: another drawing is another picture. Bundled, it is all in one file. */
async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  if (!existsSync(join(import.meta.dirname, 'pictures'))) {
    return hash
      .update(await readFile(import.meta.filename))
      .digest('hex')
      .slice(0, 16);
  }
  for (const folder of ['pictures', 'catalogue']) {
    const files = (await readdir(join(import.meta.dirname, folder))).sort();
    for (const file of files) hash.update(file).update(await readFile(join(import.meta.dirname, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

let prepared: Promise<string> | undefined;

/** The folder of the pictures of today's drawing code; those of older code go. */
function folder(): Promise<string> {
  prepared ??= (async () => {
    const name = await codeHash();
    await mkdir(join(store, name), { recursive: true });
    for (const other of await readdir(store)) {
      if (other !== name) await rm(join(store, other), { recursive: true, force: true });
    }
    return join(store, name);
  })();
  return prepared;
}

/** The drawing as a JPEG of 1200 x 1500, from the store if it was drawn before. */
export async function picture(name: string, draw: () => string): Promise<Buffer<ArrayBuffer>> {
  const file = join(await folder(), `${name}.jpg`);
  if (existsSync(file)) return await readFile(file);
  const jpeg = await sharp(Buffer.from(draw())).jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer();
  await writeFile(`${file}.part`, jpeg);
  await rename(`${file}.part`, file);
  return Buffer.from(jpeg);
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
