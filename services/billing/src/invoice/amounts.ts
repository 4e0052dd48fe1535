import { type supplyKind, type TaxedAmount, taxOn, taxParts } from '@print-shop/contracts';
import { DELIVERY } from '../account/credits.ts';
import { type InvoiceLine, totalsOf } from './invoice.ts';

export type SupplyKind = ReturnType<typeof supplyKind>;

/** The key of a line on all documents of an order. */
export const lineName = ({ line }: InvoiceLine): string => line ?? DELIVERY;

/** The tax in an amount that has it, at a rate, for a kind of supply. */
export const amountsOf = (paise: number, rate: number, kind: SupplyKind) =>
  partsOf(taxOn({ amountPaise: paise, rate }, 'included'), kind);

export const partsOf = ({ taxablePaise, taxPaise, totalPaise }: TaxedAmount, kind: SupplyKind) => ({
  taxablePaise,
  totalPaise,
  ...taxParts(taxPaise, kind),
});

/**
 * The part of a line that earlier documents have not taken back yet; `undefined` where they took all of it. `given` are lines of
 * any name.
 */
export function uncreditedLine(line: InvoiceLine, given: readonly InvoiceLine[]): InvoiceLine | undefined {
  const before = totalsOf(given.filter((one) => lineName(one) === lineName(line)));
  const left = {
    taxablePaise: line.taxablePaise - before.taxablePaise,
    cgstPaise: line.cgstPaise - before.cgstPaise,
    sgstPaise: line.sgstPaise - before.sgstPaise,
    igstPaise: line.igstPaise - before.igstPaise,
    totalPaise: line.totalPaise - before.totalPaise,
  };
  return left.totalPaise > 0 ? { ...line, ...left } : undefined;
}

/**
 * An amount of a line, in paise, with the tax in it. A document that takes all that is left of the line takes it to the paisa, so that
 * the documents of a line add up to it. None takes more tax, or more value, than is left.
 */
export function takeFrom(left: InvoiceLine, paise: number, kind: SupplyKind): InvoiceLine {
  if (paise >= left.totalPaise) return left;
  const within = (amount: number, least: number, most: number) =>
    Math.min(Math.max(amount, least), Math.max(least, most));
  const leftTax = left.totalPaise - left.taxablePaise;
  const usual = amountsOf(paise, left.rate, kind);
  const taxablePaise = within(usual.taxablePaise, paise - leftTax, left.taxablePaise);
  const tax = paise - taxablePaise;
  if (kind === 'between-states')
    return { ...left, taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise: tax, totalPaise: paise };
  const cgstPaise = within(Math.floor(tax / 2), tax - left.sgstPaise, left.cgstPaise);
  return { ...left, taxablePaise, cgstPaise, sgstPaise: tax - cgstPaise, igstPaise: 0, totalPaise: paise };
}
