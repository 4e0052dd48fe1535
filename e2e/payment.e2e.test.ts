import { type Account, getAccount, listAccounts, type Order, placeOrder } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser, Page } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, openSignedIn, startVisit, type Visit } from './browser.ts';
import { type Customer, newCustomer } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';
import { shop } from './shop.ts';

/** The shop under the name that the payment provider leads back to. */
const home = shop().url.replace('127.0.0.1', 'localhost');

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await adminToken();
});
afterAll(() => browser?.close());

/** An order of ₹699 to be paid online. */
async function anOrder({ id, token }: Customer): Promise<Order> {
  const mug = await addProduct(admin, { name: 'Mug to pay for', price: 600, stock: 10 });
  const body = {
    user: id,
    orderItems: [{ product: mug._id, qty: 1 }],
    shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001' },
    paymentMethod: 'UPI' as const,
  };
  return eventually(() => ask(placeOrder, { token, body }));
}
const accountOf = (order: Order): Promise<Account | null> =>
  ask(getAccount, { token: admin, params: { order: order._id } });

/** Opens the page of the order, and goes from there to that of the payment provider. */
async function toProvider({ page, expectGoodPage }: Visit, order: Order): Promise<void> {
  await page.goto(`/order/${order._id}`);
  const pay = page.getByRole('button', { name: 'Pay ₹699.00 now' });
  await pay.waitFor();
  await page.getByText(/^Please pay by /).waitFor();
  await expectGoodPage();
  await pay.click();
  await page.getByRole('heading', { name: 'Pay ₹699.00' }).waitFor();
  await page.getByText('Local test provider. No money moves.').waitFor();
}
const isPaid = async (page: Page): Promise<void> => {
  await page.getByText(/^Payment received, /).waitFor();
  await page.getByRole('button', { name: /^Pay / }).waitFor({ state: 'detached' });
};

describe('a customer', () => {
  it('pays on the page of the provider, after a payment that fails, and comes back to the order', async () => {
    const customer = await newCustomer();
    const order = await anOrder(customer);
    const visit = await openSignedIn(browser, { width: 390, home }, customer);
    const { page } = visit;
    await toProvider(visit, order);
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await page.getByRole('heading', { name: 'The payment failed' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await page.waitForURL(`${home}/order/${order._id}`);
    await isPaid(page);
    await visit.expectGoodPage();
    expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 699 });
    await visit.context.close();
  });

  it('closes the page of the provider and owes as before; staff send back what is paid and cancelled then', async () => {
    const customer = await newCustomer();
    const order = await anOrder(customer);
    const visit = await openSignedIn(browser, { width: 1280, home }, customer);
    const { page } = visit;
    await toProvider(visit, order);
    await page.getByRole('link', { name: 'Close without paying' }).click();
    await page.getByRole('button', { name: 'Pay ₹699.00 now' }).click();
    await page.getByRole('button', { name: 'Pay, and let the bank take its time' }).click();
    await page.waitForURL(`${home}/order/${order._id}`);
    await isPaid(page);

    // Work has not begun, so that the customer may cancel: the money goes back the way it came.
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Ordered twice');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText(/^Refund sent, /).waitFor();
    await visit.expectGoodPage();
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ paid: 0, balance: 0, refunds: [] }));
    await visit.context.close();
  });
});

it('tells nobody else where the order is', async () => {
  const order = await anOrder(await newCustomer());
  const { page, context } = await startVisit(browser, { width: 390, home });
  const reply = await page.request.post('/api/payments/returns/razorpay', {
    form: { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'ab' },
    maxRedirects: 0,
  });
  expect([reply.status(), reply.headers().location]).toEqual([303, `${home}/orders`]);
  await context.close();
  // The account is opened by an event of the order.
  await eventually(async () =>
    expect(await ask(listAccounts, { token: admin, query: { search: order._id } })).toMatchObject([{ paid: 0 }]),
  );
});
