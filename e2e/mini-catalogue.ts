import { randomBytes } from 'node:crypto';
import {
  createProduct,
  createProductColor,
  createProductType,
  type PriceEntry,
  type Product,
  uploadProductImage,
  upsertPrice,
} from '@print-shop/contracts';
import sharp from 'sharp';
import { ask, signedIn, uploadOf } from './api.ts';
import { shop } from './shop.ts';

/** Returns a name that nothing else in the shop has. */
export const newName = (subject: string): string => `${subject} ${randomBytes(4).toString('hex')}`;

/** A picture of one colour, as bytes of a PNG. */
export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer();

export async function adminToken(): Promise<string> {
  const { token } = await signedIn(shop().admin);
  return token;
}

/** Adds a product with a picture of its own. */
export async function addProduct(token: string, fields: Partial<Product> = {}): Promise<Product> {
  const form = uploadOf(uploadProductImage, await picture('#d94f2b'), 'product.png');
  const { url } = await ask(uploadProductImage, { token, body: form });
  return ask(createProduct, {
    token,
    body: {
      name: 'Photo mug',
      price: 299,
      category: 'Photo Mugs',
      type: 'Mugs & Bottles',
      description: 'White ceramic, 325 ml, printed all round.',
      images: [url],
      stock: 100,
      ...fields,
    },
  });
}

type Price = Pick<PriceEntry, 'section' | 'type' | 'price'> & Partial<Pick<PriceEntry, 'size' | 'gsm' | 'isBothSide'>>;
const prices: Price[] = [
  { section: 'design', type: 'Business card design', price: 450 },
  { section: 'lamination', type: 'Matt', price: 12 },
  { section: 'binding', type: 'Spiral', price: 60 },
  { section: 'paper', type: 'Art paper', gsm: 300, size: 'A4', price: 9 },
  { section: 'paper', type: 'Bond paper', gsm: 100, size: 'A4', price: 2.5 },
  { section: 'printing', type: 'Colour', size: 'A4', isBothSide: false, price: 10 },
  { section: 'printing', type: 'Colour', size: 'A4', isBothSide: true, price: 18 },
];

/** A small shop, made through its own API: enough to browse, filter, order and quote. */
export async function stockShop(): Promise<void> {
  const token = await adminToken();
  const types = [
    { type: 'T-Shirt', category: ['Round Neck', 'Polo'] },
    { type: 'Mugs & Bottles', category: ['Photo Mugs', 'Steel Bottles'] },
    { type: 'Business Cards', category: ['Matt', 'Glossy'] },
  ];
  for (const body of types) await ask(createProductType, { token, body });
  for (const [name, hexCode] of [
    ['Black', '#111111'],
    ['White', '#FFFFFF'],
    ['Navy Blue', '#1B2A4A'],
  ]) {
    await ask(createProductColor, { token, body: { name, hexCode } });
  }
  const shirt = { type: 'T-Shirt', category: 'Round Neck', sizes: ['S', 'M', 'L'] as Product['sizes'] };
  await addProduct(token, {
    ...shirt,
    name: 'Classic cotton tee',
    price: 399,
    colors: ['Black', 'White'],
    isCustomizable: true,
  });
  await addProduct(token, {
    ...shirt,
    name: 'Team polo',
    category: 'Polo',
    price: 549,
    happyHourDiscount: 10,
    isNew: true,
  });
  await addProduct(token, { name: 'Festival mug', price: 299, isBestSeller: true });
  await addProduct(token, { name: 'Steel sipper', price: 649, category: 'Steel Bottles' });
  await addProduct(token, { type: 'Business Cards', category: 'Matt', name: 'Matt business cards', price: 199 });
  for (const body of prices) await ask(upsertPrice, { token, body });
}
