import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bulkOrderUpdated, conversationRead, messageWritten, orderPaid, orderProofNoted } from '@print-shop/contracts';
import { startHttp, stopHttp } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
let server: Server;
beforeAll(async () => {
  shop = await openNotifications();
  server = await startHttp(shop.app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await stopHttp(server);
  await shop.close();
});

const anId = () => String(new Types.ObjectId());

/** A page that follows the shop: what it was told so far, and whether the stream has ended. */
async function aPage(caller: Parameters<typeof shop.suite.tokens.for>[0], path = '') {
  const { port } = server.address() as AddressInfo;
  const hangUp = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/live${path}`, {
    headers: { authorization: `Bearer ${shop.suite.tokens.for(caller)}` },
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
  expect(other.text).toBe('event: open\ndata: {}\n\n');
  for (const page of [...own, other, staff]) page.hangUp();
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
