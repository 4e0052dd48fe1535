import { deliverOrder, getOrder, type Order, setOrderPayment } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, signIn, startVisit } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#c2185b' } })
    .png()
    .toBuffer();

describe('what is wrong with a delivered order', () => {
  it('is shown to staff with a picture, refunded, and read by the customer on the open page', async () => {
    const token = await adminToken();
    const mug = await addProduct(token, { name: 'Mug with a crack' });
    const customer = await newCustomer();
    const { _id } = (await place(customer, mug, undefined, 2)).body as Order;
    await ask(setOrderPayment, { token, params: { id: _id }, body: { paymentStatus: 'paid' } });
    await ask(deliverOrder, { token, params: { id: _id }, body: {} });

    const visit = await startVisit(browser, 390);
    const { page } = visit;
    await page.goto(`/order/${_id}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, customer);
    await page.getByRole('button', { name: 'Tell us what is wrong' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Mug with a crack', { exact: true }).check();
    await form.getByLabel('How many of Mug with a crack').fill('1');
    await form.getByLabel('What do you see?').fill('The handle has a crack.');
    await form.locator('input[type=file]').setInputFiles({
      name: 'crack.png',
      mimeType: 'image/png',
      buffer: await picture(),
    });
    await form.locator('img').waitFor();
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByText('We are looking at it').waitFor();
    await visit.expectGoodPage();

    const staff = await openAsStaff(browser, '/admin/orders?claims=open', 1280);
    await staff.page.getByRole('link', { name: _id.slice(-6) }).click();
    await staff.page.getByText('The handle has a crack.').first().waitFor();
    await staff.expectGoodPage();
    await staff.page.getByRole('button', { name: 'Decide' }).click();
    const decision = staff.page.getByRole('dialog');
    await decision.getByLabel('Decision').selectOption({ label: 'Refund' });
    await decision.getByLabel('Reason').fill('It broke on the way.');
    await decision.getByRole('button', { name: 'Save the decision' }).click();
    await page.getByText('It broke on the way.').first().waitFor();
    await page.getByText(/^We will refund/).waitFor();
    await eventually(async () => {
      const order = await ask(getOrder, { token, params: { id: _id } });
      expect(order.refundDue).toBe(order.orderItems[0]?.price);
    });
    visit.expectClean();
    await visit.context.close();
    await staff.context.close();
  });
});
