import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { jest } from '@jest/globals';
import type { PrintArea, PrintView, SceneSide } from '@print-shop/contracts';
import { defaultViews } from '@print-shop/contracts/client';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { apply } from '../preflight/pdf/matrix.ts';
import { getName } from '../preflight/pdf/objects.ts';
import { openPdf } from '../preflight/pdf/open-pdf.ts';
import { openDrawn } from '../preflight/pdf/pdfium-document.ts';
import { aCard, MM } from '../preflight/print/print-file.fixture.ts';
import { unitToArea, writePrintPdf } from './print-pdf.ts';
import { createRenderer } from './render.ts';
import type { RenderJob } from './render-job.ts';

jest.setTimeout(60_000);

const place = mkdtempSync(join(tmpdir(), 'print-pdf-'));
afterAll(() => rmSync(place, { recursive: true }));

const WIDTH = 840;
const photo = `/media/designs/${'a'.repeat(32)}.png`;
const logo = `/media/designs/${'b'.repeat(32)}.svg`;
const card = '4'.repeat(24);
const plain = { rotation: 0, isMirrored: false, pixels: null };
const ofCard = { kind: 'artwork', source: { fileId: card, page: 1 } } as const;
const pieces: SceneSide['pieces'] = [
  { ...plain, kind: 'artwork', source: { design: photo }, x: 20, y: 20, width: 120, height: 90, rotation: 12 },
  { ...plain, ...ofCard, x: 60, y: 60, width: 96, height: 60, rotation: -20 },
  { ...plain, ...ofCard, x: 10, y: 225, width: 80, height: 80, isMirrored: true },
  { ...plain, kind: 'artwork', source: { design: logo }, x: 110, y: 150, width: 80, height: 80, isMirrored: true },
  { kind: 'text', text: 'Grand Opening\nशुभ उद्घाटन', font: 'anek-bold', sizeMm: 18, colour: '#c2185b', align: 'centre', x: 5, y: 130, width: 200, height: 47, rotation: -5 },
]; // biome-ignore format: a piece a line

const [front] = defaultViews('T-Shirt');
const a4 = front?.areas.find(({ id }) => id === 'front-a4');
if (!front || !a4) throw new Error('a shirt has a front');
const corners = [{ x: 0.2, y: 0.2 }, { x: 0.8, y: 0.3 }, { x: 0.7, y: 0.8 }, { x: 0.3, y: 0.75 }]; // biome-ignore format: one list
const polygon: PrintArea = { ...a4, shape: { kind: 'polygon', points: corners } };

let files: Record<string, string[]>;
beforeAll(async () => {
  const at = (name: string) => join(place, name);
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0097c4' } })
    .png()
    .toFile(at('photo.png'));
  writeFileSync(
    at('logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="#c2185b" d="M10 90 L50 10 L90 90 Z"/><rect x="60" y="60" width="30" height="12" fill="#17150f"/></svg>',
  );
  const pdf = await aCard(place);
  await sharp(await pixelsOf(readFileSync(pdf), 1600))
    .png()
    .toFile(at('page.png'));
  files = { [photo]: [at('photo.png')], [logo]: [at('logo.svg')], [`${card}:1`]: [pdf, at('page.png')] };
});

/** A page as PNG on white paper. */
async function pixelsOf(bytes: Uint8Array, longestPx: number): Promise<Buffer> {
  const document = await openDrawn(bytes, false);
  const { data, width, height } = document.draw(0, { longestPx });
  document.close();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const jobOf = (area: PrintArea, its: SceneSide['pieces'], out: string): RenderJob => ({
  ...{ view: { ...front, areas: [area] } as PrintView, color: '', hex: '#ffffff', printArea: area.id, width: WIDTH },
  ...{ sides: [{ view: front.id, area: area.id, pieces: its }], files, out },
});
async function pdfOf(area: PrintArea, its: SceneSide['pieces']): Promise<Buffer> {
  const out = join(place, `${Math.random()}.pdf`);
  await writePrintPdf(jobOf(area, its, out), { label: 'Layout #abc123', at: '2026-11-24T10:00:00Z' });
  return readFileSync(out);
}
/** The part of pixels that differ between the PDF and the PNG of an area. */
async function difference(area: PrintArea, its: SceneSide['pieces'], others = its): Promise<number> {
  const out = join(place, `${Math.random()}.png`);
  await createRenderer().run(jobOf(area, others, out));
  const png = await sharp(out)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = png.info;
  const pdf = await sharp(await pixelsOf(await pdfOf(area, its), height))
    .resize({ width, height, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return pixelmatch(png.data, pdf, undefined, width, height, { threshold: 0.15 }) / (width * height);
}

it.each([
  ['a box', a4],
  ['a polygon', polygon],
])('the PDF of %s shows what its picture shows: size, turn, mirror and clip', async (_, area) => {
  expect(await difference(area, pieces)).toBeLessThan(0.01);
});

it('and the comparison sees a piece that is not turned', async () => {
  const straight = pieces.map((piece, at) => (at === 1 ? { ...piece, rotation: 0 } : piece));
  expect(await difference(a4, straight, pieces)).toBeGreaterThan(0.01);
});

it('has the size of the area, and only pictures are pictures in it', async () => {
  const bytes = await pdfOf(a4, pieces);
  const document = await openPdf(bytes);
  const [page] = document.getPages();
  expect([page?.getWidth(), page?.getHeight()].map((pt = 0) => Math.round(pt / MM))).toEqual([a4.widthMm, a4.heightMm]);
  const kinds = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const kind = object instanceof PDFRawStream ? getName(object.dict, 'Subtype') : undefined;
    return object instanceof PDFRawStream && getName(object.dict, 'ColorSpace') !== 'DeviceGray' && kind ? [kind] : [];
  });
  expect(kinds.filter((kind) => kind === 'Image')).toHaveLength(2); // the photo and the drawing
  expect(kinds.filter((kind) => kind === 'Form')).toHaveLength(2); // the card at two sizes
  expect(await pdfOf(a4, pieces).then((again) => again.equals(bytes))).toBe(true);
});

it('leaves out what is gone, and what a viewer draws over a page comes from its picture', async () => {
  const out = join(place, 'gone.pdf');
  await writePrintPdf({ ...jobOf(a4, pieces, out), files: {} }, { label: 'x', at: '2026-11-24T10:00:00Z' });
  expect((await openPdf(readFileSync(out))).getPageCount()).toBe(1);
  const [, picture = ''] = files[`${card}:1`] ?? [];
  const noted = await aCard(place, 1, (document) => {
    const [page] = document.getPages();
    if (page) document.getForm().createCheckBox('yes').addToPage(page);
  });
  const job = { ...jobOf(a4, pieces.slice(1, 2), out), files: { [`${card}:1`]: [noted, picture] } };
  await writePrintPdf(job, { label: 'x', at: '2026-11-24T10:00:00Z' });
  expect(readFileSync(out).toString('latin1')).toContain('/Subtype /Image');
});

it('places a piece by its box, exactly', () => {
  const matrix = unitToArea({
    ...plain,
    ...ofCard,
    x: 10,
    y: 20,
    width: 40,
    height: 20,
    rotation: 90,
    isMirrored: false,
  });
  const [x, y] = apply(matrix, 0, 0);
  expect([x, y]).toEqual([expect.closeTo(40, 9), expect.closeTo(10, 9)]);
  const mirrored = unitToArea({ ...plain, ...ofCard, x: 10, y: 20, width: 40, height: 20, isMirrored: true });
  expect(apply(mirrored, 0, 1)).toEqual([50, 40]);
});
