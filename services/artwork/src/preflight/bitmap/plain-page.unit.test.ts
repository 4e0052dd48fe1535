import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deadlineIn } from '../deadline.ts';
import { picturePdf } from '../mend/picture-pdf.ts';
import { written } from '../pdf/as-printed.ts';
import { drawn } from '../print/print-file.fixture.ts';
import { card } from '../rules/facts.fixture.ts';
import { findingsOf } from '../rules/index.ts';
import { readBitmap } from './read-bitmap.ts';

const place = mkdtempSync(join(tmpdir(), 'tiff-'));
afterAll(() => rmSync(place, { recursive: true }));
const context = {
  profile: card,
  size: null,
  outDir: place,
  deadline: deadlineIn(60_000),
  onProgress: () => undefined,
};

const [SHORT, LONG] = [3, 4];
interface Form {
  photometric: number;
  samples: readonly number[];
  extra?: readonly number[];
  format?: number;
  bits?: number;
  isBig?: boolean;
}

/** A TIFF of a card whose pixels all have the same samples of one byte, or as many bytes as `bits` say. */
function tiffOf({ photometric, samples, extra = [], format = 1, bits = 8, isBig = false }: Form): string {
  const [width, height] = [96, 60];
  const pixel = Buffer.concat(samples.map((sample) => Buffer.alloc(bits / 8, sample)));
  const pixels = Buffer.concat(Array.from({ length: width * height }, () => pixel));
  const many = (value: number) => Array.from({ length: samples.length }, () => value);
  const entries: [tag: number, type: number, values: readonly number[]][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, many(bits)],
    [259, SHORT, [1]],
    [262, SHORT, [photometric]],
    [273, LONG, [0]],
    [277, SHORT, [samples.length]],
    [278, LONG, [height]],
    [279, LONG, [pixels.length]],
    ...(extra.length > 0 ? [[338, SHORT, extra] satisfies [number, number, readonly number[]]] : []),
    [339, SHORT, many(format)],
  ];
  const [word, counts, entryBytes, begin] = isBig ? [8, 8, 20, 16] : [4, 2, 12, 8];
  const head = Buffer.alloc(begin + counts + entries.length * entryBytes + word);
  const held: Buffer[] = [];
  let end = head.length;
  const write = (at: number, value: number, bytes: number) =>
    bytes === 8 ? head.writeBigUInt64LE(BigInt(value), at) : head.writeUIntLE(value, at, bytes);
  head.write('II', 0, 'latin1');
  write(2, isBig ? 43 : 42, 2);
  if (isBig) write(4, 8, 2);
  write(isBig ? 8 : 4, begin, word);
  write(begin, entries.length, counts);
  const pixelsPlace = { at: 0 };
  for (const [index, [tag, type, values]] of entries.entries()) {
    const at = begin + counts + index * entryBytes;
    const size = type === SHORT ? 2 : 4;
    write(at, tag, 2);
    write(at + 2, type, 2);
    write(at + 4, values.length, word);
    if (tag === 273) pixelsPlace.at = at + 4 + word;
    if (values.length * size <= word) {
      for (const [n, value] of values.entries()) write(at + 4 + word + n * size, value, size);
      continue;
    }
    const bytes = Buffer.alloc(values.length * size);
    for (const [n, value] of values.entries()) bytes.writeUIntLE(value, n * size, size);
    write(at + 4 + word, end, word);
    held.push(bytes);
    end += bytes.length;
  }
  write(pixelsPlace.at, end, LONG);
  const path = join(place, `${randomUUID()}.tif`);
  writeFileSync(path, Buffer.concat([head, ...held, pixels]));
  return path;
}

describe('a sample of a TIFF that says nothing of its colours', () => {
  it.each<[string, Form, number[]]>([
    ['grey', { photometric: 1, samples: [60, 0], extra: [0] }, [60, 60, 60]],
    ['RGB', { photometric: 2, samples: [200, 40, 10, 0], extra: [0] }, [200, 40, 10]],
    ['RGB in a large file', { photometric: 2, samples: [200, 40, 10, 0], extra: [0], isBig: true }, [200, 40, 10]],
  ])('is left out beside %s', async (_, form, colour) => {
    const { facts, pictures } = await readBitmap(tiffOf(form), 'tiff', context);
    const { data, info } = await sharp(pictures[0]).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, info.channels)]).toEqual([...colour.map((part) => expect.closeTo(part, -1.3)), 255]);
    expect(findingsOf(facts, card, null).map(({ code }) => code)).not.toContain('transparency');
  });

  it.each<[string, Form, string]>([
    ['greys', { photometric: 1, samples: [60, 0], extra: [0] }, 'gray'],
    ['RGB', { photometric: 2, samples: [0, 255, 0, 0], extra: [0] }, 'rgb'],
  ])('leaves %s in the colours of the file', async (_, form, space) => {
    const { facts } = await readBitmap(tiffOf(form), 'tiff', context);
    expect(facts.pages[0]?.items[0]).toMatchObject({ colour: { space } });
  });

  it('leaves inks as they are', async () => {
    const path = tiffOf({ photometric: 5, samples: [255, 0, 0, 0, 0], extra: [0] });
    expect((await readBitmap(path, 'tiff', context)).facts.pages[0]?.items[0]).toMatchObject({
      colour: { inkPercent: 100 },
    });
    const [red = 255, green = 0] = (await drawn(await written(await picturePdf(path, 'tiff', context))))(40, 30);
    expect([red < 100, green > 100]).toEqual([true, true]);
  });

  it('counts where it says how opaque it is', async () => {
    const { facts } = await readBitmap(
      tiffOf({ photometric: 2, samples: [200, 40, 10, 0], extra: [2] }),
      'tiff',
      context,
    );
    expect(findingsOf(facts, card, null).map(({ code }) => code)).toContain('transparency');
  });
});

it.each<[string, Form]>([
  ['grey in floating numbers', { photometric: 1, samples: [63], format: 3, bits: 32 }],
  ['Lab in 8 bits', { photometric: 8, samples: [128, 0, 0] }],
  ['Lab with another sample', { photometric: 8, samples: [128, 0, 0, 255], bits: 16, extra: [2] }],
  ['inks with two others', { photometric: 5, samples: [255, 0, 0, 0, 9, 9], extra: [0, 0] }],
])('says in words that it cannot read %s', async (_, form) => {
  await expect(readBitmap(tiffOf(form), 'tiff', context)).rejects.toMatchObject({ code: 'unknown-kind' });
});

it.each<[string, Form, number[]]>([
  ['greys whose 0 is black', { photometric: 1, samples: [60] }, [60, 60, 60]],
  ['greys whose 0 is white', { photometric: 0, samples: [60] }, [195, 195, 195]],
  ['greys of 16 bits', { photometric: 1, samples: [60], bits: 16 }, [60, 60, 60]],
  ['greys of 16 bits whose 0 is white', { photometric: 0, samples: [60], bits: 16 }, [195, 195, 195]],
  ['RGB of 16 bits', { photometric: 2, samples: [200, 40, 10], bits: 16 }, [200, 40, 10]],
])('reads %s, on screen and in print', async (_, form, colour) => {
  const path = tiffOf(form);
  const { pictures } = await readBitmap(path, 'tiff', context);
  const { data } = await sharp(readFileSync(pictures[0] ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const near = colour.map((part) => expect.closeTo(part, -1));
  expect([...data.subarray(0, 3)]).toEqual(near);
  const anyColours = { ...context, profile: { ...card, colours: 'any' as const } };
  expect((await drawn(await written(await picturePdf(path, 'tiff', anyColours))))(40, 30)).toEqual(near);
});

it('measures the inks of a file of 16 bits', async () => {
  const path = tiffOf({ photometric: 5, samples: [255, 0, 0, 51], bits: 16 });
  const { facts } = await readBitmap(path, 'tiff', context);
  expect(facts.pages[0]?.items[0]).toMatchObject({ colour: { space: 'cmyk', inkPercent: 120 } });
  const [red = 255, , blue = 0] = (await drawn(await written(await picturePdf(path, 'tiff', context))))(40, 30);
  expect([red < 100, blue > 120]).toEqual([true, true]);
});
