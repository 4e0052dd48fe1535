import { randomBytes } from 'node:crypto';
import { uploadDesign } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { openDesign } from './api.ts';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { picture } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a customer', () => {
  it('browses, signs up, orders a shirt with a design and finds the order again', async () => {
    const visit = await startVisit(browser, 390);
    const { page } = visit;
    const account = { login: `b-${randomBytes(6).toString('hex')}@example.com`, password: 'Paper-and-ink-7' };
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto('/explore');
    await button('Filter').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^T-Shirt \d/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Polo \d/ })
      .click();
    await button('Show 1 product').click();
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Team polo' }).waitFor();
    await visit.expectGoodPage();
    await button('Remove filter Polo').click();
    await page.getByRole('link', { name: 'Classic cotton tee' }).click();
    await page.getByRole('heading', { level: 1, name: 'Classic cotton tee' }).waitFor();
    const productUrl = page.url();
    await button('Add to Cart').filter({ visible: true }).click();
    await page.getByText('Please log in to add items to cart.').waitFor();

    await button('Open menu').click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Sign up', exact: true }).click();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Email', { exact: true }).fill(account.login);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await button('Sign Up').click();
    await page.waitForURL('**/signin');
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === '/');

    // A new document: the session is kept by the browser.
    await page.goto(productUrl);
    await button('M').click();
    await button('Black').click();
    await button('Left').click();
    const uploading = page.waitForResponse((response) => response.url().endsWith(uploadDesign.path));
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await picture('#0a7') };
    await page.getByLabel('Upload your design').setInputFiles(file);
    await page.getByText('Your design is on the picture').waitFor();
    await button('Increase quantity').click();
    await button('Add to Cart').filter({ visible: true }).click();
    // The cart shows the design once it is checked.
    await openDesign((await (await uploading).json()).url);
    await page.getByRole('link', { name: 'My Cart, 2 items' }).click();

    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.getByText('Size M · Black · Left · Own design').waitFor();
    await visit.expectGoodPage();
    await button('Proceed to Checkout').click();
    await page.getByLabel('Address').fill('12 MG Road');
    await page.getByLabel('City').fill('Pune');
    await page.getByLabel('Postal code').fill('411001');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await visit.expectGoodPage();
    await button('Place Order').click();

    await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' }).waitFor();
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText('₹897.00', { exact: true }).first().waitFor();
    await visit.expectGoodPage();
    await page.getByRole('link', { name: 'My Orders', exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
    await page.getByRole('link', { name: orderId }).waitFor();
    await page.getByRole('link', { name: 'My Cart, 0 items' }).waitFor();
    visit.expectClean();
    await visit.context.close();
  });
});
