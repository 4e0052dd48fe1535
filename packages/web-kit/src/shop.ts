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

/** The shop's identity in a language. */
export const shopIn = (shop: Shop, language: Language): Shop => (language === 'hi' ? { ...shop, ...shop.hi } : shop);

/** The shop's identity in the visitor's language. */
export const useShopIn = (shop: Shop): Shop => shopIn(shop, useLanguage());

/** Returns what the shop has written in two languages in that of the page: Hindi where there is some, else English. */
export function useSaid(): (texts: { en: string; hi: string }) => string {
  const language = useLanguage();
  return ({ en, hi }) => (language === 'hi' && hi) || en;
}

/** The terms of delivery by which the shop charges. */
export function deliveryTermsOf({ delivery }: Shop): DeliveryTerms {
  if (!delivery) return USUAL_DELIVERY;
  const { charge, freeAbove } = delivery;
  return { chargePaise: toPaise(charge), freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove) };
}

/** A link that opens a chat with the shop, with the greeting already typed. */
export const whatsappLink = (shop: Shop, greeting: string): string =>
  `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}`;

const INDIA = '91';
const INDIAN_DIGITS = 10;

/** A link that opens a chat with a customer's number, with words already typed. Numbers without a country code are Indian. */
export function whatsappTo(phone: string, words: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const number = digits.length === INDIAN_DIGITS ? INDIA + digits : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
