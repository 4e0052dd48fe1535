import type { Browser } from 'playwright-core';
import { openBrowser, startVisit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a visitor', () => {
  it('is told by a page, and by its status, that there is nothing at an address', async () => {
    const visit = await startVisit(browser, 390);
    const answer = await visit.page.goto('/nothing-at-this-address');
    expect(answer?.status()).toBe(404);
    await visit.page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    await visit.expectGoodPage();
    await visit.page.getByRole('link', { name: 'Go Home' }).click();
    await visit.page.waitForURL('/');
    await visit.context.close();
  });

  it('reads a message, with the shop around it, while a remote is down, and goes on when it is back', async () => {
    const { page, context } = await startVisit(browser, 1280);
    await context.route('**/remotes/storefront/**', (route) => route.abort());
    await page.goto('/products/t-shirt');
    await page.getByRole('heading', { name: 'The shop is not available right now' }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await context.unroute('**/remotes/storefront/**');
    await page.getByRole('button', { name: /try again/i }).click();
    await page.getByRole('link', { name: 'Classic cotton tee' }).waitFor();
    await context.close();
  });

  it('is sent to sign in from the staff area, and sees nothing of it', async () => {
    const { page, context } = await startVisit(browser, 1280);
    await page.goto('/admin/orders');
    await page.waitForURL('**/signin');
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'View Store' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    await context.close();
  });
});
