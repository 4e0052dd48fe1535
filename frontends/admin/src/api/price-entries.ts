import type { PriceSection, Pricing } from '@print-shop/contracts';
import { PRICE_SECTIONS } from '@print-shop/contracts/client';
import type { StaffText } from '../messages/index.ts';

export { PRICE_SECTIONS, type PriceSection };

export interface PriceRow {
  id: string;
  section: PriceSection;
  name: string;
  detail: string;
  price: number;
  /** Sent with a change, so that it does not overwrite somebody else's. */
  version: number;
}

const joined = (...parts: (string | number | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The entries of one section as rows, whatever shape the section travels in; `sides` are the words for printed sides. */
export function rowsOf(pricing: Pricing, section: PriceSection, sides: StaffText['sides']): PriceRow[] {
  if (section === 'paper')
    return pricing.paper.map(({ _id, type, gsm, size, price, version }) => ({
      id: _id,
      section,
      name: type,
      detail: joined(size, `${gsm} gsm`),
      price,
      version,
    }));
  if (section === 'printing')
    return pricing.printing.map(({ _id, type, size, isBothSide, price, version }) => ({
      id: _id,
      section,
      name: type,
      detail: joined(size, isBothSide ? sides.both : sides.single),
      price,
      version,
    }));
  return Object.entries(pricing[section]).map(([name, { _id, price, description, version }]) => ({
    id: _id,
    section,
    name,
    detail: description ?? '',
    price,
    version,
  }));
}

export const isEmptyPricing = (pricing: Pricing): boolean =>
  PRICE_SECTIONS.every((section) => Object.keys(pricing[section]).length === 0);

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

/** The price that a save of these fields would change: capitals make no difference, as on the server. */
export function existingPrice(
  pricing: Pricing,
  {
    section,
    type,
    size,
    gsm,
    isBothSide,
  }: { section: PriceSection; type: string; size: string; gsm: string; isBothSide: boolean },
): { price: number; version: number } | undefined {
  if (section === 'paper')
    return pricing.paper.find(
      (entry) => isSame(entry.type, type) && isSame(entry.size, size) && entry.gsm === Number(gsm),
    );
  if (section === 'printing')
    return pricing.printing.find(
      (entry) => isSame(entry.type, type) && isSame(entry.size, size) && entry.isBothSide === isBothSide,
    );
  return Object.entries(pricing[section]).find(([name]) => isSame(name, type))?.[1];
}
