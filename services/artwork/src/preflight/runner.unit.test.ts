import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmyk, PDFDict, PDFName, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { MendCode } from '@print-shop/contracts';
import sharp from 'sharp';
import { MOST_MENDED_BYTES } from './mend/convert/converted-bytes.ts';
import { newDocument } from './mend/new-page.ts';
import { MAX_REDRAWN_BYTES } from './pdf/open-pdf.ts';
import { cmykTiff } from './press/cmyk-tiff.ts';
import type { PreflightResult } from './report.ts';
import { card } from './rules/facts.fixture.ts';
import { createRunner } from './runner.ts';

const MM = 72 / 25.4;
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'runner-'));
});
afterAll(() => rm(place, { recursive: true }));

async function pdf(
  draw: (page: PDFPage, at: number) => unknown,
  [width, height] = [96, 60],
  count = 1,
): Promise<string> {
  const document = await newDocument();
  for (let at = 1; at <= count; at++) draw(document.addPage([width * MM, height * MM]), at);
  const path = join(place, `${randomUUID()}.pdf`);
  await writeFile(path, await document.save());
  return path;
}
const square = (page: PDFPage, x: number, y: number, side = 14) =>
  page.drawRectangle({ x: x * MM, y: y * MM, width: side * MM, height: side * MM, color: cmyk(0, 1, 0, 0) });

type Inks = Parameters<typeof cmyk>;

/** A drawing of 96 by 60 mm with two red squares, 20 mm from its top. */
const twoSquares =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96mm" height="60mm" viewBox="0 0 96 60" fill="#f00">' +
  '<path d="M20 20h14v14h-14zM60 20h14v14h-14z"/></svg>';

/** The result of a mend of `path` that writes the file `mended`. */
async function resultOf(path: string, mended: string, ...mends: MendCode[]) {
  const run = createRunner({ onProgress: () => undefined, onExtended: () => undefined }, async (_, outPath) => {
    await copyFile(mended, outPath);
    return [];
  });
  const outDir = await mkdtemp(join(place, 'out-'));
  const job = {
    path,
    profile: { ...card, maxPages: 40 },
    size: null,
    outDir,
    mends,
    outPath: join(outDir, 'mended.pdf'),
  };
  return (await run({ action: 'mend', job, softDeadline: { ms: 60_000, mostMs: 60_000 } })) as PreflightResult;
}

/** The result of a mend of `path` as it is done in the shop. */
async function mendedBy(path: string, ...mends: MendCode[]) {
  const run = createRunner({ onProgress: () => undefined, onExtended: () => undefined });
  const outDir = await mkdtemp(join(place, 'out-'));
  const job = { path, profile: card, size: null, outDir, mends, outPath: join(outDir, 'mended.pdf') };
  return run({ action: 'mend', job, softDeadline: { ms: 60_000, mostMs: 60_000 } });
}

describe('a mend', () => {
  it('makes shapes of what was typed into a field whose look was left to the viewer', async () => {
    const path = await pdf((page) => {
      square(page, 20, 20);
      const field = page.doc.getForm().createTextField('name');
      field.setText('MMMM');
      field.addToPage(page, { x: 120, y: 60, width: 100, height: 30, borderWidth: 0 });
      for (const annotation of page.node.Annots()?.asArray() ?? [])
        page.doc.context.lookup(annotation, PDFDict).delete(PDFName.of('AP'));
    });
    const result = await mendedBy(path, 'outline');
    if (result.state !== 'checked') throw new Error(result.state);
    expect(result.findings.map(({ code }) => code)).not.toContain('font-not-embedded');
  });

  it('is refused where the file becomes too large to be checked', async () => {
    const source = await pdf((page) => square(page, 20, 20));
    const large = join(place, `${randomUUID()}.pdf`);
    await writeFile(large, '%PDF-1.7');
    await truncate(large, MOST_MENDED_BYTES + 1);
    const reason = { en: expect.stringContaining('would become too large') };
    expect(await resultOf(source, large, 'flatten')).toMatchObject({ state: 'refused', code: 'too-large', reason });
  });

  it.each<[string, (page: PDFPage) => void]>([
    ['lost something', (page) => square(page, 20, 20)],
    [
      'moved something',
      (page) => {
        square(page, 20, 20);
        square(page, 60, 30);
      },
    ],
    ['drew nothing', () => undefined],
  ])('is refused where it %s', async (_, draw) => {
    const source = await pdf((page) => {
      square(page, 20, 20);
      square(page, 60, 20);
    });
    const result = await resultOf(source, await pdf(draw), 'flatten');
    expect(result).toMatchObject({ state: 'refused', reason: { en: expect.stringContaining('would be lost') } });
    expect(await resultOf(source, source, 'flatten')).toMatchObject({ state: 'checked' });
  });

  it.each<[string, MendCode, [number, number]]>([
    ['at its place', 'flatten', [96, 60]],
    ['where it was scaled to', 'scale', [192, 120]],
  ])('is refused where it changed inks to those of a screen, %s', async (_, mends, [width, height]) => {
    const filled = (color: ReturnType<typeof cmyk>, size: [number, number]) =>
      pdf((page) => page.drawRectangle({ x: 0, y: 0, width: size[0] * MM, height: (size[1] / 2) * MM, color }), size);
    const source = await filled(cmyk(1, 0, 0, 0), [width, height]);
    const same = await filled(cmyk(1, 0, 0, 0), [96, 60]);
    const other = await filled(cmyk(0.68, 0.04, 0.01, 0.01), [96, 60]);
    expect(await resultOf(source, other, mends)).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, same, mends)).toMatchObject({ state: 'checked' });
    expect(await resultOf(source, other, mends, 'convert-colours')).toMatchObject({ state: 'checked' });
  });

  it('is refused where it lost something on a late page', async () => {
    const pages = (lost: number) =>
      pdf(
        (page, at) => {
          square(page, 20, 20);
          if (at !== lost) square(page, 60, 20);
        },
        [96, 60],
        30,
      );
    const source = await pages(0);
    expect(await resultOf(source, await pages(30), 'flatten')).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, source, 'flatten')).toMatchObject({ state: 'checked' });
  });

  it.each<[string, Inks, Inks]>([
    ['cyan', [1, 0, 0, 0], [0.68, 0.04, 0.01, 0.01]],
    ['black', [0, 0, 0, 1], [0.6, 0.5, 0.5, 0.95]],
    ['magenta with as much yellow less', [0, 0.8, 0.6, 0], [0, 0.6, 0.8, 0]],
  ])('is refused where it made %s another mixture', async (_, from, to) => {
    const filled = (inks: Inks) =>
      pdf((page) => page.drawRectangle({ width: 96 * MM, height: 30 * MM, color: cmyk(...inks) }));
    const source = await filled(from);
    expect(await resultOf(source, await filled(to), 'flatten')).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, await filled(from), 'flatten')).toMatchObject({ state: 'checked' });
  });

  it('is refused where it changed inks on a late page', async () => {
    const pages = (changed: number) =>
      pdf(
        (page, at) => {
          const color = at === changed ? cmyk(0.68, 0.04, 0.01, 0.01) : cmyk(1, 0, 0, 0);
          page.drawRectangle({ x: 0, y: 0, width: 96 * MM, height: 30 * MM, color });
        },
        [96, 60],
        12,
      );
    const source = await pages(0);
    expect(await resultOf(source, await pages(12), 'flatten')).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, source, 'flatten')).toMatchObject({ state: 'checked' });
  });

  it('is refused where it changed inks of a file that is too large to be written again', async () => {
    const filled = async (...colours: ReturnType<typeof cmyk>[]) => {
      const document = await newDocument();
      document.context.register(document.context.stream(Buffer.alloc(MAX_REDRAWN_BYTES)));
      for (const color of colours)
        document.addPage([96 * MM, 60 * MM]).drawRectangle({ width: 96 * MM, height: 30 * MM, color });
      const path = join(place, `${randomUUID()}.pdf`);
      await writeFile(path, await document.save());
      return path;
    };
    const [cyan, magenta] = [cmyk(1, 0, 0, 0), cmyk(0, 1, 0, 0)];
    const source = await filled(cyan, magenta);
    const other = await filled(cyan, cmyk(0.04, 0.68, 0.01, 0.01));
    expect(await resultOf(source, other, 'flatten')).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, source, 'flatten')).toMatchObject({ state: 'checked' });
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a PNG', (path) => sharp(Buffer.from(twoSquares)).resize({ width: 960 }).png().toFile(path)],
    [
      'a JPEG',
      (path) =>
        sharp(Buffer.from(twoSquares)).resize({ width: 960 }).flatten({ background: 'white' }).jpeg().toFile(path),
    ],
    ['an SVG', (path) => writeFile(path, twoSquares)],
  ])('of %s is refused where it lost something', async (_, write) => {
    const source = join(place, randomUUID());
    await write(source);
    const mended = (...at: number[]) =>
      pdf((page) => {
        for (const x of at)
          page.drawRectangle({ x: x * MM, y: 26 * MM, width: 14 * MM, height: 14 * MM, color: rgb(1, 0, 0) });
      });
    expect(await resultOf(source, await mended(20, 60), 'convert-colours')).toMatchObject({ state: 'checked' });
    expect(await resultOf(source, await mended(20), 'convert-colours')).toMatchObject({ state: 'refused' });
  });

  it('of a bitmap in inks is refused where it changed them', async () => {
    const cyan = Buffer.alloc(960 * 600 * 4);
    for (let at = 0; at < cyan.length; at += 4) cyan[at] = 255;
    const source = join(place, randomUUID());
    await writeFile(source, cmykTiff(cyan, 960, 600));
    const filled = (color: ReturnType<typeof cmyk>) =>
      pdf((page) => page.drawRectangle({ width: 96 * MM, height: 60 * MM, color }));
    expect(await resultOf(source, await filled(cmyk(1, 0, 0, 0)), 'mirror-bleed')).toMatchObject({ state: 'checked' });
    const other = await filled(cmyk(0.68, 0.04, 0.01, 0.01));
    expect(await resultOf(source, other, 'mirror-bleed')).toMatchObject({ state: 'refused' });
  });

  it.each<[string, readonly number[], number]>([
    ['yellow with black', [20, 30, 100, 100], 1],
    ['half transparent', [200, 100, 40, 80], 0.5],
  ])('of a bitmap in inks is not refused that left them as they are: %s', async (_, inks, opacity) => {
    const pixels = Buffer.concat(Array.from({ length: 480 * 300 }, () => Buffer.from(inks)));
    const source = join(place, randomUUID());
    const bitmap = sharp(cmykTiff(pixels, 480, 300))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk');
    await (opacity < 1 ? bitmap.ensureAlpha(opacity) : bitmap).tiff({ compression: 'lzw' }).toFile(source);
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.map((ink) => (ink / 255) * opacity);
    const mended = await pdf((page) =>
      page.drawRectangle({ width: 96 * MM, height: 60 * MM, color: cmyk(cyan, magenta, yellow, black) }),
    );
    expect(await resultOf(source, mended, 'mirror-bleed')).toMatchObject({ state: 'checked' });
  });

  it('is not refused for turquoise of a screen, which no ink is near, and the noise of compression', async () => {
    const source = join(place, randomUUID());
    const colours = ['#0ff', '#00ffc8', '#fff', '#00ffdf', '#f00'];
    const stripes = Array.from(
      { length: 60 },
      (_, at) => `<path fill="${colours[at % 5]}" d="M${at * 3.3} 0h3.3v120h-3.3z"/>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${stripes.join('')}</svg>`;
    await sharp(Buffer.from(drawing)).png().toFile(source);
    expect(await mendedBy(source, 'convert-colours')).toMatchObject({ state: 'checked' });
  });

  it('of a picture that is a thousand times as long as it is wide is checked', async () => {
    const source = join(place, randomUUID());
    await sharp({ create: { width: 1, height: 1000, channels: 3, background: '#000' } })
      .png()
      .toFile(source);
    expect(await mendedBy(source, 'convert-colours')).toMatchObject({ state: 'checked' });
  });

  it('is not refused for the tiles of a pattern, which lie on whole pixels of each drawing', async () => {
    const source = await pdf(
      (page) => {
        const { context } = page.doc;
        const box = { BBox: [0, 0, 40, 40], XStep: 40, YStep: 40, Resources: {} };
        const form = { PatternType: 1, PaintType: 1, TilingType: 1, ...box };
        const tile = context.stream('1 0 0 0 k 0 0 20 20 re f 0 0 1 0 k 20 20 20 20 re f', form as never);
        page.node.Resources()?.set(PDFName.of('Pattern'), context.obj({ Tile: context.register(tile) }));
        page.node.addContentStream(context.register(context.stream('/Pattern cs /Tile scn 0 0 900 900 re f')));
      },
      [180, 108],
    );
    expect(await resultOf(source, source, 'flatten')).toMatchObject({ state: 'checked' });
  });

  it('is refused where it scaled all but something', async () => {
    const source = await pdf(
      (page) => {
        square(page, 20, 20, 28);
        square(page, 100, 60, 28);
      },
      [180, 108],
    );
    const scaled = (...squares: [x: number, y: number][]) =>
      pdf(
        (page) => {
          for (const [x, y] of squares) square(page, x, y);
        },
        [90, 54],
      );
    expect(await resultOf(source, await scaled([10, 10], [50, 30]), 'scale')).toMatchObject({ state: 'checked' });
    expect(await resultOf(source, await scaled([10, 10]), 'scale')).toMatchObject({ state: 'refused' });
    expect(await resultOf(source, await scaled([10, 10], [60, 30]), 'scale')).toMatchObject({ state: 'refused' });
  });
});

it('says of a fault that a mend leaves that it was tried, and offers it no more', async () => {
  const path = await pdf((page) =>
    page.drawRectangle({ x: 20 * MM, y: 20 * MM, width: 40 * MM, height: 14 * MM, color: rgb(0, 0.6, 0.3) }),
  );
  const leftBy = async (mend: MendCode) => {
    const result = await resultOf(path, path, mend);
    return result.state === 'checked' ? result.findings.filter(({ code }) => code === 'rgb-colour') : [];
  };
  const left = await leftBy('convert-colours');
  expect(left).toMatchObject([{ level: 'should', values: { tried: 1 } }]);
  expect(left[0]).not.toHaveProperty('mend');
  // Another mend says nothing of it.
  expect(await leftBy('flatten')).toMatchObject([
    { mend: 'convert-colours', values: expect.not.objectContaining({ tried: 1 }) },
  ]);
});
