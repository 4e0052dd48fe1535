import type { Product, ProductType } from '@print-shop/contracts';
import sharp from 'sharp';
import { type Shop, ShopRefused } from '../demo/client.ts';

/** Where the shop is, and how staff sign in. */
export interface Target {
  url: string;
  admin: { login: string; password: string };
}

export function readTarget(env: NodeJS.ProcessEnv): Target {
  const { SHOP_URL: url, ADMIN_EMAIL: login, ADMIN_PASSWORD: password } = env;
  if (!url || !login || !password) throw new Error('Please set SHOP_URL, ADMIN_EMAIL and ADMIN_PASSWORD.');
  return { url: url.replace(/\/$/, ''), admin: { login, password } };
}

export const address = {
  street: '14, Chawri Bazar',
  city: 'Delhi',
  state: 'Delhi',
  country: 'India',
  pincode: '110006',
};

/** A t-shirt with a picture and plenty of stock, which has passed through catalog, object store and gateway. */
export async function addCheckProduct(shop: Shop, token: string, name: string): Promise<Product> {
  const picture = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#0097C4' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'check.png');
  const { url } = await shop.post<{ url: string }>('/api/product/images', { token, form });
  const { data: types } = await shop.get<{ data: ProductType[] }>('/api/product-types');
  if (!types.some(({ type }) => type === 'T-Shirt')) {
    await shop
      .post('/api/product-types', { token, body: { type: 'T-Shirt', category: ['Round Neck'] } })
      .catch((error: unknown) => {
        if (!(error instanceof ShopRefused && error.status === 409)) throw error;
      });
  }
  const body = {
    name,
    price: 399,
    category: 'Round Neck',
    type: 'T-Shirt',
    images: [url],
    stock: 100_000,
    sizes: ['M'],
  };
  return shop.post<Product>('/api/product', { token, body });
}

/** One piece of a product, to be paid at the door. */
export const orderOf = (userId: string, product: Product) => ({
  user: userId,
  orderItems: [{ product: product._id, qty: 1, size: 'M' }],
  shippingAddress: {
    address: address.street,
    city: address.city,
    postalCode: address.pincode,
    country: address.country,
  },
  paymentMethod: 'cash_on_delivery',
});
