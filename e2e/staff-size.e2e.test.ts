import { eventually } from '@print-shop/test-kit/eventually';
import type { Request } from 'playwright-core';
import { openBrowser, openSignedIn } from './browser.ts';
import { shop } from './shop.ts';

const JAVASCRIPT_LIMIT = 250_000;

it('the first page of staff loads at most 250 KB of JavaScript', async () => {
  const browser = await openBrowser();
  const { page, arrive } = await openSignedIn(browser, 1280, shop().admin);
  let bytes = 0;
  const measured: Promise<void>[] = [];
  const measure = async (request: Request) => {
    if (request.resourceType() !== 'script') return;
    const { responseBodySize } = await request.sizes();
    bytes += responseBodySize;
  };
  page.on('requestfinished', (request) => measured.push(measure(request)));
  await page.goto('/admin/today');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await arrive();
  await eventually(async () => {
    await Promise.all(measured);
    expect(bytes).toBeGreaterThan(150_000);
  });
  await browser.close();
  expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_LIMIT);
});
