import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlendMode, cmyk, degrees, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { MEND_CODES, type MendCode, type PrintProfile } from '@print-shop/contracts';
import sharp from 'sharp';
import { createPreflight } from '../index.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { contentOf } from '../pdf/page-content.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { PRESS } from '../press/index.ts';
import { card } from '../rules/facts.fixture.ts';
import { newDocument } from './new-page.ts';

// The process starts with the first job, which may take seconds while other tests run.

const place = mkdtempSync(join(tmpdir(), 'mend-'));
const preflight = createPreflight({ deadlineMs: 60_000, memoryMb: 900 });
afterAll(async () => {
  await preflight.close();
  rmSync(place, { recursive: true });
});

const mm = 72 / 25.4;
/** A product a ninth as large as a card: what is drawn at 600 dpi is drawn so much sooner. */
const tag: PrintProfile = { ...card, sizes: [{ name: 'Tag', widthMm: 30, heightMm: 18 }], bleedMm: 1 };

const onPaper = (picture: string) => sharp(picture).flatten({ background: 'white' });
const mend = (path: string, ...mends: MendCode[]) => mendFor(card, path, ...mends);

async function mendFor(profile: PrintProfile, path: string, ...mends: MendCode[]) {
  const outPath = join(place, `${randomUUID()}.pdf`);
  const result = await preflight.mend({
    path,
    profile,
    size: null,
    outDir: mkdtempSync(join(place, 'out-')),
    mends,
    outPath,
  });
  if (result.state === 'refused') throw new Error(result.reason.en);
  const [picture = ''] = result.pictures;
  const { data, info } = await onPaper(picture).raw().toBuffer({ resolveWithObject: true });
  const pxPerMm = info.width / (result.pages[0]?.whole?.widthMm ?? 96);
  /** The colour at a place of the mended page, in millimetres from its upper left corner. */
  const at = (x: number, y: number) => [
    ...data.subarray((Math.round(y * pxPerMm) * info.width + Math.round(x * pxPerMm)) * info.channels).subarray(0, 3),
  ];
  return { result, at, outPath, codes: [...new Set(result.findings.map(({ code }) => code))].sort() };
}

/** A card whose upper half is of the given colour, without bleed, at `scale` times its size. */
async function halfCard({ scale = 1, turn = 0 } = {}): Promise<string> {
  const document = await newDocument();
  const page = document.addPage([90 * mm * scale, 54 * mm * scale]);
  page.drawRectangle({
    x: 0,
    y: 27 * mm * scale,
    width: 90 * mm * scale,
    height: 27 * mm * scale,
    color: cmyk(1, 0, 0, 0),
  });
  page.setRotation(degrees(turn));
  const path = join(place, `${randomUUID()}.pdf`);
  writeFileSync(path, await document.save());
  return path;
}

const isCyan = ([red = 0, , blue = 0]: number[]) => red < 120 && blue > 150;
const isWhite = (colour: number[]) => colour.every((part) => part > 245);

it('adds bleed by mirroring', async () => {
  const { result, at, codes } = await mend(await halfCard(), 'mirror-bleed');
  expect(result.pages).toMatchObject([{ widthMm: 90, heightMm: 54 }]);
  expect(codes).toEqual([]);
  for (const [x, y] of [
    [1, 1],
    [95, 1],
    [1, 28],
    [48, 10],
  ] as const)
    expect(isCyan(at(x, y))).toBe(true);
  for (const [x, y] of [
    [1, 59],
    [95, 59],
    [48, 40],
  ] as const)
    expect(isWhite(at(x, y))).toBe(true);
});

it('leaves no light line where the mirrored edge meets the page, also in pixels', async () => {
  const document = await newDocument();
  const page = document.addPage([90 * mm, 54 * mm]);
  page.drawRectangle({ x: 0, y: 0, width: 90 * mm, height: 54 * mm, color: rgb(0.96, 0.88, 0.7) });
  page.drawRectangle({ x: 0, y: 0, width: 14 * mm, height: 54 * mm, color: rgb(0.76, 0.1, 0.36) });
  const path = join(place, 'band.pdf');
  writeFileSync(path, await document.save());
  const { at } = await mend(path, 'mirror-bleed', 'convert-colours');
  for (let x = 1; x < 5; x += 0.05) expect(at(x, 30)).toEqual(at(10, 30));
});

it('mends no file with a page that does not say that it is one, as it would be lost', async () => {
  const document = await newDocument();
  for (const ink of [cmyk(1, 0, 0, 0), cmyk(0, 1, 0, 0)])
    document.addPage([180 * mm, 108 * mm]).drawRectangle({ width: 180 * mm, height: 108 * mm, color: ink });
  document.getPages()[0]?.node.delete(PDFName.of('Type'));
  const path = join(place, 'untyped.pdf');
  writeFileSync(path, await document.save());
  await expect(mend(path, 'scale')).rejects.toThrow('We cannot fix this file');
});

it('adds bleed to a page that is shown upside down', async () => {
  const { at, codes } = await mend(await halfCard({ turn: 180 }), 'mirror-bleed');
  expect(codes).toEqual([]);
  expect(isWhite(at(1, 1))).toBe(true);
  expect(isCyan(at(1, 59))).toBe(true);
});

it('replaces a bleed that is too short, and keeps empty pages', async () => {
  const document = await newDocument();
  const page = document.addPage([92 * mm, 56 * mm]);
  page.setTrimBox(mm, mm, 90 * mm, 54 * mm);
  page.drawRectangle({ x: mm, y: mm, width: 90 * mm, height: 54 * mm, color: cmyk(1, 0, 0, 0) });
  document.addPage([90 * mm, 54 * mm]);
  const path = join(place, 'short.pdf');
  writeFileSync(path, await document.save());
  const { result, at, codes } = await mend(path, 'mirror-bleed');
  expect(codes).toEqual([]);
  expect(result.pages).toHaveLength(2);
  expect([at(1, 1), at(95, 59), at(48, 30)].map(isCyan)).toEqual([true, true, true]);
});

it('scales to the size, and then adds bleed', async () => {
  const { result, at, codes } = await mend(await halfCard({ scale: 2 }), 'scale', 'mirror-bleed');
  expect(result.pages).toMatchObject([{ widthMm: 90, heightMm: 54 }]);
  expect(codes).toEqual([]);
  expect(isCyan(at(2, 2))).toBe(true);
  expect(isWhite(at(48, 40))).toBe(true);
});

it('converts the colours of a PDF to CMYK within the ink limit', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.drawRectangle({ x: 0, y: 0, width: 96 * mm, height: 60 * mm, color: rgb(0.05, 0.02, 0.1) });
  const path = join(place, 'rgb.pdf');
  writeFileSync(path, await document.save());
  const { codes, at } = await mend(path, 'convert-colours');
  expect(codes).toEqual([]);
  expect(Math.max(...at(48, 30))).toBeLessThan(80);
});

it('converts no colours of a PDF where any colour is printed, as its inks would become those of a screen', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.drawRectangle({ x: 30 * mm, y: 20 * mm, width: 30 * mm, height: 20 * mm, color: cmyk(1, 1, 1, 1) });
  const path = join(place, 'shirt.pdf');
  writeFileSync(path, await document.save());
  const shirt: PrintProfile = { ...card, colours: 'any' };
  await expect(mendFor(shirt, path, 'convert-colours')).rejects.toThrow('We cannot fix this file');
});

it('leaves inks that add up where objects overprint, which the check of the mended file says', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.drawRectangle({ x: 0, y: 0, width: 96 * mm, height: 60 * mm, color: cmyk(0.1, 0.2, 0, 0) });
  const [x, y, width, height] = [30 * mm, 20 * mm, 30 * mm, 20 * mm];
  page.drawRectangle({ x, y, width, height, color: cmyk(1, 1, 1, 1) });
  page.drawRectangle({ x, y, width, height, color: cmyk(1, 1, 0, 0) });
  page.drawRectangle({ x, y, width, height, color: cmyk(0, 0, 1, 1), blendMode: BlendMode.Multiply });
  const path = join(place, 'overlap.pdf');
  writeFileSync(path, await document.save());
  const { result } = await mend(path, 'convert-colours');
  const found = result.findings.find(({ code }) => code === 'ink-limit');
  expect(found).toMatchObject({ values: { variant: 'overlap', found: 400 } });
  expect(found?.mend).toBeUndefined();
});

it('converts a logo of the screen and leaves black text black ink alone, as text', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.setTrimBox(3 * mm, 3 * mm, 90 * mm, 54 * mm);
  page.drawRectangle({ x: 20 * mm, y: 20 * mm, width: 20 * mm, height: 20 * mm, color: rgb(0.8, 0.1, 0.2) });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [at, color] of [cmyk(0, 0, 0, 1), rgb(0, 0, 0)].entries())
    page.drawText('Asha Verma', { x: 50 * mm, y: (20 + 10 * at) * mm, size: 12, color, font });
  const path = join(place, 'mixed.pdf');
  writeFileSync(path, await document.save());
  const { outPath, codes, at } = await mend(path, 'convert-colours');
  expect(codes).toEqual(['font-not-embedded']);
  const [node] = pagesOf(await openPdf(readFileSync(outPath)));
  const content = node && Buffer.from(contentOf(node)).toString('latin1');
  expect(content).toMatch(/0 0 0 1 k[^A-Z]*BT|BT[^E]*0 0 0 1 k/);
  expect(content).toMatch(/\b0 g\b/);
  expect(content).not.toMatch(/\brg\b|\bDo\b/);
  const [red = 0, green = 255] = at(30, 30);
  expect(red - green).toBeGreaterThan(90);
});

it.each<[string, (page: PDFPage) => unknown]>([
  ['a shape', (page) => page.drawRectangle({ x: 0, y: 0, width: 96 * mm, height: 60 * mm, color: rgb(0, 0, 1) })],
  [
    'a gradient',
    (page) => {
      const { context } = page.doc;
      const blue = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 1], C1: [0, 0, 1] };
      const shading = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 272, 0], Extend: [true, true] };
      page.node.set(PDFName.of('Resources'), context.obj({ Shading: { Sh: { ...shading, Function: blue } } } as never));
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream('/Sh sh')));
    },
  ],
])('shows converted colours as the press prints them, of %s', async (_, draw) => {
  const document = await newDocument();
  draw(document.addPage([96 * mm, 60 * mm]));
  const path = join(place, `${randomUUID()}.pdf`);
  writeFileSync(path, await document.save());
  const { at } = await mend(path, 'convert-colours');
  // No ink is as blue as a screen. libvips says what the profile of the press makes of it.
  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#00f' } } as const;
  const inks = await sharp(pixel).withIccProfile(PRESS.profilePath).tiff({ compression: 'none' }).toBuffer();
  const printed = [...(await sharp(inks).toColourspace('srgb').raw().toBuffer())];
  expect(Math.max(...printed)).toBeLessThan(170);
  for (const [part, level] of at(48, 30).entries()) expect(Math.abs(level - (printed[part] ?? 0))).toBeLessThan(6);
});

it('puts a picture onto a page of its printed size', async () => {
  const path = join(place, 'photo.png');
  writeFileSync(
    path,
    await sharp({ create: { width: 1134, height: 709, channels: 4, background: '#00aacc' } })
      .png()
      .toBuffer(),
  );
  const { result, codes, at } = await mend(path, 'convert-colours');
  expect(result).toMatchObject({ kind: 'pdf', pages: [{ widthMm: 90, heightMm: 54 }] });
  expect(codes).toEqual([]);
  expect(isCyan(at(48, 30))).toBe(true);
});

describe('text in a standard font that is not in the file', () => {
  /** A card with lines of such text. */
  async function lettered(): Promise<string> {
    const document = await newDocument();
    const page = document.addPage([96 * mm, 60 * mm]);
    page.setTrimBox(3 * mm, 3 * mm, 90 * mm, 54 * mm);
    const fonts = [StandardFonts.Helvetica, StandardFonts.TimesRomanBold, StandardFonts.CourierOblique] as const;
    for (const [at, name] of fonts.entries())
      page.drawText('Asha’s café & more – 40 %', {
        x: 10 * mm,
        y: (44 - at * 12) * mm,
        size: 11,
        font: await document.embedFont(name),
        color: cmyk(0, 0, 0, 1),
        rotate: degrees(at * 3),
      });
    const path = join(place, `${randomUUID()}.pdf`);
    writeFileSync(path, await document.save());
    return path;
  }

  it('becomes shapes at the same place in the same colour', async () => {
    const path = await lettered();
    const check = await preflight.run({ path, profile: card, size: null, outDir: mkdtempSync(join(place, 'out-')) });
    if (check.state === 'refused') throw new Error(check.reason.en);
    expect(new Set(check.findings.map(({ code, mend }) => `${code} ${mend}`))).toEqual(
      new Set(['font-not-embedded outline']),
    );
    const { result, codes } = await mend(path, 'outline');
    expect(codes).toEqual([]);
    const pixels = (file = '') => onPaper(file).greyscale().blur(4).raw().toBuffer();
    const [before, after] = await Promise.all([pixels(check.pictures[0]), pixels(result.pictures[0])]);
    const ink = before.reduce((sum, level) => sum + 255 - level, 0);
    const difference = before.reduce((sum, level, at) => sum + Math.abs(level - (after[at] ?? 0)), 0);
    expect(ink).toBeGreaterThan(0);
    expect(difference / ink).toBeLessThan(0.25);
  });
});

it('flattens form fields, so that what is filled in is printed', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.setTrimBox(3 * mm, 3 * mm, 90 * mm, 54 * mm);
  const field = document.getForm().createTextField('name');
  field.setText('Asha');
  field.addToPage(page, {
    x: 30 * mm,
    y: 20 * mm,
    width: 30 * mm,
    height: 10 * mm,
    backgroundColor: cmyk(1, 0, 0, 0),
    borderWidth: 0,
  });
  const path = join(place, 'form.pdf');
  writeFileSync(path, await document.save());
  const { codes, at } = await mend(path, 'flatten');
  // Its text is now seen by all checks: pdf-lib writes it in a font of viewers, and black as a screen colour.
  expect(codes).toEqual(['font-not-embedded', 'rgb-colour']);
  expect(isCyan(at(58, 38))).toBe(true);
});

describe('what lies over the contents of a page', () => {
  /** A page at `scale` times the size of a tag, with a field that is filled in, in cyan. */
  async function filled(scale: number): Promise<string> {
    const document = await newDocument();
    const page = document.addPage([30 * mm * scale, 18 * mm * scale]);
    page.drawRectangle({ x: 0, y: 0, width: 30 * mm * scale, height: 18 * mm * scale, color: rgb(1, 1, 0.6) });
    const field = document.getForm().createTextField('name');
    field.setText('Asha Verma');
    const box = { x: 10 * mm * scale, y: 7 * mm * scale, width: 10 * mm * scale, height: 3 * mm * scale };
    field.addToPage(page, { ...box, backgroundColor: cmyk(1, 0, 0, 0), borderWidth: 0 });
    const path = join(place, `${randomUUID()}.pdf`);
    writeFileSync(path, await document.save());
    return path;
  }

  const all = ['scale', 'mirror-bleed', 'flatten', 'convert-colours'] as const;
  const pairs = all.flatMap((one, at) => [[one], ...all.slice(at + 1).map((other) => [one, other])]);
  it.each([...pairs.map((mends) => [mends]), [[...all]]])('stays through %s', async (mends) => {
    const { result, at } = await mendFor(tag, await filled(mends.includes('scale') ? 2 : 1), ...mends);
    const [page] = result.pages;
    expect([page?.widthMm, page?.heightMm]).toEqual([30, 18]);
    // In millimetres of the finished page, which begins 1 mm further in where it has bleed.
    const bleed = mends.includes('mirror-bleed') ? 1 : 0;
    expect(isCyan(at(bleed + 19, bleed + 10.5))).toBe(true);
  });
});

it('leaves no white where a shape is as good as that of the product', async () => {
  const document = await newDocument();
  const page = document.addPage([180 * mm, 110 * mm]);
  page.drawRectangle({ x: 0, y: 0, width: 180 * mm, height: 110 * mm, color: cmyk(1, 0, 0, 0) });
  const path = join(place, 'nearly.pdf');
  writeFileSync(path, await document.save());
  const { result, at } = await mend(path, 'scale', 'mirror-bleed');
  expect(result.pages).toMatchObject([{ widthMm: 90, heightMm: 54 }]);
  for (const x of [0.5, 2.8, 3.2, 92.8, 93.2, 95.5]) expect([x, isCyan(at(x, 30))]).toEqual([x, true]);
});

it('keeps the inks of a TIFF in CMYK', async () => {
  const black = Buffer.alloc(1134 * 709 * 4);
  for (let at = 3; at < black.length; at += 4) black[at] = 255;
  const path = join(place, 'black.tif');
  writeFileSync(path, cmykTiff(black, 1134, 709));
  const outPath = join(place, 'black.pdf');
  await preflight.mend({
    path,
    profile: card,
    size: null,
    outDir: mkdtempSync(join(place, 'out-')),
    mends: ['mirror-bleed'],
    outPath,
  });
  const check = await preflight.run({
    path: outPath,
    profile: { ...card, inkLimitPercent: 110 },
    size: null,
    outDir: mkdtempSync(join(place, 'out-')),
  });
  expect(check.state === 'checked' && check.findings.map(({ code }) => code)).toEqual([]);
});

it('gives a banner that is longer than a page may be its size all the same', async () => {
  const document = await newDocument();
  const page = document.addPage([3000, 1000]);
  page.drawRectangle({ x: 0, y: 0, width: 3000, height: 1000, color: rgb(0, 0.6, 0.8) });
  const path = join(place, 'banner.pdf');
  writeFileSync(path, await document.save());
  const outPath = join(place, 'long.pdf');
  const banner = { ...card, sizes: [{ name: 'Banner', widthMm: 6000, heightMm: 2000 }], bleedMm: 20, minDpi: 10 };
  const result = await preflight.mend({
    path,
    profile: banner,
    size: null,
    outDir: mkdtempSync(join(place, 'out-')),
    mends: ['scale', 'mirror-bleed', 'convert-colours'],
    outPath,
  });
  expect(result).toMatchObject({ state: 'checked', pages: [{ widthMm: 6000, heightMm: 2000 }] });
  const [node] = (await openPdf(readFileSync(outPath))).getPages();
  expect(node?.getWidth()).toBeLessThan(14_400);
});

describe('a stamp on a page', () => {
  const pairs = MEND_CODES.flatMap((one, at) => MEND_CODES.slice(at + 1).map((other) => [one, other]));

  /** A page of half the size of a tag, in light blue, with a stamp in cyan on its middle. */
  async function stamped(): Promise<string> {
    const document = await newDocument();
    const { context } = document;
    const page = document.addPage([15 * mm, 9 * mm]);
    page.drawRectangle({ x: 0, y: 0, width: 15 * mm, height: 9 * mm, color: cmyk(0.1, 0.1, 0, 0) });
    const [width, height] = [5 * mm, 3 * mm];
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] };
    const shown = context.register(context.flateStream(`1 0 0 0 k 0 0 ${width} ${height} re f`, form));
    const note = {
      Type: 'Annot',
      Subtype: 'Stamp',
      F: 4,
      AP: { N: shown },
      Rect: [width, height, 2 * width, 2 * height],
    };
    page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(note))]));
    const path = join(place, `${randomUUID()}.pdf`);
    writeFileSync(path, await document.save());
    return path;
  }

  it.each([[['scale']], [['mirror-bleed']], ...pairs.map((mends) => [mends])] as MendCode[][][])(
    'stays through %s',
    async (mends) => {
      const { at, result } = await mendFor(tag, await stamped(), ...mends);
      const { widthMm = 0, heightMm = 0 } = result.pages[0]?.whole ?? {};
      expect(result.pages[0]?.widthMm).toBe(mends.includes('scale') ? 30 : 15);
      expect(isCyan(at(widthMm * 0.6, heightMm * 0.4))).toBe(true);
      expect(isCyan(at(widthMm * 0.1, heightMm / 2))).toBe(false);
    },
  );
});

describe('a page of nearly the shape of the product', () => {
  it.each([
    [180, 110],
    [182, 108],
    [45.5, 27],
    [110, 180],
  ])('of %d × %d mm is scaled so that its ground reaches all edges of the trim', async (width, height) => {
    const document = await newDocument();
    const page = document.addPage([width * mm, height * mm]);
    page.drawRectangle({ x: 0, y: 0, width: width * mm, height: height * mm, color: cmyk(1, 0, 0, 0) });
    // Objects at the very edge must not be cut off.
    page.drawRectangle({ x: 0, y: 0, width: width * 0.02 * mm, height: height * mm, color: cmyk(0, 0, 0, 1) });
    const path = join(place, `${randomUUID()}.pdf`);
    writeFileSync(path, await document.save());
    const { at, result } = await mend(path, 'scale');
    const { widthMm = 0, heightMm = 0 } = result.pages[0] ?? {};
    expect([widthMm, heightMm].sort()).toEqual([54, 90]);
    for (const across of [0.3, 0.5, 0.7]) {
      expect(isCyan(at(widthMm * across, 0.1))).toBe(true);
      expect(isCyan(at(widthMm * across, heightMm - 0.1))).toBe(true);
      expect(isCyan(at(widthMm - 0.1, heightMm * across))).toBe(true);
      expect(Math.max(...at(0.2, heightMm * across))).toBeLessThan(80);
    }
  });
});

it('tells of the faults of a page that became a picture, which no check sees any more', async () => {
  const document = await newDocument();
  const page = document.addPage([96 * mm, 60 * mm]);
  page.setTrimBox(3 * mm, 3 * mm, 90 * mm, 54 * mm);
  const { context } = document;
  // A mesh in colours of screens, which cannot be converted as it is, and small text.
  const corners = Buffer.from([0, 0, 0, 200, 80, 80, 0, 255, 0, 80, 200, 80, 0, 128, 255, 80, 80, 200]);
  const decode = [0, 96 * mm, 0, 60 * mm, 0, 1, 0, 1, 0, 1];
  const mesh = { ShadingType: 4, ColorSpace: 'DeviceRGB', BitsPerCoordinate: 8, BitsPerComponent: 8, BitsPerFlag: 8 };
  const shading = context.register(context.flateStream(corners, { ...mesh, Decode: decode }));
  const helvetica = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Terms apply', { x: 20 * mm, y: 20 * mm, size: 3, font: helvetica });
  page.node.Resources()?.set(PDFName.of('Shading'), context.obj({ Sh: shading }));
  page.node.addContentStream(context.register(context.flateStream('/Sh sh')));
  const path = join(place, 'mesh.pdf');
  writeFileSync(path, await document.save());
  const { codes, result } = await mend(path, 'convert-colours');
  expect(codes).not.toContain('rgb-colour');
  expect(codes).toContain('small-text');
  // The letters of another font are in the picture, and can't become shapes any more.
  const font = result.findings.find(({ code }) => code === 'font-not-embedded');
  expect(font).toMatchObject({ level: 'must', page: 1 });
  expect(font).not.toHaveProperty('mend');
  expect((await mend(path, 'outline', 'convert-colours')).codes).not.toContain('font-not-embedded');
});
