import {
  type Pricing,
  type QuotationBody,
  type QuotationState,
  type QuoteLine,
  quoteName,
  quotePrice,
  quoteTotals,
  toPaise,
} from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { conflict, invalidInput } from '@print-shop/service-kit/errors';

/** What was offered never changes; where the quotation stands does. */
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
  /** Nothing before it was sent; that it is over follows from `validUntil`. */
  state?: 'sent' | 'seen' | 'accepted' | 'declined';
  sentTo?: string;
  language?: Language;
  sentAt?: Date;
  seenAt?: Date;
  decidedAt?: Date;
  /** Who accepted it. */
  decidedBy?: string;
  /** Why it was declined. */
  reason?: string;
  /** The order that it has become. */
  orderId?: string;
}

/** Where a quotation stands on a day in India. What was answered stays answered. */
export function stateOf({ state, validUntil }: Pick<Quotation, 'state' | 'validUntil'>, today: string): QuotationState {
  if (state === 'accepted' || state === 'declined') return state;
  return validUntil < today ? 'expired' : (state ?? 'draft');
}

/** Throws conflict when a quotation cannot be sent or answered any more. */
export function refuseSettled(quotation: Pick<Quotation, 'state' | 'validUntil'>, today: string): void {
  const state = stateOf(quotation, today);
  if (state === 'expired')
    throw conflict(
      {
        en: 'This quotation is no longer valid. Please ask for a new one.',
        hi: 'इस कोटेशन की मियाद ख़त्म हो गई है। नया मँगाइए।',
      },
      'quotation-over',
    );
  if (state === 'accepted' || state === 'declined') throw alreadyAnswered();
}

export const alreadyAnswered = () =>
  conflict(
    { en: 'This quotation has been answered already.', hi: 'इस कोटेशन का जवाब पहले ही दिया जा चुका है।' },
    'quotation-answered',
  );

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
