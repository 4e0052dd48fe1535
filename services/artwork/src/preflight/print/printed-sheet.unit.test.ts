import { card } from '../rules/facts.fixture.ts';
import { cropMarks, finishedTrim, MARK_MM, printedSheet, registrationMarks } from './printed-sheet.ts';

const CARD = { widthMm: 90, heightMm: 54 };
const at = (width: number, height: number) => ({ x: 3, y: 3, width, height });

it('has room for bleed, marks and the slug around the trim', () => {
  const sheet = printedSheet(CARD, 3);
  expect(sheet).toMatchObject({ widthMm: 110, heightMm: 78, markOffset: 4 });
  expect(sheet.trim).toEqual({ x: 10, y: 10, width: 90, height: 54 });
  expect(sheet.bleed).toEqual({ x: 7, y: 7, width: 96, height: 60 });
});

it.each([0, 3, 20])('its marks meet neither bleed nor edge at %d mm of bleed', (bleedMm) => {
  const sheet = printedSheet(CARD, bleedMm);
  const { bleed, trim } = sheet;
  const marks = cropMarks(sheet);
  expect(marks).toHaveLength(8);
  for (const [x0, y0, x1, y1] of marks) {
    expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(MARK_MM, 6);
    const isOutside = x1 < bleed.x || x0 > bleed.x + bleed.width || y1 < bleed.y || y0 > bleed.y + bleed.height;
    expect(isOutside).toBe(true);
    expect(Math.min(x0, y0)).toBeGreaterThan(0);
    expect(x1).toBeLessThan(sheet.widthMm);
    expect(y1).toBeLessThan(sheet.heightMm);
    // Each is on the line of a cut.
    expect(y0 === y1 ? [trim.y, trim.y + trim.height] : [trim.x, trim.x + trim.width]).toContain(y0 === y1 ? y0 : x0);
  }
  expect(registrationMarks(sheet)).toHaveLength(4);
});

it.each([
  ['its own size', at(90, 54), at(90, 54)],
  ['half a millimetre more', at(90.5, 54.5), { x: 3.25, y: 3.25, width: 90, height: 54 }],
  ['half a millimetre less, on its side', at(53.5, 89.5), { x: 2.75, y: 2.75, width: 54, height: 90 }],
  ['another size altogether', at(100, 60), at(100, 60)],
])('a page with %s is cut where it should be', (_, found, wanted) => {
  expect(finishedTrim(found, card, null)).toEqual(wanted);
});

it('a page that is not trimmed keeps its size, as no bleed makes up for a difference', () => {
  const mug = { ...card, sizes: [{ name: 'Wrap', widthMm: 200, heightMm: 90 }], bleedMm: 0, toleranceMm: 15 };
  expect(finishedTrim(at(190, 85), mug, null)).toEqual(at(190, 85));
});

it('the ordered size outranks those of the profile', () => {
  const ordered = { widthMm: 89.5, heightMm: 53.5 };
  expect(finishedTrim(at(90, 54), card, ordered)).toMatchObject({ width: 89.5, height: 53.5 });
});
