import { ownSenders, rightsOf } from './senders.ts';

const may = (pattern: string, name: string) => new RegExp(pattern).test(name);

describe('the rights of a service', () => {
  const { configure, write, read, topic } = rightsOf('bulk-order');

  it('are its own queues, and the exchanges that all share', () => {
    for (const pattern of [configure, write, read]) {
      expect(may(pattern, 'bulk-order.keep-products')).toBe(true);
      expect(may(pattern, 'bulk-order.keep-products.dead')).toBe(true);
      expect(may(pattern, 'print-shop.events')).toBe(true);
      expect(may(pattern, 'print-shop.delay.120000')).toBe(true);
      expect(may(pattern, 'ordering.keep-products')).toBe(false);
      expect(may(pattern, 'not-bulk-order.keep-products')).toBe(false);
      expect(may(pattern, 'print-shop.events.copy')).toBe(false);
    }
  });

  it('are events of its own only, of which it may hear all', () => {
    expect(may(topic.write, 'bulk-order.placed')).toBe(true);
    expect(may(topic.write, 'ordering.order-placed')).toBe(false);
    expect(may(topic.write, 'bulk-orders.placed')).toBe(false);
    expect(may(topic.read, 'ordering.order-placed')).toBe(true);
  });
});

describe('the sender of a message', () => {
  const senders = ownSenders('cart', 'amqp://shop-cart:secret@127.0.0.1');

  it.each([
    ['the service of the event', 'catalog.product-created', 'shop-catalog', true],
    ['this service, which tries again', 'catalog.product-created', 'shop-cart', true],
    ['another service', 'catalog.product-created', 'shop-favorites', false],
    ['a service of another shop on the same broker', 'catalog.product-created', 'other-catalog', false],
    ['nobody that the broker names', 'catalog.product-created', undefined, false],
  ])('may be %s or not', (_who, key, sender, isBelieved) => {
    expect(senders.isFrom(key, sender)).toBe(isBelieved);
  });

  it('cannot be told where the own user is not called like the service', () => {
    expect(() => ownSenders('cart', 'amqp://shop:secret@127.0.0.1')).toThrow('must be called like the service: cart');
  });
});
