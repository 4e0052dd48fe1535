import { cmyk, grayscale, PDFName } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { newDocument } from '../mend/new-page.ts';
import { MAX_REDRAWN_BYTES, openPdf } from './open-pdf.ts';
import { openPrinted } from './printed-document.ts';
import { noteStepInks } from './step-inks.ts';

const [WIDTH, HEIGHT] = [200, 100];

/** A file of two pages that is too large to be written again: cyan, and a die line on four inks. */
async function largeFile(): Promise<Uint8Array> {
  const document = await newDocument();
  const { context } = document;
  context.register(context.stream(Buffer.alloc(MAX_REDRAWN_BYTES)));
  document.addPage([WIDTH, HEIGHT]).drawRectangle({ width: WIDTH, height: HEIGHT, color: cmyk(1, 0, 0, 0) });
  const page = document.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ width: WIDTH / 2, height: HEIGHT, color: cmyk(1, 1, 1, 1) });
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 1, 0], N: 1 };
  const space = context.obj(['Separation', 'CutContour', 'DeviceCMYK', context.obj(tint)]);
  page.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ Cut: space }));
  page.node.addContentStream(context.register(context.stream('/Cut cs 1 scn 150 0 50 100 re f')));
  return document.save();
}

describe('a file that is too large to be written again', () => {
  it('is drawn page by page, with its die lines in a colour of their own, and says its inks', async () => {
    const bytes = await largeFile();
    const printed = await openPrinted(await openPdf(bytes), bytes, true, deadlineIn(60_000));
    try {
      const { data, width } = await printed.draw(1, { longestPx: WIDTH });
      const colourAt = (x: number) => [...data.subarray((50 * width + x) * 4, (50 * width + x) * 4 + 3)];
      expect([colourAt(125), colourAt(175)]).toEqual([
        [255, 255, 255],
        [255, 0, 255],
      ]);
      const [cyan = 255, ...others] = (await printed.draw(0, { longestPx: WIDTH })).data;
      expect(cyan).toBeLessThan(others[1] ?? 0);
      const map = (await printed.inkMaps([1])).get(1);
      const inkAt = (share: number) => map?.inks[Math.floor((map.height / 2) * map.width + map.width * share)];
      expect([inkAt(0.25), inkAt(0.6), inkAt(0.9)]).toEqual([4 * 255, 0, 0]);
    } finally {
      printed.close();
    }
  });

  it('is drawn some pages at a time, each of them as itself, in any order', async () => {
    const document = await newDocument();
    document.context.register(document.context.stream(Buffer.alloc(MAX_REDRAWN_BYTES)));
    const pages = Array.from({ length: 23 }, (_, page) => page);
    const box = { width: WIDTH, height: HEIGHT };
    for (const page of pages)
      document.addPage([WIDTH, HEIGHT]).drawRectangle({ ...box, color: grayscale(1 - page / pages.length) });
    const bytes = await document.save();
    const printed = await openPrinted(await openPdf(bytes), bytes, true, deadlineIn(60_000));
    const inkOf = (page: number) => Math.round((page / pages.length) * 255);
    try {
      for (const [page, asProof] of [
        [22, false],
        [3, false],
        [4, true],
        [5, false],
        [0, false],
      ] as const) {
        const [level = 0] = (await printed.draw(page, { longestPx: WIDTH }, asProof)).data;
        expect(Math.abs(level - (255 - inkOf(page)))).toBeLessThanOrEqual(1);
      }
      const asked = [21, 2, 3, 9];
      const maps = await printed.inkMaps(asked);
      expect([...maps.keys()].sort((a, b) => a - b)).toEqual(asked.toSorted((a, b) => a - b));
      for (const [page, { inks }] of maps) expect(Math.abs((inks[0] ?? 0) - inkOf(page))).toBeLessThanOrEqual(1);
      const drawings = new Map<number, number | undefined>();
      for await (const [page, { data }] of printed.inkDrawings(asked, WIDTH)) drawings.set(page, data[2]);
      expect([...drawings.keys()].sort((a, b) => a - b)).toEqual(asked.toSorted((a, b) => a - b));
      for (const [page, level = 0] of drawings) expect(Math.abs(level - (255 - inkOf(page)))).toBeLessThanOrEqual(1);
    } finally {
      printed.close();
    }
  });

  it('has the die lines of each page where all pages name the pictures of all', async () => {
    const document = await newDocument();
    const { context } = document;
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 1, 0], N: 1 };
    const space = context.obj(['Separation', 'CutContour', 'DeviceCMYK', context.obj(tint)] as never);
    const pages = [0, 1, 2, 3].map(() => document.addPage([WIDTH, HEIGHT]));
    const side = 3000;
    const form = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, BitsPerComponent: 8 };
    const table = { ...form, ColorSpace: ['Indexed', 'DeviceRGB', 1, 'ffffff000000'] };
    const pictures = pages.map((_, at) => [
      `Im${at}`,
      context.register(context.stream(Buffer.alloc(MAX_REDRAWN_BYTES / 3), table as never)),
    ]);
    const resources = context.register(
      context.obj({ XObject: Object.fromEntries(pictures), ColorSpace: { Cut: space } } as never),
    );
    for (const [at, { node }] of pages.entries()) {
      const content = `q 100 0 0 100 0 0 cm /Im${at} Do Q /Cut cs 1 scn 150 0 50 100 re f`;
      node.set(PDFName.of('Resources'), resources);
      node.set(PDFName.of('Contents'), context.register(context.stream(content)));
    }
    const bytes = await document.save();
    expect(bytes.length).toBeGreaterThan(MAX_REDRAWN_BYTES);
    const printed = await openPrinted(await openPdf(bytes), bytes, true, deadlineIn(60_000));
    try {
      const { data, width } = await printed.draw(2, { longestPx: WIDTH });
      const colourAt = (x: number) => [...data.subarray((50 * width + x) * 4, (50 * width + x) * 4 + 3)];
      expect(colourAt(175)).toEqual([255, 0, 255]);
    } finally {
      printed.close();
    }
  });

  it('says the inks of a page with data of a program, and of one that does not say that it is a page', async () => {
    const document = await newDocument();
    const { context } = document;
    const [first, second] = [document.addPage([WIDTH, HEIGHT]), document.addPage([WIDTH, HEIGHT])];
    for (const page of [first, second]) page.drawRectangle({ width: WIDTH, height: HEIGHT, color: cmyk(1, 0, 0, 0) });
    const data = context.register(context.stream(Buffer.alloc(MAX_REDRAWN_BYTES)));
    first.node.set(PDFName.of('PieceInfo'), context.obj({ Program: { Private: data } }));
    second.node.delete(PDFName.of('Type'));
    const bytes = await document.save();
    const printed = await openPrinted(await openPdf(bytes), bytes, true, deadlineIn(60_000));
    try {
      const maps = await printed.inkMaps([0, 1]);
      expect([0, 1].map((page) => maps.get(page)?.inks[0])).toEqual([255, 255]);
    } finally {
      printed.close();
    }
  });

  it('shows the inks that stand for steps by their layers beside printed ones', async () => {
    const document = await newDocument();
    const { context } = document;
    context.register(context.stream(Buffer.alloc(MAX_REDRAWN_BYTES)));
    const page = document.addPage([WIDTH, HEIGHT]);
    const tint = { FunctionType: 4, Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1, 0, 1] };
    const program = context.register(context.stream('{ 0 0 }', tint));
    const space = context.obj(['DeviceN', ['Cyan', 'Outline 7'], 'DeviceCMYK', program] as never);
    page.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ Cut: space }));
    page.node.addContentStream(context.register(context.stream('/Cut cs 0 1 scn 0 0 200 100 re f')));
    const bytes = await document.save();
    const opened = await openPdf(bytes);
    noteStepInks(opened.context, new Set(['Outline 7']));
    const printed = await openPrinted(opened, bytes, true, deadlineIn(60_000));
    try {
      expect([...(await printed.draw(0, { longestPx: WIDTH })).data.subarray(0, 3)]).toEqual([255, 0, 255]);
    } finally {
      printed.close();
    }
  });
});
