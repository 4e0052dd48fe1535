import { toPaise } from '../money.ts';
import type { PriceBreak } from './rules.ts';

/** The fault of a break: it does not follow the one before, is not cheaper, or costs less in all than fewer pieces. */
export interface BreakFault {
  /** Its place in the list. */
  at: number;
  kind: 'not-more-pieces' | 'not-cheaper' | 'less-in-all';
  /** How many pieces it begins at, and the break before; 1 is the plain price. */
  from: number;
  before: number;
}

/** Paise of one piece. */
const unitOf = ({ from, price, per }: PriceBreak): number => toPaise(price) / (per === 'block' ? from : 1);

/**
 * The first fault of a product's breaks, or undefined. With none, a single piece costs the plain price, and a customer who
 * reads the table from the top sees each price fall and each sum rise.
 */
export function breakFault(pricePaise: number, breaks: readonly PriceBreak[]): BreakFault | undefined {
  let [before, unit] = [1, pricePaise];
  for (const [at, one] of breaks.entries()) {
    const { from } = one;
    const next = unitOf(one);
    const kind =
      from <= before
        ? 'not-more-pieces'
        : next >= unit
          ? 'not-cheaper'
          : next * from < unit * before
            ? 'less-in-all'
            : undefined;
    if (kind) return { at, kind, from, before };
    [before, unit] = [from, next];
  }
  return undefined;
}
