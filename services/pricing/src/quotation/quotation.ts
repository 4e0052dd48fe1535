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

/** A kept quotation never changes: what a customer was offered stays what it was. */
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

/** Throws invalid-input for a validity that is over already. */
export function checkValidity(validUntil: string, today: string): void {
  if (validUntil < today)
    throw invalidInput(
      { en: 'Please choose a validity date that is not over yet.', hi: 'ऐसी तारीख चुनिए जो अभी बीती न हो।' },
      'validity-over',
    );
}

/** Throws conflict that names every line whose price is not, or not any more, that of the price list. */
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

/** The parts of a quotation that follow from what was sent. */
export const composed = ({ customerName, validUntil, items }: QuotationBody) => ({
  customerName,
  validUntil,
  items,
  ...quoteTotals(items),
});

/** The number of the `count`th quotation of a year: Q-2026-0001. */
export const quotationNumber = (year: string, count: number): string => `Q-${year}-${String(count).padStart(4, '0')}`;

/** The words by whose beginnings a quotation is found. The last part of its number is one of them. */
export function searchWords({ number, customerName }: Pick<Quotation, 'number' | 'customerName'>): string[] {
  const count = number.split('-').at(-1) ?? '';
  return [...new Set([...termsOf(customerName), number.toLowerCase(), count, String(Number(count))])];
}

export const termsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);
