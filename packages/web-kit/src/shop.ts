import type { DeliveryTerms, PublicShop } from '@print-shop/contracts';
import { toPaise, USUAL_DELIVERY } from '@print-shop/contracts/client';
import { type Language, useLanguage } from '@print-shop/i18n';
import { firstData } from './first-data.ts';

/** The shop as every page has it: its identity, and its settings where the gateway knows them. */
export type Shop = PublicShop;

/** The shop's identity: from the page, or fetched when the page has none. The gateway has validated it. */
export async function loadShop(url = '/shop.json'): Promise<Shop> {
  const known = firstData()?.shop;
  if (known) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Shop;
}

export const shopIn = (shop: Shop, language: Language): Shop => (language === 'hi' ? { ...shop, ...shop.hi } : shop);

/** The shop's identity in the visitor's language. */
export const useShopIn = (shop: Shop): Shop => shopIn(shop, useLanguage());

/** Returns what the shop has written in two languages in that of the page, where there is some, else in English. */
export function useSaid(): (texts: { en: string; hi: string } | undefined) => string {
  const language = useLanguage();
  return (texts) => texts?.[language] || texts?.en || '';
}

export function deliveryTermsOf({ delivery }: Shop): DeliveryTerms {
  if (!delivery) return USUAL_DELIVERY;
  const { charge, freeAbove } = delivery;
  return { chargePaise: toPaise(charge), freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove) };
}

/** A link that opens a chat with the shop, with the greeting already typed. */
export const whatsappLink = (shop: Shop, greeting: string): string =>
  `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}`;
