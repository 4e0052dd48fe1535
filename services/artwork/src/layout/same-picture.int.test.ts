import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArtworkPiece, LayoutSide, PrintView } from '@print-shop/contracts';
import { defaultViews, layoutSvg, pieceNode, sheetViews, toMarkup } from '@print-shop/contracts/client';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { createRenderer } from './render.ts';

const WIDTH = 640;
const ALLOWED = 0.01;
const photo = `/media/designs/${'a'.repeat(32)}.png`;
const logo = `/media/designs/${'b'.repeat(32)}.svg`;
const product = '/media/products/0123456789abcdef01234567/1280.webp';

const piece = { rotation: 0, isMirrored: false, pixels: null };
const letters = { kind: 'text', rotation: 0 } as const;
const pieces: LayoutSide['pieces'] = [
  { ...piece, kind: 'artwork', source: { design: photo }, x: 20, y: 20, width: 120, height: 90, rotation: 12 },
  { ...piece, kind: 'artwork', source: { design: logo }, x: 110, y: 150, width: 80, height: 80, isMirrored: true },
  { ...letters, text: 'Grand Opening\nSharma & Sons', font: 'anek-bold', sizeMm: 18, colour: '#c2185b', align: 'centre', x: 5, y: 120, width: 200, height: 47 },
  { ...letters, text: 'शुभ उद्घाटन\nक्षत्रिय श्रीकृष्ण ₹१०', font: 'anek', sizeMm: 16, colour: '#17150f', align: 'left', x: 10, y: 220, width: 180, height: 42, rotation: -5 },
]; // biome-ignore format: a piece a line

const [front] = defaultViews('T-Shirt');
const a4 = front?.areas.find(({ id }) => id === 'front-a4');
if (!front || !a4) throw new Error('a shirt has a front');
const mug: PrintView = {
  id: 'front',
  name: 'Front',
  picture: product,
  aspect: 0.8,
  variants: [],
  areas: [
    {
      ...a4,
      shape: { kind: 'box', x: 0.08, y: 0.06, width: 0.84, height: 0.8, turnedDegrees: -3 },
      curve: { degrees: 100, sag: 0.08 },
      ground: '#ffffff',
      hasShading: true,
    },
  ],
};
const [wrap] = mug.areas;
if (!wrap) throw new Error('a mug has an area');
/** A hole and a handle. */
const cutOuts = [
  [{ x: 0.3, y: 0.2 }, { x: 0.4, y: 0.15 }, { x: 0.5, y: 0.22 }, { x: 0.38, y: 0.34 }],
  [{ x: 0.7, y: 0.3 }, { x: 0.98, y: 0.28 }, { x: 0.95, y: 0.6 }, { x: 0.75, y: 0.5 }],
]; // biome-ignore format: two lists
const pierced: PrintView = { ...mug, areas: [{ ...wrap, cutOuts }] };
/** Printed without a ground, so that the product is seen beside the pieces. */
const bare: PrintView = { ...mug, areas: [{ ...wrap, ground: undefined }] };
const corners = [{ x: 0.2, y: 0.2 }, { x: 0.8, y: 0.3 }, { x: 0.7, y: 0.8 }, { x: 0.3, y: 0.75 }]; // biome-ignore format: one list
const plate: PrintView = { ...mug, areas: [{ ...a4, shape: { kind: 'polygon', points: corners }, ground: '#e8d9b0' }] };

const [plain] = sheetViews({ name: 'A4' }, { sizes: [{ name: 'A4', widthMm: 210, heightMm: 297 }], maxPages: 1 });
if (!plain) throw new Error('a sheet has a front');
const sheet: PrintView = { ...plain, areas: plain.areas.map((area) => ({ ...area, id: 'front-a4' })) };

/** A dark circle on a ground from yellow to blue, from its pixels: libvips may read no SVG in a process that takes uploads. */
function aPhoto() {
  const [width, height] = [800, 600];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const part = x / width;
      const ground = [245 - 245 * part, 196 - 45 * part, 196 * part];
      pixels.set(Math.hypot(x - 300, y - 300) < 200 ? [23, 21, 15] : ground, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

let folder: string;
let browser: Browser;
let files: Record<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layout-'));
  const at = (name: string) => join(folder, name);
  files = { [photo]: [at('photo.png')], [logo]: [at('logo.svg')], [product]: [at('product.webp')] };
  await aPhoto().png().toFile(at('photo.png'));
  await aPhoto().resize(1280, 1600, { fit: 'fill' }).webp({ lossless: true }).toFile(at('product.webp'));
  const star =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="#c2185b" d="M10 90 L50 10 L90 90 Z"/><rect x="60" y="60" width="30" height="12" fill="#17150f"/></svg>';
  await writeFile(at('logo.svg'), star);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const types = { png: 'image/png', svg: 'image/svg+xml', webp: 'image/webp' };
async function addressOf(path: string): Promise<string> {
  const type = types[path.split('.').at(-1) as keyof typeof types];
  return `data:${type};base64,${await readFile(path, 'base64')}`;
}

async function fontFaces(): Promise<string> {
  const face = async (script: 'latin' | 'devanagari', weight: number) => {
    const file = import.meta.resolve(
      `@fontsource/anek-${script}/files/anek-${script}-${script}-${weight}-normal.woff2`,
    );
    const family = script === 'latin' ? 'Layout Latin' : 'Layout Devanagari';
    const bytes = await readFile(fileURLToPath(file), 'base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}); }`;
  };
  const all = [face('latin', 400), face('latin', 700), face('devanagari', 400), face('devanagari', 700)];
  return (await Promise.all(all)).join('\n');
}

/** The view as a browser shows it. */
async function inBrowser(view: PrintView, sides: LayoutSide[]): Promise<Buffer> {
  const found = new Map<string, string>();
  for (const [key, [path = '']] of Object.entries(files)) found.set(key, await addressOf(path));
  const drawing = {
    hrefOf: (source: ArtworkPiece['source']) => ('design' in source ? (found.get(source.design) ?? '') : ''),
    pictureOf: (address: string) => found.get(address) ?? '',
    hex: '#1d3f8f',
  };
  const markup = toMarkup(layoutSvg(view, { color: '', sides }, drawing));
  const height = Math.round(WIDTH / view.aspect);
  const page = await browser.newPage({ viewport: { width: WIDTH, height } });
  await page.setContent(
    `<style>${await fontFaces()} body{margin:0;background:#fff} svg{display:block} body>svg{width:${WIDTH}px;height:${height}px}</style>${markup}`,
  );
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } });
  await page.close();
  return shot;
}

async function onServer(view: PrintView, sides: LayoutSide[]): Promise<string> {
  const out = join(folder, `${crypto.randomUUID()}.webp`);
  await createRenderer().run({ view, color: '', hex: '#1d3f8f', sides, width: WIDTH, files, out });
  return out;
}

/** The part of the pixels that differ. `MOCK_UP_DIFF` keeps a file of the differences. */
async function difference(view: PrintView, name: string): Promise<number> {
  const sides = [{ view: 'front', area: 'front-a4', pieces }];
  const [shot, drawn] = await Promise.all([inBrowser(view, sides), onServer(view, sides)]);
  const [a, b] = await Promise.all(
    [shot, drawn].map((one) => sharp(one).removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error('there are two pictures');
  const { width, height } = b.info;
  expect([a.info.width, a.info.height]).toEqual([width, height]);
  const marked = new Uint8Array(width * height * 4);
  const count = pixelmatch(a.data, b.data, marked, width, height, { threshold: 0.1 });
  const kept = process.env.MOCK_UP_DIFF;
  if (kept) {
    await sharp(shot).toFile(join(kept, `${name}-browser.png`));
    await sharp(drawn)
      .png()
      .toFile(join(kept, `${name}-server.png`));
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(kept, `${name}-differences.png`));
  }
  return count / (width * height);
}

describe('browser and server draw the same picture', () => {
  it.each([
    ['a drawn shirt', front],
    ['a drawn sheet', sheet],
    ['a mug', mug],
    ['a polygon on a picture', plate],
    ['a mug behind its handle', pierced],
    ['a mug that is printed on without a ground', bare],
  ])('%s', async (name, view) => {
    expect(await difference(view, name)).toBeLessThanOrEqual(ALLOWED);
  });

  it('and light and shadow fall on what is printed, not on the product beside it', async () => {
    const [text] = pieces.filter(({ kind }) => kind === 'text');
    const seen = async (view: PrintView, at: { left: number; top: number }) => {
      const path = await onServer(view, [{ view: 'front', area: 'front-a4', pieces: text ? [text] : [] }]);
      return [
        ...(await sharp(path)
          .extract({ ...at, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer()),
      ];
    };
    const [lit, unlit] = [bare, { ...bare, areas: [{ ...wrap, ground: undefined, hasShading: false }] }];
    const beside = { left: 550, top: 600 };
    expect(await seen(lit, beside)).toEqual(await seen(unlit, beside));
    expect(await seen({ ...lit, areas: [{ ...wrap, ground: '#ffffff' }] }, beside)).not.toEqual(
      await seen(unlit, beside),
    );
  });

  it('and the comparison sees a text that is missing', async () => {
    const [text] = pieces.filter(({ kind }) => kind === 'text');
    if (!text) throw new Error('there is a text');
    const sides = [{ view: 'front', area: 'front-a4', pieces: pieces.filter((one) => one !== text) }];
    const [with_, without] = await Promise.all([
      onServer(mug, [{ view: 'front', area: 'front-a4', pieces }]),
      onServer(mug, sides),
    ]);
    const raw = (path: string) => sharp(path).ensureAlpha().raw().toBuffer();
    const height = Math.round(WIDTH / mug.aspect);
    expect(
      pixelmatch(await raw(with_), await raw(without), undefined, WIDTH, height) / (WIDTH * height),
    ).toBeGreaterThan(ALLOWED);
  });
});

it('prints an area alone, transparent, at the pixels asked for', async () => {
  const out = join(folder, 'print.png');
  const sides = [{ view: 'front', area: 'front-a4', pieces }];
  await createRenderer().run({
    view: mug,
    color: '',
    hex: '#ffffff',
    sides,
    printArea: 'front-a4',
    width: 2480,
    files,
    out,
  });
  const { width, height, hasAlpha, density } = await sharp(out).metadata();
  expect({ width, height, hasAlpha, density }).toEqual({ width: 2480, height: 3507, hasAlpha: true, density: 300 });
  const corner = await sharp(out).extract({ left: 0, top: 3400, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(0);
});

it('a file that cannot be read fails the drawing, and the next one is drawn', async () => {
  const renderer = createRenderer();
  const broken = join(folder, 'broken.png');
  await writeFile(broken, 'no picture');
  const job = {
    view: mug,
    color: '',
    hex: '#ffffff',
    sides: [{ view: 'front', area: 'front-a4', pieces }],
    width: 320,
  };
  const out = join(folder, 'next.webp');
  await expect(renderer.run({ ...job, files: { ...files, [photo]: [broken] }, out })).rejects.toMatchObject({
    code: 'not-drawable',
    kind: 'conflict',
    cause: expect.objectContaining({ message: expect.stringContaining('unsupported') }),
  });
  await renderer.run({ ...job, files, out });
  expect((await sharp(out).metadata()).width).toBe(320);
  expect(toMarkup(pieceNode(pieces[2] as never, { hrefOf: () => '' }))).toContain('Sharma &amp; Sons');
});
