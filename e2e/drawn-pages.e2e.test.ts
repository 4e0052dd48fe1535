import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, startVisit, type Visit } from './browser.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Marks every element that a page came with, before any script of the shop has run. */
const markWhatCame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-came', '');
    });
  });
/** The elements that came with the page, and how many of them are still there once the shop listens. */
async function counts(page: Page): Promise<{ came: number; kept: number }> {
  const came = await page.evaluate(() => document.querySelectorAll('#root [data-came]').length);
  await page.waitForFunction(() => performance.getEntriesByName('shop-listens').length > 0);
  const kept = await page.evaluate(() => document.querySelectorAll('#root [data-came]').length);
  return { came, kept };
}

/** Waits until the gateway sends the page drawn: right after its start, the renderer takes longer than the gateway waits. */
const untilDrawn = ({ context }: Visit, path: string) =>
  eventually(async () => {
    const page = await (await context.request.get(path)).text();
    expect(page).not.toContain('<div id="root"></div>');
  });

const hindi = { width: 390, language: 'hi' } as const;
const dark = { width: 1280, colorScheme: 'dark' } as const;
const paths = [
  '/',
  '/explore',
  '/services',
  '/services/printing',
  '/contact',
  '/privacy-policy',
  '/nothing-at-this-address',
];

describe('a page that came drawn', () => {
  it.each([hindi, dark])('is taken over as it is, at %p', async (look) => {
    const visit = await startVisit(browser, look);
    await markWhatCame(visit.page);
    for (const path of paths) {
      await untilDrawn(visit, path);
      await visit.page.goto(path, { waitUntil: 'domcontentloaded' });
      const { came, kept } = await counts(visit.page);
      expect(came).toBeGreaterThan(100);
      expect({ path, kept }).toEqual({ path, kept: came });
    }
    visit.expectClean();
    await visit.context.close();
  });

  it('takes a tap that comes before its script', async () => {
    const visit = await startVisit(browser, 390);
    const scripts = Promise.withResolvers<void>();
    await visit.page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await visit.page.goto('/explore', { waitUntil: 'commit' });
    await visit.page.getByRole('button', { name: 'Open menu' }).click();
    scripts.resolve();
    await visit.page.getByRole('button', { name: 'Close menu' }).waitFor();
    await visit.context.close();
  });

  it('takes an early tap on its screen as well, which listens after the frame', async () => {
    const visit = await startVisit(browser, 1280);
    const scripts = Promise.withResolvers<void>();
    await visit.page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await visit.page.goto('/explore', { waitUntil: 'commit' });
    await visit.page.getByRole('button', { name: 'T-Shirt', exact: true }).click();
    scripts.resolve();
    await visit.page.getByRole('heading', { level: 1, name: 'T-Shirt' }).waitFor();
    await visit.context.close();
  });

  it('asks nobody to sign in who is signed in', async () => {
    const link = (page: Page) => page.getByRole('banner').locator('a[href="/signin"]');
    for (const [stored, isShown] of [
      ['{}', true],
      ['{"user":"{\\"token\\":\\"x\\"}"}', false],
    ] as const) {
      const visit = await startVisit(browser, 1280);
      await visit.page.addInitScript((text) => localStorage.setItem('persist:root', text), stored);
      await visit.page.route('**/*.js', (route) => route.abort());
      await visit.page.goto('/contact', { waitUntil: 'load' });
      expect(await link(visit.page).isVisible()).toBe(isShown);
      await visit.context.close();
    }
  });

  it('shows what is sold, and leads on, without any script', async () => {
    const context = await browser.newContext({ baseURL: shop().url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/explore');
    await page.locator('main article a').first().click();
    await page.waitForURL('**/product/*');
    expect(await page.locator('main h1').textContent()).not.toBe('');
    await context.close();
  });
});
