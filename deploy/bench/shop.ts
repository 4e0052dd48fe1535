import { randomUUID } from 'node:crypto';
import type { System } from '../local/system.ts';

const CUSTOMERS = 50;
const PRODUCTS = 40;
const PLENTY = 10_000_000;
/** As many different requests as a measurement can send. */
const ORDERS = 4_000;

type Json = Record<string, unknown>;

/** A shop with what the measurements need: products in plenty of stock and signed-in customers. */
export async function prepareShop({ url, admin }: System) {
  const call = async (method: string, path: string, body?: object, token?: string): Promise<Json> => {
    const res = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!res.ok) throw new Error(`${method} ${path} answered ${res.status}: ${await res.text()}`);
    return (await res.json()) as Json;
  };
  const signIn = async (login: string, password: string) => {
    const { token, user } = await call('POST', '/api/users/login', { login, password });
    return { token: String(token), id: String((user as Json)._id) };
  };

  const staff = await signIn(admin.login, admin.password);
  await call('POST', '/api/product-types', { type: 'Mugs', category: ['White', 'Magic'] }, staff.token);
  const products: string[] = [];
  for (let n = 0; n < PRODUCTS; n++) {
    const product = await call('POST', '/api/product', productBody(n), staff.token);
    products.push(String(product._id));
  }
  const customers: { token: string; id: string }[] = [];
  for (let n = 0; n < CUSTOMERS; n++) {
    const password = `Bench-${randomUUID()}`;
    await call('POST', '/api/users/register', { name: `Customer ${n}`, email: `c${n}@example.com`, password });
    customers.push(await signIn(`c${n}@example.com`, password));
  }
  const bodiesOf = (count: number, body: (n: number, customer: { token: string; id: string }) => object) =>
    Array.from({ length: count }, (_, n) => {
      const customer = customers[n % CUSTOMERS] as { token: string; id: string };
      return { headers: { authorization: `Bearer ${customer.token}` }, body: JSON.stringify(body(n, customer)) };
    });

  return {
    product: products[0] ?? '',
    additions: bodiesOf(ORDERS, (n, { id }) => ({ userId: id, productId: products[n % 5], quantity: 1 })),
    orders: bodiesOf(ORDERS, (n, { id }) => ({
      user: id,
      orderItems: [{ product: products[n % PRODUCTS], name: 'Photo mug', qty: 1, price: 249, image: '' }],
      shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
      paymentMethod: 'UPI',
      itemsPrice: 249,
      shippingPrice: 99,
      totalPrice: 348,
    })),
  };
}

const productBody = (n: number) => ({
  name: `Photo mug ${n}`,
  price: 249,
  category: 'White',
  type: 'Mugs',
  description: 'A mug of 325 ml with your photo all around, safe in the dishwasher, packed one by one.',
  images: ['/media/products/0123456789abcdef01234567/1280.webp'],
  stock: PLENTY,
});
