import type { ProductSnapshot } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { type Cart, lineKey, optionFaults, toCartResponse } from './cart.ts';

const product: ProductSnapshot = {
  productId: 'a'.repeat(24),
  version: 1,
  name: 'Club tee',
  type: 'T-Shirt',
  image: '/media/tee.webp',
  pricePaise: 499_99,
  happyHourDiscount: 12.5,
  sizes: ['M'],
  colors: ['Red'],
  isCustomizable: true,
};
const options = {
  size: 'M',
  color: 'Red',
  placement: 'Left',
  design: '/media/designs/0123456789abcdef0123456789abcdef.png',
};
const cart: Cart = {
  id: 'c'.repeat(24),
  userId: 'd'.repeat(24),
  lines: [{ id: 'e'.repeat(24), key: 'k', productId: product.productId, quantity: 3, addedAt: new Date(), ...options }],
};

const designs = createDesignLinks('a key of tests with thirty-two characters');

it('prices a line at the happy-hour price, in whole paise', () => {
  const reply = toCartResponse(cart, new Map([[product.productId, product]]), designs);
  expect(reply).toMatchObject({
    totalPrice: 1312.47,
    items: [{ price: 437.49, listPrice: 499.99, total: 1312.47, name: 'Club tee' }],
  });
});

it('counts the breaks of a product over all its lines, and says what the next one brings', () => {
  const priceRules: ProductSnapshot['priceRules'] = {
    breaks: [
      { from: 10, price: 450, per: 'piece' },
      { from: 50, price: 400, per: 'piece' },
    ],
    sizeSurcharges: [{ size: 'M', rupees: 20 }],
    setUp: 150,
  };
  const ruled = { ...product, happyHourDiscount: 0, bothSidePaise: 30_00, priceRules };
  const [line] = cart.lines as [Cart['lines'][number]];
  const lines = [
    { ...line, quantity: 8, bothSides: true },
    { ...line, quantity: 4, size: '', design: '' },
  ];
  const nextBreak = { from: 50, price: 400, savesPercent: 19 };
  expect(toCartResponse({ ...cart, lines }, new Map([[product.productId, ruled]]), designs)).toMatchObject({
    totalPrice: 8 * 500 + 150 + 4 * 450,
    items: [
      { price: 500, listPrice: 549.99, setUp: 150, total: 4150, bothSides: true, nextBreak },
      { price: 450, listPrice: 499.99, total: 1800, nextBreak },
    ],
  });
});

it('keeps lines printed on both sides apart, and refuses a second side that the product does not have', () => {
  const line = { ...options, productId: product.productId };
  expect(lineKey({ ...line, bothSides: true })).not.toBe(lineKey(line));
  expect(lineKey({ ...line, bothSides: false })).toBe(lineKey(line));
  const fault = '"Club tee" is printed on one side only.';
  expect(optionFaults({ ...options, bothSides: true }, product).map(({ en }) => en)).toEqual([fault]);
  expect(optionFaults({ ...options, bothSides: true }, { ...product, bothSidePaise: 30_00 })).toEqual([]);
});

it('keeps lines of other layouts apart, and answers the layout', () => {
  const [scene, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const line = { ...options, productId: product.productId };
  const keys = [line, { ...line, scene }, { ...line, scene: other }, { ...line, scene, bothSides: true }].map(lineKey);
  expect(new Set(keys).size).toBe(4);
  const lines = cart.lines.map((one) => ({ ...one, scene }));
  expect(toCartResponse({ ...cart, lines }, new Map(), designs).items[0]?.scene).toBe(scene);
});

it('answers a link to the design of a line, which ends', () => {
  expect(toCartResponse(cart, new Map(), designs).items[0]?.design).toMatch(
    /^\/media\/designs\/0123456789abcdef0123456789abcdef\.png\?until=\d{10}&signature=[\w-]{43}$/,
  );
});

it('leaves out a design that is not one of the shop, as kept by lines of before', () => {
  const lines = cart.lines.map((line) => ({ ...line, design: '//evil.example/login' }));
  expect(toCartResponse({ ...cart, lines }, new Map(), designs).items[0]?.design).toBe('');
});

it('says what is gone, at price 0', () => {
  expect(toCartResponse(cart, new Map(), designs)).toMatchObject({
    totalPrice: 0,
    items: [{ name: 'Product not available', price: 0, isAvailable: false }],
  });
});

it('tells lines apart by product and every choice', () => {
  const line = { productId: product.productId, ...options };
  const keys = [{}, { size: 'L' }, { color: '' }, { placement: 'Right' }, { design: '' }, { productId: 'b' }].map(
    (other) => lineKey({ ...line, ...other }),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(lineKey({ ...line })).toBe(keys[0]);
});

it('refuses options that the product does not come in, but not their absence', () => {
  expect(optionFaults({ ...options, size: 'XL', color: 'Teal' }, product)).toEqual([
    { en: 'Club tee does not come in size XL.', hi: 'Club tee XL साइज़ में नहीं आता।' },
    { en: 'Club tee does not come in Teal.', hi: 'Club tee का रंग Teal नहीं आता।' },
  ]);
  expect(optionFaults({ ...options, size: '', color: '' }, product)).toEqual([]);
});

it('names a colour of the shop in Hindi where Hindi is read', () => {
  expect(optionFaults({ ...options, color: 'Royal Blue' }, { ...product, colors: [] })).toEqual([
    { en: 'Club tee does not come in Royal Blue.', hi: 'Club tee का रंग रॉयल ब्लू नहीं आता।' },
  ]);
});
