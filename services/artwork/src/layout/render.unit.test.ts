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
