import { randomFillSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { concatTransformationMatrix, drawObject, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { hostileFiles } from '@print-shop/test-kit/hostile-files';
import sharp from 'sharp';
import { configSchema } from '../config.ts';
import { createPreflight, type Preflight, PreflightCrashed } from './index.ts';
import { MAX_REDRAWN_BYTES } from './pdf/open-pdf.ts';
import { card } from './rules/facts.fixture.ts';

const place = mkdtempSync(join(tmpdir(), 'child-'));
const running: Preflight[] = [];
afterEach(() => Promise.all(running.splice(0).map((preflight) => preflight.close())));
afterAll(() => rmSync(place, { recursive: true }));

function started(...limits: Parameters<typeof createPreflight>): Preflight {
  const preflight = createPreflight(...limits);
  running.push(preflight);
  return preflight;
}

const hostile = hostileFiles();

/** The limits of a service that nobody has set others for. */
const { CHECK_DEADLINE_SECONDS: seconds, CHECK_MEMORY_MB: megabytes } = configSchema.shape;
const asShipped = { deadlineMs: seconds.parse(undefined) * 1000, memoryMb: megabytes.parse(undefined) };
/** The megabytes that a process takes from sources and not from the bundle of an image, as it strips types. */
const FROM_SOURCES_MB = 80;
const fromSources = { ...asShipped, memoryMb: asShipped.memoryMb + FROM_SOURCES_MB };

function fileOf(content: Buffer | string): string {
  const path = join(place, `${randomUUID()}`);
  writeFileSync(path, content);
  return path;
}
const hostileFile = (name: string): string =>
  fileOf(hostile.find((file) => file.name === name)?.bytes() ?? Buffer.alloc(0));
const drawing = (): string =>
  fileOf('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="60"><rect width="96" height="60"/></svg>');
const job = (path: string) => ({ path, profile: card, size: null, outDir: place });

it('refuses a file that takes too long, and then reads the next one', async () => {
  const preflight = started({ deadlineMs: 2_000, memoryMb: 900 });
  const [slow, next] = await Promise.all([
    preflight.run(job(hostileFile('PDF: pattern with a step of nothing'))),
    preflight.run(job(drawing())),
  ]);
  expect(slow).toMatchObject({ state: 'refused', code: 'too-slow' });
  expect(next).toMatchObject({ state: 'checked' });
});

it('reports a process that took too much memory', async () => {
  await expect(started({ deadlineMs: 60_000, memoryMb: 20 }).run(job(drawing()))).rejects.toThrow(PreflightCrashed);
});

it('reads on after a file that broke its decoder', async () => {
  const preflight = started({ deadlineMs: 60_000, memoryMb: 900 });
  expect(await preflight.run(job(hostileFile('PDF: forms in a circle')))).toMatchObject({
    state: 'refused',
    code: 'corrupt',
  });
  expect(await preflight.run(job(drawing()))).toMatchObject({ state: 'checked' });
});

it('breaks off where that is wanted, when a file needs more memory than WebAssembly may have', async () => {
  const document = await PDFDocument.create();
  const { context } = document;
  // A scan in JBIG2 of one black page: its page information alone (ITU-T T.88, section 7.4.8). Drawn, it takes 265 MB.
  const side = 46_000;
  const scan = Buffer.alloc(30);
  scan.set([0x30, 0, 1], 4);
  scan.writeUInt32BE(19, 7);
  scan.writeUInt32BE(side, 11);
  scan.writeUInt32BE(side, 15);
  scan.writeUInt8(4, 27);
  const form = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
  const image = context.stream(scan, { ...form, Width: side, Height: side, Filter: 'JBIG2Decode' });
  const page = document.addPage([255.118, 153.071]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: context.register(image) } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream('255 0 0 153 0 0 cm /Im Do')));
  const path = fileOf(Buffer.from(await document.save()));
  const quick = started({ deadlineMs: 60_000, memoryMb: 500, breaksOffWhenFull: true });
  await expect(quick.run(job(path))).rejects.toThrow('WebAssembly needs more memory');
  expect(await started({ deadlineMs: 60_000, memoryMb: 500 }).run(job(path))).toHaveProperty('state');
});

it.each(['DeviceCMYK', 'DeviceRGB'])(
  'checks and mends a poster in %s that does not pack within the memory that a process has',
  async (space) => {
    // A2 with bleed at 300 dpi: a file of 107 or 143 MB.
    const [width, height] = [5031, 7087];
    const pixels = randomFillSync(Buffer.alloc(width * height * (space === 'DeviceCMYK' ? 4 : 3)));
    for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) & 127;
    const document = await PDFDocument.create();
    const { context } = document;
    const form = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ColorSpace: space };
    const picture = PDFRawStream.of(context.obj({ ...form, Width: width, Height: height }) as never, pixels);
    const page = document.addPage([1207.6, 1700.8]);
    page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: context.register(picture) } }));
    const content = context.stream('1207.6 0 0 1700.8 0 0 cm /Im Do');
    page.node.set(PDFName.of('Contents'), context.register(content));
    const path = fileOf(Buffer.from(await document.save()));
    const preflight = started(fromSources);
    expect(await preflight.run(job(path))).toMatchObject({ state: 'checked' });
    const mend = { ...job(path), mends: ['convert-colours' as const], outPath: join(place, 'mended.pdf') };
    expect(await preflight.mend(mend)).toMatchObject({ state: 'checked' });
  },
);

it('rejects jobs after it was closed', async () => {
  const preflight = started({ deadlineMs: 60_000, memoryMb: 900 });
  await preflight.run(job(drawing()));
  await preflight.close();
  await expect(preflight.run(job(drawing()))).rejects.toThrow(PreflightCrashed);
});

it('reports each page that is done', async () => {
  const steps: number[][] = [];
  const onProgress = (...step: number[]) => steps.push(step);
  await started({ deadlineMs: 60_000, memoryMb: 900 }).run({ ...job(drawing()), onProgress });
  expect(steps).toEqual([[1, 1]]);
});

it('survives hostile files, and stores nothing active', async () => {
  const preflight = started(asShipped);
  const quick = hostile.filter((_, number) => number % 14 === 4);
  expect(quick.length).toBeGreaterThan(12);
  for (const { bytes } of quick) {
    const result = await preflight.run(job(fileOf(bytes())));
    const pictures = result.state === 'checked' ? result.pictures : [];
    expect(pictures.every((picture) => picture.endsWith('.webp'))).toBe(true);
  }
  expect(await preflight.run(job(drawing()))).toMatchObject({ state: 'checked' });
});

it('ends a sheet that takes longer than a request may, and then makes the next one', async () => {
  const preflight = started({ deadlineMs: 60_000, memoryMb: 900 }, { sheetMs: 1 });
  const print = {
    ...job(drawing()),
    label: 'Order',
    sha256: '0'.repeat(64),
    at: new Date(),
    outPath: join(place, 'x'),
  };
  const gang = { ...print, sheet: '12x18', gapMm: 0, isPrintFile: false } as const;
  await expect(preflight.gang(gang)).rejects.toMatchObject({ kind: 'busy', code: 'sheet-too-slow' });
  expect(await preflight.print(print)).toMatchObject({ state: 'printed' });
});

it('has a person wait for another file as long as was said, and no longer', async () => {
  const preflight = started({ deadlineMs: 2_000, memoryMb: 900 }, { patienceMs: 500 });
  let isSlowDone = false;
  const slow = preflight.run(job(hostileFile('PDF: pattern with a step of nothing'))).finally(() => {
    isSlowDone = true;
  });
  const print = {
    ...job(drawing()),
    label: 'Order',
    sha256: '0'.repeat(64),
    at: new Date(),
    outPath: join(place, 'x'),
  };
  const gang = { ...print, sheet: '12x18', gapMm: 0, isPrintFile: false } as const;
  await expect(preflight.gang(gang)).rejects.toMatchObject({ code: 'checks-busy' });
  expect(isSlowDone).toBe(false);
  expect(await slow).toMatchObject({ state: 'refused' });
  expect(await preflight.print(print)).toMatchObject({ state: 'printed' });
});

/** Written by `heif-enc -q 10` of libheif 1.15: one colour all over. */
const plainHeic = (megapixels: number) => {
  const fixture = `../../../../packages/pictures/src/fixtures/plain-${megapixels}-megapixels.heic`;
  return fileOf(readFileSync(join(import.meta.dirname, fixture)));
};

it('reads a HEIC of 48 megapixels, as telephones take, and asks for a JPEG in place of a larger one', async () => {
  const preflight = started(fromSources);
  const read = await preflight.run(job(plainHeic(48)));
  expect(read).toMatchObject({ state: 'checked', kind: 'heic', pages: [{ pixels: { width: 8064, height: 6048 } }] });
  const refused = await preflight.run(job(plainHeic(108)));
  expect(refused).toMatchObject({ code: 'too-large', reason: { en: expect.stringContaining('save it as JPEG') } });
});

describe('a file of 200 MB', () => {
  const start = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 255.118 153.071] /Resources << >> >>\nendobj\n4 0 obj\n<< /Length 199000000 >>\nstream\n',
  );
  const path = fileOf(
    Buffer.concat([
      start,
      Buffer.alloc(199_000_000, 7),
      Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
    ]),
  );
  it('is read within the memory of a reader', async () =>
    expect(await started(fromSources).run(job(path))).toMatchObject({ state: 'checked' }));

  it('is mended within it, though it is written and then read again', async () =>
    expect(
      await started(fromSources).mend({ ...job(path), mends: ['convert-colours'], outPath: join(place, 'mended.pdf') }),
    ).toMatchObject({ state: 'checked' }));
});

describe('a poster of A2 at 300 dpi that is a picture without a loss', () => {
  const [Width, Height] = [4961, 7016];
  async function poster(ColorSpace: 'DeviceCMYK' | 'DeviceRGB'): Promise<string> {
    const document = await PDFDocument.create();
    const pixels = deflateSync(Buffer.alloc(Width * Height * (ColorSpace === 'DeviceCMYK' ? 4 : 3), 90), { level: 1 });
    const entries = { Subtype: 'Image', Width, Height, BitsPerComponent: 8, ColorSpace, Filter: 'FlateDecode' };
    const image = document.context.register(PDFRawStream.of(document.context.obj(entries), pixels));
    const page = document.addPage([1190.55, 1683.78]);
    const name = page.node.newXObject('Im', image);
    page.pushOperators(concatTransformationMatrix(1190.55, 0, 0, 1683.78, 0, 0), drawObject(name));
    return fileOf(Buffer.from(await document.save()));
  }

  it('is read in inks', async () =>
    expect(await started(fromSources).run(job(await poster('DeviceCMYK')))).toMatchObject({ state: 'checked' }));

  it('gets inks in place of the colours of a screen, and stays a picture on its page', async () => {
    const path = await poster('DeviceRGB');
    const preflight = started(fromSources);
    const outPath = join(place, 'poster.pdf');
    const before = await preflight.run(job(path));
    const colours = {
      code: 'rgb-colour',
      mend: 'convert-colours',
      values: expect.objectContaining({ variant: 'pictures-no-profile' }),
    };
    expect(before).toMatchObject({ findings: expect.arrayContaining([expect.objectContaining(colours)]) });
    const mended = await preflight.mend({ ...job(path), mends: ['convert-colours'], outPath });
    const codes = mended.state === 'checked' ? mended.findings.map(({ code }) => code) : [];
    expect(mended.state).toBe('checked');
    expect(codes).not.toContain('rgb-colour');
  });
});

it('shows what is printed of the layers and notes of a file that is too large to be written again', async () => {
  // Black boxes of 40 points: on the page, on a layer that is off in print alone, and as notes with flags of their own.
  const content = '0 0 0 1 k 20 90 40 40 re f /OC /L BDC 80 90 40 40 re f EMC';
  const look = '0 0 0 1 k 0 0 40 40 re f';
  const note = (flags: number, x: number) =>
    `<< /Type /Annot /Subtype /Stamp /F ${flags} /Rect [${x} 20 ${x + 40} 60] /AP << /N 6 0 R >> >>`;
  const layers = '/OCGs [4 0 R] /D << /AS [<< /Event /Print /Category [/Print] /OCGs [4 0 R] >>] >>';
  const notes = [note(4, 20), note(0, 80), note(6, 140)];
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << ${layers} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 255.118 153.071] /Contents 5 0 R /Annots [${notes.join(' ')}]
      /Resources << /Properties << /L 4 0 R >> >> >>`,
    '<< /Type /OCG /Name (Notes) /Usage << /Print << /PrintState /OFF >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 40 40] /Length ${look.length} >>\nstream\n${look}\nendstream`,
    `<< /Length ${MAX_REDRAWN_BYTES} >>\nstream\n${'x'.repeat(MAX_REDRAWN_BYTES)}\nendstream`,
  ];
  const written = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const path = fileOf(Buffer.from(`%PDF-1.5\n${written}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1'));
  const result = await started(fromSources).run(job(path));
  if (result.state === 'refused') throw new Error(result.reason.en);
  const { data, info } = await sharp(readFileSync(result.pictures[0] ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pxPerPt = info.width / 255.118;
  /** Whether something is drawn in the middle of the box that begins there. */
  const isInked = (x: number, y: number) => {
    const [column, row] = [Math.round((x + 20) * pxPerPt), Math.round((153.071 - y - 20) * pxPerPt)];
    return data[(row * info.width + column) * info.channels + 3] === 255;
  };
  expect({ page: isInked(20, 90), layer: isInked(80, 90) }).toEqual({ page: true, layer: false });
  expect([20, 80, 140].map((x) => isInked(x, 20))).toEqual([true, false, false]);
});
