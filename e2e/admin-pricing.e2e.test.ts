import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { openAsStaff, openBrowser, widths } from './browser.ts';
import { newName } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(widths)('staff at %i px', (width) => {
  it('add a price, change it in its field, change it again in the list, and delete it', async () => {
    const visit = await openAsStaff(browser, '/admin/price-add', width);
    const { page } = visit;
    const type = newName('Gold foil');
    await page.getByLabel('Category').selectOption('Lamination');
    await page.getByLabel('Type', { exact: true }).fill(type);
    await page.getByLabel('Price in ₹').fill('35');
    await press(page, 'Save price');
    await page.getByText('Pricing updated successfully! ✅').waitFor();
    const price = page.getByLabel(`Price of ${type}`);
    await price.fill('36.5');
    await price.press('Enter');
    await page.getByText('Updated successfully ✅').waitFor();
    await visit.expectGoodPage();

    await page.goto('/admin/manage');
    await press(page, `Edit ${type}`);
    await page.getByLabel(`New price of ${type}`).fill('40');
    await visit.expectGoodPage();
    await press(page, 'Save');
    await page.getByText('Updated successfully ✅').waitFor();
    await page.getByText('₹40.00').first().waitFor();
    await press(page, `Delete ${type}`);
    await page.getByText('Deleted successfully ✅').waitFor();
    await page.getByText(type).waitFor({ state: 'detached' });
    visit.expectClean();
    await visit.context.close();
  });

  it('compose a quotation, save it, find it again, download its PDF, and begin a copy', async () => {
    const visit = await openAsStaff(browser, '/admin', width);
    const { page } = visit;
    const customer = newName('शर्मा Sweets');
    await page.getByRole('tab', { name: 'Printing' }).click();
    await page.getByLabel('Printing type').selectOption('Colour');
    await page.getByLabel('Size').selectOption('A4');
    await press(page, 'Both');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('50');
    await press(page, 'Add to Order');
    await page.getByLabel('Customer name').fill(customer);
    await press(page, 'Save quotation');
    await page.getByText(/^Saved as Q-\d{4}-\d{4}/).waitFor();
    await visit.expectGoodPage();

    await page.getByRole('link', { name: 'Saved quotations' }).click();
    await page.getByRole('searchbox', { name: 'Search quotations' }).fill(customer);
    await page.waitForURL(/search=/);
    await page.getByRole('row').filter({ hasText: customer }).getByText('₹1,000.00').waitFor();
    await visit.expectGoodPage();
    await page.getByRole('link', { name: /^Q-/ }).first().click();
    await page.getByText('50 × ₹20.00').waitFor();
    await visit.expectGoodPage();

    const downloading = page.waitForEvent('download');
    await press(page, 'Download PDF');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Q-\d{4}-\d{4}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.getByRole('region', { name: 'Order Summary' }).getByText('50 × ₹20.00').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin' && url.search === '');
    visit.expectClean();
    await visit.context.close();
  });
});
