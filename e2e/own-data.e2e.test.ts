import { readFile } from 'node:fs/promises';
import {
  addFavorite,
  addToCart,
  listUserOrders,
  listUsers,
  login,
  type Order,
  type Product,
  placeOrder,
  uploadDesign,
  withoutSignature,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { ask, call, openDesign, uploadOf } from './api.ts';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { type Customer, newCustomer, orderBody } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken, picture } from './mini-catalogue.ts';
import { shop } from './shop.ts';

let browser: Browser;
let customer: Customer;
let order: Order;
let ordered: string;
let unordered: string;
beforeAll(async () => {
  browser = await openBrowser();
  customer = await newCustomer();
  const { id: userId, token } = customer;
  const product: Product = await addProduct(await adminToken(), { name: 'Own mug', isCustomizable: true });
  const upload = async (colour: string) =>
    (await ask(uploadDesign, { token, body: uploadOf(uploadDesign, await picture(colour), 'logo.png') })).url;
  [ordered, unordered] = [await upload('#0a0'), await upload('#a00')];
  const body = orderBody(customer, product);
  const orderItems = [{ product: product._id, qty: 1, design: ordered, placement: 'Left' }];
  order = await ask(placeOrder, { token, body: { ...body, orderItems } });
  await ask(addFavorite, { token, body: { userId, productId: product._id, isLike: true } });
  await ask(addToCart, { token, body: { userId, productId: product._id, quantity: 3, design: unordered } });
});
afterAll(() => browser?.close());

const answerTo = (link: string) => fetch(shop().url + link);

describe('a customer', () => {
  it('asks for all their data, opens the mailed link and has the order and the design; then deletes the account', async () => {
    await mailTo(customer.login, new RegExp(order._id));
    const { page, context, expectGoodPage } = await startVisit(browser, 390);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await signIn(page, customer);
    await page.getByRole('button', { name: 'Download my data' }).click();
    await page.getByText(/We are collecting your data|Your data is ready/).waitFor();
    await expectGoodPage();

    const { subject, text } = await mailTo(customer.login, /download-data#token=/);
    expect(subject).toMatch(/^Your data at /);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    await page.goto(link.pathname + link.hash);
    await expectGoodPage();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.zip');
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data).toMatchObject({
      account: [{ email: customer.login }],
      orders: [{ order: order._id, items: [{ product: 'Own mug', design: withoutSignature(ordered) }] }],
      cart: [{ product: 'Own mug', quantity: 3, design: withoutSignature(unordered) }],
      favorites: [expect.anything()],
      'message choices': [{ channels: {} }],
      messages: expect.arrayContaining([
        expect.objectContaining({
          kind: 'order-confirmed',
          to: customer.login,
          text: expect.stringContaining('Own mug'),
        }),
      ]),
    });
    const names = [ordered, unordered].map((url) => withoutSignature(url).replace('/media/designs/', 'files/'));
    expect(Object.keys(files).sort()).toEqual(['data.json', ...names].sort());

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText(/^Your orders stay/).waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(customer.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('is gone but for the order and its design', async () => {
    const body = { login: customer.login, password: customer.password };
    expect((await call(login, { body })).status).toBe(401);
    const token = await adminToken();
    expect(await ask(listUsers, { token, query: { search: customer.login } })).toEqual([]);
    const kept = await ask(listUserOrders, { token, params: { userId: customer.id } });
    expect(kept).toMatchObject([{ _id: order._id }]);
    // It is not shown any more; its bytes go by a sweep.
    await eventually(async () => {
      const answer = await answerTo(unordered);
      expect([answer.status, (await answer.json()).code]).toEqual([
        expect.any(Number),
        expect.stringMatching(/^design-not-(checked|found)$/),
      ]);
    });
    const answer = await openDesign(kept[0]?.orderItems[0]?.design ?? '');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=logo.png');
    expect((await answerTo(withoutSignature(ordered))).status).toBe(404);
  });
});
