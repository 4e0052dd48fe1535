import type { Product } from '@print-shop/contracts';
import { type Buyer, buyers } from './history-buyers.ts';

const HISTORY_DAYS = 120;

/** The first days of Diwali. People order cards, gifts and banners in the weeks before. */
const DIWALI = ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14'];
const FESTIVE_DAYS = 21;
const DAY_MS = 86_400_000;

/** A row of the file that is imported: an item of a past order, by titles of its columns. */
export type HistoryRow = Record<(typeof HISTORY_COLUMNS)[number], string>;
export const HISTORY_COLUMNS = [
  'Order number',
  'Date',
  'Customer',
  'Email',
  'Phone',
  'Item',
  'Quantity',
  'Price',
  'Product id',
  'Size',
  'Colour',
  'Delivery charge',
  'Paid',
  'Paid on',
  'Paid by',
  'Delivered',
  'Invoice number',
  'Address',
  'City',
  'State',
  'PIN code',
  'Business name',
  'GSTIN',
] as const;

/** Random numbers from 0 to 1 that are always the same for a word (mulberry32, seeded by FNV-1a). */
function randomOf(word: string): () => number {
  let seed = 0x811c9dc5;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dayStartMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const after = (day: string, days: number): string => dayAt(dayStartMs(day) + days * DAY_MS);
const isSunday = (day: string): boolean => new Date(dayStartMs(day)).getUTCDay() === 0;
const isClosed = (day: string): boolean => isSunday(day) || DIWALI.includes(day);

function workingDayAfter(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0; ) {
    at = after(at, 1);
    if (!isClosed(at)) left -= 1;
  }
  return at;
}

/** Whether a day is in the weeks before Diwali. */
const isFestive = (day: string): boolean =>
  DIWALI.some(
    (first) => dayStartMs(day) < dayStartMs(first) && dayStartMs(day) >= dayStartMs(first) - FESTIVE_DAYS * DAY_MS,
  );

/** Orders of a day: none on closed days, more on Mondays and before Diwali, and a third more at the end than at the beginning. */
function ordersOn(day: string, age: number, random: () => number): number {
  if (isClosed(day)) return 0;
  const weekday = new Date(dayStartMs(day)).getUTCDay();
  const growth = 1 + (HISTORY_DAYS - age) / (3 * HISTORY_DAYS);
  const rhythm = (weekday === 1 ? 1.4 : weekday === 6 ? 0.7 : 1) * (isFestive(day) ? 1.9 : 1);
  return Math.max(1, Math.round(4 * growth * rhythm * (0.6 + 0.8 * random())));
}

const pick = <Item>(list: readonly Item[], random: () => number): Item => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
};
/** Picks from a list; its first entries come most often. */
const pickEarly = <Item>(list: readonly Item[], random: () => number): Item => pick(list, () => random() ** 2);

const WAYS = ['UPI', 'UPI', 'UPI', 'UPI', 'card', 'cash', 'bank'] as const;
/** Pieces of an item: people buy one or two, businesses many. */
const FEW = [1, 1, 2, 2, 3, 4, 6];
const MANY = [5, 10, 10, 20, 25, 40, 50];
/** Whether a product is bought by the piece and not by the hundred. */
const MOST_RUPEES = 60_000;
const FREE_DELIVERY_ABOVE = 499;
const DELIVERY_RUPEES = 99;

interface Item {
  product: Product;
  quantity: number;
  size: string;
  color: string;
}

function itemsOf({ isBusiness }: Buyer, products: readonly Product[], random: () => number): Item[] {
  const count = random() < 0.25 ? 2 : 1;
  const chosen = new Set(Array.from({ length: count }, () => pick(products, random)));
  return [...chosen].map((product) => {
    const wanted = pick(isBusiness ? MANY : FEW, random);
    const quantity = Math.max(1, Math.min(wanted, Math.floor(MOST_RUPEES / Math.max(1, product.price))));
    return {
      product,
      quantity,
      size: product.sizes.length > 0 ? pick(product.sizes, random) : '',
      color: product.colors.length > 0 ? pick(product.colors, random) : '',
    };
  });
}

/** Working days until an order was delivered: within the promise of three, but for one in twelve. */
const workingDaysOf = (random: () => number): number => 1 + Math.floor(random() * 3) + (random() < 1 / 12 ? 3 : 0);

/** When an order was paid: most at once, businesses after weeks, a few not yet. */
function paidOn(buyer: Buyer, ordered: string, delivered: string, today: string, random: () => number) {
  if (!buyer.isBusiness) return ordered;
  if (buyer.isLate && random() < 0.45) return undefined;
  const day = after(delivered, Math.floor(random() * 30));
  return day < today ? day : undefined;
}

/** The financial year of a day, like 26-27. */
function yearOf(day: string): string {
  const first = Number(day.slice(2, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return `${String(first).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * Returns the orders that the demo shop had in the days before `today` (like 2026-11-23), an item a row: always the same for the same
 * days and products. Those of the last days are still to be delivered, and a few of them are late.
 */
export function historyRows(today: string, products: readonly Product[]): HistoryRow[] {
  const sold = [...products].sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows: HistoryRow[] = [];
  const issued = new Map<string, number>();
  for (let age = HISTORY_DAYS; age > 0; age--) {
    const day = after(today, -age);
    const random = randomOf(day);
    const count = ordersOn(day, age, random);
    for (let number = 1; number <= count; number++) {
      const buyer = pickEarly(buyers, random);
      const items = itemsOf(buyer, sold, random);
      const delivered = workingDayAfter(day, workingDaysOf(random));
      const isOpen = delivered >= today;
      const sum = items.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
      const shipping = sum > FREE_DELIVERY_ABOVE ? 0 : DELIVERY_RUPEES;
      const paid = paidOn(buyer, day, delivered, today, random);
      const year = yearOf(delivered);
      const invoice = (issued.get(year) ?? 0) + 1;
      if (!isOpen) issued.set(year, invoice);
      const whole = {
        'Order number': `P${day.replaceAll('-', '').slice(2)}-${number}`,
        Date: day,
        Customer: buyer.name,
        Email: buyer.email,
        Phone: buyer.phone,
        'Delivery charge': String(shipping),
        Paid: paid ? (sum + shipping).toFixed(2) : '',
        'Paid on': paid ?? '',
        'Paid by': paid ? (buyer.isBusiness ? 'bank' : pick(WAYS, random)) : '',
        Delivered: isOpen ? '' : delivered,
        'Invoice number': isOpen ? '' : `OLD/${year}/${String(invoice).padStart(5, '0')}`,
        Address: buyer.street,
        City: buyer.city,
        State: buyer.state,
        'PIN code': buyer.pincode,
        'Business name': buyer.business,
        GSTIN: buyer.gstin,
      };
      for (const { product, quantity, size, color } of items)
        rows.push({
          ...whole,
          Item: product.name,
          Quantity: String(quantity),
          Price: String(product.price),
          'Product id': product._id,
          Size: size,
          Colour: color,
        });
    }
  }
  return rows;
}
