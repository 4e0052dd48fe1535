import type { Pricing } from '@print-shop/contracts';

export const TABS = ['design', 'paper', 'printing', 'lamination', 'binding', 'transport'] as const;
export type Tab = (typeof TABS)[number];
export const LABELS: Record<Tab, string> = {
  design: 'Design',
  paper: 'Paper',
  printing: 'Printing',
  lamination: 'Lamination',
  binding: 'Binding',
  transport: 'Transport',
};

/** What is chosen on the tabs; empty text is nothing yet. */
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

export interface QuoteItem {
  id: string;
  type: Tab;
  name: string;
  price: number;
  quantity: number;
  details: Record<string, string>;
}

export const unique = (values: readonly (string | number)[]): string[] => [...new Set(values.map(String))];

/** The single-side price; a price that is kept for both sides only counts as half of it. */
const singleSidePrice = (pricing: Pricing, { printingType, printingSize }: Selection): number | undefined => {
  const entries = pricing.printing.filter(({ type, size }) => type === printingType && size === printingSize);
  const single = entries.find(({ isBothSide }) => !isBothSide);
  return single ? single.price : entries[0] && entries[0].price / 2;
};

type Priced = Pick<QuoteItem, 'name' | 'price' | 'details'>;
/** A tab's item without its id and quantity, or the message that says what is missing. */
export type Composed = { item: Priced } | { message: string };

const ofMap = (entries: Pricing['design'], key: string, detail: string, message: string): Composed => {
  const entry = entries[key];
  if (!key || !entry) return { message };
  return { item: { name: key, price: entry.price, details: { [detail]: key, description: entry.description ?? '' } } };
};

/** What the current selection of a tab would add to the order. */
export function compose(tab: Tab, pricing: Pricing, selection: Selection): Composed {
  if (tab === 'design') return ofMap(pricing.design, selection.design, 'designType', 'Please select a design');
  if (tab === 'lamination')
    return ofMap(pricing.lamination, selection.lamination, 'laminationType', 'Please select a lamination option');
  if (tab === 'binding')
    return ofMap(pricing.binding, selection.binding, 'bindingType', 'Please select a binding option');
  if (tab === 'paper') {
    const { paperType, paperGsm, paperSize } = selection;
    if (!paperType || !paperGsm || !paperSize) return { message: 'Please select complete paper specifications' };
    const paper = pricing.paper.find(
      ({ type, gsm, size }) => type === paperType && String(gsm) === paperGsm && size === paperSize,
    );
    if (!paper) return { message: 'Selected paper combination not found' };
    return {
      item: {
        name: `${paperType} ${paperGsm} gsm, ${paperSize}`,
        price: paper.price,
        details: { paperType, gsm: paperGsm, size: paperSize },
      },
    };
  }
  if (tab === 'printing') {
    const { printingType, printingSize, printingSide } = selection;
    if (!printingType || !printingSize) return { message: 'Please select a printing option' };
    const single = singleSidePrice(pricing, selection);
    if (single === undefined) return { message: 'Selected printing option not found' };
    const price = printingSide === 'both' ? single * 2 : single;
    return {
      item: {
        name: `${printingType} printing, ${printingSize}, ${printingSide === 'both' ? 'both sides' : 'single side'}`,
        price,
        details: { printingType, printingSide },
      },
    };
  }
  return { message: '' };
}

/** True when the pricing has nothing to choose from on a tab; there are no transport prices at all. */
export const isTabEmpty = (tab: Tab, pricing: Pricing | undefined): boolean => {
  if (!pricing || tab === 'transport') return true;
  const section = pricing[tab];
  return (Array.isArray(section) ? section : Object.keys(section)).length === 0;
};

export const grandTotal = (items: readonly QuoteItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
export const totalItems = (items: readonly QuoteItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
