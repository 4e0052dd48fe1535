import { say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { buildAll } from '../local/build.ts';
import { startSystem } from '../local/system.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:layout`: how smoothly a picture is dragged over a shirt that has three, on a device with a quarter of this
// machine's speed. With `SHOP_URL` it measures a shop that is running, which must have a t-shirt. It ends with an error below
// 50 frames a second.

const LEAST_FPS = 50;
const SLOWER = 4;
const PIECES = 3;
const DRAG_MS = 5_000;
const PICTURE_PX = { width: 2400, height: 1600 };

/** A shirt of the shop: the first that is there, or one that is made for this. */
async function shirtOf(url: string, admin?: { login: string; password: string }): Promise<string> {
  const found = (await (await fetch(`${url}/api/product?type=T-Shirt&limit=1`)).json()) as { _id: string }[];
  if (found[0]) return found[0]._id;
  if (!admin) throw new Error(`the shop at ${url} has no t-shirt`);
  const send = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const res = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!res.ok) throw new Error(`POST ${path} answered ${res.status}: ${await res.text()}`);
    return (await res.json()) as Record<string, string>;
  };
  const { token } = await send('/api/users/login', admin);
  await send('/api/product-types', { type: 'T-Shirt', category: ['Round Neck'] }, token);
  const images = ['/media/products/0123456789abcdef01234567/1280.webp'];
  const product = { name: 'Plain Shirt', price: 300, type: 'T-Shirt', isCustomizable: true, stock: 100, images };
  return String((await send('/api/product', product, token))._id);
}

/** A photograph-like picture of its own colour. */
const pictureOf = (hue: number): Promise<Buffer> =>
  sharp({
    create: {
      ...PICTURE_PX,
      channels: 3,
      background: `hsl(${hue}, 70%, 50%)`,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Opens the editor of a product and puts the pieces on it. */
async function layOut(page: Page, url: string, product: string): Promise<void> {
  await page.goto(`${url}/product/${product}`);
  await page.getByRole('button', { name: 'Lay it out on the product' }).click();
  await page.getByRole('application').waitFor();
  for (let n = 0; n < PIECES; n++) {
    const file = { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: await pictureOf(n * 120) };
    await page.locator('[role=dialog] input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: `Picture ${n + 1}` }).waitFor();
  }
}

/** Drags the chosen piece in circles, and counts the frames that the browser shows meanwhile. */
async function framesPerSecond(page: Page): Promise<number> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('the stage is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(
    `window.frames = 0; window.count = () => { window.frames += 1; requestAnimationFrame(window.count); }; window.count()`,
  );
  const start = performance.now();
  for (let angle = 0; performance.now() - start < DRAG_MS; angle += 0.12)
    await page.mouse.move(x + 60 * Math.cos(angle), y + 60 * Math.sin(angle));
  const seconds = (performance.now() - start) / 1000;
  const frames = Number(await page.evaluate('window.frames'));
  await page.mouse.up();
  return frames / seconds;
}

async function measure(url: string, product: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await layOut(page, url, product);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await framesPerSecond(page);
  } finally {
    await browser.close();
  }
}

async function report(url: string, product: string): Promise<void> {
  const fps = await step(`dragging one of ${PIECES} pieces`, () => measure(url, product));
  say(`${fps.toFixed(1)} frames a second at 1/${SLOWER} of the speed; at least ${LEAST_FPS} are wanted`);
  if (fps < LEAST_FPS) process.exitCode = 1;
}

const running = process.env.SHOP_URL;
if (running) await report(running, await shirtOf(running));
else {
  await buildAll();
  const servers = await step('backing services', startServers);
  const shop = await startSystem({ backing: { ...servers, databasePrefix: 'layout' } });
  try {
    await report(shop.url, await shirtOf(shop.url, shop.admin));
  } finally {
    await shop.stop();
    await removeContainers();
  }
}
