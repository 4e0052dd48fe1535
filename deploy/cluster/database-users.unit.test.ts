import { databaseUsersOf } from './database-users.ts';

const admin = ['root', 's%40cret'].join(':');

it('a user has the database and the name of its service, and a password of its own', () => {
  const users = databaseUsersOf(`mongodb://${admin}@db.test:27017/?authSource=admin&tls=true`, ['cart', 'shop']);
  expect(users.map(({ service, name, database }) => [service, name, database])).toEqual([
    ['cart', 'print-shop-cart', 'print-shop-cart'],
    ['shop', 'print-shop-shop', 'print-shop-shop'],
  ]);
  const [cart, shop] = users;
  expect(cart?.url).toBe(`mongodb://print-shop-cart:${cart?.password}@db.test:27017/print-shop-cart?tls=true`);
  expect(cart?.password).toMatch(/^[0-9a-f]{64}$/);
  expect(cart?.password).not.toBe(shop?.password);
});

it('keeps the hosts of a replica set, and what is encoded in the password of the administrator', () => {
  const [cart] = databaseUsersOf(`mongodb://${admin}@a.test:1,b.test:2/admin?replicaSet=rs0`, ['cart']);
  expect(cart?.url).toBe(
    `mongodb://print-shop-cart:${cart?.password}@a.test:1,b.test:2/print-shop-cart?replicaSet=rs0`,
  );
  expect(databaseUsersOf(`mongodb+srv://${admin}@cluster.test`, ['cart'])[0]?.url).toBe(
    `mongodb+srv://print-shop-cart:${cart?.password}@cluster.test/print-shop-cart`,
  );
});

it.each(['', 'db.test', 'mongodb://db.test:27017', `amqp://${admin}@db.test`])(
  'says how an address must be, given %j',
  (url) => {
    expect(() => databaseUsersOf(url, ['cart'])).toThrow('MONGO_URL must be mongodb://ADMIN:PASSWORD@HOST:PORT/');
  },
);
