import { addToCart, createProductColor, deleteProductColor, listProducts, type Product } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, openSignedIn, startVisit } from './browser.ts';
import { cartOf, newCustomer } from './customers.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';

// Tests of single controls that only a browser can do: where the focus is, which element covers another, and which is
// wider than the screen.

let browser: Browser;
let tee: Product;
let mug: Product;
beforeAll(async () => {
  browser = await openBrowser();
  [tee] = (await ask(listProducts, { query: { search: 'Classic cotton tee' } })) as [Product];
  mug = await addProduct(await adminToken(), { name: newName('Counted mug') });
});
afterAll(() => browser?.close());

it('a quantity in the cart is typed over, sent once, and keeps the focus', async () => {
  const customer = await newCustomer();
  const { id, token } = customer;
  await ask(addToCart, { token, body: { userId: id, productId: mug._id, quantity: 12 } });
  const visit = await openSignedIn(browser, 1280, customer);
  const { page } = visit;
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: `Quantity of ${mug.name}` });
  await field.focus();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  for (const key of ['End', 'Backspace', 'Backspace']) await page.keyboard.press(key);
  expect(await field.inputValue()).toBe('');
  const shown = await field.evaluateHandle((input) => {
    const values: (string | null)[] = [];
    new MutationObserver(() => values.push(input.getAttribute('value'))).observe(input, { attributes: true });
    return values;
  });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.type('17');
  await (await saved).finished();
  await page.getByRole('link', { name: 'My Cart, 17 items' }).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  // The number of before does not flash up between the answer and the cart that it brings.
  expect(await shown.jsonValue()).not.toContain('12');
  expect(sent).toHaveLength(1);
  expect(await cartOf(customer)).toMatchObject([{ quantity: 17 }]);
  await visit.expectGoodPage();

  const [text, badge] = await page.getByRole('link', { name: 'My Cart, 17 items' }).evaluate((link) =>
    ['My Cart', '17'].map((words) => {
      const box = [...link.querySelectorAll('span')]
        .find((span) => span.textContent === words)
        ?.getBoundingClientRect();
      return { left: box?.left ?? 0, right: box?.right ?? 0, width: box?.width ?? 0 };
    }),
  );
  expect(badge?.width).toBeGreaterThan(0);
  expect(text?.width).toBeGreaterThan(0);
  expect(badge?.left).toBeGreaterThanOrEqual(text?.right ?? 0);

  await page.getByRole('button', { name: `Remove ${mug.name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  visit.expectClean();
  await visit.context.close();
});

it('a design is checked before it is sent, and one that cannot be shown is named', async () => {
  const visit = await startVisit(browser, 390);
  const { page } = visit;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`/order/${tee._id}`);
  const choose = (name: string, mimeType: string, bytes: number) =>
    page.getByLabel('Upload your design').setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 'x') });
  await choose('wall.png', 'image/png', 10 * 1024 * 1024 + 1);
  await page.getByRole('alert').getByText('wall.png is larger than 10MB.').waitFor();
  await visit.expectGoodPage();
  await choose('IMG_0001.HEIC', '', 1000);
  await page.getByText('This browser cannot show this kind of file.').waitFor();
  await page.getByText('IMG_0001.HEIC').waitFor();
  expect(await page.getByAltText('Preview of your design').count()).toBe(0);
  expect(sent).toEqual([]);
  visit.expectClean();
  await visit.context.close();
});

it('a colour with a long name fits the form of a product', async () => {
  const token = await adminToken();
  const name = `Unbreakable${'ness'.repeat(11)}`;
  const color = (await ask(createProductColor, { token, body: { name, hexCode: '#335577' } })).data;
  try {
    const visit = await openAsStaff(browser, '/admin/product-list', 390);
    await visit.page.getByRole('link', { name: 'Add Product' }).click();
    await visit.page.getByRole('button', { name }).click();
    await visit.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
  } finally {
    await ask(deleteProductColor, { token, params: { id: color._id } });
  }
});
