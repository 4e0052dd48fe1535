import { createQuotation, type Order, SETTING_SECTIONS } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask, signedIn } from './api.ts';
import { openBrowser, openSignedIn } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { aShirt, openEvery, SCREENS } from './every-route.ts';
import { shop } from './shop.ts';

// Every address for staff.

const STAFF = [
  '/admin',
  '/admin/today',
  '/admin/users',
  '/admin/bulk-orders',
  '/admin/manage',
  '/admin/orders',
  '/admin/product-type',
  '/admin/product-list',
  '/admin/price-add',
  '/admin/products',
  '/admin/profile',
  '/admin/settings',
  '/admin/messages',
  '/admin/messages/texts',
  '/admin/messages/failed',
  '/admin/conversations',
  '/admin/reviews',
  '/admin/product-colors',
  '/admin/print-areas',
  '/admin/synonyms',
  '/admin/changes',
  '/admin/imports',
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
];

const QUOTATION = {
  customerName: 'Sri Lakshmi Venkateswara Wedding Cards and Stationery Private Limited',
  validUntil: '2099-12-31',
  items: [
    { details: { type: 'paper', paperType: 'Art paper', gsm: 300, size: 'A4' }, price: 9, quantity: 1_00_000 },
    { details: { type: 'lamination', laminationType: 'Matt' }, price: 12, quantity: 5000 },
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('every route of the staff area is good', async () => {
  const shirt = await aShirt();
  const order = (await place(await newCustomer(), shirt)).body as Order;
  const { token } = await signedIn(shop().admin);
  const quotation = await ask(createQuotation, { token, body: QUOTATION });
  const pages = [
    ...SETTING_SECTIONS.map((section) => `/admin/settings/${section}`),
    `/admin/orders/${order._id}`,
    `/admin/quotations/${quotation._id}`,
    `/admin/print-areas/${shirt._id}`,
    `/admin/conversations/${order._id}`,
  ];
  const visit = await openSignedIn(browser, 390, shop().admin);
  await openEvery(visit, SCREENS, [...STAFF, ...pages]);
  visit.expectClean();
  await visit.context.close();
});
