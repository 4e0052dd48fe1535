import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintProfile } from '@print-shop/contracts';
import sharp from 'sharp';
import { deadlineIn } from '../deadline.ts';
import { picturePdf } from '../mend/picture-pdf.ts';
import { written } from '../pdf/as-printed.ts';
import { drawn } from '../print/print-file.fixture.ts';
import type { FileKind } from '../report.ts';
import { card } from '../rules/facts.fixture.ts';
import { readBitmap } from './read-bitmap.ts';

const place = mkdtempSync(join(tmpdir(), 'read-bitmap-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Reads a file, and puts it onto a page for print. */
async function read(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf' | 'svg'>, change: Partial<PrintProfile> = {}) {
  const outDir = mkdtempSync(join(place, 'out-'));
  const path = join(outDir, 'file');
  writeFileSync(path, bytes);
  const profile = { ...card, ...change };
  const context = { profile, size: null, outDir, deadline: deadlineIn(60_000), onProgress: () => undefined };
  const { facts, pictures } = await readBitmap(path, kind, context);
  const [page] = facts.pages;
  if (!page) throw new Error('there is a page');
  const { data, info } = await sharp(readFileSync(pictures[0] ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** The colour of the picture at a share of its width and height. */
  const pictured = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const at = await drawn(await written(await picturePdf(path, kind, context)));
  const printed = (x: number, y: number) => at(x * page.widthMm, y * page.heightMm);
  return { page, pictured, printed };
}

/** The upper left, upper right, lower left and lower right quarter, by their colours. */
const CORNERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;
const NAMES: readonly (readonly [string, readonly number[]])[] = [
  ['R', [255, 0, 0]],
  ['G', [0, 255, 0]],
  ['B', [0, 0, 255]],
  ['W', [255, 255, 255]],
];
/** The letter of the colour that is nearest. */
function nameOf(colour: readonly number[]): string {
  const distance = (of: readonly number[]) => Math.hypot(...of.map((part, at) => part - (colour[at] ?? 0)));
  return NAMES.reduce((a, b) => (distance(b[1]) < distance(a[1]) ? b : a))[0];
}

/** The letters of the quarters of a picture. */
const cornersOf = (colourAt: (x: number, y: number) => number[]): string =>
  CORNERS.map(([x, y]) => nameOf(colourAt(x, y))).join('');

/** A picture of 192 × 120 pixels in sRGB: red and green above blue and white. */
function quarters() {
  const quarter = (colour: readonly number[]) => ({
    create: { width: 96, height: 60, channels: 3 as const, background: { r: colour[0], g: colour[1], b: colour[2] } },
  });
  return sharp({ create: { width: 192, height: 120, channels: 3, background: '#fff' } })
    .composite(
      NAMES.map(([, colour], at) => ({ input: quarter(colour), left: (at % 2) * 96, top: Math.floor(at / 2) * 60 })),
    )
    .removeAlpha();
}

describe('a picture that its file says to turn', () => {
  // The places of the first row and the first column (TIFF 6.0, Orientation).
  it.each([
    [1, 'RGBW'],
    [2, 'GRWB'],
    [3, 'WBGR'],
    [4, 'BWRG'],
    [5, 'RBGW'],
    [6, 'BRWG'],
    [7, 'WGBR'],
    [8, 'GWRB'],
  ])('is upright in orientation %d of a JPEG, on screen and in print', async (orientation, corners) => {
    const bytes = await quarters().withMetadata({ orientation }).jpeg().toBuffer();
    const { page, pictured, printed } = await read(bytes, 'jpeg', { colours: 'any' });
    expect([page.widthMm, page.heightMm]).toEqual(orientation > 4 ? [60, 96] : [96, 60]);
    for (const colourAt of [pictured, printed]) expect(cornersOf(colourAt)).toBe(corners);
  });

  /**
   * A file of one picture with one property more, after its `count` others (ISO 23008-12). `irot` turns it by quarters against the clock.
   * `imir` exchanges above and below for 0, and left and right for 1.
   */
  function withProperty(file: Buffer, count: number, type: 'irot' | 'imir', value: number): Buffer {
    const boxAt = (name: string) => file.indexOf(name, 0, 'latin1') - 4;
    const endOf = (name: string) => boxAt(name) + file.readUInt32BE(boxAt(name));
    const property = Buffer.from([0, 0, 0, 9, ...Buffer.from(type), value]);
    const use = Buffer.from([0x80 | (count + 1)]);
    const [holdsEnd, usesEnd] = [endOf('ipco'), endOf('ipma')];
    const parts = [file.subarray(0, holdsEnd), property, file.subarray(holdsEnd, usesEnd), use, file.subarray(usesEnd)];
    const out = Buffer.concat(parts);
    const add = (at: number, bytes: number) => out.writeUInt32BE(out.readUInt32BE(at) + bytes, at);
    const grown = property.length + use.length;
    for (const name of ['meta', 'iprp']) add(boxAt(name), grown);
    add(boxAt('ipco'), property.length);
    // The picture begins so much later.
    add(boxAt('iloc') + 20, grown);
    const uses = boxAt('ipma') + property.length;
    add(uses, use.length);
    out.writeUInt8(out.readUInt8(uses + 18) + 1, uses + 18);
    return out;
  }

  it.each([
    [1, 'GWRB'],
    [2, 'WBGR'],
    [3, 'BRWG'],
  ])('is upright after %d turns of a quarter in AVIF', async (turns, corners) => {
    const bytes = withProperty(await quarters().avif({ effort: 0 }).toBuffer(), 3, 'irot', turns);
    const { page, pictured, printed } = await read(bytes, 'avif', { colours: 'any' });
    expect(page.widthMm > page.heightMm).toBe(turns === 2);
    for (const colourAt of [pictured, printed]) expect(cornersOf(colourAt)).toBe(corners);
  });

  it.each([
    [0, 'BWRG'],
    [1, 'GRWB'],
  ])('is mirrored in way %d in AVIF', async (way, corners) => {
    const bytes = withProperty(await quarters().avif({ effort: 0 }).toBuffer(), 3, 'imir', way);
    const { pictured, printed } = await read(bytes, 'avif', { colours: 'any' });
    for (const colourAt of [pictured, printed]) expect(cornersOf(colourAt)).toBe(corners);
  });

  it('is upright after a turn of a quarter in HEIC', async () => {
    const plain = readFileSync(
      join(import.meta.dirname, '../../../../../packages/pictures/src/fixtures/two-colours.heic'),
    );
    const { page, pictured, printed } = await read(withProperty(plain, 5, 'irot', 1), 'heic', { colours: 'any' });
    expect(page.heightMm / page.widthMm).toBeCloseTo(64 / 48);
    // Pink on the left, and blue on the right, which is now above.
    for (const colourAt of [pictured, printed]) {
      const isBlue = CORNERS.map(([x, y]) => colourAt(x, y)).map(([red = 0, , blue = 0]) => blue > red);
      expect(isBlue).toEqual([true, true, false, false]);
    }
  });
});

describe('the size of a picture for a product without one', () => {
  const plain = sharp({ create: { width: 600, height: 300, channels: 3, background: '#c63' } });
  /** A JPEG that names its pixels in a unit, 1 for inches and 2 for centimetres, or 0 for their shape alone (JFIF 1.02). */
  const jpegOf = async (unit: number, pixels: number) => {
    const jpeg = await plain.jpeg().toBuffer();
    const segment = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 2, unit, 0, 0, 0, 0, 0, 0]);
    for (const at of [12, 14]) segment.writeUInt16BE(pixels, at);
    return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  };
  const tiffOf = (pixelsPerMm: number, resolutionUnit: 'cm' | 'inch') =>
    plain.tiff({ xres: pixelsPerMm, yres: pixelsPerMm, resolutionUnit }).toBuffer();

  it.each<[string, 'jpeg' | 'tiff', () => Promise<Buffer>, number[]]>([
    ['300 dots an inch', 'jpeg', () => jpegOf(1, 300), [51, 25]],
    ['150 dots an inch', 'jpeg', () => jpegOf(1, 150), [102, 51]],
    ['100 dots a centimetre', 'jpeg', () => jpegOf(2, 100), [60, 30]],
    ['no dots at all', 'jpeg', () => jpegOf(1, 0), [51, 25]],
    ['72 dots an inch, as of a screen', 'jpeg', () => jpegOf(1, 72), [51, 25]],
    ['a shape of dots alone', 'jpeg', () => jpegOf(0, 1), [51, 25]],
    ['100 dots a centimetre', 'tiff', () => tiffOf(10, 'cm'), [60, 30]],
    ['254 dots an inch', 'tiff', () => tiffOf(10, 'inch'), [60, 30]],
  ])('is that of %s in a %s', async (_, kind, make, expected) => {
    const { page } = await read(await make(), kind, { sizes: [] });
    expect([page.widthMm, page.heightMm].map(Math.round)).toEqual(expected);
  });
});
