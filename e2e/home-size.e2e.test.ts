import { eventually } from '@print-shop/test-kit/eventually';
import type { Request } from 'playwright-core';
import { openBrowser, startVisit } from './browser.ts';
import { shop } from './shop.ts';

const JAVASCRIPT_LIMIT = 150_000;
const FONT_LIMIT = 90_000;

/** When the answers in the home page were read. An old page is served once more while the new one is drawn. */
async function drawnAt(): Promise<number> {
  const page = await (await fetch(shop().url)).text();
  return Number(/"readAt":(\d+)/.exec(page)?.[1]);
}

it('the home page loads at most 150 KB of JavaScript and 90 KB of fonts, nothing of the staff area, and asks for nothing', async () => {
  // Older data would rightly be loaded again.
  const soon = { timeoutMs: 90_000, everyMs: 500 };
  await eventually(async () => expect(Date.now() - (await drawnAt())).toBeLessThan(10_000), soon);
  const browser = await openBrowser();
  const { page, arrive } = await startVisit(browser, 390);
  const sizes = { script: 0, font: 0 };
  const urls: string[] = [];
  const measured: Promise<void>[] = [];
  const measure = async (request: Request) => {
    urls.push(new URL(request.url()).pathname);
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'font') return;
    const { responseBodySize } = await request.sizes();
    sizes[kind] += responseBodySize;
  };
  page.on('requestfinished', (request) => measured.push(measure(request)));
  await page.goto('/');
  await arrive();
  await Promise.all(measured);
  await browser.close();
  expect(sizes.script).toBeGreaterThan(50_000);
  expect(sizes.script).toBeLessThanOrEqual(JAVASCRIPT_LIMIT);
  expect(sizes.font).toBeLessThanOrEqual(FONT_LIMIT);
  expect(urls.filter((path) => /^\/(remotes\/admin|api|shop\.json|remotes\.json)/.test(path))).toEqual([]);
});
