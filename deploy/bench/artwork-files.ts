import { randomFillSync } from 'node:crypto';
import {
  BlendMode,
  cmyk,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';

// The files that `npm run bench:artwork` checks and mends: noise in place of photographs, which compresses as badly as the worst of them.

const mm = 72 / 25.4;

const photo = (width: number, height: number, sigma = 30): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
    limitInputPixels: false,
  })
    .jpeg({ quality: 85 })
    .toBuffer();

/** A JPEG of 50 megapixels, as a good camera takes it. */
export const largePhoto = (): Promise<Buffer> => photo(8660, 5774, 12);

function fillPage(page: PDFPage, lines: number): void {
  for (let line = 0; line < lines; line++) {
    const words = 'Visiting cards, banners and wedding cards are printed in two days. '.repeat(2);
    page.drawText(words.slice(0, 95), { x: 15 * mm, y: (20 + line * 5) * mm, size: 9, color: cmyk(0, 0, 0, 1) });
  }
}

/** One page of A4 with ten pictures of 1.5 megapixels. */
export async function picturesPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([210 * mm, 297 * mm]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  fillPage(page, 5);
  for (let n = 0; n < 10; n++) {
    const image = await document.embedJpg(await photo(1500, 1000, 20 + n));
    page.drawImage(image, {
      x: (15 + (n % 2) * 92) * mm,
      y: (50 + Math.floor(n / 2) * 48) * mm,
      width: 66 * mm,
      height: 44 * mm,
    });
  }
  return document.save();
}

/** A booklet of A5, each page with a picture of 1.5 megapixels and 25 lines. */
export async function booklet(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let n = 0; n < pages; n++) {
    const page = document.addPage([148 * mm, 210 * mm]);
    page.setFont(font);
    fillPage(page, 25);
    const image = await document.embedJpg(await photo(1500, 600, 15 + n / 2));
    page.drawImage(image, { x: 15 * mm, y: 150 * mm, width: 118 * mm, height: 47 * mm });
  }
  return document.save();
}

/** A booklet of A5 for a press: each page has a transparent photograph in inks over a ground. */
export async function inkBooklet(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n++) {
    const page = document.addPage([148 * mm, 210 * mm]);
    page.drawRectangle({ x: 15 * mm, y: 15 * mm, width: 118 * mm, height: 182 * mm, color: cmyk(0.1, 0.1, 0.2, 0) });
    const inks = await sharp(await photo(1500, 600, 15 + n / 2))
      .toColourspace('cmyk')
      .jpeg({ quality: 60 })
      .toBuffer();
    page.drawImage(await document.embedJpg(inks), {
      x: 15 * mm,
      y: 150 * mm,
      width: 118 * mm,
      height: 47 * mm,
      opacity: 0.9,
    });
  }
  return document.save();
}

/** A page of A4 in screen colours: pictures of 1.5 megapixels over a ground and over each other, one in each blend mode. */
export async function blendsPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([210 * mm, 297 * mm]);
  page.drawRectangle({ x: 0, y: 0, width: 210 * mm, height: 297 * mm, color: rgb(0.9, 0.8, 0.5) });
  for (const [n, blendMode] of Object.values(BlendMode).entries()) {
    const image = await document.embedJpg(await photo(1500, 1000, 20 + n));
    const [x, y] = [(10 + (n % 4) * 42) * mm, (20 + Math.floor(n / 4) * 62) * mm];
    page.drawImage(image, { x, y, width: 66 * mm, height: 70 * mm, opacity: 0.8, blendMode });
  }
  return document.save();
}

/** A poster of A2 with bleed, of a picture at 300 dpi that does not pack: 107 MB in colours of screens, and 143 MB in inks. */
export async function poster(space: 'DeviceRGB' | 'DeviceCMYK'): Promise<Uint8Array> {
  const [widthMm, heightMm, width, height] = [426, 600, 5031, 7087];
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([widthMm * mm, heightMm * mm]);
  page.setTrimBox(3 * mm, 3 * mm, (widthMm - 6) * mm, (heightMm - 6) * mm);
  const pixels = randomFillSync(Buffer.alloc(width * height * (space === 'DeviceCMYK' ? 4 : 3)));
  // Half of all ink at most.
  for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) & 127;
  const form = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const dict = context.obj({ ...form, ColorSpace: space }) as PDFDict;
  const name = page.node.newXObject('Picture', context.register(PDFRawStream.of(dict, pixels)));
  const content = context.stream(`${widthMm * mm} 0 0 ${heightMm * mm} 0 0 cm ${name} Do`);
  page.node.set(PDFName.of('Contents'), context.register(content));
  return document.save();
}
