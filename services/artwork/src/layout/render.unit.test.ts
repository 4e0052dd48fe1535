import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutSide } from '@print-shop/contracts';
import { defaultViews } from '@print-shop/contracts/client';
import sharp from 'sharp';
import { createRenderer } from './render.ts';
import type { PictureJob } from './render-job.ts';

const place = mkdtempSync(join(tmpdir(), 'render-'));
afterAll(() => rmSync(place, { recursive: true }));

const [view] = defaultViews('T-Shirt');
const area = view?.areas.find(({ id }) => id === 'front-a4');
if (!view || !area) throw new Error('a shirt has a front');

const photo = `/media/designs/${'a'.repeat(32)}.jpg`;
const at = (name: string) => join(place, name);

/** The print of a photograph over all of the front. */
const printOf = (out: string): PictureJob => {
  const box = { x: 0, y: 0, width: area.widthMm, height: area.heightMm, rotation: 0 };
  const piece = { kind: 'artwork', source: { design: photo }, ...box, isMirrored: false, pixels: null } as const;
  const sides: LayoutSide[] = [{ view: view.id, area: area.id, pieces: [piece] }];
  return {
    view,
    color: '',
    hex: '#ffffff',
    sides,
    printArea: area.id,
    width: 420,
    files: { [photo]: [at('photo.jpg')] },
    out,
  };
};

beforeAll(async () => {
  const background = '#0097c4';
  await sharp({ create: { width: 800, height: 1132, channels: 3, background } })
    .jpeg()
    .toFile(at('photo.jpg'));
});

it('prints a photograph in its colour', async () => {
  await createRenderer().run(printOf(at('print.png')));
  const { channels } = await sharp(at('print.png')).stats();
  const colour = [0x00, 0x97, 0xc4];
  expect(Math.max(...colour.map((expected, n) => Math.abs((channels[n]?.mean ?? 255) - expected)))).toBeLessThan(4);
});

const tooHungry = {
  code: 'not-drawable',
  cause: expect.objectContaining({ message: expect.stringContaining('MB of memory') }),
};

it('ends each drawing that needs more memory than it may', async () => {
  const renderer = createRenderer({ memoryMb: 16 });
  await expect(renderer.run(printOf(at('first.png')))).rejects.toMatchObject(tooHungry);
  await expect(renderer.run(printOf(at('second.png')))).rejects.toMatchObject(tooHungry);
});

describe('a print that is drawn in bands', () => {
  it('has room for three pictures of 24 megapixels above each other', async () => {
    const [width, height] = [4117, 5823];
    await sharp({ create: { width, height, channels: 4, background: '#c2185b80' } })
      .png({ compressionLevel: 1 })
      .toFile(at('large.png'));
    const box = { x: 0, y: 0, width: area.widthMm, height: area.heightMm };
    const piece = { kind: 'artwork', ...box, isMirrored: false, pixels: null } as const;
    const designs = ['1', '2', '3'].map((digit) => `/media/designs/${digit.repeat(32)}.png`);
    const pieces = designs.map((design, n) => ({ ...piece, source: { design }, rotation: n }));
    const files = Object.fromEntries(designs.map((design) => [design, [at('large.png')]]));
    const job = { ...printOf(at('three.png')), width, files, sides: [{ view: view.id, area: area.id, pieces }] };
    await createRenderer().run(job);
    expect(await sharp(at('three.png')).metadata()).toMatchObject({ width, height });
  });

  it('shows the same as one that is drawn at once, in each of its rows', async () => {
    const piece = { kind: 'artwork', source: { design: photo }, width: 200, height: 300, pixels: null } as const;
    const letters = { kind: 'text', font: 'anek-bold', colour: '#17150f', align: 'left', width: 200 } as const;
    const pieces: LayoutSide['pieces'] = [
      { ...piece, x: -20, y: 10, rotation: 30, isMirrored: false },
      { ...piece, x: 60, y: 20, width: 40, rotation: -75, isMirrored: true },
      { ...letters, text: 'Sharma\n& Sons', sizeMm: 90, x: 5, y: 20, height: 230, rotation: 5 },
    ];
    const [wide, narrow] = [2400, 1200];
    for (const [name, across] of [
      ['bands.png', wide],
      ['once.png', narrow],
    ] as const)
      await createRenderer().run({
        ...printOf(at(name)),
        width: across,
        sides: [{ view: view.id, area: area.id, pieces }],
      });
    const once = await sharp(at('once.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const size = { width: narrow, height: once.info.height, fit: 'fill' } as const;
    const bands = await sharp(at('bands.png')).resize(size).ensureAlpha().raw().toBuffer();
    const rowBytes = narrow * 4;
    const differences = Array.from({ length: size.height }, (_, row) => {
      const [from, to] = [row * rowBytes, (row + 1) * rowBytes];
      return (
        bands.subarray(from, to).reduce((sum, byte, n) => sum + Math.abs(byte - (once.data[from + n] ?? 0)), 0) /
        rowBytes
      );
    });
    expect(Math.max(...differences)).toBeLessThan(2);
  });
});

describe('an SVG from the library', () => {
  const source = { fileId: '4'.repeat(24), page: 1 };
  const drawn = async (inner: string): Promise<number[]> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141">${inner}</svg>`;
    writeFileSync(at('original'), svg);
    await sharp({ create: { width: 100, height: 141, channels: 3, background: '#c2185b' } })
      .webp()
      .toFile(at('page.webp'));
    const job = printOf(at('svg.png'));
    const pieces = job.sides.flatMap((side) => side.pieces.map((piece) => ({ ...piece, source })));
    const files = { [`${source.fileId}:1`]: [at('original'), at('page.webp')] };
    await createRenderer().run({ ...job, sides: [{ view: view.id, area: area.id, pieces } as LayoutSide], files });
    const { channels } = await sharp(at('svg.png')).stats();
    return channels.map(({ mean }) => Math.round(mean));
  };

  it('is printed as a drawing, which is sharp at any size', async () => {
    const [red, green, blue] = await drawn('<rect width="100" height="141" fill="#0097c4"/>');
    expect([red, green, blue]).toEqual([0x00, 0x97, 0xc4]);
  });

  it.each([
    ['much higher than it is wide', 'width="10" height="20000"'],
    ['larger than memory holds', 'width="20000" height="20000"'],
  ])('is printed where it is %s', async (_, size) => {
    writeFileSync(
      at('original'),
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#0097c4"/></svg>`,
    );
    const job = printOf(at('odd.png'));
    const pieces = job.sides.flatMap((side) => side.pieces.map((piece) => ({ ...piece, source })));
    const files = { [`${source.fileId}:1`]: [at('original')] };
    await createRenderer().run({ ...job, sides: [{ view: view.id, area: area.id, pieces } as LayoutSide], files });
    const { channels } = await sharp(at('odd.png')).stats();
    const off = [0x00, 0x97, 0xc4].map((expected, n) => Math.abs((channels[n]?.mean ?? 255) - expected));
    expect(Math.max(...off)).toBeLessThan(4);
  });

  it.each([2, 6])('is printed where it is stretched, and %s times as large as its area', async (times) => {
    writeFileSync(
      at('original'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="300"><rect width="100" height="300" fill="#0097c4"/></svg>`,
    );
    const job = printOf(at('far.png'));
    const far = { width: times * area.widthMm, height: times * area.heightMm };
    const pieces = job.sides.flatMap((side) => side.pieces.map((piece) => ({ ...piece, ...far, source })));
    const files = { [`${source.fileId}:1`]: [at('original')] };
    const sides = [{ view: view.id, area: area.id, pieces } as LayoutSide];
    await createRenderer().run({ ...job, width: 4117, sides, files });
    const { channels } = await sharp(at('far.png')).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0x00, 0x97, 0xc4, 255]);
  });

  it('is printed as the picture of its page where it does more than draw', async () => {
    const [red] = await drawn('<rect width="100" height="141" fill="#0097c4"/><script>1</script>');
    expect(red).toBeGreaterThan(0xb0);
  });
});

it('prints the page of a TIFF that was laid out, and not its first', async () => {
  const source = { fileId: '5'.repeat(24), page: 2 };
  const page = (background: string) =>
    sharp({ create: { width: 100, height: 141, channels: 3, background } })
      .png()
      .toBuffer();
  const joined = sharp([await page('#c2185b'), await page('#0097c4')], { join: { across: 1, animated: true } });
  writeFileSync(at('pages.tiff'), await joined.tiff().toBuffer());
  const job = printOf(at('second.png'));
  const pieces = job.sides.flatMap((side) => side.pieces.map((piece) => ({ ...piece, source })));
  const files = { [`${source.fileId}:2`]: [at('pages.tiff')] };
  await createRenderer().run({ ...job, sides: [{ view: view.id, area: area.id, pieces } as LayoutSide], files });
  const { channels } = await sharp(at('second.png')).stats();
  const off = [0x00, 0x97, 0xc4].map((expected, n) => Math.abs((channels[n]?.mean ?? 255) - expected));
  expect(Math.max(...off)).toBeLessThan(8);
});

describe('the turns', () => {
  it('are those of the shop first, and each customer has one before anybody has two', async () => {
    const renderer = createRenderer();
    const done: string[] = [];
    const draw = async (name: string, sender?: string) => {
      await renderer.run(printOf(at(`${name}.png`)), sender);
      done.push(name);
    };
    await Promise.all([
      draw('first of Asha', 'asha'),
      draw('second of Asha', 'asha'),
      draw('third of Asha', 'asha'),
      draw('first of Ravi', 'ravi'),
      draw('of the shop'),
    ]);
    expect(done).toEqual(['first of Asha', 'of the shop', 'first of Ravi', 'second of Asha', 'third of Asha']);
  });

  it('are six for one customer, while others and the shop still get theirs', async () => {
    const renderer = createRenderer();
    const own = Array.from({ length: 6 }, (_, n) => renderer.run(printOf(at(`own-${n}.png`)), 'asha'));
    await expect(renderer.run(printOf(at('own-7.png')), 'asha')).rejects.toMatchObject({ code: 'renderer-busy' });
    await Promise.all([renderer.run(printOf(at('ravi.png')), 'ravi'), renderer.run(printOf(at('shop.png')))]);
    await Promise.all(own);
    await renderer.run(printOf(at('own-8.png')), 'asha');
  });
});
