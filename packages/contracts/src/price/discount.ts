import { dayOf, daySpan } from '../day.ts';
import type { HappyHours, PricedProduct } from './rules.ts';
import { steadyDiscount } from './steady-discount.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function isHappyHour({ from, until, days }: HappyHours, at: Date): boolean {
  const day = dayOf(at);
  const now = Math.floor((at.getTime() - daySpan(day).from.getTime()) / MINUTE_MS);
  const weekday = new Date(day).getUTCDay();
  const begins = minuteOf(from);
  const lasts = (minuteOf(until) - begins + DAY_MINUTES) % DAY_MINUTES;
  const since = (now - begins + DAY_MINUTES) % DAY_MINUTES;
  const began = now >= begins ? weekday : (weekday + 6) % 7;
  return since < lasts && (days?.includes(began) ?? true);
}

export interface Discount {
  kind: 'happy-hour' | 'festival';
  percent: number;
}

/**
 * The discount on a product at that moment. The happy-hour discount holds always unless the product has hours for it, the
 * festival discount only in the days of a festival. When both hold, the larger one counts, never both.
 */
export function discountAt(product: PricedProduct, at: Date): Discount {
  const { happyHourDiscount, festivalHourDiscount = 0, priceRules: { happyHour, festival } = {} } = product;
  const happy = !happyHour || isHappyHour(happyHour, at) ? happyHourDiscount : 0;
  const day = festival && dayOf(at);
  const festive = festival && day && festival.from <= day && day <= festival.until ? festivalHourDiscount : 0;
  return festive > happy ? { kind: 'festival', percent: festive } : { kind: 'happy-hour', percent: happy };
}

/** The product as it is at every hour, without the discounts that come and go. */
export const withoutSchedule = (product: PricedProduct): PricedProduct => ({
  ...product,
  happyHourDiscount: steadyDiscount(product),
  festivalHourDiscount: 0,
});
