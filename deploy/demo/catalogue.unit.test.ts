import {
  BULK_COLORS,
  breakFault,
  priceEntryBody,
  productBody,
  productColorBody,
  productTypeBody,
  registerBody,
  synonymGroupBody,
  toPaise,
} from '@print-shop/contracts';
import { artwork } from './artwork.ts';
import { clothColors } from './catalogue/colors.ts';
import { FEATURED, products } from './catalogue/index.ts';
import { prices } from './catalogue/prices.ts';
import { synonyms } from './catalogue/synonyms.ts';
import { productTypes } from './catalogue/types.ts';
import { coupons } from './coupons.ts';
import { asha, otherCustomers } from './customers.ts';
import { bodyOf } from './load-catalogue.ts';
import { bulkOrders, cart, favorites, orders } from './orders.ts';

const names = products.map((one) => one.name);
const named = (name: string) => products.find((one) => one.name === name);

describe('the demo catalogue', () => {
  it('has at least 8 types and 60 products with names of their own', () => {
    expect(Object.keys(productTypes).length).toBeGreaterThanOrEqual(8);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(products.map((one) => [one.name, one] as const))('%s is a product the shop takes', (_, product) => {
    const images = product.pictures.map((_draw, i) => `/media/products/0123456789abcdef01234567/${i + 10}.webp`);
    expect(productBody.safeParse(bodyOf(product, images)).error).toBeUndefined();
    expect(productTypes[product.type]).toContain(product.category);
    for (const color of product.colors) expect(Object.keys(clothColors)).toContain(color);
    expect(breakFault(toPaise(product.price), product.priceRules?.breaks ?? [])).toBeUndefined();
    expect(product.happyHourDiscount).toBeLessThanOrEqual(30);
    expect(product.description.split('.').length).toBeGreaterThan(2);
  });

  it('has groups of synonyms that the shop takes, each word in one of them', () => {
    for (const words of synonyms) expect(synonymGroupBody.safeParse({ words }).error).toBeUndefined();
    expect(new Set(synonyms.flat()).size).toBe(synonyms.flat().length);
  });

  it('fills every category of every type', () => {
    for (const [type, categories] of Object.entries(productTypes)) {
      expect(productTypeBody.safeParse({ type, category: categories }).success).toBe(true);
      for (const category of categories) {
        expect(products.some((one) => one.type === type && one.category === category)).toBe(true);
      }
    }
  });

  it('has the ten colours of cloth, and a shirt in each', () => {
    expect(Object.keys(clothColors).sort()).toEqual([...BULK_COLORS].sort());
    for (const [name, hexCode] of Object.entries(clothColors)) {
      expect(productColorBody.safeParse({ name, hexCode }).success).toBe(true);
      expect(products.some((one) => one.type === 'T-Shirt' && one.colors.includes(name))).toBe(true);
    }
  });

  it('shows the featured products first, with three pictures each', () => {
    expect(names.slice(0, FEATURED.length)).toEqual(FEATURED);
    for (const product of products.slice(0, 10)) expect(product.pictures.length).toBeGreaterThanOrEqual(3);
  });

  it('has at least 60 prices over the five sections', () => {
    expect(prices.length).toBeGreaterThanOrEqual(60);
    expect(new Set(prices.map((one) => one.section)).size).toBe(5);
    for (const price of prices) expect(priceEntryBody.safeParse(price).error).toBeUndefined();
    const keys = prices.map(({ section, type, size, gsm }) => [section, type, size, gsm].join('|'));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the demo customers and their orders', () => {
  const customers = [asha, ...otherCustomers];

  it('are customers the shop takes', () => {
    for (const { key: _key, ...body } of customers) {
      expect(registerBody.safeParse({ ...body, password: 'long enough' }).error).toBeUndefined();
    }
  });

  it('order what there is, from stock, in sizes and colours it comes in', () => {
    for (const order of [...orders, ...artwork.map((one) => one.order)]) {
      expect(customers.map((one) => one.key)).toContain(order.customer);
      for (const line of order.lines) {
        const product = named(line.product);
        expect(product?.stock).toBeGreaterThanOrEqual(line.qty);
        if (line.size) expect(product?.sizes).toContain(line.size);
        if (line.color) expect(product?.colors).toContain(line.color);
      }
    }
    expect(new Set(orders.map((order) => order.fate)).size).toBe(5);
    const codes: string[] = coupons.map(({ code }) => code);
    const used = orders.flatMap(({ coupon }) => (coupon ? [coupon] : []));
    expect(used).not.toHaveLength(0);
    for (const coupon of used) expect(codes).toContain(coupon);
  });

  it('have artwork in each state, in orders that are told apart', () => {
    const contents = [...orders, ...artwork.map((one) => one.order)].map(
      ({ customer, lines }) => `${customer}: ${lines.map(({ product, qty }) => `${qty} ${product}`).join(', ')}`,
    );
    expect(new Set(contents).size).toBe(contents.length);
    expect(artwork.map(({ versions }) => versions.at(-1)?.does)).toEqual([
      ...[undefined, undefined, 'looks', 'asks-for-changes', 'approves'],
    ]);
    expect(artwork.filter(({ goesToTheEdge }) => goesToTheEdge)).toHaveLength(1);
    expect(artwork.filter(({ versions }) => versions.some(({ mends }) => mends?.length === 2))).toHaveLength(1);
    expect(artwork.some(({ versions }) => versions.length === 2)).toBe(true);
  });

  it('order shirts in bulk, like products and fill a cart by names that exist', () => {
    expect(bulkOrders).not.toHaveLength(0);
    for (const { product } of bulkOrders) expect(named(product)?.type).toBe('T-Shirt');
    for (const name of [...favorites, ...cart.map((line) => line.product)]) expect(names).toContain(name);
  });
});
