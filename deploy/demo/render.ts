import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');

/** Files of a folder that drawings come from: not tests, and not the prices. */
const draws = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'prices.ts';

/** A hash of what pictures are drawn from: the code, its data, its fonts and its renderer. Bundled, the code is one file. */
async function drawingHash(): Promise<string> {
  const here = import.meta.dirname;
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  if (!existsSync(join(here, 'pictures'))) return shortened(hash.update(await readFile(import.meta.filename)));
  hash.update(await readFile(join(here, 'package.json'))).update(await readFile(import.meta.filename));
  for (const folder of ['pictures', 'catalogue']) {
    for (const file of (await readdir(join(here, folder))).filter(draws).sort()) {
      hash.update(file).update(await readFile(join(here, folder, file)));
    }
  }
  return shortened(hash);
}

const shortened = (hash: Hash): string => hash.digest('hex').slice(0, 16);

let prepared: Promise<string> | undefined;

/** The folder of the pictures of today's drawing code; those of older code go. */
function folder(): Promise<string> {
  prepared ??= (async () => {
    const store = process.env.PICTURES_DIR ?? join(root, '.local/demo-pictures');
    const name = await drawingHash();
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
