import {
  type Bill,
  orderAccepted,
  orderBegun,
  orderCancelled,
  orderConfirmed,
  orderDispatched,
  orderPlaced,
  type ProductSnapshot,
  productCreated,
  stockRejected,
  stockReserved,
} from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { callers } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';

const LINK_KEY = 'a key of tests with thirty-two characters';

/** The ordering service with a stand-in for the catalog, and what customers and staff ask of it. */
export function testOrders() {
  /** Answers of the catalog's stand-in by product; for a product without an answer it never decides. */
  const stock = new Map<string, 'reserved' | 'rejected'>();
  const heard: { key: string; orderId: string }[] = [];
  const bills: Bill[] = [];

  const publish = (key: string, data: object) =>
    service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });

  const reserve = (orderId: string) => publish(stockReserved.key, { orderId, productIds: [] });
  const reject = (orderId: string, productId: string) =>
    publish(stockRejected.key, { orderId, shortages: [{ productId, wanted: 1, available: 0 }] });

  const service = testOrdering(
    async (parts) => {
      await parts.broker.subscribe({
        queue: 'test.answer-orders',
        events: [orderPlaced],
        handle: async ({ data }) => {
          const productId = data.lines[0]?.productId ?? '';
          const answer = stock.get(productId);
          if (answer === 'reserved') await reserve(data.orderId);
          if (answer === 'rejected') await reject(data.orderId, productId);
        },
      });
      await parts.broker.listen({
        events: [orderAccepted, orderConfirmed, orderBegun, orderDispatched, orderCancelled],
        handle: ({ key, data }) => heard.push({ key, orderId: data.orderId }),
      });
      await parts.broker.listen({ events: [orderConfirmed], handle: ({ data: { bill } }) => bill && bills.push(bill) });
    },
    { designLinkKey: LINK_KEY },
  );

  async function publishProduct(answer?: 'reserved' | 'rejected', fields: Partial<ProductSnapshot> = {}) {
    const product: ProductSnapshot = {
      productId: String(new Types.ObjectId()),
      version: 1,
      name: 'Photo mug',
      type: 'Mugs & Bottles',
      image: '/media/x.webp',
      pricePaise: 400_00,
      happyHourDiscount: 25,
      sizes: [],
      colors: [],
      isCustomizable: true,
      ...fields,
    };
    if (answer) stock.set(product.productId, answer);
    await publish(productCreated.key, product);
    return product;
  }

  const design = '/media/designs/0123456789abcdef0123456789abcdef.png';
  const designs = createDesignLinks(LINK_KEY);
  const newUser = () => String(new Types.ObjectId());
  const bodyFor = (user: string, product: string, more: object = {}) => ({
    user,
    orderItems: [
      { product, qty: 2, name: 'Photo mug', price: 300, image: '', design: designs.sign(design), placement: 'Left' },
    ],
    shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
    paymentMethod: 'UPI',
    itemsPrice: 600,
    shippingPrice: 99,
    totalPrice: 699,
    ...more,
  });
  const place = (user: string, body: object, key?: string) => {
    const req = request(service.app)
      .post('/api/order')
      .set('Authorization', `Bearer ${service.suite.tokens.for({ id: user })}`);
    return (key ? req.set('Idempotency-Key', key) : req).send(body);
  };
  const ordersOf = async (user: string) =>
    (
      await request(service.app)
        .get(`/api/order/${user}`)
        .set('Authorization', `Bearer ${service.suite.tokens.for({ id: user })}`)
    ).body;
  const asStaff = (method: 'put' | 'get', path: string) =>
    request(service.app)
      [method](path)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);

  return {
    heard,
    bills,
    reserve,
    reject,
    service,
    publishProduct,
    design,
    designs,
    newUser,
    bodyFor,
    place,
    ordersOf,
    asStaff,
  };
}
