import { listProducts, type Order, type Product, placeBulkOrder } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openBrowser } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { LANGUAGES, openEvery, sessionOf } from './every-route.ts';

// Every address for visitors and customers, in both languages.

const PUBLIC = [
  ...[
    '/',
    '/explore',
    '/explore?type=T-Shirt',
    '/explore?q=cardz',
    '/explore?q=xyzzy',
    '/products/t-shirt',
    '/contact',
    '/artwork',
    '/signin',
    '/login',
    '/signup',
  ],
  ...[
    '/forgot-password',
    '/reset-password',
    '/reset-password#token=of-no-mail',
    '/join',
    '/join#token=of-no-mail',
    '/undo-change',
    '/undo-change#token=of-no-mail',
    '/confirm-email#token=of-no-mail',
    '/quotation',
    '/quotation#token=of-no-mail',
    '/proof',
    '/proof#token=of-no-mail',
    '/download-data',
    '/track',
    '/track#token=of-no-order',
    '/services',
    '/services/advertising',
    '/services/printing',
    '/services/ledboard',
  ],
  ...['/services/design', '/privacy', '/privacy-policy', '/cancellation-policy', '/terms-conditions', '/portfolio'],
];
const OWN = ['/cart', '/favorites', '/orders', '/profile'];
const SHIRTS = { color: 'Navy Blue', size: '2XL', quantity: 24, placement: ['Left', 'Back A4'] };
let browser: Browser;
let tee: Product;
beforeAll(async () => {
  browser = await openBrowser();
  const products = await ask(listProducts, { query: { type: 'T-Shirt' } });
  tee = products[0] as Product;
});
afterAll(() => browser?.close());

describe.each(LANGUAGES)('every route in %s', (language) => {
  it('is good for a visitor', () =>
    openEvery(browser, language, [...PUBLIC, ...OWN, `/product/${tee._id}`, `/order/${tee._id}`]));

  it('is good for a customer', async () => {
    const customer = await newCustomer();
    const { _id } = (await place(customer, tee)).body as Order;
    const body = { userId: customer.id, items: [SHIRTS] };
    const bulk = await ask(placeBulkOrder, { token: customer.token, body });
    await openEvery(
      browser,
      language,
      [...OWN, `/order/${_id}`, `/bulk-orders/${bulk._id}`],
      await sessionOf(customer),
    );
  });
});
