/** Writes the home page's picture: `node deploy/demo/hero.ts <file.webp>`, 1600 px wide, at most 120 KB. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hero } from './pictures/hero.ts';

const MAX_BYTES = 120 * 1024;
const [file] = process.argv.slice(2);

if (!file) {
  console.error('Which file? node deploy/demo/hero.ts <file.webp>');
  process.exitCode = 2;
} else {
  const scene = sharp(Buffer.from(hero()));
  let quality = 88;
  let webp = await scene.webp({ quality, effort: 6 }).toBuffer();
  while (webp.length > MAX_BYTES && quality > 50) {
    quality -= 6;
    webp = await scene.webp({ quality, effort: 6 }).toBuffer();
  }
  await writeFile(file, webp);
  console.log(`${file}: ${Math.round(webp.length / 1024)} KB at quality ${quality}`);
}
