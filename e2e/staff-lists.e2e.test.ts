import { readFile } from 'node:fs/promises';
import { type Product, placeBulkOrder, placeOrder, uploadDesign } from '@print-shop/contracts';
import type { Browser, Page } from 'playwright-core';
import { ask, openDesign, uploadOf } from './api.ts';
import { openAsStaff, openBrowser } from './browser.ts';
import { newCustomer, orderBody } from './customers.ts';
import { addProduct, adminToken, picture } from './mini-catalogue.ts';

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  product = await addProduct(await adminToken(), { name: 'Listed mug', stock: 100 });
});
afterAll(() => browser?.close());

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('staff', () => {
  it('find a user, go back and forth, and take the list home', async () => {
    const customer = await newCustomer();
    const visit = await openAsStaff(browser, '/admin/users', 1280);
    const { page } = visit;
    await page.getByRole('searchbox', { name: 'Search users' }).fill(customer.login);
    await page.waitForURL(/search=/);
    await page.getByText('Showing 1 of 1 users').waitFor();
    await rowOf(page, customer.login).getByText('User', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Role: Admins');
    await page.getByText('No users found matching your search').waitFor();
    await page.goBack();
    await rowOf(page, customer.login).waitFor();
    await page.reload();
    await rowOf(page, customer.login).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(customer.login);
    visit.expectClean();
    await visit.context.close();
  });

  it('find an order, mark it paid and cancel it with a reason', async () => {
    const customer = await newCustomer();
    const order = await ask(placeOrder, { token: customer.token, body: orderBody(customer, product) });
    const visit = await openAsStaff(browser, `/admin/orders?search=${order._id.slice(-6)}&sort=-total`, 390);
    const { page } = visit;
    await rowOf(page, order._id.slice(-6)).getByText('Pending').first().waitFor();
    await page.getByRole('link', { name: order._id.slice(-6) }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${order._id.slice(-6)}` }).waitFor();
    await page.getByRole('link', { name: customer.login }).waitFor();

    await page.getByRole('button', { name: 'Mark paid' }).click();
    await page.getByLabel(/Reason/).fill('Paid at the counter');
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('Paid at the counter').waitFor();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByLabel('Reason').fill('Ordered twice');
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await timeline.getByText('Ordered twice').waitFor();
    await visit.expectGoodPage();

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click();
    await page.waitForURL(/sort=-total/);
    await rowOf(page, order._id.slice(-6)).getByText('Cancelled').waitFor();
    visit.expectClean();
    await visit.context.close();
  });

  it('find a bulk order, move it on and save its design', async () => {
    const design = await ask(uploadDesign, { body: uploadOf(uploadDesign, await picture('#a0c'), 'logo.png') });
    await openDesign(design.url);
    const items = [{ color: 'Black', size: 'M', quantity: 12, placement: ['Front A4'] }];
    const { _id } = await ask(placeBulkOrder, { body: { items, designImage: design.url } });
    const visit = await openAsStaff(browser, `/admin/bulk-orders?status=Pending&search=${_id}`, 1280);
    const { page } = visit;
    const row = rowOf(page, `${_id.slice(0, 8)}...`);
    const download = page.waitForEvent('download');
    await row.getByRole('link', { name: /Download the design/ }).click();
    expect((await download).suggestedFilename()).toBe('logo.png');

    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Status: any');
    await row.getByRole('combobox', { name: /Status of bulk order/ }).selectOption('In Production');
    await row.getByText('Timeline').click();
    await row.getByRole('list').getByText('In Production').waitFor();
    visit.expectClean();
    await visit.context.close();
  });

  it('learn that an export failed by a toast, which stays under the mouse', async () => {
    const { page, context, expectGoodPage } = await openAsStaff(browser, '/admin/orders', 1280);
    await page.route('**/api/order/export*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'The export failed. Please try again.' });
    await toast.hover();
    await expectGoodPage();
    expect(await toast.count()).toBe(1);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    await context.close();
  });
});
