import { type BulkOrder, type Order, placeBulkOrder, placeOrder, uploadDesign } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask, uploadOf } from './api.ts';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { newCustomer, orderBody } from './customers.ts';
import { addProduct, adminToken, newName, picture } from './mini-catalogue.ts';
import { shop } from './shop.ts';

let browser: Browser;
let order: Order;
let bulkOrder: BulkOrder;

beforeAll(async () => {
  browser = await openBrowser();
  const customer = await newCustomer();
  const product = await addProduct(await adminToken(), { name: 'Ordered mug' });
  order = await ask(placeOrder, { token: customer.token, body: orderBody(customer, product, 2) });
  const design = await ask(uploadDesign, { body: uploadOf(uploadDesign, await picture('#a0c'), 'logo.png') });
  bulkOrder = await ask(placeBulkOrder, {
    body: {
      // A quantity of its own: the list shows the same number for orders of the same second.
      items: [{ color: 'Black', size: 'M', quantity: 17, placement: ['Front A4'] }],
      designImage: design.url,
    },
  });
});
afterAll(() => browser?.close());

describe('the admin', () => {
  it('sees the orders, adds a product and prints a quotation', async () => {
    const visit = await startVisit(browser, 1280);
    const { page } = visit;
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const entry = (name: string) =>
      page
        .getByRole('navigation', { name: 'Staff area' })
        .getByRole('link', { name: new RegExp(`^${name}( [\\d,]+ waiting)?$`) });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto('/admin/orders');
    await page.waitForURL('**/signin');
    await signIn(page, shop().admin);
    await page.waitForURL('**/admin/orders');
    // Tests beside this one place more orders than the first page of the list shows.
    await page.getByRole('searchbox', { name: 'Search order or customer' }).fill(order._id.slice(-6));
    // The order may be on that page all the same, which is pale while the search is under way.
    await page.waitForURL('**/admin/orders?search=*');
    const ordered = page.getByRole('row').filter({ hasText: order._id.slice(-6) });
    await ordered.getByText('Ordered mug, 2 x ₹299.00').waitFor();

    await entry('Bulk Orders').click();
    const bulk = page
      .getByRole('row')
      .filter({ hasText: bulkOrder._id.slice(0, 8) })
      .filter({ hasText: '17 x Black (M)' });
    await bulk.getByText('Guest').waitFor();
    await bulk.getByRole('link', { name: /Download the design/ }).waitFor();

    const name = newName('Neon sign');
    await entry('Products').click();
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: await picture('#f0f') },
      { name: 'b.png', mimeType: 'image/png', buffer: await picture('#0ff') },
    ]);
    await page.getByAltText('Picture 2').waitFor();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Type', { exact: true }).selectOption('Business Cards');
    await page.getByLabel('Category').fill('Glossy');
    await page.getByLabel('Price in ₹').fill('2499.50');
    await page.getByLabel('Stock').fill('4');
    await visit.expectGoodPage();
    await button('Add Product').click();
    await page.getByText('Product added successfully!').waitFor();
    for (const other of ['Product List', 'Product type', 'Users', 'manage pricing', 'Add pricing']) {
      await entry(other).click();
      await entry(other).and(page.locator('[aria-current=page]')).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }

    await page.goto('/explore?type=Business%20Cards');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('₹2,499.50').first().waitFor();
    await page.getByText('Only 4 left').waitFor();

    await page.goto('/admin');
    await page.getByRole('radio', { name: /Business card design/ }).check();
    await button('Add to Order').click();
    await page.getByRole('tab', { name: 'Paper' }).click();
    await page.getByLabel('Paper type').selectOption('Bond paper');
    await page.getByLabel('GSM').selectOption('100');
    await page.getByLabel('Size').selectOption('A4');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('100');
    await button('Add to Order').click();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await summary.getByText('Bond paper 100 gsm, A4').waitFor();
    await summary.getByText('₹700.00').waitFor();
    await visit.expectGoodPage();

    await button('Print Summary').click();
    await page.locator('html[data-printed=yes]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await summary.getByText('₹700.00').isVisible()).toBe(true);
    for (const hidden of [page.getByRole('banner'), button('Print Summary'), page.getByRole('tablist')]) {
      expect(await hidden.isVisible()).toBe(false);
    }
    expect(await page.locator('main h1').isVisible()).toBe(false);

    await page.goto('/admin/revenue');
    await page.getByRole('heading', { name: 'Revenue', level: 1 }).waitFor();
    expect(await button('CSV').first().isVisible()).toBe(false);
    visit.expectClean();
    await visit.context.close();
  });
});
