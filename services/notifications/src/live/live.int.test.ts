import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  billingPaymentReported,
  bulkOrderAdopted,
  bulkOrderPlaced,
  bulkOrderUpdated,
  conversationRead,
  messageWritten,
  ORDER_LINK_HEADER,
  orderPaid,
  orderProofNoted,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { revokeUserTokens, startHttp, stopHttp } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
let server: Server;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: KEY } });
  server = await startHttp(shop.app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await stopHttp(server);
  await shop.close();
});

const KEY = 'another key of tests with thirty-two characters';
const links = createMailLinks({ mail: KEY });
const anId = () => String(new Types.ObjectId());

/** A page that follows the shop: what it was told so far, and whether the stream has ended. */
const aPage = (caller: Parameters<typeof shop.suite.tokens.for>[0], path = '') =>
  openPage(path, { headers: { authorization: `Bearer ${shop.suite.tokens.for(caller)}` } });
/** The page of a guest's order, opened by its link. */
const aGuestsPage = (orderId: string, seconds = 60) =>
  openPage('', { headers: { [ORDER_LINK_HEADER]: links.signOrder(orderId, seconds) ?? '' } });

async function openPage(path: string, init: RequestInit, at = server) {
  const { port } = at.address() as AddressInfo;
  const hangUp = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/live${path}`, {
    ...init,
    signal: hangUp.signal,
  });
  const page = { status: response.status, headers: response.headers, text: '', isOver: false };
  const read = async () => {
    for await (const chunk of response.body ?? []) page.text += Buffer.from(chunk).toString();
  };
  const over = () => {
    page.isOver = true;
  };
  read().then(over, over);
  return Object.assign(page, { hangUp: () => hangUp.abort() });
}
const change = (about: string, id: string) => `event: change\ndata: {"about":"${about}","id":"${id}"}\n\n`;

it("tells a customer's pages and those of staff of each change, and nobody else's", async () => {
  const own = [await aPage(callers.customer), await aPage(callers.customer)];
  const other = await aPage(callers.other);
  const staff = await aPage(callers.manager, '/shop');
  for (const { headers } of [...own, other, staff]) {
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  }
  const [orderId, bulkOrderId] = [anId(), anId()];
  await shop.publish(orderPaid, { orderId, userId: callers.customer.id });
  for (const page of [...own, staff])
    await eventually(() => expect(page.text).toBe(`event: open\ndata: {}\n\n${change('order', orderId)}`));
  // A guest's bulk order is nobody's; staff see it.
  await shop.publish(bulkOrderUpdated, { bulkOrderId, userId: null, status: 'completed', totalPaise: 100 });
  await eventually(() => expect(staff.text).toContain(change('bulk-order', bulkOrderId)));
  expect(own.map(({ text }) => text).join('')).not.toContain(bulkOrderId);
  expect(other.text).toBe('event: open\ndata: {}\n\n');
  const about = { orderId: anId(), kind: 'order', userId: callers.customer.id } as const;
  await shop.publish(messageWritten, { ...about, messageId: 'm1', by: 'shop', designs: [] });
  await shop.publish(conversationRead, { ...about, by: 'customer' });
  for (const page of [...own, staff])
    await eventually(() => expect(page.text.split(change('conversation', about.orderId))).toHaveLength(3));
  const noted = anId();
  await shop.publish(orderProofNoted, { orderId: noted, userId: callers.customer.id });
  for (const page of [...own, staff]) await eventually(() => expect(page.text).toContain(change('order', noted)));
  // Staff confirm what the customer says that they have paid.
  const reported = { orderId: anId(), isBulk: false, userId: callers.customer.id };
  await shop.publish(billingPaymentReported, { ...reported, utr: '412345678901', balancePaise: 100_00 });
  await eventually(() => expect(staff.text).toContain(change('order', reported.orderId)));
  expect(other.text).toBe('event: open\ndata: {}\n\n');
  for (const page of [...own, other, staff]) page.hangUp();
});

it("tells the page of a guest's order of its changes alone", async () => {
  const [bulkOrderId, other] = [anId(), anId()];
  const page = await aGuestsPage(bulkOrderId);
  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const data = { userId: null, status: 'Pending', totalPaise: 100 };
  await shop.publish(bulkOrderPlaced, { bulkOrderId: other, ...data });
  await shop.publish(bulkOrderPlaced, { bulkOrderId, ...data });
  const about = { orderId: bulkOrderId, kind: 'bulk-order', userId: null } as const;
  await eventually(() => expect(page.text).toBe(`event: open\ndata: {}\n\n${change('bulk-order', bulkOrderId)}`));
  await shop.publish(messageWritten, { ...about, messageId: 'm1', by: 'shop', designs: [] });
  await eventually(() => expect(page.text).toContain(change('conversation', bulkOrderId)));
  page.hangUp();

  expect((await aGuestsPage(bulkOrderId, -1)).status).toBe(404);
  await shop.publish(bulkOrderAdopted, { bulkOrderId, ...data, userId: callers.customer.id });
  await eventually(async () => {
    const late = await aGuestsPage(bulkOrderId);
    late.hangUp();
    expect(late.status).toBe(404);
  });
});

it('forgets a page that is gone, and lets one person open twenty', async () => {
  const person = { id: anId() };
  const pages = await Promise.all(Array.from({ length: 20 }, () => aPage(person)));
  expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const more = await aPage(person);
  expect([more.status, more.headers.get('retry-after')]).toEqual([429, '60']);
  await eventually(() => expect(JSON.parse(more.text)).toMatchObject({ code: 'too-many-pages' }));
  pages[0]?.hangUp();
  const next = await eventually(async () => {
    const page = await aPage(person);
    expect(page.status).toBe(200);
    return page;
  });
  for (const page of [...pages, next]) page.hangUp();
});

it('ends the streams of whoever is signed out or disabled, and of nobody else', async () => {
  const beating = await openNotifications({ settings: { MAIL_LINK_KEY: KEY }, beatMs: 20 });
  const own = await startHttp(beating.app, { host: '127.0.0.1', port: 0 });
  const follow = (caller: Parameters<typeof shop.suite.tokens.for>[0], path = '') =>
    openPage(path, { headers: { authorization: `Bearer ${beating.suite.tokens.for(caller)}` } }, own);
  const [staff, other] = [await follow(callers.owner, '/shop'), await follow(callers.customer)];
  expect([staff.status, other.status]).toEqual([200, 200]);
  await revokeUserTokens(beating.redis, callers.owner.id, 60);
  await eventually(() => expect(staff.isOver).toBe(true));
  expect(other.isOver).toBe(false);
  await stopHttp(own);
  await beating.close();
});

it('ends its streams when the server stops', async () => {
  const own = await startHttp(shop.app, { host: '127.0.0.1', port: 0 });
  const { port } = own.address() as AddressInfo;
  const token = shop.suite.tokens.for(callers.customer);
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await stopHttp(own);
  expect(await response.text()).toBe('event: open\ndata: {}\n\n');
});
