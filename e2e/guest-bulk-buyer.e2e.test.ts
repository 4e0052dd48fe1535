import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { listBulkOrders, listUserBulkOrders, orderNumber, writeConversationMessage } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask, openDesign } from './api.ts';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { newCustomer } from './customers.ts';
import { mailTo, phoneMessageTo } from './mail.ts';
import { adminToken, picture } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a guest', () => {
  it('orders shirts in bulk with an uploaded design, without an account', async () => {
    const visit = await startVisit(browser, 390);
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
    const email = `guest-${randomBytes(6).toString('hex')}@example.com`;
    const phone = `98${randomInt(10_000_000, 99_999_999)}`;
    await page.getByLabel('Your name').fill('Ravi Kumar');
    await page.getByLabel('Phone number').fill(phone);
    await page.getByLabel('Email').fill(email);
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Place Order - ₹6,000.00' }).click();
    const thanks = await page.getByText(/Your order number is [0-9A-F]{8}/).textContent();
    await visit.expectGoodPage();
    visit.expectClean();

    const orders = await ask(listBulkOrders, { token: await adminToken() });
    const placed = orders.find(({ _id }) => thanks?.includes(orderNumber(_id, 'bulk-order')));
    expect(placed).toMatchObject({
      userId: null,
      totalPrice: 6000,
      items: [{ color: 'Navy Blue', size: 'L', quantity: 25 }],
    });
    const id = placed?._id ?? '';

    // The email's link opens it, in any browser and without an account.
    const mail = await mailTo(email, /track#token=/);
    const [, link = ''] = /(\/track#token=[\w.-]+)/.exec(mail.text) ?? [];
    const elsewhere = await startVisit(browser, 390);
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Thank you! We have your bulk order.' }).waitFor();
    await elsewhere.expectGoodPage();

    // So does the number, with the contact and the code that is sent there.
    const codes = [
      [email, async () => (await mailTo(email, /Your code for bulk order/)).subject.slice(0, 6)],
      [phone, async () => (await phoneMessageTo(phone, 'track-code'))[2] ?? ''],
    ] as const;
    for (const [contact, readCode] of codes) {
      await elsewhere.page.goto(`/bulk-orders/${id}`);
      await elsewhere.page.getByRole('link', { name: 'Ordered without an account? Find your order' }).click();
      await elsewhere.page.getByLabel('Order number').fill(id.slice(0, 8));
      await elsewhere.page.getByLabel('Phone number or email').fill(contact);
      await elsewhere.page.getByRole('button', { name: 'Send me a code' }).click();
      await elsewhere.page.getByLabel('Code').fill(await readCode());
      await elsewhere.expectGoodPage();
      await elsewhere.page.getByRole('button', { name: 'Open my order' }).click();
      await elsewhere.page.getByText('25 shirts').waitFor();
    }

    // There the guest asks, reads the answer without loading the page again, and cancels.
    await elsewhere.page.getByLabel('Your message to us').fill('Which blue is it?');
    await elsewhere.page.getByRole('button', { name: 'Send', exact: true }).click();
    await elsewhere.page.getByText('Which blue is it?').waitFor();
    const answer = { messageId: randomUUID(), text: 'As on the swatch.' };
    await ask(writeConversationMessage, { params: { id }, body: answer, token: await adminToken() });
    await elsewhere.page.getByText('As on the swatch.').waitFor();
    await elsewhere.page.getByRole('button', { name: 'Cancel bulk order' }).click();
    await elsewhere.page.getByRole('dialog').getByRole('button', { name: 'Cancel bulk order' }).click();
    await elsewhere.page.getByRole('heading', { level: 1, name: 'This bulk order was cancelled.' }).waitFor();
    elsewhere.expectClean();
    await elsewhere.context.close();

    // An account with that address finds it in My Orders, once the address is confirmed.
    const customer = await newCustomer(email);
    await page.goto('/signin');
    await signIn(page, customer);
    await page.waitForURL((url) => url.pathname !== '/signin');
    const [, confirmation = ''] =
      /(\/confirm-email#token=[\w.-]+)/.exec((await mailTo(email, /confirm-email#token=/)).text) ?? [];
    await page.goto('/orders');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const own = page.locator(`a[href="/bulk-orders/${id}"]`);
    expect(await own.count()).toBe(0);
    await page.goto(confirmation);
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your email is confirmed' }).waitFor();
    await visit.expectGoodPage();
    const { id: userId, token } = customer;
    await eventually(async () => {
      const orders = await ask(listUserBulkOrders, { token, params: { userId } });
      expect(orders.map(({ _id }) => _id)).toEqual([id]);
    });
    await page.goto('/orders');
    await own.first().waitFor();
    await page.goto('/profile');
    await page.getByText(`${email} is confirmed.`).waitFor();

    await openDesign(placed?.designImage ?? '');
    await visit.context.close();
  });
});
