import type { PriceRules } from './rules.ts';

interface Discounted {
  happyHourDiscount: number;
  priceRules?: PriceRules | undefined;
}

/**
 * The discount in percent that holds at every hour: none where the happy hour has hours. Cards, lists and search show the price
 * with it, as they are kept for longer than an hour; a customer then never pays more than they saw.
 */
export const steadyDiscount = ({ happyHourDiscount, priceRules }: Discounted): number =>
  priceRules?.happyHour ? 0 : happyHourDiscount;
