import type { HeldRate } from '../tax/rules.ts';

export const MAX_BREAKS = 10;
export const MAX_BREAK_FROM = 1_000_000;

/**
 * A lower price from a quantity on. `per: 'piece'`: every piece costs `price`. `per: 'block'`: `from` pieces cost `price`
 * together, and more of them pro rata (500 cards for ₹900, so 600 for ₹1,080). Rupees.
 */
export interface PriceBreak {
  from: number;
  price: number;
  per: 'piece' | 'block';
}

/** Hours of the shop's day, like 17:00 to 19:00; `until` is not included. They may pass midnight. */
export interface HappyHours {
  from: string;
  until: string;
  /** The days on which they begin, 0 is Sunday; every day when missing. */
  days?: number[];
}

/** The price rules of a product beside its plain price. Without rules every piece costs the same. Amounts in rupees. */
export interface PriceRules {
  /** The lowest quantity first. They count all lines of the product together. */
  breaks?: PriceBreak[];
  /** Per piece. */
  sizeSurcharges?: { size: string; rupees: number }[];
  /** Per piece, for each placement of the line. */
  placementSurcharges?: { placement: string; rupees: number }[];
  /** Once for each different design. */
  setUp?: number;
  /** When `happyHourDiscount` holds; always when missing. */
  happyHour?: HappyHours;
  /** When `festivalHourDiscount` holds: both days of the shop are included. Never when missing. */
  festival?: { from: string; until: string };
}

export interface PricedProduct {
  pricePaise: number;
  /** Percent. */
  happyHourDiscount: number;
  /** Percent. */
  festivalHourDiscount?: number;
  /** The price of printing the second side, per piece. */
  bothSidePaise?: number;
  priceRules?: PriceRules;
  /** The rate of GST on the day; without it a price names no tax. */
  taxRate?: HeldRate | undefined;
}

export interface LineToPrice {
  productId: string;
  quantity: number;
  size?: string;
  /** Several are joined: `Left, Front A4`. */
  placement?: string;
  design?: string;
  bothSides?: boolean;
}
