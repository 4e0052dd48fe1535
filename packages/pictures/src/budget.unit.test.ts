import { type Header, heldBytes, MAX_HELD_BYTES, overBudget } from './budget.ts';

const header = (fields: Partial<Header>): Header => ({
  kind: 'png',
  width: 4000,
  height: 4000,
  channels: 4,
  depth: 'uchar',
  isProgressive: false,
  ...fields,
});

describe('what decoding holds', () => {
  it('is the whole picture where no row is finished before the last', () => {
    expect(heldBytes(header({ isProgressive: true, depth: 'ushort' }))).toBeGreaterThanOrEqual(16e6 * 8);
    expect(heldBytes(header({ kind: 'jpeg', channels: 3, isProgressive: true }))).toBe(16e6 * 6);
    expect(heldBytes(header({ kind: 'webp', channels: 3 }))).toBeGreaterThanOrEqual(16e6 * 4);
  });

  it('is some rows otherwise, which are all of a wide picture', () => {
    expect(heldBytes(header({}))).toBe(4000 * 4 * 2048);
    expect(heldBytes(header({ width: 500_000, height: 200, depth: 'ushort' }))).toBe(500_000 * 200 * 8);
  });
});

describe('the budget', () => {
  it.each([
    ['an A3 page at 600 dpi', { kind: 'jpeg', width: 7016, height: 9933, channels: 3 }],
    ['a HEIC of 24 megapixels', { kind: 'heic', width: 5712, height: 4284, channels: 3 }],
    ['an AVIF of 12 megapixels', { kind: 'avif', width: 4032, height: 3024, channels: 3 }],
    ['a CMYK TIFF for A3 at 300 dpi', { kind: 'tiff', width: 3508, height: 4961, channels: 4 }],
  ] satisfies [string, Partial<Header>][])('takes %s', (_, fields) => {
    expect(overBudget(header(fields))).toBeUndefined();
  });

  it.each([
    ['more pixels than any print needs', { kind: 'jpeg', width: 40_000, height: 40_000, channels: 1 }],
    [
      'an interlaced PNG of 36 megapixels at 16 bits',
      { width: 6000, height: 6000, depth: 'ushort', isProgressive: true },
    ],
    [
      'a progressive JPEG of 49 megapixels',
      { kind: 'jpeg', width: 7000, height: 7000, channels: 3, isProgressive: true },
    ],
    ['an AVIF of 24 megapixels', { kind: 'avif', width: 5712, height: 4284, channels: 3 }],
    ['a GIF of 36 megapixels', { kind: 'gif', width: 6000, height: 6000, channels: 4 }],
    ['a wide PNG of 16 bits', { width: 1_000_000, height: 100, depth: 'ushort' }],
    ['samples of an unknown size', { kind: 'tiff', width: 4000, height: 4000, depth: 'dpcomplex' }],
  ] satisfies [string, Partial<Header>][])('refuses %s, and says what to do', (_, fields) => {
    expect(overBudget(header(fields))?.en).toMatch(/^The picture is too large: \d+ x \d+ px\. Please .*megapixels/);
  });

  it('names a number of megapixels that fits', () => {
    const fault = overBudget(header({ kind: 'avif', width: 6000, height: 6000, channels: 3 }));
    const side = Math.floor(Math.sqrt(Number(/at most (\d+) megapixels/.exec(fault?.en ?? '')?.[1]) * 1e6));
    expect(heldBytes(header({ kind: 'avif', width: side, height: side, channels: 3 }))).toBeLessThanOrEqual(
      MAX_HELD_BYTES,
    );
  });
});
