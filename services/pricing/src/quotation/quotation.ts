import {
  type Buyer,
  hasOwnPrice,
  isKnownBuyer,
  PLAIN_CONDITIONS,
  type Pricing,
  type QuotationBody,
  type QuotationState,
  type QuoteConditions,
  type QuoteLine,
  quoteAmounts,
  quoteAmountsInRupees,
  quoteName,
  quotePrice,
  toPaise,
} from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { conflict, invalidInput } from '@print-shop/service-kit/errors';

/** The offer, and its sums in rupees. It never changes: a revision replaces it. */
interface Offer extends QuoteConditions {
  items: QuoteLine[];
  /** A day in India, like 2026-01-31. */
  validUntil: string;
  amounts: { items: number; discount: number; delivery: number; tax: number; total: number; advance: number };
  grandTotal: number;
}

export interface ReplacedOffer extends Offer {
  revision: number;
  offeredAt: Date;
  sentAt?: Date;
  seenAt?: Date;
  replacedAt: Date;
}

/** The questions of the customer, and the answers of staff. */
export interface Note {
  by: 'customer' | 'staff';
  /** Name of the member of staff; empty for the customer. */
  name: string;
  text: string;
  at: Date;
}

/** The newest offer under a number, and where it stands. */
export interface Quotation extends Offer {
  id: string;
  number: string;
  /** Counts the offers under the number. */
  revision: number;
  customerName: string;
  /** The buyer on the invoice and the address of delivery; missing where nobody has named them. */
  buyer?: Buyer;
  totalItems: number;
  createdAt: Date;
  createdBy: { id: string; name: string };
  /** When the newest offer was made, if it is not the first. */
  offeredAt?: Date;
  /** Nothing before it was sent. Its end follows from `validUntil`. */
  state?: 'sent' | 'seen' | 'accepted' | 'declined';
  sentTo?: string;
  language?: Language;
  sentAt?: Date;
  /** When its link was opened first and last, and how often. */
  seenAt?: Date;
  lastSeenAt?: Date;
  seenCount?: number;
  decidedAt?: Date;
  /** The person who accepted it. */
  decidedBy?: string;
  /** Why it was declined. */
  reason?: string;
  orderId?: string;
  bulkOrderId?: string;
  notes: Note[];
  replaced: ReplacedOffer[];
}

/** Fields that quotations of earlier releases lack. */
export const PLAIN_OFFER = {
  ...PLAIN_CONDITIONS,
  tax: 'none',
  amounts: { items: 0, discount: 0, delivery: 0, tax: 0, total: 0, advance: 0 },
  revision: 1,
  notes: [] as Note[],
  replaced: [] as ReplacedOffer[],
} as const;

/** Where a quotation stands on a day in India. Answered questions stay answered. */
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
export const tooManyNotes = () =>
  conflict(
    {
      en: 'There are too many questions and answers here already. Please call.',
      hi: 'यहाँ पहले ही बहुत सवाल-जवाब हो चुके हैं। फ़ोन कर लीजिए।',
    },
    'too-many-notes',
  );
export const revisedMeanwhile = () =>
  conflict(
    {
      en: 'This quotation was changed meanwhile. Please read it again.',
      hi: 'इस बीच यह कोटेशन बदल गया है। इसे फिर से देख लीजिए।',
    },
    'quotation-revised',
  );

/** Throws invalid-input when `validUntil` is in the past. */
export function checkValidity(validUntil: string, today: string): void {
  if (validUntil < today)
    throw invalidInput(
      { en: 'Please choose a validity date that is not over yet.', hi: 'ऐसी तारीख चुनिए जो अभी बीती न हो।' },
      'validity-over',
    );
}

/** Throws conflict with every line whose price is not, or no longer, the price in the price list. Lines that staff price themselves are left out. */
export function checkPrices(items: readonly QuoteLine[], pricing: Pricing): void {
  const changed = items.filter(({ details, price }) => {
    if (hasOwnPrice(details)) return false;
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
export function composed({ customerName, validUntil, items, buyer, ...conditions }: QuotationBody) {
  const sums = quoteAmounts(items, conditions);
  const amounts = quoteAmountsInRupees(sums);
  const { totalItems } = sums;
  return {
    customerName,
    validUntil,
    items,
    ...conditions,
    amounts,
    totalItems,
    grandTotal: amounts.total,
    ...(buyer && isKnownBuyer(buyer) ? { buyer } : {}),
  };
}

/** The parts of the replaced offer that a revision keeps. */
export const replacedOffer = (quotation: Quotation, replacedAt: Date): ReplacedOffer => {
  const { revision, items, validUntil, discount, delivery, tax, advance, terms, amounts, grandTotal } = quotation;
  const { sentAt, seenAt, offeredAt = quotation.createdAt } = quotation;
  return {
    revision,
    items,
    validUntil,
    discount,
    delivery,
    tax,
    advance,
    terms,
    amounts,
    grandTotal,
    offeredAt,
    replacedAt,
    ...(sentAt && { sentAt }),
    ...(seenAt && { seenAt }),
  };
};

/** The number of the `count`th quotation of a year: Q-2026-0001. */
export const quotationNumber = (year: string, count: number): string => `Q-${year}-${String(count).padStart(4, '0')}`;

/** Words for the staff search, which finds a quotation by the beginning of a word. One of them is the last part of its number. */
export function searchWords({ number, customerName }: Pick<Quotation, 'number' | 'customerName'>): string[] {
  const count = number.split('-').at(-1) ?? '';
  return [...new Set([...termsOf(customerName), number.toLowerCase(), count, String(Number(count))])];
}

export const termsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);
