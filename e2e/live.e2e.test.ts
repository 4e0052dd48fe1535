import { deliverOrder, type Order } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, openSignedIn } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('an open page', () => {
  it('shows what happens to an order, to its customer and to staff, and goes on after a break', async () => {
    const token = await adminToken();
    const mug = await addProduct(token, { name: 'Mug to look at' });
    const customer = await newCustomer();

    const visit = await openSignedIn(browser, 390, customer);
    const { page, context } = visit;
    await page.goto('/orders');
    await page.getByText("You haven't placed any orders yet.").waitFor();
    const { _id } = (await place(customer, mug)).body as Order;
    await page.getByText('Mug to look at').first().waitFor();

    const staff = await openAsStaff(browser, `/admin/orders/${_id}`, 1280);
    await staff.page.getByText('Mug to look at').first().waitFor();
    await page.goto(`/order/${_id}`);
    await visit.arrive();
    // Nothing can be heard meanwhile; the page reads it when the connection is back.
    await context.setOffline(true);
    await ask(deliverOrder, { token, params: { id: _id }, body: { note: 'Handed over at the counter' } });
    await staff.page.getByText('Handed over at the counter').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: /delivered/i }).waitFor();
    await context.close();
    await staff.context.close();
  });
});
