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

it('sees no bleed where the page ends at its trim', () => {
  const { top } = edgesOf(drawn(0, 0, 20, 20), 20, { x: 0, y: 0, width: 20, height: 20 }, 3);
  expect(top).toEqual({ inked: 1, reachMm: 0 });
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
