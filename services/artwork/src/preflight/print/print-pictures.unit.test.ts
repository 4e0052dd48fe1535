import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPdf } from '../pdf/open-pdf.ts';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { card } from '../rules/facts.fixture.ts';
import { drawn, images, MARGIN, printJob, soon } from './print-file.fixture.ts';
import { printFileOf } from './print-file.ts';

const place = mkdtempSync(join(tmpdir(), 'print-pictures-'));
afterAll(() => rmSync(place, { recursive: true }));

const print = (path: string, change: Parameters<typeof printJob>[1] = {}) =>
  printFileOf(printJob(path, change), soon());

describe('a print file', () => {
  it('puts a picture and an SVG onto pages of their size', async () => {
    const photo = join(place, 'photo.png');
    const pixels = sharp({ create: { width: 1134, height: 709, channels: 3, background: '#00aacc' } });
    writeFileSync(photo, await pixels.png().toBuffer());
    const drawing = join(place, 'drawing.svg');
    writeFileSync(
      drawing,
      '<svg xmlns="http://www.w3.org/2000/svg" width="96mm" height="60mm"><rect width="100%" height="100%" fill="#00aacc"/></svg>',
    );
    for (const path of [photo, drawing]) {
      const { bytes, pages } = await print(path);
      expect(pages).toMatchObject([{ widthMm: 90, heightMm: 54 }]);
      const [red = 255, , blue = 0] = (await drawn(bytes))(MARGIN + 45, MARGIN + 27);
      expect([red < 120, blue > 150]).toEqual([true, true]);
    }
  });

  it('keeps the inks of a CMYK picture', async () => {
    const path = join(place, 'cmyk.jpg');
    const pixels = Buffer.alloc(1134 * 709 * 4);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
    const jpeg = await sharp(cmykTiff(pixels, 1134, 709))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    writeFileSync(path, jpeg);
    const { bytes } = await print(path);
    const [image] = images(await openPdf(bytes));
    expect(image && Buffer.from(image.contents).equals(jpeg)).toBe(true);
    expect(Math.max(...(await drawn(bytes))(MARGIN + 45, MARGIN + 27))).toBeLessThan(60);
  });

  it('has a page for each page of a TIFF', async () => {
    const path = join(place, 'pages.tiff');
    const page = (background: string) =>
      sharp({ create: { width: 1134, height: 709, channels: 3, background } })
        .png()
        .toBuffer();
    const joined = sharp([await page('#ff0000'), await page('#0000ff')], { join: { across: 1, animated: true } });
    writeFileSync(path, await joined.tiff().toBuffer());
    const { bytes, pages } = await print(path, { profile: { ...card, colours: 'any' } });
    expect(pages).toHaveLength(2);
    const [red, blue] = [await drawn(bytes, 0), await drawn(bytes, 1)].map((at) => at(MARGIN + 45, MARGIN + 27));
    expect([red?.[0], blue?.[2]].map((part = 0) => part > 200)).toEqual([true, true]);
    expect([red?.[2], blue?.[0]].map((part = 255) => part < 60)).toEqual([true, true]);
  });
});
