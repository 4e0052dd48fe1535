import { toRupees } from '../money.ts';
import type { Text } from '../text.ts';

/** How far the price of a line may differ from what it is alone because shares are rounded, in paise. */
export const ROUNDING_PAISE = 2;

/** Why a part of an order can't be cancelled: what stays has a price in it that it owes to the part. */
export const pricedTogether = (paise: number, alonePaise: number): Text => ({
  en: `The rest costs ₹${toRupees(paise)} only together with these items, and ₹${toRupees(alonePaise)} alone. Please cancel the whole order and order again, or call us.`,
  hi: `बाकी सामान इन चीज़ों के साथ ही ₹${toRupees(paise)} का है, अकेले ₹${toRupees(alonePaise)} का। पूरा ऑर्डर रद्द करके फिर से ऑर्डर कीजिए, या हमें फ़ोन कीजिए।`,
});
