import type { Shop } from '@print-shop/contracts';
import { type Language, useLanguage } from '@print-shop/i18n';
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

/** The shop as a page in this language says it. */
export const shopIn = (shop: Shop, language: Language): Shop => (language === 'hi' ? { ...shop, ...shop.hi } : shop);

/** The shop as the visitor's language says it. */
export const useShopIn = (shop: Shop): Shop => shopIn(shop, useLanguage());

/** Opens a chat with the shop, the greeting already typed. */
export const whatsappLink = (shop: Shop, greeting: string): string =>
  `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}`;
