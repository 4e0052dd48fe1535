import type { Shop } from '@print-shop/contracts';
import { firstData } from './first-data.ts';

export type { Shop } from '@print-shop/contracts';

/** Who this shop is: from the page, or asked for where the page does not say. The gateway has checked it. */
export async function loadShop(url = '/shop.json'): Promise<Shop> {
  const known = firstData()?.shop;
  if (known) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Shop;
}

/** Opens a chat with the shop, the greeting already typed. */
export const whatsappLink = (shop: Shop, greeting: string): string =>
  `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}`;
