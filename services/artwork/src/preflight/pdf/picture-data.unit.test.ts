import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../deadline.ts';
import { fax, jbig2 } from './fax.fixture.ts';
import { PictureData } from './picture-data.ts';

const [WIDTH, HEIGHT] = [640, 128];
const { context } = await PDFDocument.create({ updateMetadata: false });

type Entries = Record<string, unknown>;
const picture = (entries: Entries, bytes: Uint8Array): PDFRawStream => {
  const usual = { Subtype: 'Image', Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
  return PDFRawStream.of(context.obj({ ...usual, ...entries } as never) as unknown as PDFDict, bytes);
};
const deadline = deadlineIn(60_000);
async function soundnessOf(...streams: PDFRawStream[]): Promise<string> {
  const data = new PictureData();
  const isBroken = await data.hasBroken(streams, deadline);
  return isBroken ? 'broken' : data.cut > 0 ? `${data.cut} cut` : 'whole';
}

const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7) % 251);
const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
const jpeg = (options: object = {}) => sharp(pixels, raw).jpeg(options).toBuffer();
const noise = Buffer.from('no picture, but words that a program left behind '.repeat(40));
const inGrey = { ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
const ofFax = { ...inGrey, Filter: 'CCITTFaxDecode', DecodeParms: { K: -1, Columns: WIDTH, Rows: HEIGHT } };
const alignedFax = { ...ofFax, DecodeParms: { ...ofFax.DecodeParms, EncodedByteAlign: true } };
const ofJbig2 = { ...inGrey, Width: jbig2.width, Height: jbig2.height, Filter: 'JBIG2Decode' };
const flate = { Filter: 'FlateDecode' };
const ofPng = { ...flate, DecodeParms: { Predictor: 15, Colors: 3, Columns: WIDTH } };
const jpx = readFileSync(new URL('../fixtures/opacity.jp2', import.meta.url));
const ofJpx = { Width: 64, Height: 48, Filter: 'JPXDecode' };

describe('the data of a picture', () => {
  it.each<[string, Entries, () => Uint8Array | Promise<Uint8Array>]>([
    ['as they are', {}, () => pixels],
    ['deflated', flate, () => deflateSync(pixels)],
    ['deflated, with a wrong check sum', flate, () => spoilt(deflateSync(pixels))],
    ['deflated as differences', ofPng, () => deflateSync(new Uint8Array((WIDTH * 3 + 1) * HEIGHT))],
    ['deflated, without the last row', flate, () => deflateSync(pixels.subarray(WIDTH * 3))],
    [
      'of a mask',
      { ...flate, ImageMask: true, ColorSpace: null },
      () => deflateSync(new Uint8Array((WIDTH * HEIGHT) / 8)),
    ],
    ['a JPEG', { Filter: 'DCTDecode' }, () => jpeg()],
    ['a progressive JPEG', { Filter: 'DCTDecode' }, () => jpeg({ progressive: true })],
    ['a JPEG within another filter', { Filter: ['ASCIIHexDecode', 'DCTDecode'] }, async () => hexOf(await jpeg())],
    ['a fax', ofFax, () => fax(WIDTH)],
    ['a fax of white paper', ofFax, () => Buffer.alloc(HEIGHT / 8, 0xff)],
    ['a fax of white paper whose rows end with a byte', alignedFax, () => Buffer.alloc(HEIGHT, 0x80)],
    ['a mask by fax', { ...ofFax, ImageMask: true }, () => fax(WIDTH)],
    ['a JBIG2', ofJbig2, () => jbig2.bytes],
    ['a JPEG 2000', ofJpx, () => jpx],
  ])('are whole: %s', async (_, entries, bytes) =>
    expect(await soundnessOf(picture(entries, await bytes()))).toBe('whole'),
  );

  it.each<[string, Entries, () => Uint8Array | Promise<Uint8Array>]>([
    ['as they are', {}, () => pixels.subarray(0, WIDTH * 3 * 60)],
    ['deflated', flate, () => deflateSync(pixels.subarray(0, WIDTH * 3 * 60))],
    ['deflated, and cut off', flate, () => deflateSync(pixels, { level: 0 }).subarray(0, 130_000)],
    ['a JPEG', { Filter: 'DCTDecode' }, async () => (await jpeg()).subarray(0, 9_000)],
    ['a JBIG2', ofJbig2, () => jbig2.bytes.subarray(0, -5)],
  ])('end too early: %s', async (_, entries, bytes) => {
    const stream = picture(entries, await bytes());
    // Each counts once, however often it is shown.
    expect(await soundnessOf(stream, stream)).toBe('1 cut');
  });

  it.each<[string, Entries, () => Uint8Array | Promise<Uint8Array>]>([
    ['nothing', {}, () => new Uint8Array()],
    ['deflated', flate, () => Buffer.concat([deflateSync(pixels).subarray(0, 2), Buffer.alloc(400, 0xff)])],
    ['deflated, without a header', flate, () => noise],
    ['a JPEG', { Filter: 'DCTDecode' }, () => noise],
    ['a JBIG2', ofJbig2, () => noise],
    ['a fax that says nothing', ofFax, () => Buffer.alloc(4_000)],
    ['a JPEG 2000', ofJpx, () => jpx.subarray(0, jpx.length / 8)],
    ['in a form that nobody knows', { Filter: 'NewDecode' }, () => noise],
  ])('are broken: %s', async (_, entries, bytes) =>
    expect(await soundnessOf(picture(entries, await bytes()))).toBe('broken'),
  );

  it('are broken where those of its soft mask are', async () => {
    const mask = picture({ ColorSpace: 'DeviceGray', Filter: 'JBIG2Decode', BitsPerComponent: 1 }, noise);
    const masked = picture({}, pixels);
    masked.dict.set(PDFName.of('SMask'), context.register(mask));
    expect(await soundnessOf(masked)).toBe('broken');
  });
});

const hexOf = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`);

/** With another check sum, which the last bytes are. */
const spoilt = (bytes: Buffer): Buffer => bytes.fill(0, bytes.length - 4);
