import type { BulkOrder, DatedRule, Pricing, QuoteDetails, QuoteLine, TaxMode } from '@print-shop/contracts';
import {
  hasOwnPrice,
  heldOn,
  type ProductPrice,
  percentFor,
  priceOne,
  quoteName,
  quotePrice,
  ruleOf,
  TAX_RATES,
  toPaise,
  toPriced,
  toRupees,
  USUAL_TAX_RATE,
  withoutSchedule,
} from '@print-shop/contracts/client';
import { quotationBody } from '@print-shop/contracts/schemas';

export const TABS = ['design', 'paper', 'printing', 'lamination', 'binding', 'transport'] as const;
export type Tab = (typeof TABS)[number];

/** The choices on the tabs. An empty text means that nothing is chosen yet. */
export interface Selection {
  design: string;
  paperType: string;
  paperGsm: string;
  paperSize: string;
  printingType: string;
  printingSize: string;
  printingSide: 'single' | 'both';
  lamination: string;
  binding: string;
}

export const NOTHING: Selection = {
  design: '',
  paperType: '',
  paperGsm: '',
  paperSize: '',
  printingType: '',
  printingSize: '',
  printingSide: 'single',
  lamination: '',
  binding: '',
};

/** Changing a type clears what depended on it: GSM and size for paper, size for printing; changing GSM clears the size. */
export function select(current: Selection, change: Partial<Selection>): Selection {
  const next = { ...current, ...change };
  if ('paperType' in change) return { ...next, paperGsm: '', paperSize: '' };
  if ('paperGsm' in change) return { ...next, paperSize: '' };
  if ('printingType' in change) return { ...next, printingSize: '' };
  return next;
}

export interface QuoteItem extends QuoteLine {
  id: string;
  type: QuoteDetails['type'];
  name: string;
}

export const unique = (values: readonly (string | number)[]): string[] => [...new Set(values.map(String))];

/** The query for the selection of a tab; `undefined` while it is not complete. */
export function detailsOf(tab: Tab, selection: Selection): QuoteDetails | undefined {
  const { design, lamination, binding, paperType, paperGsm, paperSize, printingType, printingSize } = selection;
  switch (tab) {
    case 'design':
      return design ? { type: 'design', designType: design } : undefined;
    case 'lamination':
      return lamination ? { type: 'lamination', laminationType: lamination } : undefined;
    case 'binding':
      return binding ? { type: 'binding', bindingType: binding } : undefined;
    case 'paper':
      return paperType && paperGsm && paperSize
        ? { type: 'paper', paperType, gsm: Number(paperGsm), size: paperSize }
        : undefined;
    case 'printing':
      return printingType && printingSize
        ? { type: 'printing', printingType, size: printingSize, printingSide: selection.printingSide }
        : undefined;
    case 'transport':
      return undefined;
  }
}

/** The text of a tab when nothing can be added. */
export interface Faults {
  incomplete: Record<Tab, string>;
  /** Set where the price list may have lost the chosen entry in the meantime. */
  notFound: Partial<Record<Tab, string>>;
}

/** A line without its id and quantity, or the message that says what is missing. */
export type Composed = { item: Omit<QuoteItem, 'id' | 'quantity'> } | { message: string };

/** The lines that the current selection of a tab would add to the order. */
export function compose(tab: Tab, pricing: Pricing, selection: Selection, { incomplete, notFound }: Faults): Composed {
  const details = detailsOf(tab, selection);
  if (!details) return { message: incomplete[tab] };
  const price = quotePrice(pricing, details);
  if (price === undefined) return { message: notFound[tab] ?? incomplete[tab] };
  return { item: { type: details.type, name: quoteName(details), price, details } };
}

/** True when the pricing has nothing to choose from on a tab; there are no transport prices at all. */
export const isTabEmpty = (tab: Tab, pricing: Pricing | undefined): boolean => {
  if (!pricing || tab === 'transport') return true;
  const section = pricing[tab];
  return (Array.isArray(section) ? section : Object.keys(section)).length === 0;
};

export interface QuotableProduct extends ProductPrice {
  _id: string;
  type: string;
}

/**
 * The price of one piece in rupees at this quantity, by the price breaks of the product, rounded to the paisa. Discounts that
 * come and go are not in it: a quotation is valid for longer than they are.
 */
export function piecePrice(product: QuotableProduct, quantity: number, now: Date): number {
  const pieces = Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
  const { totalPaise } = priceOne(withoutSchedule(toPriced(product)), pieces, now);
  return toRupees(Math.round(totalPaise / pieces));
}

export type TaxRate = (typeof TAX_RATES)[number];

/** HSN and rate of a line by the rules of the shop: those of its product, or of everything. */
export function usualTax(
  rules: readonly DatedRule[],
  product: Pick<QuotableProduct, '_id' | 'type'> | undefined,
  { price, mode, day }: { price: number; mode: TaxMode; day: string },
): { hsn: string; rate: TaxRate } {
  const rule = ruleOf(rules, { id: product?._id ?? null, type: product?.type });
  const rate = percentFor(heldOn(rule, day), toPaise(price), mode);
  return { hsn: rule.hsn, rate: TAX_RATES.find((one) => one === rate) ?? USUAL_TAX_RATE };
}

export interface FreeLineValues {
  name: string;
  price: string;
  quantity: string;
  taxRate: TaxRate;
  /** Empty for the usual one. */
  hsn: string;
  /** Of the product that the name is. */
  productId?: string | undefined;
}

const sentItem = quotationBody.shape.items.element;

/** True for an HSN or SAC as it may be entered, and for none. */
export const isHsn = (text: string): boolean => sentItem.shape.hsn.safeParse(text.trim() || undefined).success;

/** Returns the item that is entered, with its price in whole paise; `undefined` while the shop would reject it. */
export function freeLine(values: FreeLineValues): Omit<QuoteItem, 'id'> | undefined {
  const { price, quantity, taxRate, productId } = values;
  const [name, hsn] = [values.name.trim(), values.hsn.trim()];
  const { data } = sentItem.safeParse({
    details: productId ? { type: 'product', productId, name } : { type: 'custom', name },
    price: price.trim() ? toRupees(toPaise(Number(price))) : undefined,
    quantity: Number(quantity),
    taxRate,
    ...(hsn ? { hsn } : {}),
  });
  return data && { ...data, type: data.details.type, name };
}

/** The lines of a bulk order as free lines, each piece at its part of the price. */
export const bulkOrderLines = ({ productName, items }: Pick<BulkOrder, 'productName' | 'items'>): QuoteItem[] =>
  items.map(({ color, size, quantity, price, placement }, index) => {
    const name = `${productName || 'T-shirt'}, ${color}, ${size}, ${placement.join(' + ')}`.slice(0, 200);
    const details = { type: 'custom', name } as const;
    return {
      id: `${index}-bulk`,
      type: details.type,
      name,
      details,
      quantity,
      price: toRupees(Math.round(toPaise(price) / quantity)),
    };
  });

/** Kept lines at today's prices, free lines at their own, and the names of those that the price list does not have any more. */
export function atTodaysPrices(lines: readonly QuoteLine[], pricing: Pricing): { items: QuoteItem[]; gone: string[] } {
  const priced = lines.map(({ details, quantity, price, taxRate, hsn }, index) => ({
    id: `${index}-${details.type}`,
    type: details.type,
    name: quoteName(details),
    price: hasOwnPrice(details) ? price : quotePrice(pricing, details),
    quantity,
    details,
    taxRate,
    hsn,
  }));
  return {
    items: priced.flatMap(({ price, ...line }) => (price === undefined ? [] : [{ ...line, price }])),
    gone: priced.filter(({ price }) => price === undefined).map(({ name }) => name),
  };
}
