import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofSummary } from '@print-shop/contracts';
import { readState, root, say, step } from '@print-shop/machine';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { Shop } from '../demo/client.ts';
import { ensureBrowser } from '../local/programs.ts';
import { currentRun } from '../local/run-state.ts';
import type { Account } from '../local/secrets.ts';
import { shopUrl } from '../local/shop.ts';

// `npm run readme-pictures`: the pictures of the README, taken of the demo shop that runs here.

const FOLDER = join(root, 'docs/pictures');
const SIZE = { width: 1280, height: 800 };
/** A README with three pictures should open at once on a phone. */
const MOST_BYTES = 120_000;
const QUALITIES = [80, 70, 60, 50];

const run = await currentRun();
const url = process.env.SHOP_URL ?? (run && shopUrl(run));
const accounts = readState<{ admin: Account }>('demo-accounts.json');
if (!url || !accounts) throw new Error('No shop runs here. Start it with `npm start -- --detach` first.');

interface Session {
  user: object;
  token: string;
}
const shop = new Shop(url);
const session = await shop.post<Session>('/api/users/login', { body: accounts.admin });

/** The page of a proof that was answered with notes, so that the picture shows them. */
async function proofAddress(): Promise<string> {
  const [proof] = await shop.get<ProofSummary[]>('/api/proofs?state=changes-asked', session.token);
  if (!proof) throw new Error('The demo shop has no proof yet. Wait until it is loaded.');
  return `/admin/artwork/${proof._id}`;
}

const pictures = [
  { name: 'shop', path: '/', isStaff: false },
  { name: 'staff', path: '/admin/today', isStaff: true },
  { name: 'proof', path: await proofAddress(), isStaff: true },
];

/** Waits until nothing on the page loads, and takes its picture. */
async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => {
    const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
    const isLoading = document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;
    return !isLoading && [...document.images].filter(isSeen).every((image) => image.complete && image.naturalWidth > 0);
  });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** A WebP of at most `MOST_BYTES`, as good as fits. */
async function smallEnough(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error('The picture does not fit into 120 KB.');
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const { name, path, isStaff } of pictures) {
    await step(`taking ${name}.webp`, async () => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: SIZE,
        locale: 'en-IN',
        reducedMotion: 'reduce',
      });
      if (isStaff) {
        const stored = JSON.stringify({
          user: JSON.stringify({ currentUser: { ...session.user, token: session.token }, loading: false, error: null }),
          _persist: JSON.stringify({ version: 1, rehydrated: true }),
        });
        await context.addInitScript((text) => localStorage.setItem('persist:root', text), stored);
      }
      const webp = await smallEnough(await pictureOf(await context.newPage(), path));
      await sharp(webp).toFile(join(FOLDER, `${name}.webp`));
      await context.close();
    });
  }
} finally {
  await browser.close();
}
say('the pictures are in docs/pictures');
