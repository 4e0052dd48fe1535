import {
  type Pricing,
  type QuotationBody,
  type QuoteLine,
  quoteName,
  quotePrice,
  quoteTotals,
  toPaise,
} from '@print-shop/contracts';
import { conflict, invalidInput } from '@print-shop/service-kit/errors';

/** A stored quotation, which never changes: it records what the customer was offered. */
export interface Quotation {
  id: string;
  number: string;
  customerName: string;
  /** A day in India, like 2026-01-31. */
  validUntil: string;
  items: QuoteLine[];
  grandTotal: number;
  totalItems: number;
  createdAt: Date;
  createdBy: { id: string; name: string };
}

/** Throws invalid-input when `validUntil` is in the past. */
export function checkValidity(validUntil: string, today: string): void {
  if (validUntil < today)
    throw invalidInput(
      { en: 'Please choose a validity date that is not over yet.', hi: 'ऐसी तारीख चुनिए जो अभी बीती न हो।' },
      'validity-over',
    );
}

/** Throws conflict with every line whose price is not, or no longer, the price in the price list. */
export function checkPrices(items: readonly QuoteLine[], pricing: Pricing): void {
  const changed = items.filter(({ details, price }) => {
    const listed = quotePrice(pricing, details);
    return listed === undefined || toPaise(listed) !== toPaise(price);
  });
  if (changed.length === 0) return;
  const names = changed.map(({ details }) => `"${quoteName(details)}"`).join(', ');
  throw conflict(
    {
      en: `The price list has changed meanwhile: ${names}. Please remove these and add them again.`,
      hi: `इस बीच दाम बदल गए हैं: ${names}। इन्हें हटाकर फिर से जोड़िए।`,
    },
    'prices-changed',
  );
}

/** The parts of a quotation that derive from the request. */
export const composed = ({ customerName, validUntil, items }: QuotationBody) => ({
  customerName,
  validUntil,
  items,
  ...quoteTotals(items),
});

/** The number of the `count`th quotation of a year: Q-2026-0001. */
export const quotationNumber = (year: string, count: number): string => `Q-${year}-${String(count).padStart(4, '0')}`;

/** Words for the staff search, which finds a quotation by the beginning of a word. One of them is the last part of its number. */
export function searchWords({ number, customerName }: Pick<Quotation, 'number' | 'customerName'>): string[] {
  const count = number.split('-').at(-1) ?? '';
  return [...new Set([...termsOf(customerName), number.toLowerCase(), count, String(Number(count))])];
}

export const termsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);
