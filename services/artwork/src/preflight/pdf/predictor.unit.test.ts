import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type PDFArray, PDFContext, type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { asDifferences } from './predictor.ts';
import { bytesOf } from './streams.ts';

const context = PDFContext.create();
const read = (contents: Uint8Array, parms: object, filter: unknown = 'FlateDecode') =>
  bytesOf(
    PDFRawStream.of(context.obj({ Filter: filter, DecodeParms: parms } as never) as unknown as PDFDict, contents),
  );

/** The pixels as a PNG has them: rows with the filters that its encoder chose, deflated. */
function idatOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** A picture with smooth and with noisy parts, so that an encoder chooses each of its filters somewhere. */
const [width, height] = [61, 80];
function pixels(channels: 1 | 3): Buffer {
  const noise = randomBytes(width * height * channels);
  return noise.map((byte, at) => {
    const [pixel, row] = [Math.floor(at / channels), Math.floor(at / channels / width)];
    return row < 20 ? byte : row < 40 ? pixel % width : row < 60 ? row * 3 : (row * pixel) >> 4;
  }) as Buffer;
}

it.each([1, 3] as const)('reads pictures of %i channels that are filtered like a PNG', async (channels) => {
  const raw = pixels(channels);
  const picture = sharp(raw, { raw: { width, height, channels } }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
  const png = await picture.png({ adaptiveFiltering: true, palette: false }).toBuffer();
  const parms = { Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width };
  expect(Buffer.from(read(idatOf(png), parms)).equals(raw)).toBe(true);
});

it.each([1, 7, 80])('writes %i rows as differences that are read again', (rows) => {
  const rowBytes = width * 3;
  const raw = pixels(3).subarray(0, rows * rowBytes);
  const parts = [...asDifferences(raw, rowBytes)];
  const parms = { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: width };
  expect(Buffer.from(read(deflateSync(Buffer.concat(parts)), parms)).equals(raw)).toBe(true);
});

it('writes the rows of a large picture some at a time', () => {
  const rowBytes = 40_000;
  const parts = [...asDifferences(Buffer.alloc(100 * rowBytes, 7), rowBytes)];
  expect(parts.length).toBeGreaterThan(3);
  const [first, ...others] = parts.flatMap((part) =>
    [...Array(part.length / (rowBytes + 1)).keys()].map((row) => [
      ...part.subarray(row * (rowBytes + 1), row * (rowBytes + 1) + 3),
    ]),
  );
  expect(first).toEqual([2, 7, 7]);
  expect(others).toEqual(new Array(99).fill([2, 0, 0]));
});

it.each<[string, object, number[], number[]]>([
  ['nothing', { Predictor: 1 }, [1, 1, 1], [1, 1, 1]],
  ['each row without a filter', { Predictor: 10, Columns: 2 }, [0, 5, 6, 0, 7, 8], [5, 6, 7, 8]],
  ['a row that ends too early', { Predictor: 12, Columns: 2 }, [2, 5, 6, 2, 1], [5, 6, 6]],
  ['bytes', { Predictor: 2, Columns: 3, Colors: 2 }, [1, 10, 1, 1, 255, 1], [1, 10, 2, 11, 1, 12]],
  [
    'pixels of 16 bits',
    { Predictor: 2, Columns: 2, BitsPerComponent: 16 },
    [0, 255, 0, 1, 1, 0, 255, 255],
    [0, 255, 1, 0, 1, 0, 0, 255],
  ],
  ['pixels of 4 bits', { Predictor: 2, Columns: 3, BitsPerComponent: 4 }, [0x1f, 0x20], [0x10, 0x20]],
])('reads differences of %s', (_, parms, contents, expected) => {
  expect([...read(deflateSync(Uint8Array.from(contents)), parms)]).toEqual(expected);
});

it('takes the parameters of the last of several filters, and reads no differences before another', () => {
  const differences = deflateSync(Uint8Array.from([0, 5, 2, 1]));
  const parms = { Predictor: 12, Columns: 1 };
  const hex = Buffer.from(`${differences.toString('hex')}>`);
  const filters = context.obj(['ASCIIHexDecode', 'FlateDecode']) as PDFArray;
  expect([...read(hex, context.obj([null, context.obj(parms)] as never), filters)]).toEqual([5, 6]);
  const swapped = context.obj(['FlateDecode', 'ASCIIHexDecode']);
  expect(() => read(hex, context.obj([context.obj(parms), null] as never), swapped)).toThrow('predictor');
});
