import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openPdf } from '../pdf/open-pdf.ts';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { card } from '../rules/facts.fixture.ts';
import { drawn, images, MARGIN, print } from './print-file.fixture.ts';

const place = mkdtempSync(join(tmpdir(), 'print-pictures-'));
afterAll(() => rmSync(place, { recursive: true }));

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

  /** A JPEG in inks, whose upper half is black ink alone; the lower one is cyan. */
  const inkJpeg = (width: number, height: number) => {
    const pixels = Buffer.alloc(width * height * 4);
    const half = Math.floor(height / 2) * width * 4;
    for (let at = 0; at < pixels.length; at += 4) pixels[at < half ? at + 3 : at] = 255;
    return sharp(cmykTiff(pixels, width, height))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
  };
  /** The mark of Exif that a picture is to be shown turned by 90 degrees. */
  const TURNED = Buffer.from(
    'ffe100224578696600004949 2a0008000000 0100 1201 0300 01000000 06000000 00000000'.replaceAll(' ', ''),
    'hex',
  );

  it.each(['cmyk', 'any'] as const)('keeps the inks of a CMYK picture, where %s is printed', async (colours) => {
    const path = join(place, `${colours}.jpg`);
    const jpeg = await inkJpeg(1134, 709);
    writeFileSync(path, jpeg);
    const { bytes } = await print(path, { profile: { ...card, colours } });
    const [image] = images(await openPdf(bytes));
    expect(image && Buffer.from(image.contents).equals(jpeg)).toBe(true);
    expect(Math.max(...(await drawn(bytes))(MARGIN + 45, MARGIN + 10))).toBeLessThan(60);
  });

  it('keeps the inks of a CMYK picture of a camera that lay on its side', async () => {
    const path = join(place, 'turned.jpg');
    const plain = await inkJpeg(709, 1134);
    const jpeg = Buffer.concat([plain.subarray(0, 2), TURNED, plain.subarray(2)]);
    expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'cmyk', orientation: 6 });
    writeFileSync(path, jpeg);
    const { bytes, pages } = await print(path);
    expect(pages).toMatchObject([{ widthMm: 90, heightMm: 54 }]);
    const [image] = images(await openPdf(bytes));
    const read = sharp(Buffer.from(image?.contents ?? []))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk');
    const { data, info } = await read.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([1134, 709, 4]);
    const at = (x: number) => [...data.subarray((300 * 1134 + x) * 4).subarray(0, 4)];
    const near = (inks: number[]) => inks.map((ink) => expect.closeTo(ink, -1));
    expect([at(100), at(1000)]).toEqual([near([255, 0, 0, 0]), near([0, 0, 0, 255])]);
    // The upper half is on the right now.
    const colour = await drawn(bytes);
    expect(Math.max(...colour(MARGIN + 80, MARGIN + 27))).toBeLessThan(60);
    expect(colour(MARGIN + 10, MARGIN + 27)[2]).toBeGreaterThan(180);
  });

  it.each(['png', 'svg'])('prints nothing on cloth where a picture is transparent: %s', async (kind) => {
    const path = join(place, `half.${kind}`);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="96mm" height="60mm"><rect width="100%" height="50%" fill="#00aacc"/></svg>';
    const file = kind === 'svg' ? svg : await sharp(Buffer.from(svg)).resize({ width: 1134 }).png().toBuffer();
    writeFileSync(path, file);
    /** One pixel of each half, the upper first, as the numbers of its channels. */
    const pixelsOf = ({ dict, contents }: ReturnType<typeof images>[number], channels: number) => {
      const [width = 0, height = 0] = ['Width', 'Height'].map((key) => Number(String(dict.get(PDFName.of(key)))));
      const pixels = inflateSync(contents);
      return [0.25, 0.75].map((y) => {
        const at = (Math.floor(height * y) * width + Math.floor(width / 2)) * channels;
        return [...pixels.subarray(at, at + channels)];
      });
    };
    const { bytes } = await print(path, { profile: { ...card, colours: 'any' } });
    const document = await openPdf(bytes);
    const masked = images(document).find(({ dict }) => dict.has(PDFName.of('SMask')));
    const mask = masked?.dict.lookup(PDFName.of('SMask'));
    expect(masked && pixelsOf(masked, 3)[0]).toEqual([0, 170, 204]);
    expect(mask instanceof PDFRawStream && pixelsOf(mask, 1)).toEqual([[255], [0]]);
    expect((await drawn(bytes))(MARGIN + 45, MARGIN + 50)).toEqual([255, 255, 255]);
    // Paper is white there.
    const onPaper = images(await openPdf((await print(path)).bytes));
    expect(onPaper.filter(({ dict }) => dict.has(PDFName.of('SMask')))).toEqual([]);
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
