import { deflateSync } from 'node:zlib';
import { PDFContext, type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { hasFlatPixels, meanPixels } from './mean-pixels.ts';
import { asDifferences } from './predictor.ts';

const context = PDFContext.create();
const pictureOf = (contents: Uint8Array, entries: object) =>
  PDFRawStream.of(context.obj({ BitsPerComponent: 8, ...entries } as never) as unknown as PDFDict, contents);

/** 3 MB, which are unfolded in three parts. */
const [width, height] = [1001, 999];
const channels = 3;
const size = { width, height };
const raw = Buffer.from(Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 7 + (at >> 9)) & 255));

/** The same in 16 bits. */
const fine = Buffer.from(
  Uint8Array.from({ length: raw.length * 2 }, (_, at) => (at % 2 === 0 ? (raw[at / 2] ?? 0) : at & 255)),
);

/** The data of a PNG, whose encoder has chosen a filter for each row. */
async function filtered(): Promise<Buffer> {
  const png = await sharp(raw, { raw: { ...size, channels } })
    .png({ adaptiveFiltering: true, palette: false })
    .toBuffer();
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}

/** Each number less that of the pixel to its left. */
const differences = (): Buffer =>
  Buffer.from(raw.map((byte, at) => (at % (width * channels) < channels ? byte : byte - (raw[at - channels] ?? 0))));

const deflated = { Width: width, Height: height, Filter: 'FlateDecode' };
const predicted = (Predictor: number) => ({
  ...deflated,
  DecodeParms: { Predictor, Colors: channels, Columns: width },
});

it.each<[string, () => Uint8Array | Promise<Uint8Array>, object]>([
  ['bytes', () => raw, { Width: width, Height: height }],
  ['deflated bytes', () => deflateSync(raw), deflated],
  ['rows that are filtered like a PNG', filtered, predicted(15)],
  ['differences', () => deflateSync(differences()), predicted(2)],
  [
    'differences whose parameters are a list',
    () => deflateSync(differences()),
    { ...deflated, DecodeParms: [predicted(2).DecodeParms] },
  ],
  [
    'deflated bytes with a wrong checksum',
    () => Buffer.concat([deflateSync(raw).subarray(0, -4), Buffer.alloc(4)]),
    deflated,
  ],
  [
    'deflated bytes without their header',
    () => Buffer.concat([Buffer.of(0, 0), deflateSync(raw).subarray(2)]),
    deflated,
  ],
  ['bytes after which more follow', () => deflateSync(Buffer.concat([raw, Buffer.alloc(5_000_000)])), deflated],
  ['numbers of 16 bits', () => fine, { Width: width, Height: height, BitsPerComponent: 16 }],
  ['deflated numbers of 16 bits', () => deflateSync(fine), { ...deflated, BitsPerComponent: 16 }],
  [
    'rows of numbers of 16 bits that are filtered like a PNG',
    () => deflateSync(Buffer.concat([...asDifferences(fine, width * channels * 2)])),
    { ...deflated, BitsPerComponent: 16, DecodeParms: { ...predicted(15).DecodeParms, BitsPerComponent: 16 } },
  ],
  [
    'bytes of two filters',
    () => Buffer.from(deflateSync(raw).toString('hex')),
    { ...deflated, Filter: ['ASCIIHexDecode', 'FlateDecode'] },
  ],
])('reads %s', async (_, contents, entries) => {
  const pixels = await meanPixels(pictureOf(await contents(), entries), channels, size);
  expect(Buffer.from(pixels ?? []).equals(raw)).toBe(true);
});

it('reads fewer pixels, each the mean of those in its place', async () => {
  const bytes = Uint8Array.from([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
  const picture = pictureOf(deflateSync(bytes), { Width: 5, Height: 3, Filter: 'FlateDecode' });
  // Places of one, two and two columns, and of one and two rows.
  expect([...((await meanPixels(picture, 1, { width: 3, height: 2 })) ?? [])]).toEqual([10, 25, 45, 85, 100, 120]);
});

it.each([
  ['longer than pictures are', { Width: 60_000_000, Height: 1 }],
  ['higher than pictures are', { Width: 1, Height: 60_000_000 }],
  ['of numbers of four bits', { BitsPerComponent: 4 }],
  ['no whole number of pixels wide', { Width: 0.5, Height: 999 }],
  ['of more pixels than are read', { Width: 8_000, Height: 8_000 }],
])('does not begin to read a picture that is %s', (_, entries) => {
  expect(hasFlatPixels(pictureOf(deflateSync(raw), { ...deflated, ...entries }), 1)).toBe(false);
});

it('reads nothing where rows are missing, or the data are broken', async () => {
  expect(await meanPixels(pictureOf(deflateSync(raw.subarray(0, -1)), deflated), channels, size)).toBeUndefined();
  expect(await meanPixels(pictureOf(deflateSync(raw).subarray(0, 9_000), deflated), channels, size)).toBeUndefined();
  expect(await meanPixels(pictureOf(Buffer.alloc(100, 7), deflated), channels, size)).toBeUndefined();
});
