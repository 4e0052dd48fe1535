import { edgesOf, stopsOf } from './edges.ts';
import { path } from './rules/facts.fixture.ts';

/** A white page of 20 × 20 mm at 10 px a mm with a black box, both in mm. */
function drawn(x0: number, y0: number, x1: number, y1: number) {
  const data = new Uint8Array(200 * 200 * 3).fill(255);
  for (let y = Math.round(y0 * 10); y < y1 * 10; y++)
    data.fill(0, (y * 200 + Math.round(x0 * 10)) * 3, (y * 200 + Math.round(x1 * 10)) * 3);
  return { data, width: 200, height: 200, channels: 3 } as const;
}
const trim = { x: 3, y: 3, width: 14, height: 14 };
const around = (raster: ReturnType<typeof drawn>) => edgesOf(raster, 20, trim, 3);

it.each([
  ['covers the bleed', drawn(0, 0, 20, 20), 1, 3],
  ['ends at the trim', drawn(3, 3, 17, 17), 1, 0],
  ['ends 1.5 mm beyond the trim', drawn(1.5, 1.5, 18.5, 18.5), 1, 1.5],
  ['stays inside', drawn(5, 5, 15, 15), 0, 0],
])('measures content that %s', (_, raster, inked, reachMm) => {
  for (const edge of Object.values(around(raster)))
    expect(edge).toEqual({ inked: expect.closeTo(inked, 1), reachMm: expect.closeTo(reachMm, 0) });
});

it('tells the sides apart', () => {
  const { top, left, bottom, right } = around(drawn(0, 0, 20, 10));
  expect([top.reachMm, bottom.inked]).toEqual([3, 0]);
  expect([left.inked, right.inked]).toEqual([expect.closeTo(0.5, 1), expect.closeTo(0.5, 1)]);
});

it('sees all sides of a page of a single pixel', () => {
  const pixel = { data: Uint8Array.from([200, 0, 0]), width: 1, height: 1, channels: 3 } as const;
  const edges = edgesOf(pixel, 90, { x: 0, y: 0, width: 90, height: 90 }, 3);
  expect(Object.values(edges).map(({ inked }) => inked)).toEqual([1, 1, 1, 1]);
});

it('sees no bleed where the page ends at its trim', () => {
  const { top } = edgesOf(drawn(0, 0, 20, 20), 20, { x: 0, y: 0, width: 20, height: 20 }, 3);
  expect(top).toEqual({ inked: 1, reachMm: 0 });
});

describe('what goes on in its neighbourhood', () => {
  /** A white page with what `isInked` says, in millimetres. */
  function page(isInked: (x: number, y: number) => boolean) {
    const raster = drawn(0, 0, 0, 0);
    for (let y = 0; y < 200; y++)
      for (let x = 0; x < 200; x++)
        if (isInked((x + 0.5) / 10, (y + 0.5) / 10)) raster.data.fill(0, (y * 200 + x) * 3, (y * 200 + x + 1) * 3);
    return raster;
  }
  /** How far it goes on at the edges that it meets. */
  const reaches = (raster: ReturnType<typeof drawn>) =>
    Object.values(around(raster)).flatMap(({ inked, reachMm }) => (inked > 0 ? [reachMm] : []));
  const isDot = (x: number, y: number, pitch: number): boolean =>
    Math.hypot(((x + pitch * 10) % pitch) - pitch / 2, ((y + pitch * 10) % pitch) - pitch / 2) < pitch * 0.3;

  it.each<[string, (x: number, y: number) => boolean]>([
    ['stripes aslant', (x, y) => (x + y) % 3 < 1.5],
    ['stripes that hardly rise', (x, y) => (x + 2 * y) % 4 < 2],
    ['dots', (x, y) => isDot(x, y, 3)],
    ['a line across the page', (x, y) => Math.abs(x - y) < 0.4],
    ['a ground with a letter in the bleed', (x, y) => !(x > 8 && x < 10 && y < 4)],
  ])('is %s', (_, isInked) => {
    const found = reaches(page(isInked));
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...found)).toBeGreaterThan(2.4);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    [
      'a frame that ends half a millimetre beyond the trim',
      (x, y) => {
        const out = Math.min(x, y, 20 - x, 20 - y);
        return out > 2.5 && (out < 5 || (out > 7 && out < 8));
      },
    ],
    ['dots that end at the trim', (x, y) => Math.min(x, y, 20 - x, 20 - y) > 3 && isDot(x, y, 1.5)],
  ])('is not %s', (_, isInked) => {
    const found = reaches(page(isInked));
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found)).toBeLessThan(1);
  });
});

describe('what ends on a ground that goes on', () => {
  const bleed = { trim, bleedMm: 3 };
  /** As `drawn`, on a dark ground. */
  function onGround(...box: [number, number, number, number]) {
    const raster = drawn(...box);
    for (const [at, part] of raster.data.entries()) raster.data[at] = part === 0 ? 40 : 120;
    return raster;
  }
  const item = (x: number, y: number, width: number, height: number) => path({ box: { x, y, width, height } });

  it.each([
    ['at the trim', [3, 5, 6, 6], ['left'], 0],
    ['a hair within it', [3.2, 5, 6, 6], ['left'], 0],
    ['1 mm beyond it', [2, 5, 6, 6], ['left'], 1],
    ['at two sides', [3, 3, 6, 6], ['top', 'left'], 0],
    ['2 mm within it', [5, 5, 6, 6], [], 0],
    ['with the bleed', [0, 5, 9, 6], [], 0],
  ] as const)('is seen %s', (_, [x, y, width, height], sides, reachMm) => {
    const found = stopsOf(onGround(x, y, x + width, y + height), 20, bleed, [item(x, y, width, height)]);
    expect(found).toEqual(
      sides.length === 0
        ? []
        : [{ type: 'path', box: { x, y, width, height }, sides, reachMm: expect.closeTo(reachMm) }],
    );
  });

  it('is none where something else covers the edge', () =>
    expect(stopsOf(onGround(0, 0, 20, 20), 20, bleed, [item(3, 5, 6, 6)])).toEqual([]));
});
