import { createProductType, createSynonyms } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, startVisit } from './browser.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';

let browser: Browser;
const type = newName('Press');
const banner = newName('Vinyl banner');
const cards = newName('Visiting cards');

beforeAll(async () => {
  browser = await openBrowser();
  const token = await adminToken();
  await ask(createProductType, { token, body: { type, category: ['Outdoor', 'Paper'] } });
  await addProduct(token, { name: banner, type, category: 'Outdoor', stock: 0 });
  await addProduct(token, { name: cards, type, category: 'Paper', price: 180 });
  await ask(createSynonyms, { token, body: { words: ['visiting card', 'calling card'] } });
});
afterAll(() => browser?.close());

describe('a customer who searches', () => {
  it('finds by a wrong spelling, by another script and by other words what the shop calls it', async () => {
    const visit = await startVisit(browser, 390);
    const { page } = visit;
    await page.goto('/explore');
    for (const [words, name] of [
      ['visting card', cards],
      ['विजिटिंग कार्ड', cards],
      ['calling card', cards],
      ['bainar', banner],
      ['बैनर', banner],
    ] as const) {
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.fill(words);
      await field.press('Enter');
      await page.getByRole('heading', { level: 1, name: `Results for “${words}”` }).waitFor();
      await page.getByRole('link', { name }).waitFor();
    }
    await visit.expectGoodPage();
    await page.reload();
    await page.getByRole('link', { name: banner }).waitFor();
    visit.expectClean();
    await visit.context.close();
  });

  it('chooses a suggestion by the keys, narrows, and comes back by the back button', async () => {
    const visit = await startVisit(browser, 1280);
    const { page } = visit;
    await page.goto('/explore');
    await page.getByRole('combobox', { name: 'Search products' }).pressSequentially(type);
    await page.getByRole('option', { name: type }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: type }).waitFor();
    await page.getByText('2 products', { exact: true }).waitFor();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Under ₹200 1' }).click();
    await page.getByText('1 product', { exact: true }).waitFor();
    await filters.getByRole('button', { name: 'In stock 1' }).click();
    await page.waitForURL(/priceFrom=0&priceBelow=200&inStock=true/);
    await page.getByRole('link', { name: cards }).waitFor();
    await visit.expectGoodPage();
    await page.goBack();
    await page.goBack();
    await page.getByText('2 products', { exact: true }).waitFor();
    await visit.context.close();
  });
});
