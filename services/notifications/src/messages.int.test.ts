import { randomUUID } from 'node:crypto';
import {
  bulkOrderUpdated,
  contactMessageReceived,
  orderAccepted,
  orderCancelled,
  orderClaimDecided,
  orderClaimed,
  orderConfirmed,
  orderDelivered,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  userDeleted,
  userRegistered,
  userUpdated,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { createMessageStore } from './message/message.store.ts';
import { openNotifications } from './notifications.fixture.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
/** The time at which messages are due; while it stands still, none is sent. */
let clock = () => new Date();
beforeAll(async () => {
  shop = await openNotifications({ instances: 2, now: () => clock() });
});
afterAll(() => shop.close());

const anId = () => String(new Types.ObjectId());

/** A customer whom only their orders make known. */
const aCustomer = () => {
  const userId = anId();
  return { userId, name: 'Asha', email: `asha-${userId}@example.com` };
};
type Customer = ReturnType<typeof aCustomer>;

function anOrder({ userId, name, email }: Customer, language: 'en' | 'hi' = 'en') {
  const line = { productId: anId(), quantity: 2, size: 'M', color: 'Red', placement: '', design: '', name: 'Mug' };
  const about = { orderId: anId(), userId, customer: { name, email }, language, totalPaise: 129_900 };
  return { ...about, placedAt: new Date().toISOString(), lines: [{ ...line, pricePaise: 64_950 }] };
}

const subjectsTo = ({ email }: Pick<Customer, 'email'>) => shop.server.to(email).map(({ subject }) => subject);
const numberOf = ({ orderId }: { orderId: string }) => `#${orderId.slice(-6).toUpperCase()}`;
/** Resolves when nothing waits any more. */
const allSettled = () =>
  eventually(async () => expect(await shop.models.messages.countDocuments({ state: 'waiting' })).toBe(0));

describe('a claim', () => {
  const told = { claimId: 'c'.repeat(24), kind: 'misprinted', pieces: 2 } as const;

  it('is acknowledged once though its event comes twice, and decided with the reason', async () => {
    const [customer, id] = [aCustomer(), randomUUID()];
    const { placedAt, lines: _, ...order } = anOrder(customer);
    for (let times = 0; times < 2; times++)
      await shop.publish(orderClaimed, { ...order, ...told, placedAt, pictures: [] }, id);
    await eventually(() => expect(subjectsTo(customer)).toEqual([`We have your claim about order ${numberOf(order)}`]));
    expect(shop.server.to(customer.email)[0]?.text).toContain('2 pieces are misprinted');
    const decision = { state: 'accepted', remedy: 'refund', refundPaise: 250_00, reason: 'Sorry' } as const;
    await shop.publish(orderClaimDecided, { ...order, ...told, ...decision });
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(2));
    const [, mail] = shop.server.to(customer.email);
    expect(mail?.subject).toBe(`What we decided about order ${numberOf(order)}`);
    expect(mail?.text).toMatch(/We will refund ₹250\.00[\s\S]*Reason: Sorry/);
  });
});

describe('an order', () => {
  it('is confirmed by one mail, though its events come twice and two instances send', async () => {
    const [customer, id] = [aCustomer(), randomUUID()];
    const order = anOrder(customer);
    for (let times = 0; times < 3; times++) await shop.publish(orderConfirmed, order, id);
    await eventually(() => expect(subjectsTo(customer)).toEqual([`Your order ${numberOf(order)} is confirmed`]));
    await allSettled();
    expect(subjectsTo(customer)).toHaveLength(1);
    const [mail] = shop.server.to(customer.email);
    expect(mail?.text).toContain('₹1,299.00');
    expect(mail?.text).toContain(`https://shop.example/order/${order.orderId}`);
    expect(mail?.html).toContain('Mug');
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{40}@shop\.example>$/);
  });

  it('that waits for its stock is acknowledged first', async () => {
    const customer = aCustomer();
    const order = anOrder(customer);
    await shop.publish(orderAccepted, order);
    await eventually(() => expect(subjectsTo(customer)).toEqual([`We have your order ${numberOf(order)}`]));
    await shop.publish(orderConfirmed, order);
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(2));
  });

  it('is followed by mails in the order in which things happened, in its language', async () => {
    const customer = aCustomer();
    const order = anOrder(customer, 'hi');
    const start = new Date();
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
    clock = () => start;
    // Published in the wrong order, as queues may deliver them.
    await shop.publish(orderDelivered, order, randomUUID(), at(3));
    await shop.publish(orderPaid, order, randomUUID(), at(2));
    await shop.publish(orderConfirmed, order, randomUUID(), at(1));
    const stored = () => shop.models.messages.countDocuments({ to: customer.email });
    await eventually(async () => expect(await stored()).toBe(3));
    clock = () => new Date();
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(3));
    const number = numberOf(order);
    expect(subjectsTo(customer)).toEqual([
      `आपका ऑर्डर ${number} पक्का हो गया`,
      `ऑर्डर ${number} का पेमेंट मिल गया`,
      `आपका ऑर्डर ${number} पहुँच गया`,
    ]);
    expect(shop.server.to(customer.email)[0]?.text).toContain('नमस्ते Asha जी,');
  });

  it('that is accepted before its stock is known, and one whose payment failed, say so', async () => {
    const customer = aCustomer();
    const [accepted, unpaid] = [anOrder(customer), anOrder(customer)];
    await shop.publish(orderAccepted, accepted);
    const { placedAt: _, lines: _l, ...order } = unpaid;
    await shop.publish(orderPaymentFailed, order);
    await eventually(() =>
      expect(subjectsTo(customer).sort()).toEqual([
        `The payment for your order ${numberOf(unpaid)} failed`,
        `We have your order ${numberOf(accepted)}`,
      ]),
    );
    const failed = shop.server.to(customer.email).find(({ subject }) => subject?.includes('failed'));
    expect(failed?.text).toContain('Your payment did not reach us. Your order is safe.');
    expect(failed?.text).toContain(`https://shop.example/order/${unpaid.orderId}`);
  });

  it('of which lines are cancelled says which, why, what is left to pay and what comes back', async () => {
    const customer = aCustomer();
    const order = { ...anOrder(customer), by: 'customer', reason: 'Ordered twice', refundDuePaise: 450_00 } as const;
    const lines = order.lines.map((line) => ({ ...line, lineId: anId() }));
    await shop.publish(orderLinesCancelled, { ...order, lines, totalPaise: 849_00 });
    await eventually(() =>
      expect(subjectsTo(customer)).toEqual([`Part of your order ${numberOf(order)} is cancelled`]),
    );
    const text = shop.server.to(customer.email)[0]?.text ?? '';
    for (const part of [
      'Mug: 2 pieces',
      'Reason: Ordered twice',
      'now comes to ₹849.00',
      'We owe you ₹450.00',
      `/order/${order.orderId}`,
    ])
      expect(text).toContain(part);
  });

  it('that its customer cancels is told to staff who may see orders, and one that staff cancel is not', async () => {
    const [meera, tara, customer] = [aCustomer(), aCustomer(), aCustomer()];
    await shop.publish(userRegistered, { ...meera, isAdmin: true, role: 'owner' });
    await shop.publish(userRegistered, { ...tara, isAdmin: true, role: 'catalogue' });
    const ids = [meera, tara].map(({ userId }) => userId);
    await eventually(async () =>
      expect(await shop.models.people.countDocuments({ _id: { $in: ids }, 'facts.email': /asha/ })).toBe(2),
    );
    const [byStaff, byCustomer] = [anOrder(customer), anOrder(customer)];
    await shop.publish(orderCancelled, { ...byStaff, reason: 'The mug broke.', by: 'staff' });
    await shop.publish(orderCancelled, { ...byCustomer, reason: '', by: 'customer' });
    const subject = `Cancelled by the customer: order ${numberOf(byCustomer)}`;
    await eventually(() => expect(subjectsTo(meera)).toContain(subject));
    await allSettled();
    expect(subjectsTo(meera).filter((one) => one?.startsWith('Cancelled by'))).toEqual([subject]);
    expect(subjectsTo(tara).filter((one) => one?.startsWith('Cancelled by'))).toEqual([]);
  });

  it('that is cancelled says why', async () => {
    const customer = aCustomer();
    const order = anOrder(customer);
    await shop.publish(orderCancelled, { ...order, reason: 'The mug broke.' });
    await eventually(() => expect(shop.server.to(customer.email)[0]?.text).toContain('Reason: The mug broke.'));
  });
});

describe('a bulk order that its customer cancels', () => {
  it('is told to both, with the reason and the page of it', async () => {
    const [meera, customer] = [aCustomer(), aCustomer()];
    await shop.publish(userRegistered, { ...meera, isAdmin: true, role: 'owner' });
    await shop.publish(userRegistered, { ...customer, isAdmin: false }, randomUUID(), new Date(Date.now() - 1_000));
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(1));
    const order = { bulkOrderId: anId(), userId: customer.userId, status: 'Cancelled', totalPaise: 5760_00 };
    await shop.publish(bulkOrderUpdated, { ...order, by: 'customer', reason: 'The match is off' });
    const number = `#${order.bulkOrderId.slice(0, 8).toUpperCase()}`;
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(2));
    await eventually(() => expect(subjectsTo(meera)).toContain(`Cancelled by the customer: bulk order ${number}`));
    const text = shop.server.to(customer.email)[1]?.text ?? '';
    for (const part of ['is cancelled', 'Reason: The match is off', `/bulk-orders/${order.bulkOrderId}`])
      expect(text).toContain(part);
  });
});

it.each([
  ['In Production', 'We are printing your shirts now.'],
  ['Completed', 'Your shirts are ready. We will call you about the delivery.'],
  ['Pending', 'We have put your bulk order back in the queue.'],
  ['Cancelled', 'Your bulk order is cancelled. If this surprises you, please call us.'],
])('a bulk order that is %s now says so', async (status, words) => {
  const bulkOrderId = anId();
  const email = `guest-${bulkOrderId}@example.com`;
  await shop.publish(bulkOrderUpdated, { bulkOrderId, userId: null, status, totalPaise: 720_00, email, by: 'staff' });
  await eventually(() => expect(shop.server.to(email)).toHaveLength(1));
  expect(shop.server.to(email)[0]).toMatchObject({
    subject: `News about your bulk order #${bulkOrderId.slice(0, 8).toUpperCase()}`,
    text: expect.stringContaining(words),
  });
});

it('a line of a bulk order that its customer cancels is told, with what the rest comes to', async () => {
  const bulkOrderId = anId();
  const email = `guest-${bulkOrderId}@example.com`;
  await shop.publish(bulkOrderUpdated, {
    bulkOrderId,
    userId: null,
    status: 'Pending',
    totalPaise: 720_00,
    name: 'Asha',
    email,
    by: 'customer',
    cancelledLines: [{ name: 'Club tee, L, Black', quantity: 10 }],
  });
  await eventually(() => expect(shop.server.to(email)).toHaveLength(1));
  const [mail] = shop.server.to(email);
  expect(mail?.subject).toBe(`Part of your bulk order #${bulkOrderId.slice(0, 8).toUpperCase()} is cancelled`);
  expect(mail?.text).toContain('Club tee, L, Black');
  expect(mail?.text).toContain('Your order now comes to ₹720.00.');
});

it('has its place among those of one moment by when its fact happened, for staff and in the data export', async () => {
  const store = createMessageStore(shop.models.messages);
  const [personId, about, dueAt] = [anId(), anId(), new Date(Date.now() + 3_600_000)];
  const message = {
    kind: 'payment-received',
    channel: 'email',
    personId,
    to: 'nobody@example.com',
    language: 'en',
  } as const;
  const add = (seqs: number[]) =>
    store.add(
      seqs.map((seq) => ({ ...message, about, dueAt, seq, cause: String(seq), data: { name: 'Asha' } })),
      dueAt,
    );
  // In the database they stand in another order.
  await allSettled();
  for (const seqs of [[3, 5], [1, 4], [2]]) await add(seqs);
  // They wait once they are due, as the pods are counted by it.
  expect([await store.countWaiting(new Date()), await store.countWaiting(dueAt)]).toEqual([0, 5]);
  expect((await store.listAbout(about)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  const keys = (await Array.fromAsync(store.allOf(personId))).map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted());
  expect(keys).toHaveLength(5);
  await store.removeAllOf(personId, undefined);
});

describe('a mail server', () => {
  it('that is away gets every mail once when it is back', async () => {
    const customers = Array.from({ length: 60 }, aCustomer);
    await shop.server.leave();
    for (const customer of customers) await shop.publish(orderConfirmed, anOrder(customer));
    await eventually(async () =>
      expect(
        await shop.models.messages.countDocuments({ state: 'waiting', fault: 'away', reason: { $exists: true } }),
      ).toBeGreaterThan(0),
    );
    expect(customers.flatMap(subjectsTo)).toEqual([]);
    await shop.server.comeBack();
    await eventually(() => expect(new Set(customers.map((one) => subjectsTo(one).length))).toEqual(new Set([1])), {
      timeoutMs: 30_000,
    });
    await allSettled();
    expect(customers.flatMap(subjectsTo)).toHaveLength(60);
  });

  it('that says "later" gets the mail again, and the mails behind it stay behind it', async () => {
    const customer = aCustomer();
    const order = anOrder(customer);
    shop.server.refuse(customer.email, 451, 'greylisted');
    await shop.publish(orderConfirmed, order);
    await eventually(async () =>
      expect(
        await shop.models.messages.countDocuments({ to: customer.email, fault: 'later', reason: /greylisted/ }),
      ).toBe(1),
    );
    await shop.publish(orderPaid, order);
    shop.server.refuse(customer.email);
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(2), { timeoutMs: 30_000 });
    expect(subjectsTo(customer)[0]).toContain('is confirmed');
  });

  it('that refuses an address is not asked again until the customer has another', async () => {
    const customer = aCustomer();
    const isAdmin = false;
    await shop.publish(userRegistered, { ...customer, isAdmin }, randomUUID(), new Date(Date.now() - 1_000));
    await eventually(() => expect(subjectsTo(customer)).toEqual(['Welcome! Your account is ready']));
    shop.server.refuse(customer.email, 550, 'no such mailbox');
    await shop.publish(orderConfirmed, anOrder(customer));
    await eventually(async () => expect(await shop.models.refused.countDocuments({ address: customer.email })).toBe(1));
    await shop.publish(orderConfirmed, anOrder(customer));
    await eventually(async () =>
      expect(await shop.models.messages.countDocuments({ to: customer.email, state: 'held' })).toBe(2),
    );
    const moved = { ...customer, email: `new-${customer.email}` };
    await shop.publish(userUpdated, { ...moved, isAdmin });
    await eventually(() => expect(subjectsTo(moved)).toHaveLength(2));
  });
});

describe('a person', () => {
  it('who wrote by the contact screen is thanked in their language', async () => {
    const { email } = aCustomer();
    await shop.publish(contactMessageReceived, { messageId: anId(), name: 'Ravi', email, language: 'hi' });
    await eventually(() => expect(subjectsTo({ email })).toEqual(['आपका मैसेज मिल गया']));
  });

  it('who deletes the account is forgotten, and told nothing more', async () => {
    const customer = aCustomer();
    const order = anOrder(customer);
    await shop.publish(userRegistered, { ...customer, isAdmin: false }, randomUUID(), new Date(Date.now() - 1_000));
    await shop.publish(orderConfirmed, order);
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(2));
    const typed = customer.email.replace('asha', 'Asha');
    await shop.publish(contactMessageReceived, { messageId: anId(), name: 'Asha', email: typed, language: 'en' });
    await eventually(() => expect(subjectsTo(customer)).toHaveLength(3));
    await shop.publish(userDeleted, { userId: customer.userId });
    const kept = () => shop.models.messages.countDocuments({ to: { $in: [customer.email, typed] } });
    await eventually(async () => expect(await kept()).toBe(0));
    await shop.publish(userUpdated, { ...customer, isAdmin: false });
    await shop.publish(orderDelivered, order);
    const witness = aCustomer();
    await shop.publish(orderConfirmed, anOrder(witness));
    await eventually(() => expect(subjectsTo(witness)).toHaveLength(1));
    expect(subjectsTo(customer)).toHaveLength(3);
    expect(JSON.stringify(await shop.models.people.findById(customer.userId).lean())).not.toContain('Asha');
  });
});
