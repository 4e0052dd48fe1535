import { placeBulkOrderBody, placeOrderBody, routesByService } from '@print-shop/contracts';
import { hostileSvgs, runsSomething } from '../hostile-files.ts';
import type { Attack, HttpSent, Prepared } from '../types.ts';
import { undeclaredMethods } from './addresses.ts';
import { bodyAttacks, foreignDesigns } from './bodies.ts';
import { connectionAttacks } from './connections.ts';
import { asSent, malformedAttacks } from './malformed-requests.ts';
import { dearest, hugeBulkOrder, openUnpaid, orderingAttacks } from './ordering.ts';
import { signInAttacks } from './sign-in.ts';

const id = 'a'.repeat(24);
const person = { id, login: 'a@example.com', password: 'p', token: 'a.b.cccccc', cookie: '' };
const shop: Prepared = {
  url: 'http://127.0.0.1:1',
  customer: person,
  adminToken: 'h.c.signature',
  products: [{ _id: id, price: 500, stock: 4_000 }],
};
const sentBy = async ({ requests }: Attack) => [...(await requests(shop))];
const named = (attacks: readonly Attack[], name: string): Attack => {
  const found = attacks.find((attack) => attack.name === name);
  if (!found) throw new Error(`no attack is called ${name}`);
  return found;
};
const bodyOf = (sent: unknown) => JSON.parse(String((sent as HttpSent).body));

it.each([...connectionAttacks, ...bodyAttacks, ...malformedAttacks, ...orderingAttacks, ...signInAttacks.slice(1)])(
  '$name sends something',
  async (attack) => {
    expect((await sentBy(attack)).length).toBeGreaterThan(0);
  },
);

it('orders what the contract allows, so that only a limit can refuse it', async () => {
  for (const name of ['orders of 200 lines of 100,000 pieces', 'holding stock without paying']) {
    for (const sent of await sentBy(named(orderingAttacks, name))) placeOrderBody.parse(bodyOf(sent));
  }
  for (const lines of [1, 500]) placeBulkOrderBody.parse(hugeBulkOrder(lines));
});

it('reuses each Idempotency-Key with another body', async () => {
  const sent = (await sentBy(named(orderingAttacks, 'one Idempotency-Key for other orders'))) as HttpSent[];
  const keys = sent.map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(sent.length / 3);
  expect(new Set(sent.slice(0, 3).map(({ body }) => body)).size).toBe(3);
});

it('sends designs that only the check of their address can refuse', async () => {
  const sent = await sentBy(named(bodyAttacks, 'designs that the shop did not store'));
  expect(sent).toHaveLength(foreignDesigns.length * 3);
  for (const order of sent.filter((one) => 'path' in one && one.path === '/api/order')) {
    const body = bodyOf(order);
    expect(placeOrderBody.safeParse(body).success).toBe(false);
    body.orderItems[0].design = '';
    expect(placeOrderBody.safeParse(body).success).toBe(true);
  }
});

it('uses no method that an address has', () => {
  const sent = undeclaredMethods().map(({ method, path }) => `${method} ${path}`);
  expect(sent).toContain('PATCH /api/product');
  expect(sent).not.toContain('GET /api/users/profile');
  expect(sent).not.toContain('DELETE /api/users/profile');
});

it('sends a malformed request as staff unless it brings its own header', () => {
  const [contract] = routesByService.catalog ?? [];
  if (!contract) throw new Error('the catalog has no route');
  expect(asSent(contract, { query: '?a=b' }, 't')).toMatchObject({ headers: { authorization: 'Bearer t' } });
  expect(asSent(contract, { authorization: 'x' }, 't')).toMatchObject({ headers: { authorization: 'x' } });
});

it('chooses the product that ties up most, and counts only what is open and owed', () => {
  const products = [
    { _id: 'a', price: 900, stock: 1 },
    { _id: 'b', price: 10, stock: 1_000 },
  ];
  expect(dearest(products)?._id).toBe('b');
  const order = { status: 'confirmed', paymentStatus: 'pending', paymentMethod: 'UPI', totalPrice: 100 };
  expect(
    openUnpaid([
      order,
      { ...order, status: 'waiting' },
      { ...order, status: 'cancelled' },
      { ...order, paymentStatus: 'paid' },
      { ...order, paymentMethod: 'cash_on_delivery' },
    ]),
  ).toBe(200);
});

it('knows a drawing that runs something', () => {
  for (const name of ['a script', 'a script of XHTML', 'a handler', 'entities', 'a script of XHTML in metadata']) {
    expect({ name, runs: runsSomething(hostileSvgs[name] ?? '') }).toEqual({ name, runs: true });
  }
  expect(runsSomething('<svg><path d="M0 0h9"/><text>on the script</text></svg>')).toBe(false);
});
