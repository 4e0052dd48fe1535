import {
  type GangLayout,
  gangLayout,
  gangPlaces,
  PRESS_SHEET_SIZES,
  type PressSheet,
  SHEET_MARGIN_MM,
  sheetsFor,
} from './gang-sheet.ts';

const CARD = { widthMm: 90, heightMm: 54 };
const lay = (widthMm: number, heightMm: number, sheet: PressSheet, gapMm: number): GangLayout => {
  const layout = gangLayout({ widthMm, heightMm }, PRESS_SHEET_SIZES[sheet], gapMm);
  if (!layout) throw new Error('one fits');
  return layout;
};

it.each([
  ['a card without gaps', 90, 54, '12x18', 0, 3, 8, false],
  ['a card with gaps', 90, 54, '12x18', 4, 3, 7, false],
  ['a card of 3.5 × 2 in', 89, 51, '12x18', 4, 3, 8, false],
  ['an upright card, turned', 54, 90, '12x18', 4, 3, 7, true],
  ['a card on 13 × 19, turned', 90, 54, '13x19', 4, 5, 5, true],
  ['a card on A3', 90, 54, 'a3', 4, 3, 7, false],
  ['A4', 210, 297, '12x18', 4, 1, 1, false],
  ['A4 across, turned', 297, 210, '12x18', 4, 1, 1, true],
  ['A4 twice, turned', 210, 297, '13x19', 4, 1, 2, true],
  ['what fills the sheet up to its margin', 288.8, 441.2, '12x18', 4, 1, 1, false],
  ['exact thirds, which binary numbers miss by a hair', 95.6, 146.4, '12x18', 1, 3, 3, false],
] as const)('%s: %d × %d mm on %s with %d mm between: %d × %d', (_, w, h, sheet, gap, columns, rows, isTurned) => {
  expect(lay(w, h, sheet, gap)).toMatchObject({ columns, rows, perSheet: columns * rows, isTurned });
});

it.each([
  ['larger than the sheet', 300, 500],
  ['as large as the sheet', 304.8, 457.2],
  ['longer than it', 10, 460],
])('nothing fits that is %s', (_, widthMm, heightMm) => {
  expect(gangLayout({ widthMm, heightMm }, PRESS_SHEET_SIZES['12x18'], 4)).toBeNull();
});

it.each(Object.keys(PRESS_SHEET_SIZES) as PressSheet[])('on %s, no copy leaves the margin or meets another', (name) => {
  const sheet = PRESS_SHEET_SIZES[name];
  const layout = lay(85, 55, name, 4);
  const places = gangPlaces(layout, sheet, 4, 'front');
  expect(places).toHaveLength(layout.perSheet);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(SHEET_MARGIN_MM);
    expect(y).toBeGreaterThanOrEqual(SHEET_MARGIN_MM);
    expect(x + layout.width).toBeLessThanOrEqual(sheet.widthMm - SHEET_MARGIN_MM + 1e-9);
    expect(y + layout.height).toBeLessThanOrEqual(sheet.heightMm - SHEET_MARGIN_MM + 1e-9);
  }
  const between = (a: number, b: number, length: number) => Math.abs(a - b) >= length + 4 - 1e-9;
  for (const [at, a] of places.entries())
    for (const b of places.slice(at + 1))
      expect(between(a.x, b.x, layout.width) || between(a.y, b.y, layout.height)).toBe(true);
});

it('the back of a copy is behind its front', () => {
  const sheet = PRESS_SHEET_SIZES['12x18'];
  for (const trim of [CARD, { widthMm: 54, heightMm: 90 }]) {
    const layout = lay(trim.widthMm, trim.heightMm, '12x18', 4);
    const [fronts, backs] = (['front', 'back'] as const).map((side) => gangPlaces(layout, sheet, 4, side));
    for (const [at, front] of (fronts ?? []).entries()) {
      expect(backs?.[at]?.y).toBe(front.y);
      expect((backs?.[at]?.x ?? 0) + layout.width).toBeCloseTo(sheet.widthMm - front.x, 6);
    }
    expect(layout.isTurned).toBe(trim !== CARD);
    expect([fronts?.[0]?.degrees, backs?.[0]?.degrees]).toEqual(layout.isTurned ? [90, 270] : [0, 0]);
  }
});

it.each([
  [1000, 24, 42],
  [24, 24, 1],
  [25, 24, 2],
  [1, 24, 1],
])('%d pieces at %d on a sheet take %d sheets', (pieces, perSheet, sheets) => {
  expect(sheetsFor(pieces, { perSheet })).toBe(sheets);
});
