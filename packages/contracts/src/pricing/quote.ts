import { toPaise, toRupees } from '../money.ts';
import { sharesOf } from '../price/shares.ts';
import { type Taxed, taxLines } from '../price/tax-lines.ts';
import { USUAL_TAX_RATE } from '../tax/gst.ts';
import type { Quotation, QuoteConditions, QuoteDetails, QuoteLine } from './quotations.ts';
import type { Pricing } from './routes.ts';

/**
 * The price of one piece of a line by the price list, in rupees. `undefined` when the list has no such entry: it has none of
 * a free line or a product. Printing on both sides costs exactly double the single side. Where the list has only a price for
 * both sides, one side costs half of it.
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
    case 'custom':
    case 'product':
      return undefined;
  }
}

/** Whether staff set the price of a line, which is then not that of the price list. */
export const hasOwnPrice = ({ type }: QuoteDetails): boolean => type === 'custom' || type === 'product';

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
    case 'custom':
    case 'product':
      return details.name;
  }
}

/** Specialty design services in the scheme of SAC codes (heading 9983). */
const DESIGN_SAC = '998391';

/**
 * The HSN or SAC of a line: as staff chose it, else by its kind. Design is a service. The rules of the shop know the code of
 * everything else, by the product or as printed matter, so that there is none here.
 */
export const hsnOf = ({ hsn, details }: Pick<QuoteLine, 'hsn' | 'details'>): string | undefined =>
  hsn ?? (details.type === 'design' ? DESIGN_SAC : undefined);

export interface QuoteAmounts {
  /** The lines at their prices, before the discount. */
  itemsPaise: number;
  discountPaise: number;
  deliveryPaise: number;
  /** In the total, whether it is included in the prices or added to them. */
  taxPaise: number;
  totalPaise: number;
  /** The part of the total that is due on acceptance. */
  advancePaise: number;
  totalItems: number;
  /** Each line, after its part of the discount. */
  lines: (Taxed & { discountPaise: number })[];
}

/**
 * The sums of a quotation's lines under its conditions. The discount is taken off before the tax and shared by the lines; a discount
 * in rupees takes off at most what they cost. Tax is rounded per line, the delivery bears that of the dearest one.
 */
export function quoteAmounts(lines: readonly QuoteLine[], conditions: QuoteAmountsConditions): QuoteAmounts {
  const { discount, tax, advance } = conditions;
  const each = lines.map(({ price, quantity }) => toPaise(price) * quantity);
  const itemsPaise = sum(each);
  const wanted =
    discount.unit === 'percent' ? Math.round((itemsPaise * discount.value) / 100) : toPaise(discount.value);
  const discountPaise = Math.min(itemsPaise, wanted);
  const shares = sharesOf(discountPaise, each);
  const deliveryPaise = toPaise(conditions.delivery);
  const taxed = taxLines(
    lines.map(({ quantity, taxRate = USUAL_TAX_RATE }, index) => ({
      quantity,
      rate: { percent: taxRate },
      paise: (each[index] ?? 0) - (shares[index] ?? 0),
    })),
    deliveryPaise,
    tax,
  );
  const all = [...taxed.lines, taxed.delivery];
  const totalPaise = sum(all.map((line) => line.totalPaise));
  return {
    itemsPaise,
    discountPaise,
    deliveryPaise,
    totalPaise,
    taxPaise: sum(all.map(({ taxPaise }) => taxPaise)),
    advancePaise: Math.round((totalPaise * advance) / 100),
    totalItems: sum(lines.map(({ quantity }) => quantity)),
    lines: taxed.lines.map((line, index) => ({ ...line, discountPaise: shares[index] ?? 0 })),
  };
}

export const quoteAmountsInRupees = (sums: QuoteAmounts): Quotation['amounts'] => ({
  items: toRupees(sums.itemsPaise),
  discount: toRupees(sums.discountPaise),
  delivery: toRupees(sums.deliveryPaise),
  tax: toRupees(sums.taxPaise),
  total: toRupees(sums.totalPaise),
  advance: toRupees(sums.advancePaise),
});

/** `tax` is added, `included` is in the prices already. */
export type QuoteSum = 'items' | 'discount' | 'delivery' | 'tax' | 'total' | 'included' | 'advance';

/** The rows of a quotation's sums from the lines to the advance, in rupees; only those that say something. The discount is what is taken off. */
export function quoteSums({ amounts, tax }: Pick<Quotation, 'amounts' | 'tax'>): [QuoteSum, number][] {
  const added = tax === 'added' ? amounts.tax : 0;
  const isMore = amounts.discount > 0 || amounts.delivery > 0 || added > 0;
  const rows: [QuoteSum, number, boolean][] = [
    ['items', amounts.items, isMore],
    ['discount', amounts.discount, amounts.discount > 0],
    ['delivery', amounts.delivery, amounts.delivery > 0],
    ['tax', added, added > 0],
    ['total', amounts.total, true],
    ['included', amounts.tax, tax === 'included' && amounts.tax > 0],
    ['advance', amounts.advance, amounts.advance > 0],
  ];
  return rows.flatMap(([name, rupees, says]) => (says ? [[name, rupees]] : []));
}

type QuoteAmountsConditions = Pick<QuoteConditions, 'discount' | 'delivery' | 'tax' | 'advance'>;

/** The conditions of a quotation to which none were added. */
export const PLAIN_CONDITIONS: QuoteConditions = {
  discount: { unit: 'percent', value: 0 },
  delivery: 0,
  tax: 'included',
  advance: 0,
  terms: '',
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
