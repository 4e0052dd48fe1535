import { type RouteContract, routesByService } from '@print-shop/contracts';
import { pathOf } from '../malformed.ts';
import { type Attack, type HttpSent, oneOf, type Prepared } from '../types.ts';

const contracts = Object.values(routesByService).flat();
const json = { 'content-type': 'application/json' };

const call = (method: string, path: string, body: unknown, token?: string): HttpSent => ({
  method,
  path,
  headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Addresses of no stored file, where a line of a cart or an order names its design. */
export const foreignDesigns = [
  '//evil.example/login',
  'https://evil.example/a.png',
  'javascript:alert(1)',
  '/media/designs/..',
  '/media/designs/../x',
  `/media/designs/${'a'.repeat(256)}`,
  `/media/designs/${'a'.repeat(32)}.html`,
];

const address = { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' };
export const bulkLine = { color: 'Black', size: 'M', quantity: 1, placement: ['Front A4'] };

/** The body of an order of the attack's own customer. */
export const orderOf = ({ customer }: Prepared, orderItems: object[], more: object = {}) => ({
  user: customer.id,
  orderItems,
  shippingAddress: address,
  paymentMethod: 'UPI',
  ...more,
});

function withDesign(shop: Prepared, design: string): HttpSent[] {
  const { customer, products } = shop;
  const product = products[0]?._id;
  const inCart = { userId: customer.id, productId: product, quantity: 1, design };
  return [
    call('POST', '/api/cart/add', inCart, customer.token),
    call('POST', '/api/order', orderOf(shop, [{ product, qty: 1, design }]), customer.token),
    call('POST', '/api/bulk-order', { items: [bulkLine], designImage: design }),
  ];
}

const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
const nestedFor = (contract: RouteContract, token: string) =>
  call(contract.method.toUpperCase(), pathOf(contract), deep, token);

export const bodyAttacks: Attack[] = [
  {
    name: 'JSON nested 50,000 deep',
    requests: ({ adminToken }) => {
      const round = contracts.filter(({ body }) => body).map((contract) => nestedFor(contract, adminToken));
      return Array.from({ length: 5 }, () => round).flat();
    },
    // A route for customers only may refuse staff first.
    expect: oneOf(400, 403, 404),
  },
  {
    name: 'designs that the shop did not store',
    requests: (shop) => foreignDesigns.flatMap((design) => withDesign(shop, design)),
    expect: oneOf(400),
  },
  {
    name: 'placements that there are not',
    requests: ({ customer, products }) =>
      ['Forehead', '<b>', ['Left', 'Forehead']].map((placement) => {
        const body = { userId: customer.id, productId: products[0]?._id, quantity: 1, placement };
        return call('POST', '/api/cart/add', body, customer.token);
      }),
    expect: oneOf(400),
  },
  {
    name: 'prices named __proto__ or with version null',
    requests: ({ adminToken }) =>
      [
        { section: 'design', type: '__proto__', price: 1 },
        { section: 'design', type: 'Attack', price: 1, version: null },
      ].map((body) => call('POST', '/api/pricing/update', body, adminToken)),
    expect: oneOf(400),
  },
];
