import { discountedPaise, toPaise } from '../money.ts';
import type { PricedProduct } from './rules.ts';

/** A number of pieces for a price in paise, more of them pro rata. */
interface Rate {
  from: number;
  pieces: number;
  paise: number;
}

const ratesOf = ({ pricePaise, priceRules }: PricedProduct, percent: number): Rate[] => [
  { from: 1, pieces: 1, paise: discountedPaise(pricePaise, percent) },
  ...(priceRules?.breaks ?? []).map(({ from, price, per }) => ({
    from,
    pieces: per === 'block' ? from : 1,
    paise: discountedPaise(toPaise(price), percent),
  })),
];

const costAt = ({ from, pieces, paise }: Rate, quantity: number): number =>
  Math.round((paise * Math.max(quantity, from)) / pieces);

/**
 * The price of this number of pieces of a product in paise at that discount, without surcharges. The discount is taken off
 * each price and rounded to the paisa. Where a later break's quantity costs less in all, that is the price, so that more
 * pieces never cost less.
 */
export const piecesPaise = (product: PricedProduct, quantity: number, percent: number): number =>
  quantity > 0 ? Math.min(...ratesOf(product, percent).map((rate) => costAt(rate, quantity))) : 0;

export interface NextBreak {
  from: number;
  unitPaise: number;
  /** Compared with one piece bought alone at the same discount, in whole percent. */
  savesPercent: number;
}

/** The breaks of a product above that quantity which make a piece cheaper, the nearest first. */
export function breaksAbove(product: PricedProduct, quantity: number, percent: number): NextBreak[] {
  const [{ paise: single } = { paise: 0 }, ...breaks] = ratesOf(product, percent);
  return breaks
    .filter(({ from, pieces, paise }) => from > quantity && paise / pieces < single)
    .map(({ from, pieces, paise }) => ({
      from,
      unitPaise: Math.round(paise / pieces),
      savesPercent: Math.floor(100 - (100 * paise) / (pieces * single)),
    }));
}
