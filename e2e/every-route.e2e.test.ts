import { type Order, placeBulkOrder } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser, openSignedIn, startVisit } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { aShirt, openEvery, PHONE, SCREENS } from './every-route.ts';

// Every address for visitors and customers.

const SHOP = [
  '/',
  '/explore',
  '/explore?type=T-Shirt',
  '/explore?q=cardz',
  '/explore?q=xyzzy',
  '/products/t-shirt',
  '/contact',
  '/artwork',
  '/services',
  '/services/advertising',
  '/services/printing',
  '/services/ledboard',
  '/services/design',
  '/privacy',
  '/privacy-policy',
  '/cancellation-policy',
  '/terms-conditions',
];
const ACCOUNT = [
  '/signin',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/join',
  '/undo-change',
  '/unsubscribe',
  '/quotation',
  '/proof',
  '/download-data',
  '/track',
];
/** The links of emails with wrong tokens, and a page that does not exist. */
const FAULTY = [
  '/portfolio',
  '/reset-password#token=of-no-mail',
  '/join#token=of-no-mail',
  '/undo-change#token=of-no-mail',
  '/unsubscribe#token=nobody.order-delivered.x',
  '/confirm-email#token=of-no-mail',
  '/quotation#token=of-no-mail',
  '/proof#token=of-no-mail',
  '/track#token=of-no-order',
];
const OWN = ['/cart', '/favorites', '/orders', '/profile'];
const SHIRTS = { color: 'Navy Blue', size: '2XL', quantity: 24, placement: ['Left', 'Back A4'] };

let browser: Browser;
let ofShirt: string[];
beforeAll(async () => {
  browser = await openBrowser();
  const { _id } = await aShirt();
  ofShirt = [`/product/${_id}`, `/order/${_id}`];
});
afterAll(() => browser?.close());

describe('every route', () => {
  it('of the shop is good for a visitor, and loads nothing from elsewhere', async () => {
    const visit = await startVisit(browser, 390);
    await openEvery(visit, SCREENS, [...SHOP, ...ofShirt]);
    visit.expectClean();
    await visit.context.close();
  });

  it('that leads to an account is good for a visitor, and loads nothing from elsewhere', async () => {
    const visit = await startVisit(browser, 390);
    await openEvery(visit, SCREENS, [...ACCOUNT, ...OWN]);
    visit.expectClean();
    await visit.context.close();
  });

  it('is good for somebody whose link is wrong', async () => {
    const visit = await startVisit(browser, 390);
    await openEvery(visit, SCREENS, FAULTY);
    await visit.context.close();
  });

  it('is good for a customer', async () => {
    const customer = await newCustomer();
    const { _id } = (await place(customer, await aShirt())).body as Order;
    const body = { userId: customer.id, items: [SHIRTS] };
    const bulk = await ask(placeBulkOrder, { token: customer.token, body });
    const visit = await openSignedIn(browser, 390, customer);
    await openEvery(visit, SCREENS, [...OWN, `/order/${_id}`, `/bulk-orders/${bulk._id}`]);
    visit.expectClean();
    await visit.context.close();
  });

  it('is good in Hindi', async () => {
    const visit = await startVisit(browser, { width: 390, language: 'hi' });
    await openEvery(visit, PHONE, [...SHOP, ...ofShirt, ...ACCOUNT, ...OWN, ...FAULTY]);
    await visit.context.close();
  });
});
