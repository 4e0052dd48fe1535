import { toPaise, toRupees } from '../money.ts';
import type { QuoteDetails, QuoteLine } from './quotations.ts';
import type { Pricing } from './routes.ts';

/**
 * The price of one piece of a line by the price list, in rupees; `undefined` when the list has no such entry. Printing on
 * both sides costs exactly double the single side. Where the list has only a price for both sides, one side costs half of
 * it.
 */
export function quotePrice(pricing: Pricing, details: QuoteDetails): number | undefined {
  switch (details.type) {
    case 'design':
      return cardPrice(pricing.design, details.designType);
    case 'lamination':
      return cardPrice(pricing.lamination, details.laminationType);
    case 'binding':
      return cardPrice(pricing.binding, details.bindingType);
    case 'paper': {
      const { paperType, gsm, size } = details;
      return pricing.paper.find((entry) => entry.type === paperType && entry.gsm === gsm && entry.size === size)?.price;
    }
    case 'printing': {
      const { printingType, size, printingSide } = details;
      const entries = pricing.printing.filter((entry) => entry.type === printingType && entry.size === size);
      const oneSide = entries.find(({ isBothSide }) => !isBothSide)?.price;
      const bothSides = oneSide === undefined ? entries[0]?.price : oneSide * 2;
      if (bothSides === undefined) return undefined;
      return toRupees(toPaise(printingSide === 'both' ? bothSides : bothSides / 2));
    }
  }
}

const cardPrice = (cards: Pricing['design'], type: string): number | undefined =>
  Object.hasOwn(cards, type) ? cards[type]?.price : undefined;

/** The name of a line: "Art card 300 gsm, A4". */
export function quoteName(details: QuoteDetails): string {
  switch (details.type) {
    case 'design':
      return details.designType;
    case 'lamination':
      return details.laminationType;
    case 'binding':
      return details.bindingType;
    case 'paper':
      return `${details.paperType} ${details.gsm} gsm, ${details.size}`;
    case 'printing': {
      const sides = details.printingSide === 'both' ? 'both sides' : 'single side';
      return `${details.printingType} printing, ${details.size}, ${sides}`;
    }
  }
}

/** `grandTotal` is the sum of price times quantity in rupees, `totalItems` the sum of the quantities. */
export function quoteTotals(lines: readonly Pick<QuoteLine, 'price' | 'quantity'>[]) {
  const paise = lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0);
  return { grandTotal: toRupees(paise), totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
