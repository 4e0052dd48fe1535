import { shopUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { testOrders } from './orders.fixture.ts';

const { service, publishProduct, newUser, bodyFor, place } = testOrders();
let version = 0;

/** Publishes a section, and waits until this service has it. */
async function publish(section: 'delivery' | 'payments', value: object): Promise<void> {
  version += 1;
  const occurredAt = new Date().toISOString();
  const data = { section, version, value };
  await service.parts.broker.publish({ id: crypto.randomUUID(), key: shopUpdated.key, occurredAt, data });
  const kept = service.parts.mongo.collection<{ _id: string }>('shop-settings');
  await eventually(async () => expect(await kept.findOne({ _id: section })).toMatchObject({ version }));
}

it('charges the delivery of the settings, and never more than the customer saw', async () => {
  const { productId } = await publishProduct('reserved');
  const order = async (shippingPrice: number) => {
    const user = newUser();
    return place(user, bodyFor(user, productId, { shippingPrice, totalPrice: 600 + shippingPrice }));
  };
  expect((await order(99)).body).toMatchObject({ shippingPrice: 99, totalPrice: 699 });
  await publish('delivery', { chargePaise: 49_00 });
  await eventually(async () => expect((await order(99)).body).toMatchObject({ shippingPrice: 49, totalPrice: 649 }));
  await publish('delivery', { chargePaise: 149_00, freeAbovePaise: null });
  await eventually(async () => {
    const { status, body } = await order(99);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'price-changed' });
  });
  expect((await order(149)).body).toMatchObject({ shippingPrice: 149, totalPrice: 749 });
  await publish('delivery', { chargePaise: 149_00, freeAbovePaise: 599_00 });
  await eventually(async () => expect((await order(149)).body).toMatchObject({ shippingPrice: 0, totalPrice: 600 }));
});

it('refuses a way to pay that the shop does not offer, and cash above its limit', async () => {
  const { productId } = await publishProduct('reserved');
  const code = async (paymentMethod: string) => {
    const user = newUser();
    return (await place(user, bodyFor(user, productId, { paymentMethod, totalPrice: 1_000 }))).body.code ?? 'placed';
  };
  expect([await code('paypal'), await code('cash_on_delivery')]).toEqual(['placed', 'placed']);
  await publish('payments', { methods: ['UPI', 'cash_on_delivery'], cashLimitPaise: 100_00 });
  await eventually(async () => expect(await code('paypal')).toBe('payment-method-not-offered'));
  expect(await code('cash_on_delivery')).toBe('too-dear-for-cash');
  expect(await code('UPI')).toBe('placed');
});
