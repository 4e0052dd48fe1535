import type { Request } from 'playwright-core';
import { openAsStaff, openBrowser } from './browser.ts';

const JAVASCRIPT_LIMIT = 250_000;

it('the first page of the staff area loads at most 250 KB of JavaScript', async () => {
  const browser = await openBrowser();
  const { page } = await openAsStaff(browser, '/admin/today', 1280);
  let bytes = 0;
  const measured: Promise<void>[] = [];
  const measure = async (request: Request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
  };
  // A visit begins with what the sign-in has loaded: a browser that knows nothing yet loads all of it.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('requestfinished', (request) => measured.push(measure(request)));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await Promise.all(measured);
  await browser.close();
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_LIMIT);
});
