import { readFile } from 'node:fs/promises';
import { listProducts } from '@print-shop/contracts';
import { zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser } from './browser.ts';
import { SCREENS } from './every-route.ts';
import { newName, picture } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('staff bring products and their pictures along, in a closed tab, and mend the rest', async () => {
  const [good, bad] = [newName('Imported mug'), newName('Imported cap')];
  const table = [
    'Item name,Group,Category,Selling price,Photo',
    `${good},Mugs & Bottles,Photo Mugs,349,mug.png`,
    `${bad},Mugs & Bottles,Photo Mugs,cheap,`,
  ].join('\n');
  const buffer = Buffer.from(zipSync({ 'list.csv': Buffer.from(table), 'mug.png': await picture('#2b8fd9') }));
  const visit = await openAsStaff(browser, '/admin/imports?kind=products', 390);
  const { page } = visit;
  await page.locator('input[type=file]').setInputFiles({ name: 'list.zip', mimeType: 'application/zip', buffer });
  await page.getByText('The rows are checked').waitFor();
  await page.getByText('Write a number, like 1250 or 1250.50.').waitFor();
  await visit.expectGoodPageAt(SCREENS);
  await page.getByRole('button', { name: 'Import 1 good row' }).click();
  const address = page.url();
  await page.goto('about:blank');

  await page.goto(address);
  await page.getByText('The import is done').waitFor();
  await visit.expectGoodPageAt(SCREENS);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows to correct' }).click();
  const toMend = await readFile(await (await download).path(), 'utf8');
  expect(toMend).toContain(bad);
  expect(toMend).not.toContain(good);

  const [product] = await ask(listProducts, { query: { search: good } });
  expect(product).toMatchObject({ name: good, price: 349, images: [expect.stringMatching(/^\/media\/products\//)] });
  await page.goto(`/product/${product?._id}`);
  await page.getByRole('heading', { name: good }).waitFor();
  visit.expectClean();
  await visit.context.close();
});
