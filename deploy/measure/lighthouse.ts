import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, root, run, say } from '@print-shop/machine';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../local/programs.ts';
import { currentRun } from '../local/run-state.ts';
import { shopUrl } from '../local/shop.ts';

// `npm run lighthouse`: a phone's first visit to home, explore, a product and a service. Starts the shop if it does not run.

const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

/** Runs per page; the middle one counts, because a busy machine makes single runs slow. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

async function shopAddress(): Promise<string> {
  if (process.env.SHOP_URL) return process.env.SHOP_URL;
  if (!(await currentRun())) await run('npm', ['start', '--', '--detach'], { cwd: root });
  const state = await currentRun();
  const url = state && shopUrl(state);
  if (!url) throw new Error('the shop did not start');
  return url;
}

/** A browser that Lighthouse drives by its debugging port. */
async function openChromium(): Promise<{ port: number; close: () => void }> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const browser = spawn(
    await ensureBrowser(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  const close = () => {
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    browser.kill();
  };
  return { port, close };
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`${url} could not be measured`);
  const { lhr } = result;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failing = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} (${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title})`),
  );
  const paint = lhr.audits['largest-contentful-paint']?.displayValue ?? '';
  const shift = (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  return { scores, failing, paint, shift };
}

const shop = await shopAddress();
const products = (await (await fetch(`${shop}/api/product?limit=1`)).json()) as { _id: string }[];
const { port, close } = await openChromium();
try {
  for (const path of ['/', '/explore', `/product/${products[0]?._id}`, '/services/printing']) {
    const runs = [];
    for (let index = 0; index < RUNS; index += 1) runs.push(await measure(shop + path, port));
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const middle = runs[Math.floor(runs.length / 2)];
    if (!middle) throw new Error('LIGHTHOUSE_RUNS must be at least 1');
    say(`${path}\n  ${categories.map((name) => `${name} ${middle.scores[name]}`).join('   ')}`);
    say(`  largest paint ${middle.paint}, layout shift ${middle.shift}`);
    for (const audit of middle.failing) say(`  below 90: ${audit}`);
    if (categories.some((name) => middle.scores[name] < least[name])) process.exitCode = 1;
  }
} finally {
  close();
}
