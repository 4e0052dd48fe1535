import {
  addToCart,
  deliverOrder,
  getOwnReview,
  getProduct,
  setOrderPayment,
  writeConversationMessage,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, openSignedIn } from './browser.ts';
import { newCustomer } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a customer who reads Hindi orders, is told by mail, asks, cancels an item and reviews another', async () => {
  const admin = await adminToken();
  const [mug, cap] = [
    await addProduct(admin, { name: newName('Chai mug'), price: 1200 }),
    await addProduct(admin, { name: newName('Cotton cap'), price: 500 }),
  ];
  const customer = await newCustomer();
  for (const { _id: productId } of [mug, cap])
    await ask(addToCart, { token: customer.token, body: { userId: customer.id, productId, quantity: 1 } });
  const visit = await openSignedIn(browser, { width: 390, language: 'hi' }, customer);
  const { page } = visit;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/cart');
  await press('चेकआउट पर जाएँ');
  await page.getByLabel('पता', { exact: true }).fill('12 एम जी रोड');
  await page.getByLabel('शहर').fill('पुणे');
  await page.getByLabel('पिन कोड').fill('411001');
  await visit.expectGoodPage();
  await press('ऑर्डर करें');
  await page.getByRole('heading', { level: 1, name: 'धन्यवाद! आपका ऑर्डर पक्का हो गया।' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { text, html } = await mailTo(customer.login, /पक्का हो गया/);
  expect(text).toContain(`/order/${id}`);
  expect(html).toContain(mug.name);

  await page.getByLabel('हमें आपका मैसेज').fill('क्या कल तक मिल जाएगा?');
  await press('भेजिए');
  await page.getByRole('listitem').filter({ hasText: 'क्या कल तक मिल जाएगा?' }).waitFor();
  const answer = { messageId: crypto.randomUUID(), text: 'जी हाँ, कल दोपहर तक।' };
  await ask(writeConversationMessage, { token: admin, params: { id }, body: answer });
  await page.getByRole('listitem').filter({ hasText: answer.text }).waitFor();

  await press(`यह सामान रद्द करें: ${cap.name}`);
  const question = page.getByRole('dialog');
  await question.getByLabel('कारण').fill('दो बार ऑर्डर हो गया');
  await question.getByRole('button', { name: 'यह सामान रद्द करें' }).click();
  await page.getByText(`आपने रद्द किया: ${cap.name}`).waitFor();
  await visit.expectGoodPage();

  await ask(setOrderPayment, { token: admin, params: { id }, body: { paymentStatus: 'paid' } });
  await ask(deliverOrder, { token: admin, params: { id }, body: {} });
  await mailTo(customer.login, /पहुँच गया/);
  await eventually(async () => {
    const { mayReview } = await ask(getOwnReview, { token: customer.token, params: { id: mug._id } });
    expect(mayReview).toBe(true);
  });
  await page.goto(`/product/${mug._id}`);
  await press('रिव्यू लिखें');
  await page.locator('label').filter({ hasText: '5 स्टार' }).click();
  await page.getByLabel(/^दूसरे ग्राहकों को/).fill('छपाई साफ़ है, रंग पक्के हैं।');
  await visit.expectGoodPage();
  await press('रिव्यू सेव करें');
  await page.getByText('धन्यवाद! आपका रिव्यू सेव हो गया।').waitFor();
  await page.getByText('छपाई साफ़ है, रंग पक्के हैं।').first().waitFor();
  await visit.expectGoodPage();
  await eventually(async () =>
    expect(await ask(getProduct, { params: { id: mug._id } })).toMatchObject({ rating: 5, reviewCount: 1 }),
  );
  visit.expectClean();
  await visit.context.close();
});
