import { addToCart } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, openSignedIn } from './browser.ts';
import { newCustomer } from './customers.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a coupon is made by staff and used by a customer, once', async () => {
  const code = newName('C').replace(' ', '').toUpperCase();
  const staff = await openAsStaff(browser, '/admin/coupons', 1280);
  await staff.page.getByRole('button', { name: 'New coupon' }).click();
  await staff.page.getByLabel('Code', { exact: true }).fill(code);
  await staff.page.getByLabel('Percent', { exact: true }).fill('10');
  await staff.page.getByLabel('Total uses').fill('5');
  await staff.page.getByRole('button', { name: 'Create coupon' }).click();
  await staff.page.getByText('The coupon was created.').waitFor();

  const customer = await newCustomer();
  const mug = await addProduct(await adminToken(), { name: newName('Coupon mug'), price: 500 });
  const fill = () =>
    ask(addToCart, {
      token: customer.token,
      body: { userId: customer.id, productId: mug._id, quantity: 2 },
    });
  await fill();
  const visit = await openSignedIn(browser, 390, customer);
  const { page } = visit;
  const checkout = async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await page.getByLabel('Coupon').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await checkout();
  await page.getByText(`${code} takes off ₹100.00.`).waitFor();
  await page.getByLabel('Address').fill('12 MG Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Postal code').fill('411001');
  await visit.expectGoodPage();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' }).waitFor();
  await page.getByText('−₹100.00').waitFor();
  await page.getByText('₹900.00', { exact: true }).first().waitFor(); // the delivery stays free
  visit.expectClean();

  await fill();
  await checkout();
  await page.getByText(`You have used ${code} already.`).waitFor();
  await visit.expectGoodPage();
  await visit.context.close();

  await staff.page.reload();
  await staff.page.getByText('1 of 5').first().waitFor();
  staff.expectClean();
  await staff.context.close();
});
