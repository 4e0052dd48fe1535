import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFRawStream } from '@cantoo/pdf-lib';
import type { LayoutSide, PrintArea, PrintView } from '@print-shop/contracts';
import { defaultViews } from '@print-shop/contracts/client';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { apply } from '../preflight/pdf/matrix.ts';
import { getName } from '../preflight/pdf/objects.ts';
import { openPdf } from '../preflight/pdf/open-pdf.ts';
import { openDrawn } from '../preflight/pdf/pdfium-document.ts';
import { aCard, drawn, MM } from '../preflight/print/print-file.fixture.ts';
import { unitToArea } from './piece-matrix.ts';
import { mirrorsOf, writePrintPdf } from './print-pdf.ts';
import { createRenderer } from './render.ts';
import type { PictureJob } from './render-job.ts';

const place = mkdtempSync(join(tmpdir(), 'print-pdf-'));
afterAll(() => rmSync(place, { recursive: true }));

const WIDTH = 840;
const photo = `/media/designs/${'a'.repeat(32)}.png`;
const logo = `/media/designs/${'b'.repeat(32)}.svg`;
const card = '4'.repeat(24);
const plain = { rotation: 0, isMirrored: false, pixels: null };
const ofCard = { kind: 'artwork', source: { fileId: card, page: 1 } } as const;
const pieces: LayoutSide['pieces'] = [
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

const jobOf = (area: PrintArea, its: LayoutSide['pieces'], out: string): PictureJob => ({
  view: { ...front, areas: [area] } as PrintView,
  color: '',
  hex: '#ffffff',
  printArea: area.id,
  width: WIDTH,
  sides: [{ view: front.id, area: area.id, pieces: its }],
  files,
  out,
});
async function pdfOf(area: PrintArea, its: LayoutSide['pieces'], bleedMm = 0): Promise<Buffer> {
  const out = join(place, `${randomUUID()}.pdf`);
  const made = { label: 'Layout #abc123', at: '2026-11-24T10:00:00Z' };
  await writePrintPdf({ ...made, pages: [{ area, pieces: its }], bleedMm, files, out });
  return readFileSync(out);
}
/** The part of pixels that differ between the PDF and the PNG of an area. */
async function difference(area: PrintArea, its: LayoutSide['pieces'], others = its): Promise<number> {
  const out = join(place, `${randomUUID()}.png`);
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

it('leaves out what is gone, and draws fields of a page as vectors', async () => {
  const out = join(place, 'gone.pdf');
  const made = { label: 'x', at: '2026-11-24T10:00:00Z', bleedMm: 0, out };
  await writePrintPdf({ ...made, pages: [{ area: a4, pieces }], files: {} });
  expect((await openPdf(readFileSync(out))).getPageCount()).toBe(1);
  const [, picture = ''] = files[`${card}:1`] ?? [];
  const noted = await aCard(place, 1, (document) => {
    const [page] = document.getPages();
    if (page) document.getForm().createCheckBox('yes').addToPage(page);
  });
  const pages = [{ area: a4, pieces: pieces.slice(1, 2) }];
  await writePrintPdf({ ...made, pages, files: { [`${card}:1`]: [noted, picture] } });
  const written = readFileSync(out).toString('latin1');
  expect(written).toContain('/Note');
  expect(written).not.toContain('/Subtype /Image');
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

describe('with bleed', () => {
  const onCard: PrintArea = { ...a4, widthMm: 90, heightMm: 54 };
  const of = (its: Partial<LayoutSide['pieces'][number]>) =>
    ({ ...plain, kind: 'artwork', source: { design: photo }, x: 0, y: 0, width: 90, height: 54, ...its }) as const;
  const [BLUE, WHITE] = [
    [0, 151, 196],
    [255, 255, 255],
  ].map((rgb) => rgb.map((part) => expect.closeTo(part, -1)));

  it('goes on beyond the edges that a piece ends at, and nowhere else', async () => {
    const bytes = await pdfOf(onCard, [of({ width: 50 }) as LayoutSide['pieces'][number]], 3);
    const [page] = (await openPdf(bytes)).getPages();
    const { x, y, width, height } = page?.getTrimBox() ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x, y, width, height].map((pt) => Math.round(pt / MM))).toEqual([3, 3, 90, 54]);
    const colourAt = await drawn(bytes);
    const beyond = [[0.5, 0.5], [0.5, 30], [20, 0.5], [20, 59.5], [0.5, 59.5]] as const; // biome-ignore format: one list
    for (const [across, down] of beyond) expect([across, down, colourAt(across, down)]).toEqual([across, down, BLUE]);
    for (const [across, down] of [[95, 30], [60, 0.5]] as const) expect(colourAt(across, down)).toEqual(WHITE); // biome-ignore format: one list
  });

  it('shows what reaches over the edge, with nothing mirrored over it', async () => {
    const own = of({ source: { fileId: card, page: 1 }, x: -3, y: -3, width: 96, height: 60 } as object);
    expect(mirrorsOf(own as LayoutSide['pieces'][number], onCard, 3)).toEqual([]);
    const [laid, file] = [
      await pdfOf(onCard, [own as LayoutSide['pieces'][number]], 3),
      readFileSync(files[`${card}:1`]?.[0] ?? ''),
    ];
    const [there, before] = [await drawn(laid), await drawn(file)];
    for (const [across, down] of [[1, 1], [10, 8], [80, 8], [10, 55], [95, 59]] as const) // biome-ignore format: one list
      expect(there(across, down)).toEqual(before(across, down));
  });

  it('is none for a shape, which is cut out as it is drawn', async () => {
    const [page] = (await openPdf(await pdfOf(polygon, pieces, 3))).getPages();
    expect(Math.round((page?.getWidth() ?? 0) / MM)).toBe(210);
  });
});

describe('a picture that sharp alone reads wrong, or not at all', () => {
  /** The colour in the middle of a page of a file that was laid out. */
  const colourOf = async (path: string, page: number): Promise<number[]> => {
    const piece = { ...plain, ...ofCard, source: { fileId: card, page }, x: 0, y: 0, width: 100, height: 75 } as const;
    const out = join(place, `${randomUUID()}.pdf`);
    const made = { label: 'x', at: '2026-11-24T10:00:00Z', bleedMm: 0, out };
    await writePrintPdf({ ...made, pages: [{ area: a4, pieces: [piece] }], files: { [`${card}:${page}`]: [path] } });
    return (await drawn(readFileSync(out)))(50, 37);
  };
  const close = (...rgb: number[]) => rgb.map((part) => expect.closeTo(part, -1.5));

  it('is the page of a TIFF that was laid out, and not its first', async () => {
    const path = join(place, 'pages.tiff');
    const page = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    const joined = sharp([await page('#c2185b'), await page('#0097c4')], { join: { across: 1, animated: true } });
    writeFileSync(path, await joined.tiff().toBuffer());
    expect(await colourOf(path, 2)).toEqual(close(0x00, 0x97, 0xc4));
  });

  it('is a HEIC, also at two sizes', async () => {
    const path = join(place, 'photo.heic');
    const fixture = new URL('../../../../packages/pictures/src/fixtures/two-colours.heic', import.meta.url);
    writeFileSync(path, readFileSync(fixture));
    const out = join(place, 'heic.pdf');
    const made = { label: 'x', at: '2026-11-24T10:00:00Z', bleedMm: 0, out };
    const at = (width: number) => ({ ...plain, ...ofCard, x: 0, y: 150 - width, width, height: (width * 3) / 4 });
    const pages = [{ area: a4, pieces: [at(100), at(40)] }];
    await writePrintPdf({ ...made, pages, files: { [`${card}:1`]: [path] } });
    const colourAt = await drawn(readFileSync(out));
    expect([colourAt(1, 51), colourAt(1, 111)]).toEqual([close(194, 24, 91), close(194, 24, 91)]);
  });
});
