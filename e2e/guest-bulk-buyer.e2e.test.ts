import { listBulkOrders } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, startVisit, widths } from './browser.ts';
import { adminToken, picture } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a guest', () => {
  it.each(widths)('orders shirts in bulk with an uploaded design, without an account, at %i px', async (width) => {
    const visit = await startVisit(browser, width);
    const { page } = visit;
    await page.goto('/products/t-shirt');
    await page.getByRole('link', { name: 'Classic cotton tee' }).click();
    await page.getByRole('link', { name: 'Bulk order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Classic cotton tee' }).waitFor();
    const step = (name: string) => page.getByRole('region', { name, exact: true });
    const tick = (name: string, chip: string) =>
      step(name).getByRole('button', { name: chip, exact: true }).last().click();

    await tick('Design placement', 'Left');
    await tick('Design placement', 'Back A4');
    const file = { name: 'team.png', mimeType: 'image/png', buffer: await picture('#7a0') };
    await page.getByLabel('Upload your design').setInputFiles(file);
    await page.getByAltText('Preview of your design').waitFor();
    await tick('Colour, size and quantity', 'Navy Blue');
    await tick('Colour, size and quantity', 'L');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('25');
    await tick('Colour, size and quantity', 'Add to Order');
    await page.getByText('25 × Navy Blue, L').waitFor();
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Place Order - ₹6,000.00' }).click();
    await page.getByText(/Your order number is [0-9a-f]{8}/).waitFor();
    await visit.expectGoodPage();
    visit.expectClean();

    const [placed] = await ask(listBulkOrders, { token: await adminToken() });
    expect(placed).toMatchObject({
      userId: null,
      totalPrice: 6000,
      items: [{ color: 'Navy Blue', size: 'L', quantity: 25 }],
    });
    const image = await page.goto(placed?.designImage ?? '');
    expect(image?.status()).toBe(200);
    await visit.context.close();
  });
});
