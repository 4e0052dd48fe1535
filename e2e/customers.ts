import { randomBytes } from 'node:crypto';
import {
  type CartItem,
  cartSchema,
  getCart,
  getProduct,
  listUserOrders,
  type Order,
  type Product,
  placeOrder,
  register,
} from '@print-shop/contracts';
import { inParallel } from '../deploy/demo/client.ts';
import { ask, call, type Reply, signedIn } from './api.ts';

export interface Customer {
  id: string;
  login: string;
  password: string;
  token: string;
}

/** Somebody new, signed up and in. */
export async function newCustomer(login = `c-${randomBytes(6).toString('hex')}@example.com`): Promise<Customer> {
  const account = { login, password: 'Paper-and-ink-7' };
  const { _id } = await ask(register, { body: { name: 'Asha Rao', email: account.login, password: account.password } });
  const { token } = await signedIn(account);
  return { id: _id, ...account, token };
}

/** Signs customers up, a few at a time: passwords are hashed slowly on purpose. */
export const newCustomers = (count: number): Promise<Customer[]> =>
  inParallel(Array.from({ length: count }), 4, () => newCustomer());

export const orderBody = ({ id }: Customer, product: Product, qty = 1) => ({
  user: id,
  orderItems: [{ product: product._id, qty }],
  shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'UPI',
});

/** Places an order for one product; refusals are replies too. */
export const place = (customer: Customer, product: Product, key?: string, qty = 1): Promise<Reply> =>
  call(placeOrder, {
    token: customer.token,
    body: orderBody(customer, product, qty),
    headers: key ? { 'Idempotency-Key': key } : {},
  });

export const ordersOf = ({ id, token }: Customer): Promise<Order[]> =>
  ask(listUserOrders, { token, params: { userId: id }, query: { limit: '500' } });

/** The lines in the cart. The service answers 404 to a customer who never had one. */
export async function cartOf({ id, token }: Customer): Promise<CartItem[]> {
  const { status, body } = await call(getCart, { token, params: { userId: id } });
  return status === 404 ? [] : cartSchema.parse(body).items;
}

export const stockOf = async ({ _id }: Product): Promise<number> =>
  (await ask(getProduct, { params: { id: _id } })).stock;

export const confirmedPieces = (orders: Order[]): number =>
  orders
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ orderItems }) => orderItems)
    .reduce((sum, { qty }) => sum + qty, 0);
