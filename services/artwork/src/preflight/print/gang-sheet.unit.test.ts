import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gangLayout, gangPlaces, PRESS_SHEET_SIZES, type PressSheet } from '@print-shop/contracts/client';
import { openPdf } from '../pdf/open-pdf.ts';
import { gangMarks, printedPart } from './gang-marks.ts';
import { writeGangSheet } from './gang-sheet.ts';
import { aCard, drawn, MM, print, printJob, soon } from './print-file.fixture.ts';

const place = mkdtempSync(join(tmpdir(), 'gang-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The sheets of a card's print file. */
async function gang(sheet: PressSheet, gapMm: number, { pages = 1, isPrintFile = true, change = {} } = {}) {
  const source = await aCard(place, pages);
  const path = join(place, `${randomUUID()}.pdf`);
  const outPath = `${path}.gang.pdf`;
  writeFileSync(path, isPrintFile ? (await print(source)).bytes : readFileSync(source));
  const result = await writeGangSheet({ ...printJob(path), sheet, gapMm, isPrintFile, outPath, ...change }, soon());
  return { result, bytes: result.state === 'ganged' ? readFileSync(outPath) : Buffer.alloc(0) };
}

const isBlack = (parts: number[]) => Math.max(...parts) < 100;
const isMagenta = ([red = 0, green = 255, blue = 0]: number[]) => red > 200 && green < 60 && blue > 90;
const isYellow = ([red = 0, green = 0, blue = 255]: number[]) => red > 200 && green > 200 && blue < 90;

/** Whether every copy of a page shows the corners of the card where they belong; a turned one has its left edge up. */
async function showsCards(
  bytes: Uint8Array,
  sheet: PressSheet,
  gapMm: number,
  side: 'front' | 'back',
): Promise<boolean> {
  const size = PRESS_SHEET_SIZES[sheet];
  const layout = gangLayout({ widthMm: 90, heightMm: 54 }, size, gapMm);
  if (!layout) throw new Error('cards fit');
  const at = await drawn(bytes, side === 'front' ? 0 : 1);
  return gangPlaces(layout, size, gapMm, side).every(({ x, y, degrees }) => {
    /** The colour at a place of the card as it is read. */
    const read = (u: number, v: number) =>
      degrees === 0 ? at(x + u, y + v) : degrees === 90 ? at(x + 54 - v, y + u) : at(x + v, y + 90 - u);
    return isYellow(read(10, 5)) && isBlack(read(10, 49)) && isMagenta(read(80, 49));
  });
}

it.each([
  ['12x18', 4],
  ['13x19', 4],
  ['a3', 0],
] as const)('on %s with %d mm between them, every copy lies where the layout says', async (sheet, gapMm) => {
  const { bytes } = await gang(sheet, gapMm);
  const [page] = (await openPdf(bytes)).getPages();
  const { widthMm, heightMm } = PRESS_SHEET_SIZES[sheet];
  expect([page?.getWidth(), page?.getHeight()].map((pt = 0) => Math.round((pt / MM) * 10) / 10)).toEqual([
    widthMm,
    heightMm,
  ]);
  expect(await showsCards(bytes, sheet, gapMm, 'front')).toBe(true);
  expect((await openPdf(bytes)).getPageCount()).toBe(1);
});

it.each(['12x18', '13x19'] as const)('on %s, the back of each card is behind its front', async (sheet) => {
  const { bytes } = await gang(sheet, 4, { pages: 2 });
  expect((await openPdf(bytes)).getPageCount()).toBe(2);
  expect(await showsCards(bytes, sheet, 4, 'front')).toBe(true);
  expect(await showsCards(bytes, sheet, 4, 'back')).toBe(true);
});

it('has marks at the edge of the sheet at every cut, and none among the copies', async () => {
  const { bytes } = await gang('12x18', 4);
  const sheet = PRESS_SHEET_SIZES['12x18'];
  const layout = gangLayout({ widthMm: 90, heightMm: 54 }, sheet, 4);
  if (!layout) throw new Error('cards fit');
  const at = await drawn(bytes);
  const hasInk = (x: number, y: number) => [-0.1, 0, 0.1].some((by) => Math.max(...at(x + by, y)) < 230);
  for (let column = 0; column < layout.columns; column++)
    for (const x of [layout.left + column * 94, layout.left + column * 94 + 90]) {
      expect([hasInk(x, 2), hasInk(x, sheet.heightMm - 2)]).toEqual([true, true]);
    }
  expect(hasInk(layout.left - 6, 100)).toBe(false);
});

it('has one mark for the common cut of copies without a gap', () => {
  const sheet = PRESS_SHEET_SIZES['12x18'];
  const layout = gangLayout({ widthMm: 90, heightMm: 54 }, sheet, 0);
  if (!layout) throw new Error('cards fit');
  expect(gangMarks(layout, sheet, 0)).toHaveLength(2 * (layout.columns + 1) + 2 * (layout.rows + 1));
  const first = gangPlaces(layout, sheet, 0, 'front')[0] ?? { x: 0, y: 0 };
  expect(printedPart(layout, first, 0, 3)).toEqual({ x: layout.left - 3, y: layout.top - 3, width: 93, height: 57 });
});

it('may be made of a file that was approved before there were print files', async () => {
  const { bytes } = await gang('12x18', 4, { isPrintFile: false });
  expect(await showsCards(bytes, '12x18', 4, 'front')).toBe(true);
});

it('is refused where no copy fits or pages differ in size', async () => {
  expect((await gang('12x18', 4, { isPrintFile: false, change: { path: await aPoster(400, 600) } })).result).toEqual({
    state: 'no-room',
  });
  expect((await gang('12x18', 4, { isPrintFile: false, change: { path: await aPoster(90, 54, 50) } })).result).toEqual({
    state: 'no-room',
  });
});

const aPoster = (widthMm: number, heightMm: number, second = 0) =>
  aCard(place, 0, (document) => {
    document.addPage([widthMm * MM, heightMm * MM]);
    if (second) document.addPage([second * MM, second * MM]);
  });
