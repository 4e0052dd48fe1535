import { getMessagePreferences, listOrderMessages, placeOrder } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, signIn, startVisit } from './browser.ts';
import { newCustomer, orderBody } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a customer who reads Hindi', () => {
  it('gets the confirmation of an order in Hindi, and staff read beside the order what it said', async () => {
    const staff = await adminToken();
    const product = await addProduct(staff, { name: 'Told mug' });
    const customer = await newCustomer();
    const headers = { Cookie: 'language=hi' };
    const body = orderBody(customer, product);
    const order = await ask(placeOrder, { token: customer.token, body, headers });
    const { subject, text, html } = await mailTo(customer.login, /पक्का हो गया/);
    expect(subject).toContain(`#${order._id.slice(-6).toUpperCase()}`);
    expect(text).toContain(`/order/${order._id}`);
    expect(html).toContain('Told mug');
    await eventually(async () =>
      expect(await ask(listOrderMessages, { token: staff, query: { order: order._id } })).toContainEqual(
        expect.objectContaining({ kind: 'order-confirmed', state: 'sent', language: 'hi', subject }),
      ),
    );
  });
});

describe('a customer who follows the link of a mail to the choices', () => {
  it('stands before them, and turns a mail off', async () => {
    const customer = await newCustomer();
    const { page, context, expectGoodPage } = await startVisit(browser, 390);
    await page.goto('/profile#messages');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, customer);
    const choices = page.getByRole('region', { name: 'Messages' });
    const delivered = choices.getByRole('checkbox', { name: 'Your order is delivered: Email' });
    await delivered.waitFor();
    await eventually(async () => {
      const { y = 0 } = (await choices.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
    });
    await expectGoodPage();
    await delivered.uncheck();
    await eventually(async () => {
      const { kinds } = await ask(getMessagePreferences, { token: customer.token });
      expect(kinds.find(({ kind }) => kind === 'order-delivered')?.on).not.toContain('email');
    });
    await context.close();
  });
});

describe('staff who look after the texts', () => {
  it('read a mail in Hindi, add a sentence, try it, and take it away', async () => {
    const visit = await openAsStaff(browser, '/admin/messages/texts?kind=order-delivered&language=en', 1280);
    const { page } = visit;
    const frame = page.frameLocator('iframe[title="Preview: Order delivered"]');
    await frame.getByText('Photo mug').or(frame.getByRole('link')).first().waitFor();
    await visit.expectGoodPage();
    await page.getByRole('tab', { name: 'हिन्दी' }).click();
    await page
      .getByRole('main')
      .getByText(/पहुँच गया$/)
      .first()
      .waitFor();
    const sentence = newName('दिवाली पर दुकान रात तक');
    await page.getByLabel(/^The shop's own sentence/).fill(sentence);
    await page.getByRole('button', { name: 'Save sentence' }).click();
    await frame.getByText(sentence).waitFor();
    // The first is that of the email, before those of the phones.
    await page.getByRole('button', { name: 'Send me a test' }).first().click();
    const { text } = await mailTo(shop().admin.login, new RegExp(sentence));
    expect(text).toContain(sentence);
    await page.getByRole('button', { name: 'Remove sentence' }).click();
    await frame.getByText(sentence).waitFor({ state: 'detached' });
    await visit.context.close();
  });
});
