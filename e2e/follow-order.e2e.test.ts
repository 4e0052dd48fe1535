import { beginOrder, type Order, placeBulkOrder, placeOrder } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser, Page } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, openSignedIn } from './browser.ts';
import { type Customer, newCustomer } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';

const LONG_NAME = `Visiting cards with a very long name ${'and one more finish '.repeat(6)}`.slice(0, 150).trim();

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await adminToken();
});
afterAll(() => browser?.close());

async function orderOfTwo({ id, token }: Customer): Promise<Order> {
  const [cards, cap] = [
    await addProduct(admin, { name: LONG_NAME, price: 600, stock: 10 }),
    await addProduct(admin, { name: 'Cap to keep', price: 1500, stock: 10 }),
  ];
  const body = {
    user: id,
    orderItems: [
      { product: cards._id, qty: 1 },
      { product: cap._id, qty: 1 },
    ],
    shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001' },
  };
  return eventually(() => ask(placeOrder, { token, body }));
}

const dialogOf = (page: Page) => page.getByRole('dialog');

describe('a customer', () => {
  it('follows an order, cancels an item, sees the total fall, and cannot cancel once staff begin', async () => {
    const customer = await newCustomer();
    const order = await orderOfTwo(customer);
    const visit = await openSignedIn(browser, { width: 390, colorScheme: 'dark' }, customer);
    const { page } = visit;
    await page.goto(`/order/${order._id}`);
    await page.getByText('₹2,100.00', { exact: true }).first().waitFor();
    await page.getByText('What has happened').waitFor();
    await visit.expectGoodPage();

    await page.getByRole('button', { name: `Cancel item: ${LONG_NAME}` }).click();
    await dialogOf(page).getByLabel('Reason').fill('Ordered twice');
    await dialogOf(page).getByRole('button', { name: 'Cancel item' }).click();
    await page.getByText(`Cancelled by you: ${LONG_NAME}`).waitFor();
    await page.getByText('₹1,500.00', { exact: true }).first().waitFor();
    await page.getByText('₹2,100.00', { exact: true }).first().waitFor({ state: 'detached' });
    await visit.expectGoodPage();

    await page.getByRole('button', { name: 'Cancel order' }).waitFor();
    await ask(beginOrder, { token: admin, params: { id: order._id }, body: {} });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'We are working on your order.' }).waitFor();
    expect(await page.getByRole('button', { name: /^Cancel/ }).count()).toBe(0);
    visit.expectClean();
    await visit.context.close();
  });

  it('finds a bulk order among the orders and cancels it', async () => {
    const customer = await newCustomer();
    const line = { color: 'Navy Blue', size: '2XL', quantity: 24, placement: ['Left', 'Back A4'] } as const;
    const body = { userId: customer.id, items: [{ ...line, placement: [...line.placement] }] };
    const { _id } = await ask(placeBulkOrder, { token: customer.token, body });
    const visit = await openSignedIn(browser, 1280, customer);
    const { page } = visit;
    await page.goto('/orders');
    await page.getByRole('link', { name: _id }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you! We have your bulk order.' }).waitFor();
    await page.getByRole('button', { name: 'Cancel bulk order' }).click();
    await dialogOf(page).getByRole('button', { name: 'Cancel bulk order' }).click();
    await page.getByRole('heading', { level: 1, name: 'This bulk order was cancelled.' }).waitFor();
    await visit.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
  });
});
