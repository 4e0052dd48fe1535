import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Order } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, signIn, startVisit, WHOLE_BROWSER } from './browser.ts';
import { newCustomer, place } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';
import { shop } from './shop.ts';

/** A line to the shop that can be cut. A browser's own offline mode does not reach its service workers. */
async function openLine() {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const to = connect(Number(new URL(shop().url).port), '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      this.cut();
      server.close();
    },
  };
}

let browser: Browser;
let line: Awaited<ReturnType<typeof openLine>>;
beforeAll(async () => {
  // The one that shows notifications.
  [browser, line] = await Promise.all([openBrowser(WHOLE_BROWSER), openLine()]);
});
afterAll(async () => {
  await browser?.close();
  line?.close();
});

describe('without a connection', () => {
  it('a customer sees their last orders, until they sign out', async () => {
    const mug = await addProduct(await adminToken(), { name: 'Mug for the train' });
    const customer = await newCustomer();
    const { _id } = (await place(customer, mug)).body as Order;

    const { page, context } = await startVisit(browser, { width: 390, home: line.url });
    await page.goto('/signin');
    await signIn(page, customer);
    await page.waitForURL((url) => url.pathname !== '/signin');
    await page.goto('/orders');
    await page.getByText('Mug for the train').first().waitFor();
    // The answers are kept once they were read again for the worker, and the order's page is one that was seen.
    const kept = (name: string) =>
      page.evaluate(async (store) => (await (await caches.open(store)).keys()).map(({ url }) => url), name);
    const keeps = (name: string, part: string) =>
      eventually(async () => expect(await kept(name)).toContainEqual(expect.stringContaining(part)));
    await keeps('own-answers', `/api/order/${customer.id}`);
    await page.goto(`/order/${_id}`);
    await page.getByText('Mug for the train').first().waitFor();
    await keeps('own-answers', `/api/order/details/${_id}`);

    line.cut();
    await context.setOffline(true);
    await page.goto('/orders');
    await page.getByText('Mug for the train').first().waitFor();
    await page.getByText('You are offline. What you see may be old; your cart and your orders are safe.').waitFor();
    await page.goto(`/order/${_id}`);
    await page.getByText('Mug for the train').first().waitFor();
    await page.goto('/explore');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'My orders' }).click();
    await page.getByText('Mug for the train').first().waitFor();

    line.mend();
    await context.setOffline(false);
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await eventually(async () => expect(await page.evaluate(() => caches.keys())).toEqual(['files']));
    line.cut();
    await page.goto('/orders');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();

    // Signed in again, and led to the orders by a link, which loads no page; then in another language.
    line.mend();
    await page.goto('/signin');
    await signIn(page, customer);
    await page.waitForURL((url) => url.pathname !== '/signin');
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Your Orders' }).filter({ visible: true }).click();
    await page.getByText('Mug for the train').first().waitFor();
    await keeps('own-pages', '/orders');
    await page.getByRole('button', { name: 'हिन्दी' }).filter({ visible: true }).first().click();
    const keptIn = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('own-pages')).match('/orders', { ignoreSearch: true, ignoreVary: true });
        return /<html[^>]* lang="(\w+)"/.exec((await kept?.text()) ?? '')?.[1];
      });
    await eventually(async () => expect(await keptIn()).toBe('hi'));
    line.cut();
    await page.goto('/orders');
    await page.getByText('Mug for the train').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
    await context.close();
  });
});

describe('a message to this browser', () => {
  it('is shown, and leads to its page', async () => {
    const customer = await newCustomer();
    const { page, context } = await startVisit(browser, 390);
    await context.grantPermissions(['notifications']);
    await page.goto('/signin');
    await signIn(page, customer);
    await page.waitForURL((url) => url.pathname !== '/signin');
    await page.goto('/orders');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The browser's push service cannot be reached here, so its part is played.
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one) resolve(one.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const message = { title: 'Your order #abc123 is delivered', body: 'Thank you.', path: '/orders', tag: 'one' };
    const push = { origin: shop().url, registrationId: await registered, data: JSON.stringify(message) };
    const isDisplayed = new Promise((resolve) =>
      devtools.on('BackgroundService.backgroundServiceEventReceived', resolve),
    );
    await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
    await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    // Chromium drops a notification that is asked for after it was stored and before it is displayed.
    await isDisplayed;
    const shown = await page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, icon, data }) => ({ title, body, tag, icon, data }));
    });
    const { title, body, tag, path } = message;
    expect(shown).toEqual([{ title, body, tag, icon: `${shop().url}/icon-192.png`, data: { path } }]);
    await context.close();
  });
});

it('can be put on a home screen: every icon of the manifest is there, of the size that it says', async () => {
  const manifest = (await (await fetch(`${shop().url}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'any' };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of [...manifest.icons, apple]) {
    const answer = await fetch(shop().url + src);
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(await (await fetch(shop().url)).text()).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
});
