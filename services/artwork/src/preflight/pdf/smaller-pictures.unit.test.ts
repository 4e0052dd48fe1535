import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../deadline.ts';
import { newDocument } from '../mend/new-page.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { cmykJpeg, DECODE_OF_CMYK_JPEG } from '../press/cmyk-jpeg.ts';
import { images } from '../print/print-file.fixture.ts';
import { openPdf } from './open-pdf.ts';
import { openPrinted } from './printed-document.ts';
import { shrinkPictures } from './smaller-pictures.ts';

const [WIDTH, HEIGHT] = [3600, 2400];
const [WIDTH_PT, HEIGHT_PT] = [300, 200];
const soon = () => deadlineIn(60_000);

/** Half as many pixels again as are drawn along the longer side of a page; parts of a pixel count as one. */
const SMALLER = `${1.5 * PICTURE_PX + 1} x ${(1.5 * PICTURE_PX * HEIGHT) / WIDTH + 1}`;

/** The left half of a picture has this colour, the right half none. */
const halves = (...colour: number[]): Buffer =>
  Buffer.concat(
    new Array<Buffer>(HEIGHT).fill(
      Buffer.concat([
        Buffer.from(new Array<number[]>(WIDTH / 2).fill(colour).flat()),
        Buffer.alloc((WIDTH / 2) * colour.length),
      ]),
    ),
  );

/** A page that a picture fills. */
async function pageOf(
  data: Uint8Array,
  entries: object,
  draw = `${WIDTH_PT} 0 0 ${HEIGHT_PT} 0 0 cm /Im Do`,
): Promise<PDFDocument> {
  const document = await newDocument();
  const { context } = document;
  const page = document.addPage([WIDTH_PT, HEIGHT_PT]);
  const form = { Type: 'XObject', Subtype: 'Image', Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8, ...entries };
  const picture = context.register(PDFRawStream.of(context.obj(form as never) as never, data));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: picture } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(draw)));
  return document;
}

const sizeIn = (document: PDFDocument): string[] =>
  images(document).map(({ dict }) => ['Width', 'Height'].map((key) => `${dict.get(PDFName.of(key))}`).join(' x '));

/** The colours of the page, in its left and its right half. */
async function coloursOf(document: PDFDocument, asProof = false): Promise<number[][]> {
  const bytes = await document.save();
  const printed = await openPrinted(await openPdf(bytes), bytes, false, soon());
  try {
    const { data, width, height } = await printed.draw(0, { longestPx: 300 }, asProof);
    return [0.25, 0.75].map((share) => {
      const at = (Math.floor(height / 2) * width + Math.floor(width * share)) * 4;
      return [...data.subarray(at, at + 3)];
    });
  } finally {
    printed.close();
  }
}

const flate = { Filter: 'FlateDecode' };
const separation = (document: PDFDocument) => {
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 };
  return document.context.obj(['Separation', 'Rose', 'DeviceCMYK', document.context.obj(tint)] as never);
};

describe('a picture of many pixels', () => {
  it.each<[string, Buffer, object]>([
    ['in grey', halves(90), { ColorSpace: 'DeviceGray' }],
    ['in colours of screens', halves(200, 40, 90), { ColorSpace: 'DeviceRGB' }],
    ['in inks', halves(0, 255, 90, 0), { ColorSpace: 'DeviceCMYK' }],
    ['whose numbers are turned', halves(0, 90, 200), { ColorSpace: 'DeviceRGB', Decode: [1, 0, 1, 0, 1, 0] }],
  ])('%s is drawn from fewer, in the same colours', async (_, pixels, entries) => {
    const document = await pageOf(deflateSync(pixels), { ...flate, ...entries });
    // A picture of few pixels is drawn as it is.
    const [width, height] = [WIDTH / 10, HEIGHT / 10];
    const channels = pixels.length / WIDTH / HEIGHT;
    const few = Buffer.concat(
      Array.from({ length: height }, (_, row) =>
        Buffer.concat(
          Array.from({ length: width }, (_, column) => {
            const at = (row * 10 * WIDTH + column * 10) * channels;
            return pixels.subarray(at, at + channels);
          }),
        ),
      ),
    );
    const small = await pageOf(deflateSync(few), { ...flate, ...entries, Width: width, Height: height });
    expect(await coloursOf(document)).toEqual(await coloursOf(small));
    const before = await shrinkPictures(document, soon());
    expect(before.size).toBe(1);
    expect(sizeIn(document)).toEqual([SMALLER]);
  });

  it('is drawn from fewer in a document with a very long list', async () => {
    const document = await pageOf(deflateSync(halves(90)), { ...flate, ColorSpace: 'DeviceGray' });
    const { context } = document;
    document.catalog.set(PDFName.of('List'), context.obj(new Array<number>(300_000).fill(1)));
    const mask = context.register(context.obj({ List: new Array<number>(300_000).fill(1) }));
    context.register(context.obj({ SMask: context.obj({ S: 'Luminosity', G: mask }) }));
    expect((await shrinkPictures(document, soon())).size).toBe(1);
  });

  it('stays as it is in the document itself', async () => {
    const bytes = await (await pageOf(deflateSync(halves(200, 40, 90)), { ...flate, ColorSpace: 'DeviceRGB' })).save();
    const document = await openPdf(bytes);
    (await openPrinted(document, bytes, false, soon())).close();
    expect(sizeIn(document)).toEqual([`${WIDTH} x ${HEIGHT}`]);
  });

  it.each<[string, (document: PDFDocument) => object, string]>([
    ['an index', () => ({ ColorSpace: ['Indexed', 'DeviceRGB', 255, '0'.repeat(768)] }), ''],
    ['no header', () => ({ ColorSpace: 'DeviceGray' }), ''],
    ['a key of colours', () => ({ ColorSpace: 'DeviceGray', Mask: [0, 0] }), ''],
    ['a mask', () => ({ ColorSpace: undefined, ImageMask: true, BitsPerComponent: 1 }), ''],
    ['a part that fills the page', () => ({ ColorSpace: 'DeviceGray' }), '3000 0 0 2000 -100 -100 cm /Im Do'],
  ])('of %s is drawn from all', async (what, entries, draw) => {
    const data = deflateSync(halves(90));
    if (what === 'no header') data[0] = 0;
    const document = await pageOf(data, flate, draw || undefined);
    for (const { dict } of images(document))
      for (const [key, value] of Object.entries(entries(document)))
        if (value === undefined) dict.delete(PDFName.of(key));
        else dict.set(PDFName.of(key), document.context.obj(value as never));
    expect((await shrinkPictures(document, soon())).size).toBe(0);
  });

  it.each<[string, (document: PDFDocument, picture: PDFRef) => object, string]>([
    [
      'a tile',
      ({ context }, picture) => {
        const size = { BBox: [0, 0, 3000, 2000], XStep: 3000, YStep: 2000 };
        const form = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, ...size };
        const content = context.stream('3000 0 0 2000 0 0 cm /Im Do', {
          ...form,
          Resources: { XObject: { Im: picture } },
        } as never);
        return { Pattern: { Tile: context.register(content) } };
      },
      '/Pattern cs /Tile scn 0 0 300 200 re f',
    ],
    [
      'a soft mask',
      ({ context }, picture) => {
        const group = context.stream('3000 0 0 2000 0 0 cm /Im Do', {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 3000, 2000],
          Group: { S: 'Transparency', CS: 'DeviceGray' },
          Resources: { XObject: { Im: picture } },
        } as never);
        return { ExtGState: { Masked: { SMask: { S: 'Luminosity', G: context.register(group) } } } };
      },
      '/Masked gs 0 0 300 200 re f',
    ],
    [
      'a picture, as its soft mask,',
      ({ context }, picture) => {
        const form = { Type: 'XObject', Subtype: 'Image', Width: 2, Height: 2, BitsPerComponent: 8 };
        const dict = context.obj({ ...form, ColorSpace: 'DeviceGray', SMask: picture } as never);
        const shown = context.register(PDFRawStream.of(dict as never, Buffer.alloc(4)));
        return { XObject: { Im: picture, Shown: shown } };
      },
      '300 0 0 200 0 0 cm /Shown Do',
    ],
    [
      'a drawn letter',
      ({ context }, picture) => {
        const sign = context.stream('1000 0 d0 q 1000 0 0 1000 0 0 cm /Im Do Q');
        const font = {
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, 1000, 1000],
          FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
          CharProcs: { A: context.register(sign) },
          Encoding: { Differences: [65, 'A'] },
          FirstChar: 65,
          LastChar: 65,
          Widths: [1000],
          Resources: { XObject: { Im: picture } },
        };
        return { Font: { Signs: font } };
      },
      'BT /Signs 1 Tf (A) Tj /Signs 3000 Tf (A) Tj ET',
    ],
  ])('keeps more pixels where %s shows it, too', async (_, resources, content) => {
    const small = '10 0 0 7 0 0 cm /Im Do';
    const document = await pageOf(deflateSync(halves(90)), { ...flate, ColorSpace: 'DeviceGray', Height: 6000 });
    const { context } = document;
    const [page] = document.getPages();
    const [ref] =
      context
        .enumerateIndirectObjects()
        .find(([, object]) => object instanceof PDFRawStream && object.dict.has(PDFName.of('Width'))) ?? [];
    for (const picture of images(document)) picture.contents = deflateSync(Buffer.alloc(WIDTH * 6000));
    for (const [key, value] of Object.entries(ref ? resources(document, ref) : {}))
      page?.node.Resources()?.set(PDFName.of(key), context.obj(value as never));
    page?.node.set(PDFName.of('Contents'), context.register(context.stream(`q ${small} Q ${content}`)));
    expect((await shrinkPictures(document, soon())).size).toBe(1);
    const [size = ''] = sizeIn(document);
    const [width = 0, height = 0] = size.split(' x ').map(Number);
    expect(width * height).toBeGreaterThan(11_900_000);
  });

  it('of tints keeps its space', async () => {
    const document = await pageOf(deflateSync(halves(255)), flate);
    for (const { dict } of images(document)) dict.set(PDFName.of('ColorSpace'), separation(document));
    const [left = [], right] = await coloursOf(document);
    expect(left[1]).toBeLessThan(60);
    expect(right).toEqual([255, 255, 255]);
    expect((await shrinkPictures(document, soon())).size).toBe(1);
  });
});

describe('a JPEG of many bytes', () => {
  /** Noise around a colour, which hardly packs. */
  const noisy = (...colour: number[]): Buffer => {
    const pixels = Buffer.alloc(WIDTH * HEIGHT * colour.length);
    let random = 1;
    for (let at = 0; at < pixels.length; at++) {
      random = (random * 1_103_515_245 + 12_345) & 0x7fff_ffff;
      pixels[at] = (colour[at % colour.length] ?? 0) + (random >> 24);
    }
    return pixels;
  };
  const entries = { Filter: 'DCTDecode' };

  it.each<[string, () => Promise<Buffer>, object, number[], number[]]>([
    [
      'in colours of screens',
      () =>
        sharp(noisy(40, 90, 10), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
          .jpeg({ quality: 100 })
          .toBuffer(),
      { ColorSpace: 'DeviceRGB' },
      [40, 90, 10],
      [168, 218, 138],
    ],
    [
      'in inks',
      () => cmykJpeg(noisy(40, 90, 10, 0), { width: WIDTH, height: HEIGHT }),
      { ColorSpace: 'DeviceCMYK', Decode: DECODE_OF_CMYK_JPEG },
      [40, 50, 50],
      [200, 200, 230],
    ],
  ])('%s is drawn from a smaller one, in the same colours', async (_, jpeg, space, least, most) => {
    const document = await pageOf(await jpeg(), { ...entries, ...space });
    for (const colour of await coloursOf(document))
      for (const [at, level] of colour.entries()) {
        expect(level).toBeGreaterThanOrEqual(least[at] ?? 0);
        expect(level).toBeLessThanOrEqual(most[at] ?? 0);
      }
    expect((await shrinkPictures(document, soon())).size).toBe(1);
    expect(sizeIn(document)).toEqual([SMALLER]);
  });
});

it('lets a page that is too large to be written again have its die lines and its inks', async () => {
  const document = await pageOf(Buffer.alloc(WIDTH * 3000 * 4, 255), { ColorSpace: 'DeviceCMYK', Height: 3000 });
  const { context } = document;
  const [page] = document.getPages();
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 1, 0], N: 1 };
  const space = context.obj(['Separation', 'CutContour', 'DeviceCMYK', context.obj(tint)] as never);
  page?.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ Cut: space }));
  const content = `q 150 0 0 200 0 0 cm /Im Do Q /Cut cs 1 scn 150 0 150 200 re f`;
  page?.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  expect((await coloursOf(document))[1]).toEqual([255, 0, 255]);
  const bytes = await document.save();
  const printed = await openPrinted(await openPdf(bytes), bytes, false, soon());
  const map = (await printed.inkMaps([0])).get(0);
  printed.close();
  expect(map?.inks[Math.floor(map.height / 2) * map.width + Math.floor(map.width / 4)]).toBe(4 * 255);
});
