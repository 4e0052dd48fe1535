import { PRICE_SECTIONS, type PriceSection, type Pricing } from '@print-shop/contracts';

export { PRICE_SECTIONS, type PriceSection };

/** One price of any section, as a row. */
export interface PriceRow {
  id: string;
  section: PriceSection;
  name: string;
  detail: string;
  price: number;
}

const joined = (...parts: (string | number | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The entries of one section as rows, whatever shape the section travels in. */
export function rowsOf(pricing: Pricing, section: PriceSection): PriceRow[] {
  if (section === 'paper')
    return pricing.paper.map(({ _id, type, gsm, size, price }) => ({
      id: _id,
      section,
      name: type,
      detail: joined(size, `${gsm} gsm`),
      price,
    }));
  if (section === 'printing')
    return pricing.printing.map(({ _id, type, size, isBothSide, price }) => ({
      id: _id,
      section,
      name: type,
      detail: joined(size, isBothSide ? 'both sides' : 'single side'),
      price,
    }));
  return Object.entries(pricing[section]).map(([name, { _id, price, description }]) => ({
    id: _id,
    section,
    name,
    detail: description ?? '',
    price,
  }));
}

export const isEmptyPricing = (pricing: Pricing): boolean =>
  PRICE_SECTIONS.every((section) => rowsOf(pricing, section).length === 0);
