import type { Order } from '@print-shop/contracts';
import type { Browser, Page } from 'playwright-core';
import { openAsStaff, openBrowser, openSignedIn } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { addProduct, adminToken, newName, picture } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const questions = (page: Page, name = 'Ask about this order') => page.getByRole('region', { name });

describe('a question about an order', () => {
  it('reaches staff with its picture, and the answer comes to the open page; both marks go', async () => {
    const mug = await addProduct(await adminToken(), { name: newName('Mug to ask about') });
    const customer = await newCustomer();
    const { _id } = (await place(customer, mug)).body as Order;

    const visit = await openSignedIn(browser, 390, customer);
    const { page } = visit;
    await page.goto(`/order/${_id}`);
    const box = questions(page);
    await box.getByText('Is something unclear').waitFor();
    await box.getByLabel('Your message to us').fill('Can you print this logo on both sides?\nIn blue, please.');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await picture('#0a7') };
    await box.getByLabel('Add pictures or designs').setInputFiles(file);
    await box.getByRole('button', { name: 'Remove file 1' }).waitFor();
    await box.getByRole('button', { name: 'Send', exact: true }).click();
    await box.getByRole('listitem').filter({ hasText: 'In blue, please.' }).waitFor();
    await visit.expectGoodPage();

    const staff = await openAsStaff(browser, '/admin/conversations', 1280);
    const row = staff.page.getByRole('row').filter({ has: staff.page.getByText(`Order ${_id.slice(-6)}`) });
    await row.getByText('1 new message').waitFor();
    await staff.page.getByRole('link', { name: /^Questions \d+ waiting$/ }).waitFor();
    await staff.expectGoodPage();
    await row.getByRole('link', { name: `Order ${_id.slice(-6)}` }).click();
    const thread = questions(staff.page, 'Questions about this order');
    await thread.getByText('Can you print this logo on both sides?').waitFor();
    await thread.getByRole('link', { name: 'File 1' }).locator('img').waitFor();
    await staff.expectGoodPage();

    // The customer looks at something else meanwhile, and comes back.
    await page.goto('/orders');
    await page.getByText(mug.name).first().waitFor();
    await thread.getByLabel('Your message to the customer').fill('Yes, on both sides. Which blue?');
    await thread.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('1 new answer').waitFor();
    await visit.expectGoodPage();
    // To leave the page at once would be to leave before it has said that the answer was read.
    const isRead = page.waitForResponse((response) => response.url().endsWith(`/${_id}/read`));
    await page.getByRole('link', { name: _id }).click();
    await box.getByText('Yes, on both sides. Which blue?').waitFor();
    await isRead;
    await page.goto('/orders');
    await page.getByText(mug.name).first().waitFor();
    await visit.arrive();
    expect(await page.getByText('1 new answer').count()).toBe(0);

    await page.goto(`/order/${_id}`);
    await box.getByText('Which blue?').waitFor();
    await thread.getByLabel('Your message to the customer').fill('We have navy and sky blue.');
    await thread.getByRole('button', { name: 'Send', exact: true }).click();
    await thread.getByText('We have navy and sky blue.').waitFor();
    await box.getByText('We have navy and sky blue.').waitFor();
    await box.getByLabel('Your message to us').fill('Navy, thank you.');
    await box.getByRole('button', { name: 'Send', exact: true }).click();
    await thread.getByText('Navy, thank you.').waitFor();

    await thread.getByRole('button', { name: 'No answer needed' }).click();
    await staff.page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Questions' }).click();
    await staff.page.getByRole('heading', { level: 1, name: 'Questions about orders' }).waitFor();
    await staff.arrive();
    expect(await row.count()).toBe(0);
    visit.expectClean();
    staff.expectClean();
    await visit.context.close();
    await staff.context.close();
  });
});
