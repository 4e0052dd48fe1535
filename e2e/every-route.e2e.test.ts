import { createQuotation, listProducts, type Order, type Product, placeBulkOrder } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask, signedIn } from './api.ts';
import { type Look, openBrowser, startVisit } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { shop } from './shop.ts';

// Every address of the shop, for everybody who may open it, as it looks on a phone, a tablet and a desktop, by day and by
// night, in English and Hindi: accessible, and no wider than the screen.

const LOOKS: readonly Look[] = [
  { width: 390, colorScheme: 'dark', language: 'hi' },
  { width: 768, colorScheme: 'light', language: 'en' },
  { width: 1280, colorScheme: 'dark', language: 'en' },
];

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
const STAFF = [
  ...['/admin', '/admin/users', '/admin/bulk-orders', '/admin/manage', '/admin/orders', '/admin/product-type'],
  ...[
    '/admin/product-list',
    '/admin/price-add',
    '/admin/products',
    '/admin/profile',
    '/admin/settings',
    '/admin/messages',
    '/admin/messages/texts',
    '/admin/conversations',
    '/admin/reviews',
    '/admin/product-colors',
    '/admin/synonyms',
    '/admin/changes',
    '/admin/security',
    '/admin/staff',
    '/admin/quotations',
    '/admin/coupons',
    '/admin/invoices',
    '/admin/payments',
    '/admin/payments/reconciliation',
    '/admin/revenue',
    '/admin/returns',
    '/admin/tax',
    '/admin/artwork',
    '/admin/artwork/profiles',
  ],
];

const SHIRTS = { color: 'Navy Blue', size: '2XL', quantity: 24, placement: ['Left', 'Back A4'] };
const QUOTATION = {
  customerName: 'Sri Lakshmi Venkateswara Wedding Cards and Stationery Private Limited',
  validUntil: '2099-12-31',
  items: [
    { details: { type: 'paper', paperType: 'Art paper', gsm: 300, size: 'A4' }, price: 9, quantity: 1_00_000 },
    { details: { type: 'lamination', laminationType: 'Matt' }, price: 12, quantity: 5000 },
  ],
};

let browser: Browser;
let tee: Product;
beforeAll(async () => {
  browser = await openBrowser();
  const products = await ask(listProducts, { query: { type: 'T-Shirt' } });
  tee = products[0] as Product;
});
afterAll(() => browser?.close());

/** What the storefront itself stores after a sign-in. */
async function sessionOf(account: { login: string; password: string }): Promise<string> {
  const { user, token } = await signedIn(account);
  return JSON.stringify({
    user: JSON.stringify({ currentUser: { ...user, token }, loading: false, error: null }),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });
}

async function open(look: Look, paths: readonly string[], session?: string) {
  const { page, context, expectGoodPage } = await startVisit(browser, look);
  if (session) await context.addInitScript((stored) => localStorage.setItem('persist:root', stored), session);
  for (const path of paths) {
    await page.goto(path);
    await expectGoodPage();
    expect({ path, headings: await page.getByRole('heading', { level: 1 }).count() }).toEqual({ path, headings: 1 });
  }
  await context.close();
}

describe.each(LOOKS)('every route at $width px, $colorScheme, $language', (look) => {
  it('is good for a visitor', () => open(look, [...PUBLIC, ...OWN, `/product/${tee._id}`, `/order/${tee._id}`]));

  it('is good for a customer', async () => {
    const customer = await newCustomer();
    const { _id } = (await place(customer, tee)).body as Order;
    const body = { userId: customer.id, items: [SHIRTS] };
    const bulk = await ask(placeBulkOrder, { token: customer.token, body });
    await open(look, [...OWN, `/order/${_id}`, `/bulk-orders/${bulk._id}`], await sessionOf(customer));
  });

  it('is good for staff', async () => {
    const order = (await place(await newCustomer(), tee)).body as Order;
    const { token } = await signedIn(shop().admin);
    const quotation = await ask(createQuotation, { token, body: QUOTATION });
    const pages = [
      ...[`/admin/orders/${order._id}`, `/admin/quotations/${quotation._id}`],
      ...[`/admin/print-areas/${tee._id}`, `/admin/conversations/${order._id}`],
    ];
    await open(look, [...STAFF, ...pages], await sessionOf(shop().admin));
  });
});
