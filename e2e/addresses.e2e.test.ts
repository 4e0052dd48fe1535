import { addToCart, type Product } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, openSignedIn } from './browser.ts';
import { newCustomer } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  product = await addProduct(await adminToken(), { name: 'Addressed mug', stock: 100 });
});
afterAll(() => browser?.close());

it('a customer keeps two addresses and has an order sent to one of them', async () => {
  const customer = await newCustomer();
  await ask(addToCart, { token: customer.token, body: { userId: customer.id, productId: product._id, quantity: 1 } });
  const visit = await openSignedIn(browser, 390, customer);
  const { page } = visit;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/profile');
  for (const [street, pin, city] of [
    ['14 Ring Road', '110024', 'Delhi'],
    ['2 FC Road', '411 004', 'Pune'],
  ] as const) {
    await button('Add an address').click();
    const dialog = page.getByRole('dialog', { name: 'New address' });
    await dialog.getByLabel('Street address').fill(street);
    await dialog.getByLabel('ZIP / postal code').fill(pin);
    await dialog.getByRole('status').filter({ hasText: city }).waitFor();
    await button('Save address').click();
    await dialog.waitFor({ state: 'detached' });
  }
  await button('Make default: 2 FC Road').click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Default' })
    .getByText(/^2 FC Road, Pune/)
    .waitFor();
  await page.getByRole('tab', { name: 'Address' }).click();
  await eventually(async () => expect(await page.getByLabel('Street address').inputValue()).toBe('2 FC Road'));
  await visit.expectGoodPage();

  await page.goto('/cart');
  await button('Proceed to Checkout').click();
  expect(await page.getByRole('radio', { name: /2 FC Road/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /14 Ring Road/ }).check();
  await visit.expectGoodPage();
  await button('Place Order').click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' }).waitFor();
  await page.getByText('14 Ring Road').first().waitFor();
  visit.expectClean();
  await visit.context.close();
});
