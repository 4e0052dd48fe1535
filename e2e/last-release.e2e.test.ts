import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import type { Browser } from 'playwright-core';
import { missingNames, type Names } from '../frontends/server/src/shared-names.ts';
import { openBrowser, openSignedIn, startVisit } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { aShirt } from './every-route.ts';
import { buildLastRelease } from './last-release.ts';
import { type FrontEnds, type MixedShop, startMixedShop } from './mixed-shop.ts';
import { shop } from './shop.ts';

// Front ends are released one after the other, so a visitor may get those of two releases.

let browser: Browser;
let last: FrontEnds;
const today: FrontEnds = {
  shell: join(root, 'frontends/shell'),
  storefront: join(root, 'frontends/storefront'),
  admin: join(root, 'frontends/admin'),
};
const started: MixedShop[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  const built = join(await buildLastRelease(), 'frontends');
  last = { shell: join(built, 'shell'), storefront: join(built, 'storefront'), admin: join(built, 'admin') };
});
afterAll(async () => {
  await Promise.all(started.map((mixed) => mixed.close()));
  await browser?.close();
});

async function open(frontEnds: FrontEnds): Promise<string> {
  const mixed = await startMixedShop(frontEnds);
  started.push(mixed);
  return mixed.url;
}

/** A customer's way: from the drawn home page to the cart. */
async function expectCustomersPages(home: string): Promise<void> {
  const shirt = await aShirt();
  const customer = await newCustomer();
  const visit = await openSignedIn(browser, { width: 1280, home }, customer);
  for (const path of ['/', '/explore', `/product/${shirt._id}`, '/services', '/contact', '/orders', '/profile']) {
    expect(await (await fetch(home + path)).text()).not.toContain('<div id="root"></div>');
    await visit.page.goto(path);
    await visit.arrive();
  }
  await visit.page.goto(`/product/${shirt._id}`);
  await visit.page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await visit.page.goto('/cart');
  await visit.page.getByText(shirt.name).first().waitFor();
  visit.expectClean();
  await visit.context.close();
}

/** The staff area: lists, one order and a form. */
async function expectStaffPages(home: string): Promise<void> {
  const customer = await newCustomer();
  const { _id } = (await place(customer, await aShirt())).body as { _id: string };
  const visit = await openSignedIn(browser, { width: 1280, home }, shop().admin);
  for (const path of [
    ...['/admin', '/admin/today', '/admin/orders', `/admin/order/${_id}`, '/admin/bulk-orders', '/admin/products'],
    ...[
      '/admin/product-list',
      '/admin/settings',
      '/admin/payments',
      '/admin/artwork',
      '/admin/staff',
      '/admin/profile',
    ],
  ]) {
    await visit.page.goto(path);
    await visit.arrive();
  }
  visit.expectClean();
  await visit.context.close();
}

const sharedOf = (folder: string): { offers?: Names; needs?: Names } => {
  const file = join(folder, 'dist/shared.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

it('customers use the storefront of the last release in the shell of today, drawn and in a browser', async () => {
  const home = await open({ ...today, storefront: last.storefront });
  await expectCustomersPages(home);
});

it('staff use the staff area of the last release in the shell of today', async () => {
  const home = await open({ ...today, admin: last.admin });
  await expectStaffPages(home);
});

it('the front ends of today run in the shell of the last release, or wait for a newer one', async () => {
  const { offers } = sharedOf(last.shell);
  const fits = (name: 'storefront' | 'admin') => {
    const { needs = {} } = sharedOf(today[name]);
    expect(needs).not.toEqual({});
    return offers !== undefined && missingNames(needs, offers).length === 0;
  };
  // A shell that says nothing of its names is waited for: `shared-names.int.test.ts`.
  if (fits('storefront')) await expectCustomersPages(await open({ ...last, storefront: today.storefront }));
  if (fits('admin')) await expectStaffPages(await open({ ...last, admin: today.admin }));
});

it('customers use the storefront of the last release in its own shell', async () => {
  const visit = await startVisit(browser, { width: 1280, home: await open(last) });
  await visit.page.goto('/');
  await visit.arrive();
  visit.expectClean();
  await visit.context.close();
});
