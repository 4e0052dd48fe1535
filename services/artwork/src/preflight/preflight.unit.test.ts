import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BlendMode,
  cmyk,
  type PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { PrintProfile } from '@print-shop/contracts';
import sharp from 'sharp';
import { createPreflight, type PreflightResult } from './index.ts';
import { newDocument } from './mend/new-page.ts';
import { card } from './rules/facts.fixture.ts';

// The process starts with the first job, which may take seconds while other tests run.

const place = mkdtempSync(join(tmpdir(), 'preflight-'));
const preflight = createPreflight({ deadlineMs: 60_000, memoryMb: 900 });
afterAll(async () => {
  await preflight.close();
  rmSync(place, { recursive: true });
});

const mm = 72 / 25.4;
const check = (
  path: string,
  profile: Partial<PrintProfile> = {},
  size: { widthMm: number; heightMm: number } | null = null,
) => preflight.run({ path, profile: { ...card, ...profile }, size, outDir: place });
const codesOf = (result: PreflightResult): string[] =>
  result.state === 'refused'
    ? [`refused ${result.code}`]
    : [...new Set(result.findings.map(({ code }) => code))].sort();

/** Writes a card with bleed, with what `draw` adds, and returns its path. */
async function pdf(draw: (page: PDFPage, document: PDFDocument) => unknown, pages = 1): Promise<string> {
  const document = await newDocument();
  for (let n = 0; n < pages; n++) {
    const page = document.addPage([96 * mm, 60 * mm]);
    page.setTrimBox(3 * mm, 3 * mm, 90 * mm, 54 * mm);
    page.drawRectangle({ x: 0, y: 0, width: 96 * mm, height: 60 * mm, color: cmyk(0.1, 0.2, 0, 0) });
    await draw(page, document);
  }
  const path = join(place, `${randomUUID()}.pdf`);
  writeFileSync(path, await document.save());
  return path;
}

const jpegOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer();

it('finds nothing in a card as it should be, and draws it', async () => {
  const result = await check(await pdf(() => undefined));
  expect(result).toMatchObject({ state: 'checked', kind: 'pdf', pages: [{ widthMm: 90, heightMm: 54 }], findings: [] });
  const picture = await sharp(result.state === 'checked' ? result.pictures[0] : '').metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
});

describe('text in a standard font that is not in the file', () => {
  const found = async (font: Record<string, unknown>, mode: number) => {
    const path = await pdf((page, { context }) => {
      page.node.setFontDictionary(
        PDFName.of('F'),
        context.register(context.obj({ Type: 'Font', ...font } as never) as never),
      );
      const content = `BT 0 0 0 1 k /F 20 Tf ${mode} Tr 100 80 Td (AA) Tj ET`;
      page.node.addContentStream(context.register(context.stream(content)));
    });
    const result = await check(path);
    return result.state === 'checked' ? result.findings.find(({ code }) => code === 'font-not-embedded') : undefined;
  };
  const helvetica = { Subtype: 'Type1', BaseFont: 'Helvetica' };
  const wide = { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'ArialMT' };

  it('is offered to become shapes', async () => {
    expect(await found({ ...helvetica, Encoding: { Differences: [65, 'fi'] } }, 0)).toMatchObject({ mend: 'outline' });
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['has a letter without one', { ...helvetica, Encoding: { Differences: [65, 'g7'] } }, 0],
    ['clips', helvetica, 4],
    [
      'has two bytes for a letter',
      { Subtype: 'Type0', BaseFont: 'ArialMT', Encoding: 'Identity-H', DescendantFonts: [wide] },
      0,
    ],
  ])('is not where it %s, which is said', async (_, font, mode) => {
    const finding = await found(font, mode);
    expect(finding).toMatchObject({ level: 'must', values: { tried: 1 } });
    expect(finding).not.toHaveProperty('mend');
  });
});

it('measures a picture by its matrix, within forms and turned pages', async () => {
  const path = await pdf(async (page, document) => {
    const inner = await newDocument();
    inner
      .addPage([100, 60])
      .drawImage(await inner.embedJpg(await jpegOf(200, 120)), { x: 0, y: 0, width: 100, height: 60 });
    const [form] = await document.embedPdf(await inner.save());
    if (form) page.drawPage(form, { x: 20 * mm, y: 20 * mm, width: 50 * mm, height: 30 * mm });
    page.setRotation({ type: 'degrees', angle: 90 } as Parameters<PDFPage['setRotation']>[0]);
  });
  const result = await check(path);
  const finding =
    result.state === 'checked' ? result.findings.find(({ code }) => code === 'low-resolution') : undefined;
  // 200 pixels on 50 mm. The page is turned clockwise, so its lower left corner is the upper left one.
  expect(finding).toMatchObject({ level: 'must', values: { dpi: 102 }, box: { x: 20, y: 20, width: 30, height: 50 } });
});

it.each<[string, (page: PDFPage, document: PDFDocument) => unknown, string[]]>([
  [
    'a font that is not embedded',
    async (page, document) =>
      page.drawText('Asha', {
        x: 80,
        y: 80,
        font: await document.embedFont(StandardFonts.Helvetica),
        color: cmyk(0, 0, 0, 1),
      }),
    ['font-not-embedded'],
  ],
  ['RGB', (page) => page.drawRectangle({ x: 80, y: 80, width: 20, height: 20, color: rgb(1, 0, 0) }), ['rgb-colour']],
  [
    'too much ink',
    (page) => page.drawRectangle({ x: 80, y: 80, width: 20, height: 20, color: cmyk(1, 1, 1, 1) }),
    ['ink-limit'],
  ],
  [
    'inks that add up to too much where one shape multiplies another',
    (page) => {
      page.drawRectangle({ x: 80, y: 80, width: 20, height: 20, color: cmyk(1, 1, 0, 0) });
      page.drawRectangle({
        x: 80,
        y: 80,
        width: 20,
        height: 20,
        color: cmyk(0, 0, 1, 1),
        blendMode: BlendMode.Multiply,
      });
    },
    ['ink-limit', 'transparency'],
  ],
  [
    'a hairline',
    (page) =>
      page.drawLine({ start: { x: 50, y: 50 }, end: { x: 90, y: 50 }, thickness: 0.1, color: cmyk(0, 0, 0, 1) }),
    ['hairline'],
  ],
  [
    'transparency',
    (page) => page.drawRectangle({ x: 80, y: 80, width: 20, height: 20, color: cmyk(0, 0, 0, 1), opacity: 0.5 }),
    ['transparency'],
  ],
  [
    'a shape within the margin',
    (page) => page.drawRectangle({ x: 5 * mm, y: 20 * mm, width: 20, height: 20, color: cmyk(0, 0, 0, 1) }),
    ['near-trim'],
  ],
  ['a program', (_, document) => document.addJavaScript('go', 'app.alert(1)'), ['script']],
  [
    'a form',
    (page, document) => document.getForm().createTextField('name').addToPage(page, { x: 80, y: 80 }),
    ['form'],
  ],
])('finds in a PDF: %s', async (_, draw, codes) => {
  expect(codesOf(await check(await pdf(draw)))).toEqual(expect.arrayContaining(codes));
});

it.each([{ ColorSpace: 'DeviceCMYK' }, {}])('finds too much ink in a picture in JPEG 2000 with %j', async (entries) => {
  const bytes = await readFile(join(import.meta.dirname, 'fixtures/cmyk.jp2'));
  const path = await pdf((page, { context }) => {
    const dict = { Type: 'XObject', Subtype: 'Image', Width: 32, Height: 32, Filter: 'JPXDecode', ...entries };
    page.node.setXObject(PDFName.of('Im'), context.register(PDFRawStream.of(context.obj(dict), bytes)));
    page.node.addContentStream(context.register(context.stream('q 6 0 0 6 80 80 cm /Im Do Q')));
  });
  const result = await check(path);
  expect(codesOf(result)).toEqual(['ink-limit']);
  // Its left half; the other has 100 %.
  const [found] = result.state === 'checked' ? result.findings : [];
  expect(found).toMatchObject({ values: { found: 350 }, box: { width: expect.closeTo(3 / mm, 0) } });
});

it('looks into what fills an area again and again', async () => {
  const path = await pdf(async (page, document) => {
    const { context } = document;
    const picture = await document.embedJpg(await jpegOf(20, 20));
    const tile = context.stream('q 20 0 0 20 0 0 cm /Im Do Q 0.1 w 0 0 m 20 20 l S', {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 20, 20],
      XStep: 20,
      YStep: 20,
      Resources: { XObject: { Im: picture.ref } },
    });
    const patterns = context.obj({ Tile: context.register(tile) });
    (page.node.normalizedEntries().Resources as PDFDict).set(PDFName.of('Pattern'), patterns);
    const fill = context.stream('/Pattern cs /Tile scn 80 80 60 40 re f');
    page.node.addContentStream(context.register(fill));
  });
  const result = await check(path);
  expect(codesOf(result)).toEqual(['hairline', 'low-resolution', 'rgb-colour']);
  const [found] = result.state === 'checked' ? result.findings.filter(({ code }) => code === 'low-resolution') : [];
  // 20 pixels on 20 points, wherever the tiles lie.
  expect(found).toMatchObject({ values: { dpi: 72 }, box: { width: expect.closeTo(60 / mm, 1) } });
});

it('looks into how the letters of a font of type 3 are drawn', async () => {
  const path = await pdf((page, document) => {
    const { context } = document;
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 1, 1],
      FontMatrix: [1, 0, 0, 1, 0, 0],
      FirstChar: 65,
      LastChar: 65,
      Widths: [1],
      Encoding: { Differences: [65, 'square'] },
      CharProcs: { square: context.register(context.stream('1 0 d0 0.005 w 0 0 m 1 1 l S')) },
    });
    const fonts = context.obj({ Drawn: context.register(font) });
    (page.node.normalizedEntries().Resources as PDFDict).set(PDFName.of('Font'), fonts);
    page.node.addContentStream(context.register(context.stream('BT /Drawn 20 Tf 80 80 Td (AA) Tj ET')));
  });
  const result = await check(path);
  expect(codesOf(result)).toEqual(['hairline']);
  const [found] = result.state === 'checked' ? result.findings : [];
  expect(found).toMatchObject({ values: { count: 1, width: 0.1 }, box: { x: expect.closeTo(80 / mm, 1) } });
});

it('lets much ink be that is nearly transparent', async () => {
  const path = await pdf((page) =>
    page.drawRectangle({ x: 80, y: 80, width: 20, height: 20, color: cmyk(1, 1, 1, 1), opacity: 0.2 }),
  );
  expect(codesOf(await check(path))).toEqual(['transparency']);
});

it('sees that a background ends at the trim', async () => {
  const document = await newDocument();
  document
    .addPage([90 * mm, 54 * mm])
    .drawRectangle({ x: 0, y: 0, width: 90 * mm, height: 20 * mm, color: cmyk(0.5, 0, 0, 0) });
  const path = join(place, 'no-bleed.pdf');
  writeFileSync(path, await document.save());
  const result = await check(path);
  expect(result).toMatchObject({
    findings: [{ code: 'no-bleed', level: 'must', values: { sides: 'right bottom left', reach: 0 } }],
  });
});

it('tells the pixels that can be printed: those of a bitmap, and else of the picture of the page', async () => {
  const path = join(place, 'large.png');
  await sharp({ create: { width: 4000, height: 2400, channels: 3, background: '#c63' } }).toFile(path);
  expect(await check(path)).toMatchObject({ pages: [{ pixels: { width: 4000, height: 2400 } }] });
  const { pages, pictures } = (await check(await pdf(() => undefined))) as { pages: object[]; pictures: string[] };
  const { width, height } = await sharp(pictures[0]).metadata();
  expect(pages).toMatchObject([{ pixels: { width, height } }]);
});

it.each<[string, () => Promise<Uint8Array>, number]>([
  [
    'PDF',
    async () => {
      const document = await newDocument();
      document.addPage([96 * mm, 60 * mm]).drawRectangle({ x: 0, y: 0, width: 48 * mm, height: 60 * mm });
      return document.save();
    },
    0,
  ],
  [
    'PDF with white on all of it',
    async () => {
      const document = await newDocument();
      const page = document.addPage([96 * mm, 60 * mm]);
      page.drawRectangle({ x: 0, y: 0, width: 96 * mm, height: 60 * mm, color: cmyk(0, 0, 0, 0) });
      page.drawRectangle({ x: 0, y: 0, width: 48 * mm, height: 60 * mm });
      return document.save();
    },
    255,
  ],
  [
    'SVG',
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="60"><path d="M0 0h48v60h-48z"/></svg>'),
    0,
  ],
  [
    'PNG',
    () =>
      sharp({ create: { width: 48, height: 60, channels: 4, background: '#000' } })
        .extend({ right: 48, background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    0,
  ],
])('draws what of a page is printed, and no paper: a %s', async (_, make, right) => {
  const path = join(place, `${randomUUID()}`);
  writeFileSync(path, await make());
  const result = await check(path);
  // As bytes: sharp remembers what it has read of a path.
  const picture = await readFile(result.state === 'checked' ? (result.pictures[0] ?? '') : '');
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number) => data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width * x)) * 4 + 3];
  expect([alphaAt(0.25), alphaAt(0.75)]).toEqual([255, right]);
});

it.each<[string, (page: PDFPage, document: PDFDocument) => unknown, number | null]>([
  ['nothing, where all is vectors', () => undefined, null],
  [
    'that of its coarsest picture',
    async (page, document) => {
      const [fine, coarse] = await Promise.all([jpegOf(600, 360), jpegOf(200, 120)].map(async (jpeg) => await jpeg));
      for (const [at, bytes] of [fine, coarse].entries())
        page.drawImage(await document.embedJpg(bytes ?? ''), {
          x: (5 + at * 40) * mm,
          y: 9,
          width: 30 * mm,
          height: 18 * mm,
        });
    },
    169,
  ],
])('tells the resolution of a page: %s', async (_, draw, dpi) => {
  const trim = { x: expect.closeTo(3, 1), y: expect.closeTo(3, 1) };
  expect(await check(await pdf(draw))).toMatchObject({ pages: [{ dpi, trim }] });
});

it('takes the crop box of a sheet for its trim where it has no trim box', async () => {
  const document = await newDocument();
  const page = document.addPage([210 * mm, 297 * mm]);
  page.setCropBox(60 * mm, 123 * mm, 90 * mm, 54 * mm);
  page.drawRectangle({ x: 0, y: 0, width: 210 * mm, height: 297 * mm, color: cmyk(0.1, 0.2, 0, 0) });
  const path = join(place, 'cropped.pdf');
  writeFileSync(path, await document.save());
  // 297 mm from above, less the 123 mm below it and its height.
  const trim = { x: 60, y: 120, width: 90, height: 54 };
  const close = Object.fromEntries(Object.entries(trim).map(([side, length]) => [side, expect.closeTo(length, 1)]));
  const whole = { widthMm: 210, heightMm: 297 };
  expect(await check(path)).toMatchObject({ findings: [], pages: [{ widthMm: 90, heightMm: 54, whole, trim: close }] });
});

it('counts pages', async () => {
  expect(codesOf(await check(await pdf(() => undefined, 3)))).toEqual(['page-count']);
});

// Its white overprints in mode 0, and so covers what lies below it.
it.each([
  ['card-ghostscript.pdf', ['hairline', 'ink-limit', 'spot-colour']],
  ['card-turned.pdf', ['hairline', 'ink-limit', 'spot-colour']],
  ['card-restricted.pdf', ['encrypted', 'hairline', 'ink-limit', 'spot-colour']],
  ['card-pdfkit.pdf', ['rgb-colour', 'small-text', 'transparency']],
  ['card-locked.pdf', ['refused encrypted']],
])("reads other programs' files: %s", async (name, codes) => {
  expect(codesOf(await check(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))))).toEqual(codes);
});

it.each<[string, () => Promise<Buffer>, string, string[]]>([
  ['a JPEG with bleed', () => jpegOf(1134, 709), 'jpeg', ['rgb-colour']],
  [
    'a small PNG without bleed',
    () =>
      sharp({ create: { width: 300, height: 180, channels: 3, background: '#c63' } })
        .png()
        .toBuffer(),
    'png',
    ['low-resolution', 'no-bleed', 'rgb-colour'],
  ],
  [
    'a CMYK TIFF',
    () =>
      sharp({ create: { width: 1134, height: 709, channels: 3, background: '#c63' } })
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .tiff()
        .toBuffer(),
    'tiff',
    [],
  ],
  [
    'a WebP',
    () =>
      sharp({ create: { width: 1134, height: 709, channels: 3, background: '#c63' } })
        .webp()
        .toBuffer(),
    'webp',
    ['rgb-colour'],
  ],
  [
    'an AVIF',
    () =>
      sharp({ create: { width: 1134, height: 709, channels: 3, background: '#c63' } })
        .avif({ effort: 0 })
        .toBuffer(),
    'avif',
    ['rgb-colour'],
  ],
  [
    'a HEIC',
    () => readFile(fileURLToPath(import.meta.resolve('../../../../packages/pictures/src/fixtures/two-colours.heic'))),
    'heic',
    ['low-resolution', 'no-bleed', 'rgb-colour', 'size-mismatch'],
  ],
  [
    'an SVG in millimetres',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="96mm" height="60mm"><rect width="96mm" height="60mm"/></svg>',
      ),
    'svg',
    ['rgb-colour'],
  ],
  [
    'an SVG with tiny text, a thin line, a shape near the edge, and one that shines through',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="96mm" height="60mm" viewBox="0 0 96 60"><rect width="96" height="60" fill="#eee"/><text x="40" y="30" font-size="1">tiny</text><path d="M40 40h9" stroke="#000" stroke-width="0.02"/><rect x="5" y="10" width="20" height="10"/><rect x="40" y="10" width="9" height="9" opacity="0.5"/></svg>',
      ),
    'svg',
    ['font-not-embedded', 'hairline', 'near-trim', 'rgb-colour', 'rich-black', 'small-text', 'transparency'],
  ],
])('reads %s', async (_, make, kind, codes) => {
  const path = join(place, `${randomUUID()}`);
  writeFileSync(path, await make());
  const result = await check(path);
  expect(result).toMatchObject({ state: 'checked', kind });
  expect(codesOf(result)).toEqual(codes);
});

it.each([
  ['text', 'hello', 'refused unknown-kind'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'refused script'],
  ['a PDF that is none', '%PDF-1.7\nnothing', 'refused corrupt'],
  ['half a PNG', '\x89PNG\r\n\x1a\n\0\0', 'refused corrupt'],
])('refuses %s with a sentence in both languages', async (_, content, code) => {
  const path = join(place, `${randomUUID()}`);
  writeFileSync(path, content, 'latin1');
  const result = await check(path);
  expect(codesOf(result)).toEqual([code]);
  expect(result).toMatchObject({
    reason: { en: expect.stringMatching(/^\w/), hi: expect.stringMatching(/[\u0900-\u097f]/) },
  });
});
