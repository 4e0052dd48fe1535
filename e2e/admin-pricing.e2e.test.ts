import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { openAsStaff, openBrowser, startVisit } from './browser.ts';
import { mailTo } from './mail.ts';
import { newName } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('staff', () => {
  it('add a price, change it in its field, change it again in the list, and delete it', async () => {
    const visit = await openAsStaff(browser, '/admin/price-add', 1280);
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
    const visit = await openAsStaff(browser, '/admin', 1280);
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

    await page.getByRole('main').getByRole('link', { name: 'Saved quotations' }).click();
    await page.getByRole('searchbox', { name: 'Search quotations' }).fill(customer);
    await page.waitForURL(/search=/);
    await page.getByRole('row').filter({ hasText: customer }).getByText('₹1,000.00').waitFor();
    await page.getByRole('link', { name: /^Q-/ }).first().click();
    await page.getByText('50 × ₹20.00').waitFor();

    const downloading = page.waitForEvent('download');
    await press(page, 'Download PDF');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Q-\d{4}-\d{4}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // The customer opens it by the link in the email and accepts it by the code of a second email, without an account.
    const email = `buyer-${randomBytes(6).toString('hex')}@example.com`;
    await press(page, 'Send to customer');
    await page.getByLabel('Email of the customer').fill(email);
    await press(page, 'Send the quotation');
    await page.getByText(`The quotation is on its way to ${email}.`).waitFor();
    const { text } = await mailTo(email, /quotation#token=/);
    const buyer = await startVisit(browser, 390);
    await buyer.page.goto(/\/quotation#token=[\w.-]+/.exec(text)?.[0] ?? '');
    await buyer.page.getByRole('heading', { level: 1, name: `Our offer for ${customer}` }).waitFor();
    await buyer.expectGoodPage();

    // They ask, staff answer and revise the offer, which the link then opens.
    await buyer.page.getByLabel('Your question').fill('Is there a discount?');
    await press(buyer.page, 'Send the question');
    await buyer.page.getByRole('listitem').filter({ hasText: 'Is there a discount?' }).waitFor();
    await page.reload();
    await page.getByText('Is there a discount?').waitFor();
    await page.getByLabel('Your answer').fill('Yes, ten percent.');
    await press(page, 'Send the answer');
    await page.getByRole('listitem').filter({ hasText: 'Yes, ten percent.' }).waitFor();
    await mailTo(email, /“Yes, ten percent\.”/);
    await page.getByRole('link', { name: 'Revise' }).click();
    await page.getByRole('heading', { name: /^Save as revision 2 of Q-/ }).waitFor();
    await page.getByLabel('Description').fill('Packing');
    await page.getByLabel('Price of one (₹)').fill('100');
    await press(page, 'Add this item');
    await page.getByLabel('Discount', { exact: true }).fill('10');
    await page.getByLabel('Delivery (₹)').fill('210');
    await page.getByLabel('Advance (%)').fill('50');
    await page.getByLabel('GST', { exact: true }).last().selectOption('added');
    await page.getByLabel('Terms').fill('Delivered in 7 days.');
    await visit.expectGoodPage();
    await press(page, 'Save quotation');
    await page.getByRole('link', { name: /^Open Q-/ }).click();
    await page.getByText('₹1,416.00').waitFor();
    await page.getByText('Revision 1, ₹1,000.00').click();
    await visit.expectGoodPage();
    const early = await startVisit(browser, 390);
    await early.page.goto(buyer.page.url());
    await early.page.getByRole('heading', { level: 1, name: 'We are changing this quotation' }).waitFor();
    await early.expectGoodPage();
    await early.context.close();
    await press(page, 'Send to customer');
    await press(page, 'Send the quotation');
    await page.getByText(`The quotation is on its way to ${email}.`).waitFor();
    await buyer.page.reload();
    await buyer.page.getByText('Delivered in 7 days.').waitFor();
    await buyer.page.getByText('₹708.00').waitFor();
    await press(buyer.page, 'Send me the code');
    const [, code = ''] = /Your code is (\d{6})/.exec((await mailTo(email, /Your code is/)).text) ?? [];
    await buyer.page.getByLabel('Code', { exact: true }).fill(code);
    await buyer.expectGoodPage();
    await press(buyer.page, 'Accept for ₹1,416.00');
    await buyer.page.getByRole('heading', { level: 1, name: 'You have accepted this quotation' }).waitFor();
    await buyer.expectGoodPage();
    await page.reload();
    await page.getByText(`Accepted by ${customer} on`).waitFor();

    // It became an order, which the guest follows by the link of another email, and staff find from the quotation.
    const order = (await mailTo(email, /is now your order/)).text;
    await buyer.page.goto(/\/track\?of=order#token=[\w.-]+/.exec(order)?.[0] ?? '');
    await buyer.page.getByText(/^As quoted in Q-/).waitFor();
    await buyer.page.getByText('₹1,416.00').first().waitFor();
    await buyer.expectGoodPage();
    buyer.expectClean();
    await buyer.context.close();
    await page.reload();
    await page.getByRole('link', { name: /^Became order #/ }).click();
    await page.getByRole('link', { name: /^Q-/ }).waitFor();
    await page.goBack();

    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.getByRole('region', { name: 'Order Summary' }).getByText('50 × ₹20.00').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin' && url.search === '');
    visit.expectClean();
    await visit.context.close();
  });
});
